nines = Neuner
    .about = Neun Karten, zwei verdeckte Hände: Wer mehr Stiche macht, gewinnt.
nines-option-hand = Handkarten
nines-action = { $action } spielen
nines-event-dealt =
    { $card ->
        [hidden] { $who } erhält eine Karte.
       *[other] { $who } erhält { $card }.
    }
nines-event-played =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $who } spielt { $card }.
    }
nines-event-took =
    { $you ->
        [yes] Du machst den Stich.
       *[no] { $who } macht den Stich.
    }
nines-why-N2 = Du kannst nur eine Karte aus deiner Hand spielen.
nines-why-N3 = Die Partie ist vorbei.
nines-view-led = Zu schlagen
nines-view-played = Gespielt
nines-view-hands = Hand
nines-view-cards_left = Karten übrig
nines-view-tricks = Stiche
