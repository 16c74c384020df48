### Fightdrome in Verlauf und Profil.

fightdrome-trait-stack = Stack
    .rate = Siegquote nach Stack
fightdrome-trait-sleeve = Sleeve
    .rate = Siegquote nach Sleeve
fightdrome-ending-empty_hand = letzte Karte gespielt
fightdrome-ending-rest = kein Angriff nach dem Ausruhen
fightdrome-ending-staggered = keine Karte mehr
