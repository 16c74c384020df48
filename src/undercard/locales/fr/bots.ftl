### Les bots : leurs niveaux et les raisons de leurs choix.

## Niveaux d’un jeu qui ne leur donne pas de nom.

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
