### Collect! Fight! Survive! in the terminal.

survive-terminal-round = Round { $round } of { $rounds }
survive-terminal-legend = X, Y, Z: the players’ figures; G, C: Grabbers and Crawlers; small letters: knocked down. (1) to (4): teleporters, t: terminal, n: nest, dots: zones. B, G: active blue and green fields, b, g: switched off. Beside the map, ↓ means knocked down and × means out. A letter next to a figure or in a cell is a resource lying there; a number stands for several.
survive-terminal-hint = Type a1-a2 for a step, +w and -w to pick up and drop, or one of the actions beside the map. ? explains them, with the odds of those with dice.
survive-terminal-steps = Steps: { $steps }
survive-terminal-needs = Your colony needs { $needs }.
survive-terminal-cards = Your cards: { $cards }
