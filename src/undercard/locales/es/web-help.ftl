### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game }: las reglas
help-games = Juegos
help-learn = Aprender jugando
help-example = Ejemplo de turno
help-example-open = Ver el ejemplo paso a paso
help-contents = Contenido
help-search = Buscar en las reglas
help-search-hint = Una palabra o un número de regla
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

## Lessons.

help-learn-title = Aprender jugando
help-learn-about = Partidas de verdad, grabadas. Haces todas las jugadas de un bando, una regla cada vez. Nada puede salir mal.
help-start = { $state ->
    [done] Repetir
    [begun] Seguir
   *[new] Empezar
}
help-you = Tú
help-rival = Oponente
help-step = Paso { $step } de { $steps }
help-now = Ahora: { $action }
help-walk = Ve a { $cell }
help-show-me = Hazlo por mí
help-continue = Continuar
help-back = Atrás
help-again = Empezar de nuevo
help-next-lesson = Siguiente lección
help-learned = Terminada
help-watch = Mira…
help-play-bot = Jugar una partida de verdad
help-read-rules = Leer todas las reglas
help-also-legal = Eso también está permitido. En esta lección seguimos con: { $action }.
help-lesson-lost = No se ha podido cargar la lección.

## Fair chance.

help-fair = Un azar justo que puedes comprobar
help-fair-intro = En nuestras mesas, las cartas y los dados se sacan de modo que nadie, ni siquiera el administrador de este servidor, pueda elegirlos sin que se note. Así funciona, y puedes probarlo.
help-fair-promise = 1. Una promesa
help-fair-promise-about = Antes de que nadie se siente, la mesa saca un número largo al azar, su secreto, y muestra a todos su huella (SHA-256). De la huella nadie puede deducir el secreto, y ningún otro secreto tiene la misma. Tu navegador guarda la huella cuando te sientas, así que la mesa ya no puede cambiar de idea.
help-fair-words = 2. Una palabra de cada uno
help-fair-words-about = El navegador de cada jugador elige una palabra al azar y al principio solo muestra su sello: una huella de la palabra junto con la promesa. Las palabras se revelan cuando todos los asientos han sellado la suya y, desde ese momento hasta el reparto, nadie puede dejar la mesa. Así nadie puede elegir la suya el último, ni siquiera el administrador, y la promesa ya no se puede cambiar: forma parte de cada sello. Los bots también participan; sus palabras se derivan del secreto.
help-fair-draw = 3. Cada sorteo sale de ambas cosas
help-fair-draw-about = Antes de repartir y antes de cada acción, se calculan nuevos números aleatorios a partir del secreto, del número de la acción y de todas las palabras (HMAC-SHA256). Nadie puede deducir la siguiente carta de las ya vistas.
help-fair-reveal = 4. El secreto sale a la luz
help-fair-reveal-about = Cuando la partida termina, el secreto se publica. Con el botón «Verificar» de la repetición, tu navegador lo compara con su propia copia, no con lo que el servidor diga ahora. El registro descargado contiene tu copia, y puedes comprobarlo todo sin conexión:
help-fair-proved = Lo que esto demuestra
help-fair-proved-about = Si tu navegador lo encuentra todo en orden, la mesa no ha cambiado su secreto desde que te sentaste, tu propia palabra contribuyó a cada carta y a cada dado, y ningún jugador ni administrador pudo elegir una palabra después de ver las demás. Basta con un jugador honrado: nadie pudo escoger el reparto.
help-fair-limits = Lo que esto no impide
help-fair-limits-about = Hay cosas que ningún cálculo puede descartar:
help-fair-limit-host = Un administrador que lea la base de datos conoce el secreto, y con él todas las manos y las cartas que quedan por salir, y podría contárselo a un amigo.
help-fair-limit-friends = Dos amigos siempre pueden enseñarse las manos.
help-fair-limit-withheld = Si un jugador no revela a tiempo su palabra sellada, se reparte sin ella. Con un administrador deshonesto podría elegir así entre dos repartos. La comprobación muestra cada palabra retenida.
help-fair-limit-copy = Sin una copia de antes del reparto, por ejemplo en otro dispositivo, tu navegador solo puede decir que el secreto y la promesa coinciden entre sí. Y la propia página viene del servidor: si no te fías de él, comprueba el registro sin conexión.
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
