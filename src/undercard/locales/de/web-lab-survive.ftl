### Survive on the lab page.

lab-preset-rounds = Sechs Runden
lab-preset-bruiser = Ein stärkerer Schläger
lab-preset-grabbers = Stärkere Greifer
lab-figure = Eine Figur
lab-figure-which = Figur
lab-moves = Bewegung, Ladung { $load }
lab-modifier = Modifikator
lab-npcs = Modifikatoren der NPCs
lab-grabbers = Greifer
lab-crawlers = Krabber
