### Survive en el historial y el perfil.

survive-trait-role = Figura más activa
    .rate = Victorias por figura más activa
survive-trait-dungeon = Mazmorra
    .rate = Victorias por mazmorra
survive-role-Runner = Corredora
survive-role-Porter = Porteador
survive-role-Bruiser = Matón
survive-role-Scout = Exploradora
