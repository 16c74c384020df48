### Collect! Fight! Survive!: what is read before a game: name, options, levels.

survive = Collect! Fight! Survive!
    .about = Una escaramuza en la mazmorra para dos o tres. Consigue lo que tu colonia necesita y llévalo a casa.

## Options: a name, what it decides, and a name for each value.

survive-option-players = Jugadores
    .about = Dos o tres; cada número tiene su propia mazmorra.
survive-option-team = Figuras por jugador
    .about = El reglamento permite tres o cuatro. Quien lleva tres deja fuera una de las cuatro.
    .scenario = lo recomendado: 4 cada uno si juegan dos, 3 si juegan tres
    .three = tres cada uno
    .four = cuatro cada uno
survive-option-box = Mazmorra
    .duel = para dos
    .trio = para tres
    .crowd = para tres, cuatro figuras cada uno
    .own = un escenario del administrador
survive-option-rounds = Rondas
    .about = Con cuatro, la partida es corta.
survive-option-tie = Empate a puntos
    .about = Quién gana cuando varios tienen la mayor puntuación.
    .resources = más recursos en la zona; si no, victoria compartida
    .shared = victoria compartida
survive-option-down = Figuras derribadas
    .about = Qué puede hacer una figura que está en el suelo.
    .stand_first = deben levantarse primero
    .may_brawl = también pueden atacar y encender o apagar campos
survive-option-pick_up = Recoger
    .about = ¿Puede recoger recursos una figura que está en el suelo?
    .upright = solo en pie
    .any_time = también derribada
survive-option-activation = Activación
    .about = ¿Activa un bando todas sus figuras en un mismo turno?
    .all = todas las figuras de un bando en su turno
    .one = una figura cada vez, por turnos

## Los niveles de los bots. Los nombres no se traducen.

level-survive-1 = Stray
    .style = Trae y lleva, y se distrae con facilidad.
level-survive-2 = Magpie
    .style = Agarra lo que brilla más cerca y se lo lleva a casa.
level-survive-3 = Packmule
    .style = Planea cada recorrido, pero sin pensarlo mucho.
level-survive-4 = Forewoman
    .style = Sopesa cada plan frente a los dados y los oponentes.
level-survive-5 = The Quartermaster
    .style = Ya lo había pensado.
