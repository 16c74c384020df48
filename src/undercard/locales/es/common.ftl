### Words that every game and every place of the table uses.

yes = sí
no = no
# A player without a name. $number counts from 1.
player = Jugador { $number }
bot-random = Aleatorio
bot-greedy = Voraz
bot-generic = Todoterreno
bot-search = Pensador
# A name and what it stands for.
labelled = { $label }: { $value }
