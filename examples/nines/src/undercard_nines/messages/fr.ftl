nines = Neuf cartes
    .about = Neuf cartes, deux mains cachées : la majorité des plis l’emporte.
nines-option-hand = Cartes en main
nines-action = Jouer { $action }
nines-event-dealt =
    { $card ->
        [hidden] { $who } reçoit une carte.
       *[other] { $who } reçoit { $card }.
    }
nines-event-played =
    { $you ->
        [yes] Tu joues { $card }.
       *[no] { $who } joue { $card }.
    }
nines-event-took =
    { $you ->
        [yes] Tu remportes le pli.
       *[no] { $who } remporte le pli.
    }
nines-why-N2 = Tu ne peux jouer qu’une carte de ta main.
nines-why-N3 = La partie est terminée.
nines-view-led = Carte à battre
nines-view-played = Cartes jouées
nines-view-hands = Main
nines-view-cards_left = Cartes restantes
nines-view-tricks = Plis
