### Playing in the terminal: `undercard play`.

terminal-compiling = Se compilan estos bots: una sola vez, unos { $seconds } segundos.
terminal-options = Opciones: { $options }
terminal-options-default = Opciones: todas por defecto.
terminal-how = Escribe una jugada, por ejemplo { $example }. Escribe ? para ver la ayuda, «log» para ver lo que ha pasado o «quit» para salir.
terminal-legal = Puedes
terminal-prompt = Tu jugada
terminal-not-allowed = La jugada { $action } no está permitida. { $rule }: { $reason }
terminal-unknown = «{ $action }» no es una jugada. { $hint }
terminal-pass = Pasa el dispositivo a { $who }. Pulsa Intro cuando solo { $who } esté mirando.
terminal-allowed = La jugada { $action } está permitida.
terminal-left = Sales de la partida.
terminal-winners = { $count ->
    [0] No gana nadie.
    [1] ¡Gana { $who }!
   *[other] { $who } comparten la victoria.
}
terminal-scores = Resultado final: { $scores }
terminal-saved = El registro de la partida está en { $path }. Verifícalo con: undercard verify { $path }
terminal-hint = Escribe una jugada tal como se muestra, por ejemplo { $example }.
terminal-hidden = oculto
terminal-you = { $who } (tú)
terminal-help =
    ? seguido de una jugada indica si está permitida y, si no, qué regla lo impide.
    log muestra lo que ha pasado, table vuelve a mostrar la mesa, quit sale de la partida.
