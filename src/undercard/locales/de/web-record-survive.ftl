### Survive in Verlauf und Profil.

survive-trait-role = Fleißigste Figur
    .rate = Siegquote nach der fleißigsten Figur
survive-trait-dungeon = Dungeon
    .rate = Siegquote nach Dungeon
survive-role-Runner = Läuferin
survive-role-Porter = Träger
survive-role-Bruiser = Schläger
survive-role-Scout = Späherin
