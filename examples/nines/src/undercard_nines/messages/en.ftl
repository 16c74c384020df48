nines = Nines
    .about = Nine cards and two hidden hands: the player who takes more tricks wins.
nines-option-hand = Cards in a hand
nines-action = Play { $action }
nines-event-dealt =
    { $card ->
        [hidden] { $who } is dealt a card.
       *[other] { $who } is dealt { $card }.
    }
nines-event-played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
nines-event-took =
    { $you ->
        [yes] You take the trick.
       *[no] { $who } takes the trick.
    }
nines-why-N2 = You can only play a card from your hand.
nines-why-N3 = The game is over.
nines-view-led = Card to beat
nines-view-played = Played
nines-view-hands = Hand
nines-view-cards_left = Cards left
nines-view-tricks = Tricks
