### Collect! Fight! Survive!: what is read before a game: name, options, levels.

survive = Collect! Fight! Survive!
    .about = Une escarmouche en donjon, à deux ou à trois. Prends ce dont ta colonie a besoin et rapporte-le.

## Options: a name, what it decides, and a name for each value.

survive-option-players = Joueurs
    .about = Deux ou trois ; à chaque nombre son donjon.
survive-option-team = Figurines par joueur
    .about = Le livret de règles en permet trois ou quatre. Avec trois, on laisse l’une des quatre de côté.
    .scenario = comme conseillé : 4 chacun à deux joueurs, 3 chacun à trois
    .three = trois chacun
    .four = quatre chacun
survive-option-box = Donjon
    .duel = pour deux
    .trio = pour trois
    .crowd = pour trois, quatre figurines chacun
    .own = un scénario de l’administrateur
survive-option-rounds = Manches
    .about = Quatre manches font une partie courte.
survive-option-tie = Égalité de points
    .about = Qui gagne quand plusieurs joueurs ont le plus de points ?
    .resources = le plus de ressources dans la zone, sinon victoire partagée
    .shared = victoire partagée
survive-option-down = Figurines à terre
    .about = Ce que peut faire une figurine à terre.
    .stand_first = doivent d’abord se relever
    .may_brawl = peuvent aussi attaquer et basculer des champs
survive-option-pick_up = Ramassage
    .about = Une figurine à terre peut-elle ramasser des ressources ?
    .upright = seulement debout
    .any_time = même à terre
survive-option-activation = Activation
    .about = Un camp active-t-il toutes ses figurines en un seul tour ?
    .all = toutes les figurines d’un camp à son tour
    .one = une figurine à la fois, à tour de rôle

## Les niveaux des bots. Les noms ne se traduisent pas.

level-survive-1 = Stray
    .style = Va chercher, rapporte, se laisse facilement distraire.
level-survive-2 = Magpie
    .style = Prend ce qui brille au plus près et le rapporte.
level-survive-3 = Packmule
    .style = Prépare chaque trajet, mais pas longtemps.
level-survive-4 = Forewoman
    .style = Pèse chaque plan face aux dés et aux adversaires.
level-survive-5 = The Quartermaster
    .style = Y a déjà pensé.
