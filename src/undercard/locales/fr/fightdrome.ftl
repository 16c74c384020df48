### Fightdrome: what is read before a game: name, options, levels.

fightdrome = Fightdrome
    .about = Un duel de cartes à mains cachées. Frappe, bloque, feinte et laisse ton adversaire sans réponse.

## Options: a name, what it decides, and a name for each value.

fightdrome-option-mode = Mode de jeu
    .about = Une seule manche, plusieurs manches pour la Renommée, ou une écurie de combattants.
    .bout = Duel
    .match = Match
    .epic = Tournoi épique
fightdrome-option-box = Stacks
    .about = Les nombres des Stacks reconstitués sont estimés d’après les images du livret de règles, et certains personnages sont plus forts que d’autres ; avec les équilibrés, chacun gagne environ la moitié de ses duels.
    .reconstructed = reconstitués
    .balanced = équilibrés
    .own = tirés d’un pack de l’administrateur
fightdrome-option-target = Renommée à atteindre
    .about = Un match se termine quand un joueur atteint ce total de Renommée.
fightdrome-option-do_you_want_fame = En quête de gloire ?
    .about = Un match court : 150 points de Renommée suffisent.
fightdrome-option-breathing_space = Reprendre son souffle
    .about = On peut répondre à un Repos par un Repos, à tour de rôle, jusqu’à ce que quelqu’un attaque ou ne puisse plus se reposer.
fightdrome-option-last_gasp = Dernier souffle
    .about = Une carte Neurochem jouée comme dernière carte fait-elle quand même piocher ?
    .off = non
    .on = oui
    .may = au choix du joueur
fightdrome-option-characters = Personnages
    .about = Comment les joueurs obtiennent leur Sleeve et leur Stack.
    .dealt = distribués au hasard
    .drafted = choix parmi quelques cartes
    .chosen = choix libre dans la boîte
fightdrome-option-first = Qui commence
    .about = Qui a l’Initiative à la première manche ?
    .random = tirage au sort
    .seat-0 = le premier joueur
    .seat-1 = le second joueur
fightdrome-option-overstimulated = Mains Surstimulées
    .about = Mains de départ sans carte d’Attaque ou avec plus de deux cartes Neurochem.
    .must = repiochées jusqu’à ce qu’elles soient valables
    .once = repiochées une fois
    .may = peuvent être repiochées
    .off = jouées telles quelles
fightdrome-option-empty_hand = Main vidée par une carte Neurochem
    .about = Ce qui arrive à un joueur qui joue une carte Neurochem comme dernière carte.
    .out = perd la manche
    .fight_on = continue jusqu’à être Sonné
fightdrome-option-rest_finish = Manche terminée par un Repos
    .about = Qui gagne un duel où le joueur Sonné n’a pas d’attaque après un Repos ?
    .not_staggered = le joueur qui n’était pas Sonné
    .higher_hand = la main de plus haute valeur
fightdrome-option-next_start = Qui commence la manche suivante
    .about = Qui a l’Initiative à partir de la deuxième manche ?
    .alternate = chacun son tour
    .loser = le perdant
    .winner = le gagnant
fightdrome-option-survivor = Deck du gagnant en tournoi
    .about = Comment le combattant survivant aborde le duel suivant.
    .fresh = mélangé, avec une nouvelle main
    .wounded = laissé tel quel
fightdrome-option-rest_limit = Repos avec sept cartes
    .about = Un Repos peut-il porter une main à huit cartes ?
    .would_exceed = interdit
    .exceeds = permis, jusqu’à huit cartes
fightdrome-option-rest_no_attack = Pas d’attaque après un Repos
    .about = Ce qui se passe quand le joueur Sonné ne peut pas attaquer après un Repos.
    .round_ends = fin de la manche
    .staggered = Sonné à nouveau

## Les niveaux des bots. Les noms ne se traduisent pas.

level-fightdrome-1 = Tin Mickey
    .style = Frappe sur tout ce qui bouge. Un bon premier adversaire.
level-fightdrome-2 = Lefty Vale
    .style = Sait ce qu’est une carte bon marché, et l’oublie une fois sur deux.
level-fightdrome-3 = Old Cobalt
    .style = Dépense peu, se repose dès qu’il peut, frappe à coup sûr.
level-fightdrome-4 = Doctor Nines
    .style = Compte les cartes et voit quelques coups à l’avance.
level-fightdrome-5 = The Undertow
    .style = A appris de milliards de coups et réfléchit avant chacun.

## Other bots.

bot-learned = Vétéran
bot-champion = Champion
