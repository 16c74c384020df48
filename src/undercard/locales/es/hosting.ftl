### Lo que lee quien aloja el servidor: `undercard serve`.

hosting-open = Undercard está abierto: { $address }
hosting-open-network = En otros dispositivos de tu red: { $address }
hosting-bots = Tus bots: { $names }
hosting-how-to-stop = Pulsa Ctrl+C para parar. No se pierde ninguna partida.
hosting-compiling = Se están compilando las reglas: una sola vez, durante un minuto más o menos. Hasta entonces, las primeras partidas empiezan más despacio.
hosting-compiled = Listo: a partir de ahora cada partida empieza al instante.
hosting-no-pages = Las páginas no están construidas: el navegador solo mostrará un aviso. Consulta docs/hosting.md.
hosting-stopped = Parado. Todas las partidas se guardan en { $place }
