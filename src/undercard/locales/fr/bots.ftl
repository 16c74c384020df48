### Les bots : leurs niveaux et les raisons de leurs choix.

## Niveaux. Les noms ne se traduisent pas.

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
level = Niveau { $level }
house-bot = Un bot de l’administrateur, sans cote

## Pourquoi.

reason-only = Il n’y avait rien d’autre à faire.
reason-whim = Sur un coup de tête.
reason-redraw = Mieux vaut repiocher une mauvaise main.
reason-sleeve = N’importe quel combattant fera l’affaire.
reason-character = C’est le personnage qui a le plus de cartes Neurochem et de cartes d’Attaque.
reason-draw = Une carte vaut mieux que rien.
reason-give-up = S’il faut perdre une carte, que ce soit celle qui vaut le moins.
reason-answer = La carte la moins coûteuse qui permette de répondre.
reason-lead = L’attaque la plus faible : les fortes serviront plus tard.
reason-sure-hit = Tu as montré que tu n’as rien pour répondre à cela.
reason-rest = Un Repos, c’est une carte offerte.
reason-learned = Choisi d’après les probabilités apprises au fil de nombreuses parties.
reason-search = Dans les parties simulées à partir d’ici, c’est ce coup qui a gagné le plus souvent.
reason-champion = L’expérience a désigné les coups probables ; parmi eux, celui-ci a gagné le plus souvent dans les parties simulées à partir d’ici.
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
explain-chance = { $action } : { $share } % de son attention, { $chance } % de chances de gagner
explain-share = { $action } : { $share } % de son attention
