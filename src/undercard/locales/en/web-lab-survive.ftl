### Survive on the lab page.

lab-preset-rounds = Six rounds
lab-preset-bruiser = A stronger Bruiser
lab-preset-grabbers = Stronger Grabbers
lab-figure = A figure
lab-figure-which = Figure
lab-moves = Movement, load { $load }
lab-modifier = Modifier
lab-npcs = NPC modifiers
lab-grabbers = Grabbers
lab-crawlers = Crawlers
