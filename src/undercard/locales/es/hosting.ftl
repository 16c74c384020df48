### Lo que lee el administrador del servidor: `undercard serve`.

hosting-open = Undercard está disponible en { $address }
hosting-open-network = Desde otros dispositivos de tu red: { $address }
hosting-bots = Tus bots: { $names }
hosting-how-to-stop = Pulsa Ctrl+C para detener el servidor. No se pierde ninguna partida.
hosting-compiling = Se están compilando las reglas y los bots: ocurre una sola vez y tarda un minuto más o menos. Ya se puede jugar; los bots más fuertes estarán disponibles en cuanto estén listos.
hosting-compiled = Compilación terminada: todos los bots están listos.
hosting-not-compiled = No se ha podido compilar todo. Las partidas continúan, pero más despacio, y los bots fuertes juegan con reglas sencillas. El registro del servidor indica el motivo.
hosting-no-pages = Las páginas web no se han generado: el navegador solo mostrará un aviso. Consulta docs/hosting.md.
hosting-stopped = Servidor detenido. Todas las partidas se conservan en { $place }
