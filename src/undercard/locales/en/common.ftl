### Words that every game and every place of the table uses.

yes = yes
no = no
# A player without a name. $number counts from 1.
player = Player { $number }
bot-random = Random
bot-greedy = Greedy
bot-generic = All-rounder
bot-search = Thinker
# A name and what it stands for.
labelled = { $label }: { $value }
