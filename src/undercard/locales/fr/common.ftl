### Words that every game and every place of the table uses.

yes = oui
no = non
# A player without a name. $number counts from 1.
player = Joueur { $number }
bot-random = Aléatoire
bot-greedy = Glouton
bot-generic = Touche-à-tout
bot-search = Penseur
# A name and what it stands for.
labelled = { $label } : { $value }
