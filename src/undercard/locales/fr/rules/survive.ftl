### The rules of Collect! Fight! Survive! in our own words. S4 is a section, S4-1 the rule S4.1,
### SR2 a ruling, D1 a rule of the scenario. Attributes of a rule are its list; attributes of a
### ruling are the values of its option.

short = Des équipes de trois ou quatre figurines parcourent un donjon, ramassent des ressources et les rapportent dans leur propre zone. Des cartes choisies en secret décident qui joue en premier à chaque manche (S2). Une figurine a deux actions : elle se déplace (S3), bascule des champs d’énergie (S5) ou se bat (S6). Une figurine mise à terre alors qu’elle l’est déjà est hors jeu jusqu’à la manche suivante (S8). Après 4 à 6 manches, chaque ressource dans la zone d’un joueur vaut 5, 3 ou 1 point (S9). Agrippeurs et Rampeurs (S10) gênent tout le monde.
about = Une adaptation indépendante de règles publiées, rédigées avec nos propres mots, sans image ni texte de leurs auteurs, qui n’ont aucun lien avec ce projet. Le donjon, les figurines et l’arbre de décision des PNJ sont des scénarios de notre cru (D). Là où le livret de règles se tait ou se contredit, une interprétation (R) indique ce que nous avons choisi.

S1 = Mise en place
S1-1 = Chaque joueur mène 3 ou 4 figurines : en général 4 chacun à deux et 3 chacun à trois ; un scénario peut fixer un autre nombre. Une partie dure 4, 5 ou 6 manches.
S1-2 = Le donjon a 100 cases en dix colonnes et dix rangées, dont certaines peuvent être de la roche ; des murs le divisent en salles reliées par des passages. Il contient les téléporteurs 1 à 4, quatre terminaux, une zone de déploiement pour chaque équipe (« zone » en abrégé) et les PNJ sur leurs cases de départ.
S1-3 = Un passage est l’arête commune de deux cases voisines. Chacun a un champ d’énergie, bleu ou vert ; le scénario dit lesquels sont actifs au début.
S1-4 = Les ressources sont dispersées au hasard et réparties aussi également que possible entre les salles : grande ou petite, chaque salle en reçoit le même nombre, tant qu’elle a assez de cases. Une case en reçoit une au plus ; les zones, les téléporteurs, les terminaux et les cases de départ des PNJ n’en reçoivent pas.
S1-5 = Chaque joueur reçoit 3 cartes Ressource et les garde secrètes : elles indiquent ce qui manque le plus à sa colonie. Deux autres, qui comptent pour tous, sont révélées à la fin de la partie.
S1-6 = Chaque joueur a une main secrète de cartes à jouer, une par manche, tirées d’un seul jeu de 52 ; les PNJ ont une pile face cachée de même taille.
S1-7 = Dans l’ordre des places, un joueur qui a plus de figurines qu’il ne peut en jouer indique lesquelles il laisse de côté, puis place les autres sur des cases libres de sa zone, une par une, dans l’ordre de leurs numéros.

S2 = Une manche
S2-1 = Chaque joueur choisit en secret une carte de sa main ; puis toutes sont révélées ensemble, avec la carte du dessus de la pile des PNJ. Les cartes révélées ne reviennent pas.
S2-2 = Les camps, PNJ compris, jouent de la carte la plus haute à la plus basse : as, roi, dame, valet, 10 et ainsi de suite jusqu’au 2. À valeur égale : trèfle, puis pique, cœur, carreau.
S2-3 = À son tour, un camp active ses figurines l’une après l’autre, dans l’ordre qu’il veut, jusqu’à ce que toutes aient agi (SR14). Ce que fait une figurine est terminé avant qu’on nomme la suivante. Une figurine mise hors jeu (S8) attend la manche suivante.
S2-4 = Une activation donne 2 actions. Chacune est un Déplacement (S3), des Champs (S5) ou une Mêlée (S6), dans n’importe quel ordre, même deux fois la même. Une action est dépensée dès qu’elle commence, aucune n’est obligatoire, et un Déplacement en cours doit être terminé avant que l’on commence autre chose.

S3 = Déplacement
S3-1 = Un Déplacement est une suite de pas, chacun vers l’une des quatre cases voisines, jamais en diagonale, autant en tout que la valeur de mouvement de la figurine, qui dépend de sa charge (D2). Les murs et les champs actifs barrent le chemin ; seuls les Rampeurs traversent les champs actifs.
S3-2 = **Charge.** À tout moment de son activation, même sans action restante, une figurine peut ramasser une ressource sur sa case ou y déposer une des siennes. Une figurine qui porte déjà le maximum permis par son profil ne peut rien ramasser ; SR17 dit si une figurine à terre le peut. La valeur de mouvement change aussitôt avec la charge ; si elle devient inférieure aux pas déjà faits, le Déplacement est terminé. Un pas compte 1, un échange gagné 1, se relever 2, un saut rien. On ne peut pas ramasser puis redéposer sur place (SR15).
S3-3 = Là où se trouvent 3 ressources, on ne peut pas en déposer une de plus (SR8).
S3-4 = Une figurine peut passer par les cases de ses coéquipiers, mais pas y rester. Elle n’y entre que si les pas qui lui restent la mènent sans jet à une case vide. D’ici là, elle ne peut que faire des pas. S3.5 dit comment entrer sur la case d’un ennemi.
S3-5 = **Hors de mon chemin !** Une figurine à qui il reste un pas peut essayer de forcer le passage face à un ennemi, mais pas à travers un champ actif (SR13). Les deux lancent un d8. On y ajoute le modificateur du profil, +1 pour la figurine qui se déplace, −1 par ressource portée et −2 si elle est à terre. Avec le total le plus élevé, elle échange sa place avec l’ennemi, ce qui compte pour un pas, et continue. À égalité ou en dessous, elle reste où elle est, et son Déplacement est terminé.
S3-6 = **Jets naturels.** Un dé qui montre 1 met à terre la figurine qui l’a lancé, un dé qui montre 8 la figurine adverse, quel que soit le vainqueur. Les totaux se font d’après l’état avant le jet ; puis les 1 et les 8 prennent effet, et le résultat vient en dernier, pour les figurines qui restent. Un 1 contre un 8 met deux fois à terre la même figurine, qui est donc hors jeu (S8.1).
S3-7 = **Vol.** Ramasser une ressource dans la zone d’un autre camp demande un d8. Pour les PNJ, toute zone est celle d’un autre camp ; un nid n’est pas une zone.
    .a = 1 : un piège. La charge tombe sur cette case, la figurine est hors jeu (S8.1) et son activation est terminée.
    .b = 2 à 4 : la figurine est mise à terre avec sa charge ; la ressource reste, et un Déplacement en cours se termine.
    .c = 5 à 8 : la ressource est ramassée comme d’habitude.

S4 = Téléporteurs
S4-1 = Une figurine qui arrive sur un téléporteur par un pas, ou par un échange gagné, peut sauter. Le saut fait partie de son Déplacement et n’est proposé qu’une fois. On lance un d8 :
    .a = 1 à 4 : vers le téléporteur de ce numéro ; le Déplacement continue.
    .b = 5 à 7 : vers un autre téléporteur sans coéquipier dessus, au choix du propriétaire ; le Déplacement continue.
    .c = 8 : vers le téléporteur qu’un d4 désigne ; la figurine est mise à terre à l’arrivée.
S4-2 = **Un ennemi à l’arrivée** entraîne aussitôt « Hors de mon chemin ! », la figurine qui arrive étant celle qui se déplace ; après un 8, elle est mise à terre avant ce jet. Le perdant est aspiré et doit sauter depuis ce téléporteur, le vainqueur l’occupe. À égalité, la figurine qui arrive saute encore. À la fin, la figurine active poursuit son Déplacement si elle est debout ; les autres figurines qui ont sauté n’ont droit à aucun pas. SR16 limite la chaîne.
S4-3 = Aucun saut n’est proposé à une figurine repoussée, échangée ou placée sur un téléporteur, qui y a avancé (S6.2) ou qui y est passée en basculant un champ (S5.2).

S5 = Champs
S5-1 = Un champ bleu s’éteint ou s’allume depuis l’une des deux cases qui le bordent, un par action.
S5-2 = Le joueur qui allume un champ bleu décide de quel côté se trouver ensuite. Le côté d’en face n’est possible que si sa case est vide. Traverser fait partie de l’action et n’est pas un Déplacement.
S5-3 = Un champ vert n’obéit qu’aux terminaux. Une figurine sur la case d’un terminal peut basculer en une action autant de champs verts qu’elle veut, où qu’ils soient, chacun une fois.

S6 = Mêlée
S6-1 = Une figurine peut attaquer un ennemi sur l’une des quatre cases voisines, si ni mur ni champ actif ne les sépare. Les deux lancent le dé comme en S3.5 ; ici, le +1 est pour l’attaquant.
S6-2 = Le total le plus bas perd ; une égalité ne change rien. La charge du perdant tombe sur sa case ; puis il est repoussé d’une case et y est mis à terre (SR6). Si le vainqueur est debout et n’est pas hors jeu, il peut avancer sur la case que le perdant a quittée, qu’il ait été repoussé ou qu’il soit hors jeu (S8).
S6-3 = Les jets naturels comptent comme en S3.6 et viennent d’abord ; être mis à terre par l’un d’eux ne coûte pas à lui seul la charge. Un perdant déjà à terre est hors jeu après avoir été repoussé, car la défaite le met à terre une seconde fois ; sa charge reste sur la case qu’il occupait auparavant.

S7 = À terre
S7-1 = Une figurine à terre se relève en commençant un Déplacement et ne peut faire aucun pas avant. Cela compte pour 2 pas ; avec une valeur de mouvement inférieure à 2, cela prend tout le Déplacement. SR7 et SR17 disent ce qu’elle peut faire d’autre à terre.

S8 = Hors jeu
S8-1 = Une figurine est hors jeu quand elle est mise à terre alors qu’elle l’est déjà, ou deux fois dans la même Mêlée ou le même « Hors de mon chemin ! ». Ce qu’elle portait reste sur sa case. On la replace aussitôt, debout, dans sa zone, ou sur sa case de départ si c’est un PNJ (SR11). Si elle était active, son activation est terminée. Jusqu’à la manche suivante, la figurine n’agit pas, mais elle barre le chemin et se défend.

S9 = La fin
S9-1 = Après la dernière manche, deux cartes Ressource sont tirées parmi celles qui n’ont pas été distribuées et révélées pour tous. Tous les joueurs montrent les leurs.
S9-2 = Ce qui se trouve dans sa propre zone compte pour le joueur ; ce qui est porté ne compte pas. Une ressource dont le type figure sur une carte du joueur vaut 5 points ; sinon, si son type figure sur une carte révélée, 3 ; toute autre, 1 (SR1).
S9-3 = Le total le plus élevé gagne (SR2).

S10 = PNJ
S10-1 = Les PNJ forment un camp : aucun PNJ n’est l’ennemi d’un autre, et tous sont ennemis de chaque joueur. Un PNJ a 2 actions et suit les mêmes règles que tous. Il ne bascule pas de champ et ne saute que s’il le doit ; après une Mêlée gagnée, il avance.
S10-2 = Un arbre de décision du scénario les guide (D5). Chacun de leurs choix s’explique : les questions posées, la branche suivie, la cible. La table lance leurs dés.

S11 = Ce qu’un joueur peut savoir
S11-1 = Visible de tous : le donjon, les figurines et leur charge, les champs, les zones, toute carte à jouer révélée, tout dé.
S11-2 = Pour son propriétaire seulement : les cartes Ressource et les cartes à jouer en main, et la carte choisie avant la révélation.
S11-3 = Pour personne : les cartes de la pile des PNJ et les cartes Ressource non distribuées, y compris les deux de la fin.

D = Le scénario
    .intro = Tout cela est de notre cru : des données vérifiées à la lecture, que chacun peut remplacer.
D1 = Il y a 6 types de ressources, 4 jetons chacun, 24 en tout, et 3 cartes Ressource par type, 18 en tout. Les trois cartes d’un joueur sont de trois types.
D2 = Un profil se compose d’un nom, d’un modificateur et de la valeur de mouvement pour chaque charge. Les valeurs 6, 5, 4, 2, par exemple, valent pour 0, 1, 2 et 3 ressources, et 3 est alors le maximum que la figurine peut porter. Les Agrippeurs sont lents et forts et chassent les figurines qui portent quelque chose. Les Rampeurs sont rapides et faibles, traversent les champs actifs, cherchent les ressources qui traînent et les rapportent dans leur nid.
D3 = Au moins deux donjons accompagnent le jeu. Celui pour deux joueurs a une symétrie centrale et est donc équitable par construction ; l’autre est pour trois, et son équité a été mesurée.
D4 = Un scénario est vérifié, et chaque erreur est signalée avec son emplacement : cases inaccessibles même avec tous les champs éteints, zone trop petite pour son équipe, nombres faux, passage sans champ, arbre de décision qui n’aboutit jamais.
D5 = L’arbre de décision pose des questions (un ennemi à côté de moi ? je porte quelque chose ? une ressource à portée ?) jusqu’à un comportement (attaquer, aller vers l’ennemi chargé, rapporter au nid, patrouiller…). À égalité, la case tranche : dans la même position, un PNJ fait toujours la même chose.

SR = Interprétations
    .intro = Là où le livret de règles se tait ou se contredit. SR15 et SR16 sont des règles de notre cru, pour que toute partie ait une fin.
SR1 = Cinq, pas huit
    .text = Question ouverte : ce que vaut une ressource qui figure sur une carte du joueur et sur une carte révélée. Rien ne dit que cinq et trois s’additionnent. Elle vaut 5.
SR2 = Égalité de points
    .text = Question ouverte : qui a gagné si plusieurs joueurs ont le total le plus élevé.
    .resources = Celui d’entre eux qui a le plus de ressources dans sa zone ; en cas de nouvelle égalité, ils partagent la victoire.
    .shared = Tous partagent directement la victoire.
SR3 = Un saut vers le même téléporteur
    .text = Question ouverte : ce qui se passe quand le dé désigne le téléporteur d’où la figurine saute. Elle reste, et son Déplacement continue ; avec un 8, elle est tout de même mise à terre. Arriver par un saut n’est pas entrer : pas d’autre saut avant que la figurine ait quitté la case.
SR4 = Un coéquipier à l’arrivée
    .text = Question ouverte : ce qui se passe alors, car le livret de règles ne parle que d’ennemis. La figurine saute encore d’où elle était. Elle n’est pas arrivée : un 8 ne la met donc pas à terre.
SR5 = Qui choisit pour une figurine aspirée
    .text = Question ouverte : qui choisit le téléporteur quand une figurine aspirée obtient de 5 à 7. Son propriétaire. Un PNJ prend le téléporteur libre au plus petit numéro.
SR6 = Le recul
    .text = Question ouverte : où un perdant est repoussé, et que faire si c’est impossible. Il est repoussé en ligne droite, à l’opposé du vainqueur. Si le bord, un mur, un champ actif ou une figurine l’empêche, il ne recule pas : le perdant est mis à terre où il est, et le vainqueur ne peut pas avancer, sauf si le perdant est hors jeu (S8). Un champ actif empêche un recul ou un échange, même pour un Rampeur.
SR7 = Une fois à terre
    .text = Question ouverte : une figurine à terre doit-elle se relever avant toute autre chose ? Le livret de règles la laisse se relever avec sa prochaine action, mais prévoit aussi un modificateur pour les figurines à terre.
    .stand_first = Elle peut se relever, déposer ou terminer son activation, rien de plus ; pour ramasser, voir SR17.
    .may_brawl = Elle peut aussi attaquer, avec son −2, et basculer des champs. Elle ne peut faire de pas qu’une fois debout.
SR8 = Plus de trois
    .text = Question ouverte : la limite de trois ressources par case vaut-elle pour une charge perdue ? Non : elle reste où elle est tombée, quel que soit le nombre.
SR9 = À terre en plein Déplacement
    .text = Question ouverte : la figurine peut-elle continuer si elle a gagné ? Non : même après un échange, son Déplacement est terminé.
SR10 = Le défenseur peut avancer
    .text = Question ouverte : l’attaquant seul peut-il avancer ? Le livret de règles le dit du vainqueur : un défenseur qui a gagné peut donc avancer aussi.
SR11 = Le retour
    .text = Question ouverte : où et quand une figurine hors jeu revient. Aussitôt, sur la case libre de sa zone que choisit son propriétaire ; dans une zone pleine, sur la case libre la plus proche ; pour un PNJ, sur sa case de départ ou la case libre la plus proche.
SR12 = Ordre des PNJ
    .text = Question ouverte : dans quel ordre les PNJ agissent. D’abord les Agrippeurs, puis les Rampeurs, dans l’ordre de leurs numéros.
SR13 = À travers un champ actif
    .text = Question ouverte : un Rampeur, qui traverse les champs actifs, peut-il aussi défier ou attaquer un ennemi à travers l’un d’eux ? Personne ne le peut : ni « Hors de mon chemin ! » ni une Mêlée ne se fait à travers un champ actif.
SR14 = Activation
    .text = Question ouverte : un camp fait-il agir toutes ses figurines d’affilée ? Les cartes ne donnent que l’ordre des camps.
    .all = À son tour, un camp active toutes ses figurines.
    .one = Les camps activent une figurine chacun, à tour de rôle, jusqu’à ce qu’il n’en reste plus ; la manche est plus longue et plus tendue.
SR15 = Pas de va-et-vient
    .text = Une règle de notre cru. Sur place, un type qui vient d’être ramassé ne peut pas être déposé, et un type qui vient d’être déposé ne peut pas être ramassé. Cela cesse dès que la figurine est sur une autre case ou commence une autre action.
SR16 = Huit sauts au plus
    .text = Une règle de notre cru. Des figurines sur des téléporteurs pourraient s’aspirer sans fin. On compte donc tous les sauts d’une chaîne et, au lieu d’un neuvième, la figurine est placée sur la case libre la plus proche du téléporteur d’où elle sauterait.
SR17 = Ramasser à terre
    .text = Question ouverte : « à tout moment », quand une figurine peut ramasser, vaut-il aussi pendant qu’elle est à terre ?
    .upright = Non : elle ne ramasse qu’une fois debout. Elle peut déposer ce qu’elle porte.
    .any_time = Oui, et sans action, comme toute autre figurine. Dans la zone d’un autre camp, elle lance le dé comme d’habitude (S3.7), mais un 2 à 4 la met de nouveau à terre : elle est hors jeu (S8.1).
