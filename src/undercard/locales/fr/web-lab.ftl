### The lab page.

lab-title = Change une valeur, vois ce qu’elle fait
lab-about = Change un nombre ou une interprétation. Des bots jouent alors le jeu tel qu’il est et le jeu avec ton changement, avec les mêmes donnes. Plus ils jouent, plus l’intervalle autour de chaque différence se resserre.
lab-change-what = Ce qui change
lab-presets = Pour commencer
lab-preset-blocks = Blocages de 60, 70, 80
lab-preset-breathing = Avec « Reprendre son souffle »
lab-preset-onyx = Onyx en plus fort
lab-preset-even = Onze Stacks équilibrés
lab-preset-rounds = Six manches
lab-preset-bruiser = Un Cogneur plus fort
lab-preset-grabbers = Des Agrippeurs plus forts
lab-blocks = Valeurs des Blocages
lab-attacks = Valeurs des attaques
lab-value = Valeur { $number }
lab-stack = Le Stack d’un personnage
lab-stack-which = Stack
lab-cards = { $count ->
    [one] 1 carte en tout
   *[other] { $count } cartes en tout
}
lab-cards-wrong = { $count } cartes en tout ; un Stack en a { $right }
lab-figure = Une figurine
lab-figure-which = Figurine
lab-moves = Mouvement, charge { $load }
lab-modifier = Modificateur
lab-npcs = Modificateurs des PNJ
lab-grabbers = Agrippeurs
lab-crawlers = Rampeurs
lab-rulings = Interprétations
lab-on = oui
lab-off = non
lab-changes = { $count ->
    [0] Rien n’est encore changé.
    [one] 1 changement
   *[other] { $count } changements
}
lab-run = Faire jouer
lab-stop = Arrêter
lab-reset = Comme avant
lab-results = Ce que ça fait
lab-nothing = Choisis un exemple ou change une valeur, puis laisse jouer les bots.
lab-starting = Le labo se prépare …
lab-playing = { $games } parties, { $seconds } s
lab-over = Terminé : { $games } parties en { $seconds } s
lab-stopped = Arrêté après { $games } parties
lab-sure = Chaque différence est connue à ± { $margin } près ou mieux.
lab-refused = Ce changement est impossible : { $reason }
lab-who = { $kind ->
    [starter] Qui commence gagne
    [seat] La place { $name } gagne
   *[group] { $name } gagne
}
lab-before = tel quel
lab-after = changé
lab-difference = différence
lab-clear = net
lab-chance = peut-être le hasard
lab-decisions = Décisions par partie
lab-luck = Décidé par la donne
lab-map-before = Tel quel : sur 100 combats, le Stack de la ligne en gagne tant contre celui de la colonne
lab-map-after = Changé
lab-intervals = Les intervalles sont à 95 %. Greedy joue à toutes les places ; la ligne de commande offre d’autres bots et de plus longues études.
web-error-study-lost = L’étude s’est interrompue. Réessaie.
