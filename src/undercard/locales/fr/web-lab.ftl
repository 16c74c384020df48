### The lab page.

lab-title = Change une valeur et observe l’effet
lab-about = Change un nombre ou une interprétation. Des bots jouent alors au jeu d’origine et au jeu modifié, avec les mêmes donnes. Plus ils jouent, plus l’intervalle autour de chaque différence se resserre.
lab-change-what = Que changer ?
lab-presets = Exemples
lab-rulings = Interprétations
lab-no-rulings = Ce jeu n’a pas d’options que le labo puisse changer.
lab-changes = { $count ->
    [0] Aucun changement pour l’instant.
    [one] { $count } changement
   *[other] { $count } changements
}
lab-run = Lancer
lab-stop = Arrêter
lab-reset = Réinitialiser
lab-results = Résultats
lab-nothing = Choisis un exemple ou change une valeur, puis laisse jouer les bots.
lab-starting = Le labo se prépare…
lab-playing = { $games } parties, { $seconds } s
lab-over = Terminé : { $games } parties en { $seconds } s
lab-stopped = Arrêté après { $games } parties
lab-sure = Chaque différence est connue à ± { $margin } ou mieux.
lab-refused = Ce changement est impossible : { $reason }
lab-who = { $kind ->
    [starter] Le premier joueur gagne
    [seat] La place { $name } gagne
   *[group] { $name } gagne
}
lab-before = original
lab-after = modifié
lab-difference = différence
lab-clear = significatif
lab-chance = peut-être dû au hasard
lab-decisions = Décisions par partie
lab-luck = Décidé par la donne
lab-map-before = Original : victoires, sur 100 parties, de la ligne contre la colonne
lab-map-after = Modifié
lab-intervals = Les intervalles sont à 95 %. Le bot Glouton joue à toutes les places ; la ligne de commande offre d’autres bots et des études plus longues.
web-error-study-lost = L’étude s’est interrompue. Réessaie.
