### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = Ejemplos de { $card }. Responde a: { $yes }. No responde a: { $no }.
help-lesson-fightdrome = Tu primer combate
help-lesson-fightdrome-about = Cinco minutos: atacar, responder, bloquear, fintar, tambalearse, descansar, ganar.
help-fightdrome-intro = Te damos la bienvenida a la arena. Tu luchador es un Stack en una Sleeve; juntos determinan cuántas cartas de cada tipo hay en tu mazo (F1.2). Tienes siete cartas (F2.1); las de tu oponente están ocultas.
help-fightdrome-lead = Tienes la Iniciativa: juega cualquier carta de Ataque, un Puñetazo, una Patada o una Llave. El número es su fuerza (F3.1).
help-fightdrome-draw = Has robado una carta nueva enseguida: toda carta que no sea Neuroquímica se repone (F5.1). Ahora tu oponente debe responder a tu ataque.
help-fightdrome-answer = Hay un ataque en curso y debes responder. Una Llave responde a cualquier ataque de fuerza igual o inferior; un Puñetazo, a Puñetazos y Llaves; una Patada, a Patadas y Llaves (F4.1, F4.2, F4.3). Las cartas atenuadas no sirven: elige una para ver por qué. Si puedes jugar, debes jugar (F3.5).
help-fightdrome-feint = Una Finta responde a cualquier ataque, por fuerte que sea, pero nunca a uno Neuroquímico. Robas una carta y atacas otra vez enseguida (F4.7).
help-fightdrome-follow_up = Tras tu Finta, juega cualquier carta de Ataque. Basta una débil: aquí la fuerza no cuenta (F3.3).
help-fightdrome-stagger = Nada en tu mano responde a esto. Quedas Tambaleante: descarta una carta boca abajo (F6.1). No se repone, así que te quedan menos cartas; quien se queda sin ninguna ha perdido (F6.2).
help-fightdrome-weave = Una Esquiva detiene cualquier ataque, sea cual sea su fuerza, pero nunca uno Neuroquímico. Después la pelea queda en pausa y el jugador cuyo ataque fue detenido recupera la Iniciativa (F4.6, F4.12).
help-fightdrome-neurochem = Las cartas Neuroquímicas superan cualquier fuerza, y solo otra Neuroquímica les responde. El precio: después no robas (F4.9, F5.2).
help-fightdrome-they_stagger = Tu oponente no tiene respuesta y queda Tambaleante: una carta menos enfrente. Ahora puedes atacar otra vez o descansar (F6.3).
help-fightdrome-block = Un Bloqueo detiene un ataque que no sea más fuerte que él. El de Puñetazo sirve contra Puñetazos y Llaves; el de Patada, contra Patadas y Llaves (F4.4, F4.5).
help-fightdrome-pause = Tu ataque ha sido detenido: la pelea queda en pausa y la Iniciativa vuelve a ser tuya (F4.12). Con Bloqueos, Fintas y Esquivas no se puede atacar (F4.13).
help-fightdrome-rest = Justo después de que tu oponente quede Tambaleante puedes descansar en vez de atacar: roba una carta y cede la Iniciativa (F7.1). Pero no con la mano llena (F7.2).
help-fightdrome-they_rest = Tu oponente descansa: una carta más enfrente, y tú tienes la Iniciativa (F7.1).
help-fightdrome-end = Tu oponente no tenía ninguna carta de Ataque tras tu Descanso, así que la ronda ha terminado (F7.3). ¡Has ganado tu primer combate! Lo normal es que una ronda acabe cuando alguien se queda sin cartas (F8.1).
