### Fightdrome in the terminal.

fightdrome-terminal-round = Round { $round }
fightdrome-terminal-characters = Choice of characters
fightdrome-terminal-opponent = { $who }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $pile } in the pile, { $discard } discarded
fightdrome-terminal-fame = Fame { $fame } of { $target }
fightdrome-terminal-stable = Sleeves left: { $sleeves }
fightdrome-terminal-live = Live attack
fightdrome-terminal-nothing-live = No attack is live.
fightdrome-terminal-hand = Your hand
fightdrome-terminal-pile = Pile { $pile }, discarded { $discard }
fightdrome-terminal-hint = Type a card as { $example }; to discard it, as { $discard }.
fightdrome-terminal-stacks = Stacks to choose from: { $cards }
fightdrome-terminal-sleeves = Sleeves to choose from: { $cards }
