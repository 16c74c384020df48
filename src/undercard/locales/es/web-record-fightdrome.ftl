### Fightdrome en el historial y el perfil.

fightdrome-trait-stack = Stack
    .rate = Victorias por Stack
fightdrome-trait-sleeve = Sleeve
    .rate = Victorias por Sleeve
fightdrome-ending-empty_hand = última carta jugada
fightdrome-ending-rest = sin ataque tras un Descanso
fightdrome-ending-staggered = sin cartas
