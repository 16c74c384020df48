### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game }: las reglas
help-games = Juegos
help-learn = Aprender jugando
help-example = Ejemplo de turno
help-example-open = Ver el ejemplo paso a paso
help-contents = Contenido
help-search = Buscar en las reglas
help-search-hint = Finta, F4.7, teletransportador…
help-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
help-nothing = Ninguna regla contiene todas estas palabras: «{ $query }».
help-link-to = Enlace a la regla { $rule }
help-option = Opción
help-usual = Por defecto: { $value }
help-usual-mark = por defecto
help-option-span = de { $least } a { $most }
help-picture-answers = Ejemplos de { $card }. Responde a: { $yes }. No responde a: { $no }.
help-scene-S2-2 = Cuatro naipes, del primero al último: as de diamantes, rey de tréboles, rey de picas, siete de corazones.
help-scene-S3-1 = Una figura avanza tres casillas seguidas; un campo activo cierra el paso a la siguiente.
help-scene-S3-2 = Una figura con carga junto a un recurso.
help-scene-S3-5 = Una figura quiere abrirse paso ante un enemigo: saca un 6, y el enemigo, un 3.
help-scene-S5-1 = Una figura en una casilla contigua a un campo azul activo.
help-scene-S5-3 = Dos campos verdes, uno encendido y otro apagado.
help-scene-S6-2 = Quien pierde está en el suelo a dos casillas de quien gana; su carga queda en medio.
help-scene-S7-1 = Una figura derribada, con su carga.
help-scene-S9-2 = Tres recursos, que valen 5, 3 y 1 puntos.
help-scene-S10-1 = Un Agarrador, y un Reptador que lleva un cristal.

## Lessons.

help-learn-title = Aprender jugando
help-learn-about = Una partida de verdad, grabada. Haces todas las jugadas de un bando, y cada regla se explica la primera vez que importa. Nada puede salir mal.
help-lesson-fightdrome = Tu primer combate
help-lesson-fightdrome-about = Cinco minutos: atacar, responder, bloquear, fintar, tambalearse, descansar, ganar.
help-lesson-survive = Tu primera ronda
help-lesson-survive-about = Diez minutos: colocar el equipo, elegir carta, moverse, cargar, saltar, pelear.
help-start = Empezar
help-you = Tú
help-rival = Oponente
help-step = Paso { $step } de { $steps }
help-now = Ahora: { $action }
help-walk = Ve a { $cell }
help-show-me = Hazlo por mí
help-continue = Continuar
help-back = Atrás
help-again = Empezar de nuevo
help-other-lesson = La otra lección
help-play-bot = Jugar una partida de verdad
help-read-rules = Leer todas las reglas
help-also-legal = Eso también está permitido. En esta lección seguimos con: { $action }.
help-lesson-lost = No se ha podido cargar la lección.

help-fightdrome-intro = Te damos la bienvenida a la arena. Tu luchador es un Stack en una Sleeve; juntos determinan cuántas cartas de cada tipo hay en tu mazo (F1.2). Tienes siete cartas (F2.1); las de tu oponente están ocultas.
help-fightdrome-lead = Tienes la Iniciativa: juega cualquier carta de Ataque, un Puñetazo, una Patada o una Llave. El número es su fuerza (F3.1).
help-fightdrome-draw = Has robado una carta nueva enseguida: toda carta que no sea Neuroquímica se repone (F5.1). Ahora tu oponente debe responder a tu ataque.
help-fightdrome-answer = Hay un ataque en curso y debes responder. Una Llave responde a cualquier ataque de fuerza igual o inferior; un Puñetazo, a Puñetazos y Llaves; una Patada, a Patadas y Llaves (F4.1, F4.2, F4.3). Las cartas atenuadas no sirven: elige una para ver por qué. Si puedes jugar, debes jugar (F3.5).
help-fightdrome-feint = Una Finta responde a cualquier ataque, por fuerte que sea, pero nunca a uno Neuroquímico. Robas una carta y atacas otra vez enseguida (F4.7).
help-fightdrome-follow_up = Tras tu Finta, juega cualquier carta de Ataque. Basta una débil: aquí la fuerza no cuenta (F3.3).
help-fightdrome-stagger = Nada en tu mano responde a esto. Quedas Tambaleante: descarta una carta boca abajo (F6.1). No se repone, así que te quedan menos cartas; quien se queda sin ninguna ha perdido (F6.2).
help-fightdrome-weave = Una Esquiva detiene cualquier ataque, sea cual sea su fuerza, pero nunca uno Neuroquímico. Después la pelea queda en pausa y el jugador cuyo ataque fue detenido recupera la Iniciativa (F4.6, F4.12).
help-fightdrome-neurochem = Las cartas Neuroquímicas superan cualquier fuerza, y solo otra Neuroquímica les responde. El precio: después no robas (F4.9, F5.2).
help-fightdrome-they_stagger = Tu oponente no tiene respuesta y queda Tambaleante: una carta menos enfrente. Ahora puedes atacar otra vez o descansar (F6.3).
help-fightdrome-block = Un Bloqueo detiene un ataque que no sea más fuerte que él. El de Puñetazo sirve contra Puñetazos y Llaves; el de Patada, contra Patadas y Llaves (F4.4, F4.5).
help-fightdrome-pause = Tu ataque ha sido detenido: la pelea queda en pausa y la Iniciativa vuelve a ser tuya (F4.12). Con Bloqueos, Fintas y Esquivas no se puede atacar (F4.13).
help-fightdrome-rest = Justo después de que tu oponente quede Tambaleante puedes descansar en vez de atacar: roba una carta y cede la Iniciativa (F7.1). Pero no con la mano llena (F7.2).
help-fightdrome-they_rest = Tu oponente descansa: una carta más enfrente, y tú tienes la Iniciativa (F7.1).
help-fightdrome-end = Tu oponente no tenía ninguna carta de Ataque tras tu Descanso, así que la ronda ha terminado (F7.3). ¡Has ganado tu primer combate! Lo normal es que una ronda acabe cuando alguien se queda sin cartas (F8.1).

help-survive-intro = Te damos la bienvenida a la mazmorra. Lleva recursos a tu zona antes de que acabe la última ronda. Tus tres cartas secretas indican qué necesita más tu colonia: esos tipos valen 5 puntos cada uno (S1.5, S9.2).
help-survive-place = Primero colocas tus figuras, una a una, en casillas libres de tu zona (S1.7). Cada una tiene su velocidad y su fuerza (D2).
help-survive-leave = Hay más figuras de las que pueden jugar: elige la que no juega (S1.7).
help-survive-bid = Empieza una ronda: todos eligen una carta en secreto. La más alta va primero; el as es la más alta y, a igual valor, los tréboles van antes que las picas, los corazones y los diamantes (S2.1, S2.2). Cada carta se usa una sola vez.
help-survive-order = Las cartas están a la vista y el orden de esta ronda queda fijado. Los PNJ participan con su propia carta (S2.2).
help-survive-use = Tu turno: activa tus figuras una tras otra, en el orden que quieras (S2.3). Cada una tiene dos acciones: Movimiento, Campos o Pelea (S2.4).
help-survive-step = Un Movimiento va casilla a casilla, nunca en diagonal, tantos pasos como el valor de movimiento de la figura (S3.1). Los muros y los campos encendidos cierran el paso.
help-survive-pick = Aquí hay algo útil. Recoger no cuesta ninguna acción y puede hacerse en cualquier momento de la activación. Pero cada recurso hace más lenta a la figura (S3.2).
help-survive-drop = ¡En casa! Al final solo cuenta lo que hay en tu zona; lo que se lleva encima no cuenta (S9.2). Como mucho, tres por casilla (S3.3).
help-survive-field = Un pasaje con un campo de energía azul. Desde una casilla contigua, una figura puede apagarlo o encenderlo; es una acción (S5.1, S5.2).
help-survive-green = Los campos verdes obedecen a los terminales: desde cualquiera de ellos enciendes o apagas cuantos quieras en una acción (S5.3).
help-survive-jump = ¡Un teletransportador! Se tira un d8: de 1 a 4 vas al teletransportador de ese número; de 5 a 7 eliges tú; con un 8 llegas a uno al azar y caes al suelo (S4.1). No cuesta ningún paso.
help-survive-to = Has sacado de 5 a 7: elige el teletransportador (S4.1).
help-survive-hit = Un enemigo justo al lado: ¡Pelea! Ambos tiran un d8 y suman su modificador, el atacante 1 más; cada recurso que se lleva resta 1. Quien pierde suelta su carga, es empujado y derribado (S6.1, S6.2).
help-survive-follow = Has ganado: tu figura puede avanzar a la casilla que ha dejado quien perdió (S6.2).
help-survive-stay = Has ganado: tu figura puede avanzar o quedarse (S6.2).
help-survive-stand = Una figura derribada se levanta primero; cuesta dos pasos (S7.1).
help-survive-return = Una figura fuera de juego vuelve enseguida a tu zona, pero no actúa hasta la ronda siguiente (S8.1).
help-survive-done = Termina este Movimiento para empezar otra acción (S2.4).
help-survive-pass = No hace falta usarlo todo: termina la activación de esta figura (S2.4).
help-survive-npc = Los PNJ han actuado: los Agarradores persiguen a quien lleva algo, los Reptadores arrastran recursos a su nido. Los guía un árbol de decisión, y la mesa muestra qué preguntas se han hecho (S10.2).
help-survive-knocked_down = Un dado que muestra 1 derriba a su propia figura; un 8, a la otra (S3.6).
help-survive-out = Derribada cuando ya lo estaba: esa figura queda fuera de juego hasta la ronda siguiente (S8.1).
help-survive-end = La primera ronda ha terminado. Se juegan así cuatro rondas; después se cuentan los recursos de las zonas: 5 puntos por lo que piden tus cartas, 3 por lo que piden dos cartas descubiertas, 1 por todo lo demás (S9.2). ¡Ya puedes jugar!

## Fair chance.

help-fair = Un azar justo que puedes comprobar
help-fair-intro = En nuestras mesas, las cartas y los dados se sacan de modo que nadie, ni siquiera el administrador de este servidor, pueda elegirlos sin que se note. Así funciona, y puedes probarlo.
help-fair-promise = 1. Una promesa
help-fair-promise-about = Antes de que nadie se siente, la mesa saca un número largo al azar, su secreto, y muestra a todos su huella (SHA-256). De la huella nadie puede deducir el secreto, y ningún otro secreto tiene la misma. Así que la mesa ya no puede cambiar de idea.
help-fair-words = 2. Una palabra de cada uno
help-fair-words-about = Al empezar la partida, el navegador de cada jugador añade una palabra aleatoria. La mesa no podía conocer esas palabras al hacer su promesa, así que no pudo elegir un secreto que diera buenas cartas a un amigo.
help-fair-draw = 3. Cada sorteo sale de ambas cosas
help-fair-draw-about = Antes de repartir y antes de cada acción, se calculan nuevos números aleatorios a partir del secreto, del número de la acción y de todas las palabras (HMAC-SHA256). Nadie puede deducir la siguiente carta de las ya vistas.
help-fair-reveal = 4. El secreto sale a la luz
help-fair-reveal-about = Cuando la partida termina, el secreto se publica. Cualquiera puede comprobar que coincide con la huella y que cada carta y cada dado salieron de él: con el botón «Verificar» de cualquier repetición, o sin conexión con el registro:
help-fair-limits = Lo que esto no impide
help-fair-limits-about = Un administrador puede contarle el secreto a un amigo, que conocería así las cartas por adelantado. Y dos amigos siempre pueden enseñarse las manos. Si te juegas algo importante, hazlo en un servidor de confianza.
help-fair-try = Pruébalo
help-fair-try-about = Tú eres la mesa. Elige un secreto y mira lo que ven los jugadores.
help-fair-secret = Tu secreto
help-fair-new = Otro secreto
help-fair-shown = Lo que todos ven antes de la partida
help-fair-word = La palabra de un jugador
help-fair-first = De donde sale el reparto
help-fair-cheat = Ahora cambia una sola letra del secreto: la huella cambia por completo, y todos lo notarían.
help-fair-match = El secreto coincide con la promesa.
help-fair-mismatch = Este no es el secreto que se prometió.
help-fair-promised = Prometer este secreto
help-fair-needs-https = Este navegador solo calcula huellas en páginas cargadas por https.
