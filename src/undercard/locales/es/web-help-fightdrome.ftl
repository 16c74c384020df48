### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = Ejemplos de { $card }. Responde a: { $yes }. No responde a: { $no }.
help-lesson-fightdrome-bout = Tu primer combate
    .about = Atacar, responder, bloquear, fintar, tambalearse, descansar, ganar.
help-fightdrome-lead = Juega un ataque. El número de la carta es su fuerza (F3.1).
help-fightdrome-draw = Has robado una carta nueva enseguida. Todas las cartas se reponen, menos las Neuroquímicas (F5.1).
help-fightdrome-answer = Ahora te atacan y debes responder. Una Patada responde a una Patada o una Llave de fuerza igual o inferior; un Puñetazo, a Puñetazos y Llaves (F4.1, F4.2).
help-fightdrome-neurochem = Una carta Neuroquímica supera cualquier fuerza. El precio: no robas carta (F4.9, F5.2).
help-fightdrome-they_stagger = Tu oponente no tiene respuesta y queda Tambaleante: pierde una carta y no la repone. Quien se queda sin cartas ha perdido (F6.1, F6.2).
help-fightdrome-rest = Justo después puedes descansar: roba una carta y cede la Iniciativa (F7.1).
help-fightdrome-block = Un Bloqueo detiene un ataque que no sea más fuerte que él. El de Puñetazo sirve contra Puñetazos y Llaves (F4.4).
help-fightdrome-weave = Una Esquiva detiene cualquier ataque que no sea Neuroquímico, por fuerte que sea (F4.6).
help-fightdrome-grapple = Una Llave responde a cualquier tipo de ataque de fuerza igual o inferior (F4.3).
help-fightdrome-stagger = Nada en tu mano responde a este ataque: quedas Tambaleante. Elige una carta para descartarla (F6.1).
help-fightdrome-feint = Una Finta responde a cualquier ataque que no sea Neuroquímico. Después atacas otra vez enseguida (F4.7).
help-fightdrome-follow_up = Continúa con cualquier carta de Ataque. Aquí la fuerza no cuenta (F3.3).
help-fightdrome-again = Tu oponente vuelve a tambalearse, así que conservas la Iniciativa. Sigue atacando (F6.3).
help-fightdrome-few = Con pocas cartas cuesta responder a un ataque. ¡Sigue así!
help-fightdrome-last = Tu oponente tenía la Iniciativa pero ninguna carta de Ataque, y también así se queda Tambaleante (F7.4). Le queda una carta: ¡ataca!
help-fightdrome-end = Tu oponente no tiene cartas: ¡has ganado tu primer combate (F6.2)!
