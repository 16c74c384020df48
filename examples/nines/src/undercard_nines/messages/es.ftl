nines = Nueves
    .about = Nueve cartas, dos manos ocultas: gana quien se lleva más bazas.
nines-option-hand = Cartas en la mano
nines-action = Jugar { $action }
nines-event-dealt =
    { $card ->
        [hidden] { $who } recibe una carta.
       *[other] { $who } recibe { $card }.
    }
nines-event-played =
    { $you ->
        [yes] Juegas { $card }.
       *[no] { $who } juega { $card }.
    }
nines-event-took =
    { $you ->
        [yes] Te llevas la baza.
       *[no] { $who } se lleva la baza.
    }
nines-why-N2 = Solo puedes jugar una carta de tu mano.
nines-why-N3 = La partida ha terminado.
nines-view-led = Carta a superar
nines-view-played = Cartas jugadas
nines-view-hands = Mano
nines-view-cards_left = Cartas restantes
nines-view-tricks = Bazas
