### La mesa genérica: para cualquier juego que no trae la suya.

generic-situation = { $you ->
    [yes] Te toca
   *[no] Le toca a { $who }
}
generic-table = Sobre la mesa
generic-hidden = oculto
generic-score = Puntos
generic-actions = Tus opciones
