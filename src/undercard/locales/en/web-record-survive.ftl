### Survive in histories and profiles.

survive-trait-role = Best collector
    .rate = Win rate by best collector
survive-trait-dungeon = Dungeon
    .rate = Win rate by dungeon
survive-role-Runner = Runner
survive-role-Porter = Porter
survive-role-Bruiser = Bruiser
survive-role-Scout = Scout
