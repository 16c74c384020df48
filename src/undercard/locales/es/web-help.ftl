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
