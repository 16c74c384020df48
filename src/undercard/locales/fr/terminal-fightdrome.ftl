### Fightdrome in the terminal.

fightdrome-terminal-round = Manche { $round }
fightdrome-terminal-characters = Choix des personnages
# In French, one is for 0 and 1.
fightdrome-terminal-opponent = { $who } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $pile } dans la pioche, { $discard } dans la défausse
fightdrome-terminal-fame = Renommée : { $fame } sur { $target }
fightdrome-terminal-stable = Sleeves restantes : { $sleeves }
fightdrome-terminal-live = Attaque en cours
fightdrome-terminal-nothing-live = Aucune attaque en cours.
fightdrome-terminal-hand = Ta main
fightdrome-terminal-pile = Pioche : { $pile }, défausse : { $discard }
fightdrome-terminal-hint = Les cartes s’écrivent { $example } ; pour en défausser une, { $discard }.
fightdrome-terminal-stacks = Stacks au choix : { $cards }
fightdrome-terminal-sleeves = Sleeves au choix : { $cards }
