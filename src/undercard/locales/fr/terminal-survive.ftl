### Collect! Fight! Survive! in the terminal.

survive-terminal-round = Manche { $round } sur { $rounds }
survive-terminal-legend = X, Y, Z : figurines des joueurs ; G, C : Agrippeurs et Rampeurs ; en minuscules : à terre. (1) à (4) : téléporteurs, t : terminal, n : nid, points : zones. B, G : champs bleus et verts actifs, b, g : éteints. Une lettre à côté d’une figurine ou dans une case est une ressource qui s’y trouve, un nombre en indique plusieurs. À côté du plan, ↓ signifie à terre et × hors jeu.
survive-terminal-hint = Tape a1-a2 pour un pas, +w et -w pour ramasser et déposer, ou l’une des actions à côté du plan. ? les explique, avec les chances de celles qui demandent un jet.
survive-terminal-steps = Pas : { $steps }
survive-terminal-needs = Besoins de ta colonie : { $needs }.
survive-terminal-cards = Tes cartes : { $cards }
