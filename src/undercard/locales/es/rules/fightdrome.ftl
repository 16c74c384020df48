### The rules of Fightdrome in our own words. F4 is a section, F4-1 the rule F4.1, FR2 a ruling.
### Attributes of a rule are its list; attributes of a ruling are the values of its option.

short = Dos luchadores tienen siete cartas cada uno. Uno tiene la Iniciativa y ataca; el otro debe responder con una carta adecuada y lo bastante fuerte (F4), y así por turnos. Toda carta que no sea Neuroquímica se repone con una carta de la pila para robar (F5). Quien no puede responder queda Tambaleante y descarta una carta (F6), y el oponente puede volver a atacar o descansar (F7). Quien se queda sin cartas ha perdido la ronda (F8).
about = Una adaptación independiente de reglas publicadas, redactadas con nuestras propias palabras, sin imágenes ni textos de la editorial. Fightdrome es un juego de Warcradle Studios, que no tiene relación con este proyecto. Donde el reglamento calla o sus ediciones no coinciden, una interpretación indica qué hemos elegido; a menudo una opción ofrece la otra lectura.

F0 = Componentes
F0-1 = La caja trae 120 cartas; 101 son cartas de combate:
    .a = 21 Puñetazos, 21 Patadas y 21 Llaves;
    .b = 18 Bloqueos, 9 de Puñetazo y 9 de Patada, en una sola reserva;
    .c = 12 cartas Neuroquímicas, 3 de cada tipo (Puñetazo, Patada, Llave y Bloqueo), en una sola reserva;
    .d = 4 Fintas y 4 Esquivas.
F0-2 = Las demás son 6 Sleeves, 11 Stacks y 2 cartas de Referencia. Lo impreso en las cartas es un pack, un archivo que puede corregir quien tenga la caja (FR1).

F1 = Personajes y mazos
F1-1 = Cada jugador recibe al azar una Sleeve y un Stack; los demás vuelven a la caja sin que nadie los vea. Ambas cartas quedan a la vista, así que todos conocen a los dos personajes.
F1-2 = Una Sleeve enumera las cinco reservas (Puñetazo, Patada, Llave, Bloqueo, Neuroquímica) en un orden propio; un Stack enumera cinco números. Juntos indican cuántas cartas de cada reserva recibe el personaje: siempre 40 en total.
F1-3 = Cada reserva se baraja y se reparte en esas cantidades, boca abajo incluso para el dueño de las cartas. Los dos jugadores reciben cartas de las mismas reservas. Lo que sobra vuelve a la caja sin que nadie lo vea.
F1-4 = Cada jugador añade 2 Fintas y 2 Esquivas. Un mazo tiene 44 cartas.
F1-5 = El personaje del ejemplo del reglamento recibe 11, 9, 9, 5 y 6 cartas.
F1-6 = El jugador que empieza la primera ronda se sortea, salvo que los jugadores lo elijan; según el reglamento, empieza el más fuerte.

F2 = Manos iniciales
F2-1 = Al principio de cada ronda, cada jugador baraja y roba 7 cartas.
F2-2 = Sobrestimulado: una mano con más de 2 cartas Neuroquímicas, o sin ninguna carta de Ataque, se muestra al oponente, se baraja en el mazo y se roban 7 cartas nuevas, hasta que la mano sea válida (FR2). Quien empieza resuelve la suya primero. El Puñetazo, la Patada y la Llave Neuroquímicos cuentan aquí como cartas de Ataque.

F3 = El desarrollo de un turno
    .intro = El jugador al que le toca está siempre en una de estas cuatro situaciones.
F3-1 = **Iniciativa**: la pelea está en pausa y hay que jugar una carta de Ataque de cualquier fuerza. Quien empieza la ronda tiene la Iniciativa.
F3-2 = **Responder**: hay un ataque en curso y hay que jugar una carta que le responda (F4).
F3-3 = **Seguir**: el jugador acaba de jugar una Finta y debe jugar enseguida una carta de Ataque de cualquier fuerza.
F3-4 = **Tambaleante**: el jugador no ha podido hacer lo que pedía la situación y debe descartar una carta (F6).
F3-5 = Quien puede jugar debe jugar. Nadie puede elegir quedar Tambaleante.

F4 = Qué responde a qué
    .intro = Las cartas de Ataque son Puñetazo, Patada y Llave, cada una con su fuerza, y sus formas Neuroquímicas, que cuentan como cartas de Ataque del mismo tipo. Un ataque que responde pasa a ser el ataque en curso; una carta que detiene un ataque deja la pelea en pausa.
F4-1 = Un **Puñetazo** responde a un Puñetazo o a una Llave de fuerza igual o inferior.
F4-2 = Una **Patada** responde a una Patada o a una Llave de fuerza igual o inferior.
F4-3 = Una **Llave** responde a cualquier ataque de fuerza igual o inferior.
F4-4 = Un **Bloqueo de Puñetazo** detiene un Puñetazo o una Llave de fuerza igual o inferior.
F4-5 = Un **Bloqueo de Patada** detiene una Patada o una Llave de fuerza igual o inferior.
F4-6 = Una **Esquiva** detiene cualquier ataque, sea cual sea su fuerza, pero nunca un ataque Neuroquímico.
F4-7 = Una **Finta** responde a cualquier ataque, sea cual sea su fuerza, pero nunca a un ataque Neuroquímico; después el mismo jugador sigue con un ataque (F3.3).
F4-8 = Un **Puñetazo Neuroquímico** responde a un Puñetazo o a una Llave de cualquier fuerza, sean o no Neuroquímicos.
F4-9 = Una **Patada Neuroquímica** responde a una Patada o a una Llave de cualquier fuerza, sean o no Neuroquímicas.
F4-10 = Una **Llave Neuroquímica** responde a todos los ataques.
F4-11 = Un **Bloqueo Neuroquímico** detiene todos los ataques.
F4-12 = Una pausa da la Iniciativa al jugador cuyo ataque fue detenido.
F4-13 = Las Fintas, las Esquivas y los Bloqueos no son cartas de Ataque: no se pueden jugar ni con la Iniciativa ni para seguir tras una Finta. Un Bloqueo Neuroquímico es una carta Neuroquímica, pero no una carta de Ataque. Las cartas que no son Neuroquímicas no responden a ningún ataque Neuroquímico.

F5 = Robo y descarte
F5-1 = Las cartas se juegan desde la mano, que se repone robando: quien juega una carta que no es Neuroquímica roba una antes de que ocurra nada más. Así, la carta robada tras una Finta puede servir para seguir, y después de esta también se roba.
F5-2 = Tras una carta Neuroquímica no se roba.
F5-3 = Un ataque queda en la mesa mientras está en curso. Va a la pila de descarte de su dueño cuando se le ha respondido o cuando quien debía responder queda Tambaleante. Los Bloqueos, las Esquivas y las Fintas se descartan antes de robar por ellos. La carta descartada por F6.1 va boca abajo.
F5-4 = En cuanto la pila para robar se vacía, la pila de descarte se baraja para formar una nueva.

F6 = Tambaleante
F6-1 = Quien no puede atacar, responder ni seguir cuando debe hacerlo queda Tambaleante y descarta una carta de su elección boca abajo; el oponente no la ve.
F6-2 = Quien descarta así la última carta de su mano pone fin a la ronda: la gana el oponente.
F6-3 = Si no, la pelea queda en pausa y el oponente tiene la Iniciativa; también puede descansar en vez de atacar (F7).

F7 = Descanso
F7-1 = Justo después de que el oponente quede Tambaleante, un jugador puede descansar en vez de atacar: roba una carta y la Iniciativa pasa al jugador Tambaleante.
F7-2 = Nadie puede descansar con 7 o más cartas en la mano (FR7).
F7-3 = Si entonces el jugador Tambaleante no tiene ninguna carta de Ataque, la ronda termina y se puntúan ambas manos (F8.3). Esta regla especial tiene prioridad sobre F6 (FR9).
F7-4 = Quien puede descansar y no tiene ninguna carta de Ataque debe descansar. Quien no puede descansar ni tiene ninguna queda Tambaleante.

F8 = El final de una ronda
F8-1 = Una ronda se gana cuando el oponente no tiene cartas en la mano, ya sea por haber descartado la última (F6.2) o por haberla jugado, si era Neuroquímica (FR3). Así, quien solo tiene una carta Neuroquímica y puede jugarla debe hacerlo, y pierde, salvo que lo salve un Descanso o F10.2. Quien juega una Finta como última carta roba primero, y la carta robada decide.
F8-2 = En un encuentro, el ganador suma el valor en Fama de las cartas que le quedan en la mano: una carta de Ataque vale su fuerza; un Bloqueo de Puñetazo o de Patada, 25; cualquier carta Neuroquímica, 50; una Finta o una Esquiva, 0.
F8-3 = Cuando una ronda termina por F7.3, ambos jugadores suman el valor de su mano. En un combate único gana quien no quedó Tambaleante (FR4).

F9 = Los tres modos de juego
F9-1 = **Combate**: una sola ronda.
F9-2 = **Encuentro**: se juegan rondas hasta que un jugador tiene 300 puntos de Fama o más. Entre rondas los mazos no cambian; se vuelve a barajar todo y se roban 7 cartas nuevas.
F9-3 = Si ambos jugadores alcanzan la meta en la misma ronda, gana el total más alto; con totales iguales se sigue jugando.
F9-4 = **Torneo épico**: cada jugador tiene 1 Stack y 3 Sleeves, y las seis Sleeves están a la vista. Ambos eligen una Sleeve en secreto y las descubren a la vez. Tras cada combate, el luchador vencido queda eliminado: las 40 cartas de reserva de su mazo vuelven a las reservas sin repartir, que se barajan, y su jugador forma un mazo nuevo con una de las Sleeves que le quedan y el mismo Stack, conservando Fintas y Esquivas. Pierde el primero que pierde sus 3 Sleeves.
F9-5 = El mazo del superviviente sigue como se formó. FR6 dice cómo pasa al siguiente combate; FR5, quién lo empieza.

F10 = Reglas alternativas
    .intro = Cada una se elige por separado y, por defecto, no se usa ninguna.
F10-1 = **Espacio para respirar**: tras un Descanso, el otro jugador puede descansar o atacar, y así por turnos, hasta que alguien ataca o no puede descansar. Quien no tiene ninguna carta de Ataque pero puede descansar debe hacerlo. A quien no puede ni lo uno ni lo otro se le aplica F7.3 si es quien estaba Tambaleante antes de la cadena; el otro queda Tambaleante por F6, y su oponente tiene entonces el derecho que da F7.1.
F10-2 = **Último suspiro**: quien juega una carta Neuroquímica como última carta sí roba una.
F10-3 = **¿Quieres fama?** La meta de un encuentro es 150.
F10-4 = Los jugadores pueden fijar sus propias reglas: cada elección que ofrecen las interpretaciones es una opción de la mesa, que todos ven antes de sentarse.

F11 = Lo que un jugador puede saber
F11-1 = A la vista de todos: ambos personajes, y con ello el número de cartas de cada reserva; cada carta jugada; el tamaño de las manos, de las pilas para robar y de las pilas de descarte; una mano mostrada por F2.2; las manos que se puntúan; la Fama; las opciones; a quién le toca y en qué situación. De una carta ya vista se sabe, hasta el final del encuentro, que está en ese mazo.
F11-2 = Solo para su dueño: la mano, las cartas robadas y las descartadas boca abajo.
F11-3 = Para nadie: el orden de las pilas y lo que volvió a la caja.
F11-4 = Un espectador ve lo que está a la vista de todos, salvo que la mesa se haya abierto con las manos a la vista.

FR = Interpretaciones
    .intro = Donde el reglamento calla, se contradice o sus ediciones no coinciden.
FR1 = El pack
    .text = Cuestión abierta: qué hay impreso en las cartas, pues el texto del reglamento no incluye las imágenes. Hemos reconstruido la caja. Los ataques son 20, 30 … 80, tres de cada valor; los Bloqueos, 40, 60 y 80, tres de cada valor por tipo; las Sleeves son los seis órdenes de las tres reservas de ataque, seguidas de Bloqueo y de Neuroquímica; el primer Stack es el ejemplo de F1.5, y los demás se eligieron de modo que cualquier pareja de personajes pueda repartirse con una sola caja; una segunda selección de Stacks, equilibrada, hace que todos los personajes sean más o menos igual de fuertes. Quien tenga la caja puede jugar con su propio pack.
FR2 = Manos Sobrestimuladas
    .text = Cuestión abierta: si una mano Sobrestimulada debe volver a barajarse. La edición española lo exige, la inglesa y la alemana lo aconsejan, la francesa lo permite; ninguna dice qué pasa con una segunda mano así. Tres de las cuatro lo piden, y nosotros también.
    .must = Se roba de nuevo hasta que la mano sea válida.
    .once = Se roba de nuevo una vez; la segunda mano se conserva, sea como sea.
    .may = Decide el jugador, y otra vez si la mano nueva también está Sobrestimulada.
    .off = Cada mano se juega tal como se robó.
FR3 = La mano vacía
    .text = Cuestión abierta: si pierde quien vacía su mano jugando una carta Neuroquímica. La descripción del juego prolonga la pelea hasta que un solo jugador tiene cartas; el apartado de puntuación solo da por vencido a un jugador Tambaleante sin cartas. Las preguntas frecuentes de la editorial terminan la ronda con la mano vacía, y nosotros también.
    .out = Quien vacía su mano con una carta Neuroquímica ha perdido la ronda.
    .fight_on = Solo pierde un jugador Tambaleante sin cartas. Sin cartas aún se puede descansar; quien queda Tambaleante sin nada que descartar pierde al momento.
FR4 = Un combate que acaba con un Descanso
    .text = Cuestión abierta: quién gana un combate único que acaba por F7.3, cuando ambos tienen cartas todavía. El jugador Tambaleante ya no puede defenderse, y eso entiende el reglamento por estar vencido. De aquí toma FR5 al ganador y al perdedor.
    .not_staggered = Gana quien no quedó Tambaleante.
    .higher_hand = Gana la mano de mayor valor; si son iguales, quien no quedó Tambaleante.
FR5 = Quién empieza después
    .text = Cuestión abierta: quién empieza una ronda o un combate después del primero. Turnarse no favorece ni al ganador ni al perdedor.
    .alternate = Los jugadores se turnan para empezar.
    .loser = Empieza quien perdió la última ronda.
    .winner = Empieza quien ganó la última ronda.
FR6 = El superviviente
    .text = Cuestión abierta: en qué estado pasa al siguiente combate quien gana uno de torneo. Aquí empieza como cualquier otra ronda (F2.1).
    .fresh = Se barajan todas las cartas y ambos roban 7.
    .wounded = El superviviente conserva su mano y sus pilas, las cartas de la mesa van a la pila de descarte y F2.2 no se le aplica; si no tiene cartas, roba 7.
FR7 = Descanso con siete cartas
    .text = Cuestión abierta: si se puede descansar con exactamente 7 cartas. Las ediciones inglesa, francesa y española prohíben un Descanso que lleve a más de 7 cartas; la alemana solo lo prohíbe a quien ya tiene más de 7. Seguimos esas tres ediciones.
    .would_exceed = No se descansa con 7 o más cartas en la mano.
    .exceeds = No se descansa con más de 7 cartas en la mano; así, tras un Descanso con 7 se tienen 8.
FR8 = Orden
    .text = Cuestión abierta: qué va primero cuando coinciden varias cosas. El orden es: el robo, después F5.4, después F8.1, después la siguiente situación. Una mano solo está vacía si lo está después de robar.
FR9 = Sin ataque tras un Descanso
    .text = Cuestión abierta: qué pasa cuando el jugador Tambaleante no tiene ninguna carta de Ataque tras un Descanso. El apartado del Descanso termina la ronda; el de las pausas dice que el siguiente jugador ataca o queda Tambaleante. Una regla especial tiene prioridad sobre una general.
    .round_ends = La ronda termina y se puntúan ambas manos (F7.3).
    .staggered = El jugador vuelve a quedar Tambaleante (F6).
FR10 = Fintas
    .text = Cuestión abierta: qué da una Finta. La edición alemana hace que el jugador reciba otra carta de Ataque; la inglesa, la francesa, la española y las preguntas frecuentes prevén un robo normal y después una carta de Ataque de la mano. Seguimos a estas últimas.
FR11 = Cómo se consiguen los personajes
    .text = El reglamento reparte las Sleeves y los Stacks al azar (F1.1), pero muestra cómo se combinan dos cualesquiera (F1.2, F1.5). Quienes prefieren elegir lo hacen a la vista, como lo están los personajes: quien no empieza toma un Stack; después, quien empieza toma un Stack y una Sleeve; por último, el primero toma una Sleeve. Cada carta es única, y nadie puede tomar una carta tras la cual la caja no alcance para ningún par de personajes (F1.3). En un Torneo épico solo se elige el Stack; las Sleeves se reparten, y el luchador de cada combate se elige de todos modos (F9.4).
    .dealt = Una Sleeve y un Stack para cada jugador, al azar.
    .drafted = Cada jugador recibe tres Sleeves y dos Stacks, todos a la vista, y se queda con una carta de cada clase.
    .chosen = Cada jugador toma una Sleeve y un Stack de toda la caja.
FR12 = El derecho a robar
    .text = En todas las ediciones el jugador puede robar tras una última Neuroquímica (F10.2); ninguna dice si puede renunciar. Quien renuncia sigue con la mano vacía, y ha perdido la ronda (FR3) salvo que se siga luchando sin cartas. En un combate único que pierde quien se queda sin cartas, renunciar sería perder la partida: no se pregunta y la carta se roba.
    .off = No se roba (F5.2).
    .on = La carta se roba.
    .may = El jugador decide, justo después de jugar la carta.
