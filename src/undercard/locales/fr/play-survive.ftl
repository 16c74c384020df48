### Collect! Fight! Survive!: what is read during a game.
### Rule ids such as S3.1 are those of docs/rules/survive.md.

## Figures, cards, sides. $label is X1, G1 and the like.

survive-figure = { $name } { $label }
survive-npc = { $kind ->
    [G] Agrippeur { $label }
   *[C] Rampeur { $label }
}
survive-npcs = les PNJ
# $rank is a number or jack, queen, king, ace. The article is part of the name, for sentences.
survive-card = { $rank ->
    [jack] le valet
    [queen] la dame
    [king] le roi
    [ace] l’as
   *[other] le { $rank }
} de { $suit ->
    [C] trèfle
    [S] pique
    [H] cœur
   *[D] carreau
}

## Questions and behaviours of the NPCs’ decision trees.

survive-question = { $question ->
    [knocked_down] à terre ?
    [enemy_near] ennemi à côté de moi ?
    [enemy_in_reach] ennemi à portée ?
    [carrier_in_reach] ennemi chargé à portée ?
    [carries] je porte quelque chose ?
    [full_load] charge complète ?
    [resource_here] ressource sur ma case ?
    [resource_in_reach] ressource à portée ?
   *[at_nest] dans mon nid ?
}
survive-behaviour = { $behaviour ->
    [stand_up] se relever
    [brawl] attaquer
    [go_for_enemy] aller vers l’ennemi
    [go_for_carrier] aller vers l’ennemi chargé
    [go_for_resource] aller vers la ressource
    [carry_home] rapporter au nid
    [patrol] patrouiller
    [pick_up] ramasser
    [drop] déposer
   *[wait] attendre
}

## Events. $you is yes when the reader did it, $who is the name of the player, $npc is yes when
## nobody at the table did. $figure and $other are figures with their labels.

survive-event-need = { $you ->
    [yes] Besoin de ta colonie : { $resource }.
   *[no] { $who } reçoit une carte Ressource.
}
survive-event-dealt = { $you ->
    [yes] Tu reçois { $card }.
   *[no] { $who } reçoit une carte à jouer.
}
survive-event-left_out = { $figure } reste de côté.
survive-event-placed = { $figure } prend place en { $cell }.
survive-event-round = La manche { $round } commence.
survive-event-chose = { $you ->
    [yes] Tu choisis { $card }.
   *[no] { $who } a choisi une carte.
}
survive-event-revealed = { $npc ->
    [yes] Les PNJ retournent { $card }.
   *[no] { $you ->
        [yes] Tu montres { $card }.
       *[no] { $who } montre { $card }.
    }
}
survive-event-turn = { $npc ->
    [yes] C’est aux PNJ de jouer.
   *[no] { $you ->
        [yes] C’est à toi de jouer.
       *[no] C’est à { $who } de jouer.
    }
}
survive-event-activated = { $figure } entre en action.
survive-event-stepped = { $figure } va de { $start } à { $cell }.
survive-event-stood = { $figure } se relève.
survive-event-picked = { $figure } ramasse en { $cell } : { $resource }.
survive-event-dropped = { $figure } dépose en { $cell } : { $resource }.
survive-event-theft = Vol : { $figure } fait { $die } : { $die ->
    [1] un piège !
    [2] flagrant délit.
    [3] flagrant délit.
    [4] flagrant délit.
   *[other] c’est réussi.
}
survive-event-contest = { $way ->
    [brawl] { $figure } attaque { $other }.
    [jump] { $figure } arrive là où se tient { $other } : « Hors de mon chemin ! »
   *[swap] { $figure } à { $other } : « Hors de mon chemin ! »
}
survive-event-rolled = { $figure } fait { $die } : { $total } au total.
survive-event-swapped = { $figure } échange sa place avec { $other }.
survive-event-knocked_down = { $figure } se retrouve à terre.
survive-event-out = { $figure } est hors jeu jusqu’à la prochaine manche.
survive-event-lost = { $figure } perd en { $cell } : { $resource }.
survive-event-pushed = { $figure } recule de { $start } à { $cell }.
survive-event-followed = { $figure } avance en { $cell }.
survive-event-stayed = { $figure } n’avance pas.
survive-event-jumped = { $figure } saute depuis le téléporteur { $teleporter } et fait { $die }.
survive-event-misfired = { $figure } rate son saut ; un d4 désigne le téléporteur { $die }.
survive-event-landed = { $figure } arrive en { $cell }.
survive-event-switched = { $on ->
    [yes] Le champ { $passage } s’allume.
   *[no] Le champ { $passage } s’éteint.
}
survive-event-asked = { $figure } : { survive-question } { $answer ->
    [yes] Oui.
   *[no] Non.
}
survive-event-decided = { $target ->
    [none] { $figure } décide : { survive-behaviour }.
   *[other] { $figure } décide : { survive-behaviour } ({ $target }).
}
survive-event-move_ended = Fin du Déplacement pour { $figure }.
survive-event-ended = { $figure } a terminé.
survive-event-open_card = Ressource recherchée partout : { $resource }.
survive-event-showed = { $you ->
    [yes] Tu révèles un besoin de ta colonie : { $resource }.
   *[no] { $who } révèle un besoin de sa colonie : { $resource }.
}
# In French, one is for 0 and 1.
survive-event-scored = { $you ->
    [yes] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }.
   *[no] { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $resources ->
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }.
}
survive-event-won = { $you ->
    [yes] Tu as gagné !
   *[no] { $who } a gagné !
}

## What the seat to act must do, in one sentence.

survive-situation-leave = { $you ->
    [yes] Choisis la figurine qui reste de côté.
   *[no] { $who } choisit la figurine qui reste de côté.
}
survive-situation-place = { $you ->
    [yes] Place { $figure } dans ta zone.
   *[no] { $who } place { $figure }.
}
survive-situation-bid = { $you ->
    [yes] Choisis une carte pour cette manche : la plus haute agit en premier.
   *[no] { $who } choisit une carte.
}
survive-situation-use = { $you ->
    [yes] Choisis la figurine à activer.
   *[no] { $who } choisit une figurine à activer.
}
survive-situation-act = { $you ->
    [yes] { $figure } : { $actions ->
        [0] plus aucune action. Ramasse, dépose ou termine l’activation.
        [one] { $actions } action restante. Déplace-toi, bascule un champ ou attaque.
       *[other] { $actions } actions restantes. Déplace-toi, bascule un champ ou attaque.
    }
   *[no] { $who } agit avec { $figure }.
}
survive-situation-move = { $you ->
    [yes] { $figure } se déplace : { $steps } pas sur { $value }.
   *[no] { $who } déplace { $figure }.
}
survive-situation-green = { $you ->
    [yes] Bascule d’autres champs verts, ou termine l’action.
   *[no] { $who } bascule des champs verts.
}
survive-situation-to = { $you ->
    [yes] Choisis le téléporteur vers lequel saute { $figure }.
   *[no] { $who } choisit où saute { $figure }.
}
survive-situation-follow = { $you ->
    [yes] { $figure } l’emporte : avancer en { $cell } ?
   *[no] { $who } décide si { $figure } avance en { $cell }.
}
survive-situation-return = { $you ->
    [yes] { $figure } est hors jeu : choisis une case libre de ta zone.
   *[no] { $who } replace { $figure }.
}
survive-situation-over = La partie est terminée.

## What an action does.

survive-action-pick = ramasser : { $resource }
survive-action-steal = voler { $resource } : un vol, avec un jet
survive-action-drop = déposer : { $resource }
survive-action-step = aller de { $start } à { $cell }
survive-action-bid = choisir { $card }
survive-action-use = activer la figurine { $figure }
survive-action-leave = laisser de côté la figurine { $figure }
survive-action-place = placer la figurine en { $what }
survive-action-hit = attaquer en { $what }
survive-action-to = sauter vers le téléporteur { $what }
survive-action-field = { $side ->
    [near] allumer le champ { $passage } et rester de ce côté
    [far] traverser et allumer le champ { $passage }
   *[none] basculer le champ { $passage }
}
survive-action-green = basculer le champ vert { $what }
survive-action-stand = se relever (coûte 2 pas)
survive-action-jump = sauter avec le téléporteur
survive-action-follow = avancer
survive-action-stay = rester sur place
survive-action-done = terminer cette action
survive-action-pass = terminer l’activation de cette figurine

## Les chances d’une action avec des dés : un nom court pour chaque résultat, et ce qu’il signifie. $figure
## agit, $other est la figurine en face, $where est un téléporteur ou une case.

survive-percent = { $percent } %
survive-odds-win = victoire
survive-odds-tie = égalité
survive-odds-lose = défaite
survive-odds-taken = réussi
survive-odds-down = à terre
survive-odds-out = un piège
survive-odds-choose = au choix
survive-odds-lands = téléporteur { $where }
survive-odds-back = retour ici
survive-odds-again = nouveau saut
survive-odds-clash = téléporteur { $where }, { $other } s’y trouve
survive-odds-misfire = ça tourne mal
survive-odds-theft-taken = { $figure } s’en empare
survive-odds-theft-down = { $figure } tombe et garde sa charge ; la ressource reste
survive-odds-theft-out = { $figure } perd sa charge ici et reste hors jeu jusqu’à la manche suivante
survive-odds-swap-win = { $figure } et { $other } échangent leurs cases
survive-odds-swap-tie = personne ne bouge
survive-odds-swap-lose = personne ne bouge
survive-odds-brawl-win = { $other } perd sa charge, recule et tombe
survive-odds-brawl-tie = rien ne se passe
survive-odds-brawl-lose = { $figure } perd sa charge, recule et tombe
survive-odds-clash-win = { $other } doit sauter
survive-odds-clash-tie = { $figure } doit sauter à nouveau
survive-odds-clash-lose = { $figure } doit sauter à nouveau
survive-odds-jump-choose = tout autre téléporteur sans coéquipier
survive-odds-jump-lands = { $figure } y arrive
survive-odds-jump-back = { $figure } reste sur place
survive-odds-jump-again = un coéquipier se trouve à l’arrivée
survive-odds-jump-clash = Hors de mon chemin !
survive-odds-jump-misfire = un d4 désigne le téléporteur, et { $figure } tombe à l’arrivée
# Ce qui peut accompagner un résultat, avec sa probabilité.
survive-odds-effect = { $what ->
    [win] victoire
    [tie] égalité
    [lose] défaite
    [may] téléporteur { $where }
    [pushed] { $who } repoussé en { $where }
    [drops] { $who } perd sa charge
    [down] { $who } tombe
    [out] { $who } hors jeu
   *[ends] le Déplacement prend fin
}

## Why an action is not allowed, by the rule that forbids it.

survive-why-S1-7 = Les figurines sont laissées de côté ou placées avant la première manche, à tour de rôle, sur des cases libres de la zone du joueur.
survive-why-S2-1 = Les cartes se choisissent au début d’une manche : chaque joueur en choisit une dans sa main.
survive-why-S2-3 = Un camp active ses figurines à son tour, l’une après l’autre, chacune une fois par manche ; une figurine hors jeu attend la manche suivante.
survive-why-S2-4 = Une figurine a deux actions et termine la première avant de commencer la seconde.
survive-why-S3-1 = Un Déplacement se fait pas à pas, chaque fois vers une case voisine, dans la limite de la valeur de mouvement, jamais à travers un mur ou un champ actif.
survive-why-S3-2 = Une figurine peut ramasser ce qui se trouve sur sa case tant que sa charge n’est pas complète, et déposer ce qu’elle porte.
survive-why-S3-3 = Personne ne peut déposer une ressource là où il y en a déjà trois.
survive-why-S3-4 = On peut passer par la case d’un coéquipier, pas s’y arrêter : les pas doivent suffire pour atteindre une case libre, et rien d’autre n’est possible en chemin.
survive-why-S4-1 = Un saut est proposé une seule fois, quand une figurine entre dans un téléporteur ; on choisit un autre téléporteur, sans coéquipier dessus.
survive-why-S5-1 = Un champ bleu se bascule depuis une case voisine de son passage.
survive-why-S5-2 = Le joueur qui allume un champ bleu choisit un côté, celui d’en face seulement si sa case est vide.
survive-why-S5-3 = Les champs verts se basculent depuis un terminal, chacun une fois par action.
survive-why-S6-1 = Une attaque exige un ennemi sur une case voisine, sans mur entre les deux.
survive-why-S6-2 = Seul le vainqueur d’une Mêlée peut avancer, juste après celle-ci.
survive-why-S7-1 = Seule une figurine à terre peut se relever.
survive-why-S8-1 = Quand une figurine est hors jeu, et alors seulement, on la replace sur une case libre de sa zone.
survive-why-S9-1 = La partie est terminée.
survive-why-SR7 = Une figurine à terre doit d’abord se relever.
survive-why-SR13 = Personne n’attaque à travers un champ actif.
survive-why-SR15 = Ce qui vient d’être ramassé ne peut pas être déposé sur place, ni l’inverse.
survive-why-SR17 = Une figurine à terre ne peut rien ramasser.

## Reasons of the bots.

reason-plan = L’étape suivante d’un plan déjà établi.
reason-pick = Cela vaut bien le chemin du retour.
reason-lay = À la maison, c’est à l’abri.
reason-fight = Les chances sont bonnes.
reason-field = Le champ barre la route.
reason-home = On rentre avec la charge.
reason-fetch = En route vers ce qui rapporte le plus.
reason-stand = À terre, on n’avance pas.
reason-place = Au plus près de ce qui traîne.
reason-card = La carte la plus haute, pour commencer.
reason-wait = Rien ici ne vaut l’effort.
reason-other = Une règle simple pour ce genre de situation.
