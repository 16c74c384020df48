### Lo que lee quien aloja el servidor: `undercard serve`.

hosting-open = Undercard está abierto: { $address }
hosting-open-network = En otros dispositivos de tu red: { $address }
hosting-bots = Tus bots: { $names }
hosting-how-to-stop = Pulsa Ctrl+C para parar. No se pierde ninguna partida.
hosting-compiling = Se están compilando las reglas y los bots: una sola vez, durante un minuto más o menos. Ya se puede jugar; los bots más fuertes se incorporan en cuanto están listos.
hosting-compiled = Listo: todos los bots están preparados.
hosting-not-compiled = No se ha podido compilar todo. Las partidas continúan, más despacio, y los bots fuertes juegan con reglas sencillas. El registro indica el motivo.
hosting-no-pages = Las páginas no están construidas: el navegador solo mostrará un aviso. Consulta docs/hosting.md.
hosting-stopped = Parado. Todas las partidas se guardan en { $place }
