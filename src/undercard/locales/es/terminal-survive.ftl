### Collect! Fight! Survive! in the terminal.

survive-terminal-round = Ronda { $round } de { $rounds }
survive-terminal-legend = X, Y, Z: figuras de los jugadores; G, C: Agarradores y Reptadores; minúsculas: figuras derribadas. (1) a (4): teletransportadores; t: terminal; n: nido; puntos: zonas. B, G: campos azules y verdes activos; b, g: apagados. Una letra junto a una figura o en una casilla es un recurso que hay ahí; un número, varios. Junto al mapa, ↓ significa derribada y × fuera de juego.
survive-terminal-hint = Escribe a1-a2 para dar un paso, +w y -w para recoger y soltar, o una de las jugadas junto al mapa. ? las explica, con las probabilidades de las que llevan dados.
survive-terminal-steps = Pasos: { $steps }
survive-terminal-needs = Tu colonia necesita { $needs }.
survive-terminal-cards = Tus cartas: { $cards }
