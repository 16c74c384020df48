### Survive on the lab page.

lab-preset-rounds = Seis rondas
lab-preset-bruiser = Un Matón más fuerte
lab-preset-grabbers = Agarradores más fuertes
lab-figure = Una figura
lab-figure-which = Figura
lab-moves = Movimiento, carga { $load }
lab-modifier = Modificador
lab-npcs = Modificadores de los PNJ
lab-grabbers = Agarradores
lab-crawlers = Reptadores
