### Fightdrome: the end of a round or a game.

fightdrome-end-answer = { $you ->
    [yes] Tu n’as pas pu répondre à { $card } et tu as défaussé ta dernière carte.
   *[no] { $who } n’a pas pu répondre à { $card } et a défaussé sa dernière carte.
}
fightdrome-end-lead = { $you ->
    [yes] Tu avais l’Initiative mais aucune carte d’Attaque, et tu as défaussé ta dernière carte.
   *[no] { $who } avait l’Initiative mais aucune carte d’Attaque, et a défaussé sa dernière carte.
}
fightdrome-end-follow = { $you ->
    [yes] Tu n’as pas pu enchaîner après ta Feinte et tu as défaussé ta dernière carte.
   *[no] { $who } n’a pas pu enchaîner après sa Feinte et a défaussé sa dernière carte.
}
fightdrome-end-empty = { $you ->
    [yes] Tu as joué ta dernière carte, { $card }, et tu n’avais plus rien pour te battre.
   *[no] { $who } a joué sa dernière carte, { $card }, et n’avait plus rien pour se battre.
}
fightdrome-end-rest = { $you ->
    [yes] Un Repos sans attaque : tu n’avais pas de carte d’Attaque.
   *[no] Un Repos sans attaque : { $who } n’avait pas de carte d’Attaque.
}
fightdrome-end-both = { $you ->
    [yes] Les deux mains comptent donc : { $points } pour toi, { $theirs } pour { $other }.
   *[no] Les deux mains comptent donc : { $points } pour { $who }, { $theirs } pour { $other }.
}
fightdrome-end-higher = Un Repos sans attaque : la main de plus haute valeur l’emporte.
fightdrome-end-no-card = Plus aucune carte
fightdrome-end-hidden = Main cachée
fightdrome-end-fame = { $mode ->
    [match] { $rounds ->
        [one] Match · { $rounds } manche
       *[other] Match · { $rounds } manches
    }
    [epic] { $rounds ->
        [one] Tournoi épique · { $rounds } duel
       *[other] Tournoi épique · { $rounds } duels
    }
   *[bout] Duel
}
fightdrome-end-lead-most = { $you ->
    [yes] points de Renommée : ta plus grande avance, après la manche { $round }
   *[no] points de Renommée : la plus grande avance de { $who }, après la manche { $round }
}
fightdrome-end-longest = { $you ->
    [yes] cartes dans le plus long échange ; la dernière était à toi
   *[no] cartes dans le plus long échange ; la dernière était à { $who }
}
fightdrome-end-staggers = { $count ->
    [one] fois où { $who } a été Sonné
   *[other] fois où { $who } a été Sonné
}
fightdrome-end-staggers-you = { $count ->
    [one] fois où tu as été Sonné
   *[other] fois où tu as été Sonné
}
fightdrome-end-strongest = { $you ->
    [yes] l’attaque la plus forte que tu as arrêtée
   *[no] l’attaque la plus forte que { $who } a arrêtée
}

## The end of a round.

fightdrome-round-over = Manche { $round }
fightdrome-round-won = { $you ->
    [yes] La manche est à toi
   *[no] Manche pour { $who }
}
fightdrome-round-lost = Manche perdue
fightdrome-round-both = Les deux mains comptent
fightdrome-round-need = { $you ->
    [yes] Il te manque { $need }.
   *[no] Il manque { $need } à { $who }.
}
fightdrome-round-next = Manche { $round }
fightdrome-round-out = { $you ->
    [yes] Ton combattant { $sleeve } est éliminé.
   *[no] { $sleeve }, le combattant de { $who }, est éliminé.
}
