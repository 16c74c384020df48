### The reference card of Survive. Any text may depend on any option of the table, by its name.
### **Two stars** make words bold.

reference-survive-round = La manche
reference-survive-bid = Chacun choisit en secret une de ses cartes à jouer ; on en retourne une pour les PNJ.
reference-survive-order = La plus haute commence : as, roi, dame, valet, 10 … 2. Égalité : ♣ avant ♠, ♥, ♦.
reference-survive-activation = { $activation ->
    [one] À tour de rôle, chaque camp active une figurine, jusqu’à ce que toutes aient agi.
   *[all] À ton tour, tu actives toutes tes figurines l’une après l’autre, dans l’ordre de ton choix.
}
reference-survive-actions = **2 actions** par figurine : Déplacement, Champs, Mêlée. Dans n’importe quel ordre, même deux fois la même.

reference-survive-move = Déplacement
reference-survive-steps = Autant de pas que la valeur de mouvement ; jamais en diagonale ni à travers un mur ou un champ actif.
reference-survive-load = Ramasser et déposer à tout moment de l’activation, sans action. La charge change aussitôt la valeur de mouvement.
reference-survive-drop = Ne rien déposer là où il y a déjà 3 ressources.
reference-survive-mates = On traverse ses coéquipiers, sans s’arrêter sur eux. Face à un ennemi : Hors de mon chemin !

reference-survive-contest = Duels de dés : un d8 chacun
reference-survive-modifiers = Modificateurs
reference-survive-mod-profile = modificateur de la figurine
reference-survive-mod-active = se déplace ou attaque
reference-survive-mod-load = par ressource portée
reference-survive-mod-down = à terre
reference-survive-naturals = **1 naturel :** ta propre figurine est mise à terre. **8 naturel :** l’autre. Quel que soit le résultat.
reference-survive-swap = **Hors de mon chemin !** Si la figurine qui se déplace a le total le plus élevé, elle échange sa place et continue. Sinon, le Déplacement prend fin.
reference-survive-brawl = **Mêlée** avec un voisin : le perdant lâche sa charge, recule de 1 case et se retrouve à terre ; le vainqueur peut avancer. Égalité : rien.

reference-survive-jump = Téléporteur : d8
reference-survive-jump-number = vers ce téléporteur, on continue
reference-survive-jump-choice = vers un autre au choix, on continue
reference-survive-jump-failed = un d4 désigne l’arrivée, à terre
reference-survive-jump-enemy = Ennemi à l’arrivée : Hors de mon chemin ! Le perdant doit sauter ; en cas d’égalité, la figurine qui arrive saute encore.

reference-survive-theft = Vol : d8
reference-survive-theft-when = Pour ramasser dans la zone de déploiement d’un ennemi.
reference-survive-theft-trap = piège : charge perdue, figurine hors jeu
reference-survive-theft-caught = à terre, rien de pris, fin du Déplacement
reference-survive-theft-done = ramassée, on continue

reference-survive-fields = Champs d’énergie
reference-survive-blue = **Bleu :** depuis une case voisine, un par action. En l’allumant, choisis ton côté (celui d’en face seulement s’il est libre).
reference-survive-green = **Vert :** depuis un terminal, autant qu’on veut en une action.

reference-survive-down = À terre et hors jeu
reference-survive-stand = Se relever commence un Déplacement et coûte 2 pas.
reference-survive-down-can = { $down ->
    [may_brawl] À terre, une figurine peut aussi attaquer et basculer des champs.
   *[stand_first] À terre, une figurine peut seulement se relever, déposer ou passer.
}
reference-survive-down-pick-up = Elle peut aussi ramasser à terre.
reference-survive-out = Mise à terre quand elle l’est déjà, ou deux fois dans un même duel : **hors jeu.** La charge reste, la figurine retourne dans sa zone et agit de nouveau à la manche suivante.

reference-survive-score = Décompte
reference-survive-score-when = Après la manche { $rounds }, pour chaque ressource dans ta zone. Ce qui est porté ne compte pas.
reference-survive-score-own = sur une de tes cartes Ressource
reference-survive-score-open = sur une des deux cartes révélées
reference-survive-score-other = toute autre
reference-survive-score-tie = { $tie ->
    [shared] Le plus grand nombre de points gagne ; victoire partagée en cas d’égalité.
   *[resources] Le plus grand nombre de points gagne. Égalité : le plus de ressources dans la zone, sinon victoire partagée.
}

reference-survive-figures = Figurines
reference-survive-move-by-load = Mouvement selon la charge
reference-survive-modifier = Mod.
reference-survive-grabber = Agrippeur
reference-survive-crawler = Rampeur
reference-survive-npcs = PNJ
reference-survive-npc-rules = Ennemis de tous. D’abord les Agrippeurs, puis les Rampeurs, par numéro. Les Rampeurs traversent les champs actifs. Les PNJ ne basculent aucun champ.
reference-survive-else = sinon
