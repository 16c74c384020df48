### Words that every game and every place of the table uses.

yes = ja
no = nein
# A player without a name. $number counts from 1.
player = Spieler { $number }
bot-random = Zufall
bot-greedy = Gier
bot-generic = Allrounder
bot-search = Grübler
# A name and what it stands for.
labelled = { $label }: { $value }
