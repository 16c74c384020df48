### Survive on the lab page.

lab-preset-rounds = Six manches
lab-preset-bruiser = Un Cogneur plus fort
lab-preset-grabbers = Des Agrippeurs plus forts
lab-figure = Une figurine
lab-figure-which = Figurine
lab-moves = Mouvement, charge { $load }
lab-modifier = Modificateur
lab-npcs = Modificateurs des PNJ
lab-grabbers = Agrippeurs
lab-crawlers = Rampeurs
