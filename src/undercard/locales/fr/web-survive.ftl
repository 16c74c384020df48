### What only the browser says at a table of Collect! Fight! Survive!

web-survive-table = Collect! Fight! Survive! : { $names }

## The map.

web-survive-map = Le donjon
web-survive-map-keys = Les flèches parcourent les cases, Entrée agit sur une case, les chiffres choisissent une action.
web-survive-zoom = Zoom
web-survive-zoom-in = Agrandir
web-survive-zoom-out = Réduire
web-survive-zoom-fit = Tout le donjon
web-survive-floor = sol nu
web-survive-zone = zone de { $who }
web-survive-teleporter = téléporteur { $number }
web-survive-terminal = terminal
web-survive-nest = nid
web-survive-rock = roche
web-survive-field = { $colour ->
    [green] champ vert
   *[blue] champ bleu
} vers { $cell } : { $on ->
    [yes] actif
   *[no] inactif
}
web-survive-fields-on = Champs actifs
web-survive-lies = au sol : { $what }
web-survive-on = en { $cell }

## Rounds, cards, resources.

web-survive-setup = Mise en place
web-survive-round = Manche { $round } sur { $rounds }
web-survive-round-over = Manche { $round } terminée
web-survive-order = Ordre de cette manche
web-survive-face-down = face cachée
web-survive-hand = Tes cartes à jouer
web-survive-hand-of = Cartes à jouer de { $who }
web-survive-needs = Besoins
web-survive-home = Dans la zone
web-survive-open = Recherché partout
web-survive-nothing = rien
web-survive-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
web-survive-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Figures.

web-survive-movement = mouvement { $value }
web-survive-moves = Mouvement selon la charge
web-survive-modifier = modificateur { $value }
web-survive-carries = porte { $what }
web-survive-down = à terre
web-survive-out = hors jeu jusqu’à la prochaine manche
web-survive-left-out = ne joue pas cette partie
web-survive-active = en action
web-survive-acted = a déjà agi

## Actions.

web-survive-actions = Ce que tu peux faire
web-survive-here = Ce que tu peux faire ici
web-survive-cancel = Annuler
web-survive-go = Aller en { $cell }
web-survive-go-far = Aller en { $cell } : { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
web-survive-step = Hors de mon chemin ! Échanger sa place avec { $figure }
web-survive-hit = Attaquer { $figure }
web-survive-place = Placer en { $cell }
web-survive-steal = Vol : voler { $resource }

## Dice, and the NPCs’ turn.

web-survive-last-roll = Dernier jet
web-survive-total = { $total } au total
web-survive-npc-turn = Tour des PNJ
web-survive-decides = Comment { $figure } décide
web-survive-target = Cap sur { $cell }
web-survive-decision = { $number } sur { $count }
web-survive-back = Décision précédente
web-survive-next = Décision suivante
web-survive-happened = Ce qui vient de se passer

## Le journal. $figure est une désignation comme X1.

web-survive-log-stood = se relève
web-survive-log-result = { $kind ->
    [swapped] places échangées
    [knocked_down] { $figure } à terre
    [out] { $figure } hors jeu
    [pushed] { $figure } repoussé en { $cell }
    [followed] { $figure } avance en { $cell }
   *[landed] { $figure } arrive en { $cell }
}

## Chances et jets. $way vaut brawl, swap ou jump pour un duel, sinon theft, jumped ou misfired.

web-survive-odds = Tes chances
web-survive-roll = Lancer le dé
web-survive-not-now = Pas maintenant
web-survive-natural-1 = 1 naturel : la figurine qui lance tombe
web-survive-natural-8 = 8 naturel : l’autre tombe
web-survive-natural = { $die ->
    [1] 1 naturel : { $figure } tombe, quels que soient les totaux.
   *[8] 8 naturel de { $figure } : l’autre figurine tombe, quels que soient les totaux.
}
web-survive-part-profile = profil
web-survive-part-mover = { $way ->
    [brawl] attaque
   *[swap] se déplace
}
web-survive-part-load = charge
web-survive-part-down = à terre
web-survive-roll-title = { $way ->
    [brawl] Mêlée
    [theft] Vol
    [jumped] Saut
    [misfired] Saut
   *[swap] Hors de mon chemin !
}
web-survive-rolls = { $way ->
    [theft] Vol ! { $figure } lance le dé…
   *[jumped] { $figure } saute : un jet décide de l’arrivée.
}
web-survive-wins = { $figure } gagne { $high } à { $low }
web-survive-tie = Égalité à { $total }

## La légende, et le plan en mots.

web-survive-legend = Qu’y a-t-il sur le plan ?
web-survive-legend-item = { $item ->
    [teleporter] Téléporteur : y entrer et sauter vers un autre, sur un jet
    [terminal] Terminal : commande les champs verts à distance
    [nest] Nid : les Rampeurs y traînent des ressources
    [blue-on] Champ bleu actif : seuls les Rampeurs passent
    [blue-off] Champ bleu éteint : se commande depuis une case voisine
    [green-on] Champ vert actif : seuls les Rampeurs passent
    [green-off] Champ vert éteint : se commande depuis un terminal
    [zone] Zone de déploiement : ce qui s’y trouve à la fin rapporte des points
    [zone-of] Zone de { $who } : ce qui s’y trouve à la fin rapporte des points
    [needed] Anneau vert : ta colonie en a besoin, 5 points
    [active] Agit en ce moment
    [acted] A déjà agi dans cette manche
    [down] À terre : se relève au début d’un Déplacement
   *[out] Hors jeu jusqu’à la manche suivante
}
web-survive-whole-map = Tout le plan en mots
web-survive-whole-map-about = Les côtés qui ne sont pas nommés sont ouverts.
web-survive-row = Rangée { $row }
web-survive-side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
web-survive-edge = { web-survive-side } : { $what ->
    [wall] mur
    [blue-on] champ bleu actif
    [blue-off] passage, champ bleu éteint
    [green-on] champ vert actif
    [green-off] passage, champ vert éteint
   *[open] ouvert
}
# Événements avec toutes les cartes visibles, comme dans un replay.
web-survive-event-need-open = Besoin de la colonie de { $who } : { $resource }.
web-survive-event-dealt-open = { $who } reçoit { $card }.
web-survive-event-chose-open = { $who } choisit { $card }.
