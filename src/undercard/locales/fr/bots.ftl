### Les bots : leurs niveaux et les raisons de leurs choix.

## Niveaux d’un jeu qui ne leur donne pas de nom.

level = Niveau { $level }
house-bot = Un bot de l’administrateur, sans cote

## Pourquoi.

reason-only = Il n’y avait rien d’autre à faire.
reason-whim = Sur un coup de tête.
reason-search = Dans les parties simulées à partir d’ici, c’est ce coup qui a gagné le plus souvent.
explain-chance = { $action } : { $share } % de son attention, { $chance } % de chances de gagner
explain-share = { $action } : { $share } % de son attention
