### Fightdrome: the end of a round or a game.

fightdrome-end-answer = { $you ->
    [yes] You could not answer { $card } and discarded your last card.
   *[no] { $who } could not answer { $card } and discarded the last card.
}
fightdrome-end-lead = { $you ->
    [yes] You had no Attack card to lead with and discarded your last card.
   *[no] { $who } had no Attack card to lead with and discarded the last card.
}
fightdrome-end-follow = { $you ->
    [yes] You could not follow up your Feint and discarded your last card.
   *[no] { $who } could not follow up the Feint and discarded the last card.
}
fightdrome-end-empty = { $you ->
    [yes] You played your last card, { $card }, and had nothing left to fight with.
   *[no] { $who } played the last card, { $card }, and had nothing left to fight with.
}
fightdrome-end-rest = { $you ->
    [yes] A Rest without an attack: you had no Attack card to lead with.
   *[no] A Rest without an attack: { $who } had no Attack card to lead with.
}
fightdrome-end-both = { $you ->
    [yes] So both hands count: { $points } for you, { $theirs } for { $other }.
   *[no] So both hands count: { $points } for { $who }, { $theirs } for { $other }.
}
fightdrome-end-higher = A Rest without an attack: the higher hand value wins.
fightdrome-end-no-card = No card left
fightdrome-end-hidden = Not shown
fightdrome-end-fame = { $mode ->
    [match] { $rounds ->
        [one] Match · 1 round
       *[other] Match · { $rounds } rounds
    }
    [epic] { $rounds ->
        [one] Epic Tournament · 1 bout
       *[other] Epic Tournament · { $rounds } bouts
    }
   *[bout] Bout
}
fightdrome-end-lead-most = { $you ->
    [yes] Fame ahead: your largest lead, after round { $round }
   *[no] Fame ahead: the largest lead of { $who }, after round { $round }
}
fightdrome-end-longest = { $you ->
    [yes] blows: the longest exchange, and the last one was yours
   *[no] blows: the longest exchange, and the last one came from { $who }
}
fightdrome-end-staggers = { $count ->
    [one] time { $who } was Staggered
   *[other] times { $who } was Staggered
}
fightdrome-end-staggers-you = { $count ->
    [one] time you were Staggered
   *[other] times you were Staggered
}
fightdrome-end-strongest = { $you ->
    [yes] was the strongest attack you stopped
   *[no] was the strongest attack { $who } stopped
}

## The end of a round.

fightdrome-round-over = Round { $round }
fightdrome-round-won = { $you ->
    [yes] The round is yours
   *[no] { $who } takes the round
}
fightdrome-round-lost = The round is lost
fightdrome-round-both = Both hands count
fightdrome-round-need = { $you ->
    [yes] You need { $need } more.
   *[no] { $who } needs { $need } more.
}
fightdrome-round-next = Round { $round }
fightdrome-round-out = { $you ->
    [yes] Your fighter { $sleeve } is out.
   *[no] { $sleeve }, the fighter of { $who }, is out.
}
