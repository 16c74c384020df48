### Fightdrome: las palabras que la mesa explica. Los números de las reglas siguen a cada texto.

fightdrome-word-character = Un personaje es un Stack, la mente, en una Sleeve, el cuerpo. Juntos determinan cuántas cartas de cada reserva tiene el mazo.
fightdrome-word-stack = El Stack es la mente de un personaje: cinco números. La Sleeve muestra qué número corresponde a cada reserva.
fightdrome-word-sleeve = La Sleeve es el cuerpo de un personaje: enumera las cinco reservas en su propio orden, y los números del Stack siguen ese orden.
fightdrome-word-supplies = Las cartas que forman este mazo: P Puñetazo, K Patada, G Llave, B Bloqueo, N Neuroquímica. Son 40 en total, más 2 Fintas y 2 Esquivas.
fightdrome-word-lead = La Iniciativa: la pelea está en pausa, y quien la tiene juega una carta de Ataque de cualquier fuerza.
fightdrome-word-answer = Para responder se juega una carta que encaje con el ataque en curso y sea lo bastante fuerte. Quien no puede responder queda Tambaleante.
fightdrome-word-follow_up = Una Finta responde a un ataque, y el mismo jugador ataca enseguida con una carta de cualquier fuerza.
fightdrome-word-stagger = Quien no puede atacar, responder ni seguir queda Tambaleante y descarta una carta boca abajo. Después, el oponente tiene la Iniciativa o descansa.
fightdrome-word-neurochem = Neuroquímica: solo otra carta Neuroquímica responde a un ataque así, y después de jugar una no se roba. La mano, por tanto, se reduce.
fightdrome-word-overstimulated = Una mano inicial con más de 2 cartas Neuroquímicas, o sin ninguna carta de Ataque, está Sobrestimulada. Se muestra, se baraja y se vuelve a robar.
fightdrome-word-last_gasp = Último suspiro: quien juega una carta Neuroquímica como última carta puede seguir con una carta más de la pila para robar.
