### Playing in the terminal: `undercard play`.

terminal-compiling = Se compilan estos bots: una sola vez, unos { $seconds } segundos.
terminal-options = Opciones: { $options }
terminal-options-default = Opciones: todas por defecto.
terminal-how = Escribe una jugada, por ejemplo { $example }. Escribe ? para ver la ayuda, «log» para ver lo que ha pasado o «quit» para salir.
terminal-round = Ronda { $round }
terminal-opponent = { $who }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $pile } en la pila para robar, { $discard } en la de descarte
terminal-fame = Fama: { $fame } de { $target }
terminal-stable = Sleeves restantes: { $sleeves }
terminal-live = Ataque en curso
terminal-nothing-live = No hay ningún ataque en curso.
terminal-hand = Tu mano
terminal-pile = Pila para robar: { $pile }, pila de descarte: { $discard }
terminal-legal = Puedes
terminal-prompt = Tu jugada
terminal-not-allowed = La jugada { $action } no está permitida. { $rule }: { $reason }
terminal-unknown = «{ $action }» no es una jugada. { $hint }
terminal-unknown-hint = Las cartas se escriben así: { $example }; para descartar una: { $discard }.
terminal-action-play = jugar { $card }
terminal-action-discard = descartar { $card }
terminal-action-rest = descansar: robar una carta y ceder la Iniciativa
terminal-action-keep = conservar esta mano
terminal-action-redraw = mostrar esta mano y robar otra
terminal-action-sleeve = enviar a { $sleeve } a la arena
terminal-action-stack = tomar el Stack { $stack }
terminal-action-draw = robar una carta
terminal-action-pass = no robar
terminal-on-offer = A elegir: { $cards }
terminal-pass = Pasa el dispositivo a { $who }. Pulsa Intro cuando solo { $who } esté mirando.
terminal-help =
    Escribe una carta para jugarla. Si estás Tambaleante, escribe x delante de una carta para descartarla.
    ? seguido de una jugada indica si está permitida y, si no, qué regla lo impide.
    log muestra lo que ha pasado, hand vuelve a mostrar la mesa, quit sale de la partida.
terminal-allowed = La jugada { $action } está permitida.
terminal-left = Sales de la partida.
terminal-saved = El registro de la partida está en { $path }. Verifícalo con: undercard verify { $path }

## Survive at the terminal.

terminal-survive-round = Ronda { $round } de { $rounds }
terminal-survive-legend = X, Y, Z: figuras de los jugadores; G, C: Agarradores y Reptadores; minúsculas: figuras derribadas. (1) a (4): teletransportadores; t: terminal; n: nido; puntos: zonas. B, G: campos azules y verdes activos; b, g: apagados. Una letra junto a una figura o en una casilla es un recurso que hay ahí; un número, varios.
terminal-survive-hint = Escribe a1-a2 para dar un paso, +w y -w para recoger y soltar, o una de las jugadas de arriba.
terminal-survive-help =
    Escribe una jugada tal como se muestra: a1-a2 para dar un paso, +w y -w para recoger y soltar, hit a2 para atacar.
    ? seguido de una jugada indica si está permitida y, si no, qué regla lo impide.
    log muestra lo que ha pasado, table vuelve a mostrar la mazmorra, quit sale de la partida.
terminal-survive-steps = Pasos: { $steps }
terminal-survive-down = derribada
terminal-survive-out = fuera de juego
terminal-survive-needs = Tu colonia necesita { $needs }.
terminal-survive-cards = Tus cartas: { $cards }
