### Fightdrome in the terminal.

fightdrome-terminal-round = Ronda { $round }
fightdrome-terminal-characters = Elección de personajes
fightdrome-terminal-opponent = { $who }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $pile } en la pila para robar, { $discard } en la de descarte
fightdrome-terminal-fame = Fama: { $fame } de { $target }
fightdrome-terminal-stable = Sleeves restantes: { $sleeves }
fightdrome-terminal-live = Ataque en curso
fightdrome-terminal-nothing-live = No hay ningún ataque en curso.
fightdrome-terminal-hand = Tu mano
fightdrome-terminal-pile = Pila para robar: { $pile }, pila de descarte: { $discard }
fightdrome-terminal-hint = Las cartas se escriben así: { $example }; para descartar una: { $discard }.
fightdrome-terminal-stacks = Stacks a elegir: { $cards }
fightdrome-terminal-sleeves = Sleeves a elegir: { $cards }
