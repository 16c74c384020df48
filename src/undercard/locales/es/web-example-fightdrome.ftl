### The rulebook’s worked example of Fightdrome, step by step on the table.
### The texts are ours; rule ids such as F4.1 become links.

# $kind: play, discard, or open for a decision that has not been made.
example-choice = { $kind ->
    [discard] { $who } podía descartar cualquiera de estas
    [open] { $who } puede jugar
   *[play] { $who } podía jugar
}
example-fits = Sirve
example-fits-not = No sirve
example-fightdrome-0 = Alice y Simon se enfrentan en un solo combate. Ambos tienen siete cartas (F2.1) y Alice tiene la Iniciativa: sirve cualquier carta de Ataque, sea cual sea su fuerza (F3.1). Con su Bloqueo no puede empezar la pelea (F4.13).
example-fightdrome-1 = Alice empieza suave. A una Patada 30 es fácil responder, pero así conserva sus cartas fuertes, con la Patada 60 preparada. Roba enseguida una carta nueva (F5.1).
example-fightdrome-2 = Simon sube la apuesta: una Patada responde a una Patada de fuerza igual o inferior (F4.2). Sus Puñetazos no sirven aquí, ni siquiera el de 80 (F4.1).
example-fightdrome-3 = Alice tiene una Patada aún más fuerte y mantiene la presión (F4.2). La Llave 70 también servía (F4.3), pero se la guarda.
example-fightdrome-4 = A Simon no le quedan Patadas. El Bloqueo de Patada 80 detiene el ataque (F4.5); así conserva su Patada Neuroquímica, con la que no habría robado carta (F5.2). La pelea queda en pausa.
example-fightdrome-5 = Su ataque ha sido detenido, así que Alice debe atacar de nuevo (F4.12). Otra vez se desprende de una carta baja: el Puñetazo 20.
example-fightdrome-6 = Justo lo que Simon esperaba: su Puñetazo 80 responde a un Puñetazo (F4.1), y pocas cartas responden a un 80. La Patada Neuroquímica no servía: solo vale contra Patadas y Llaves (F4.9).
example-fightdrome-7 = Nada más en la mano de Alice frena un Puñetazo 80. El Puñetazo Neuroquímico responde a un Puñetazo de cualquier fuerza (F4.8), y quien puede jugar debe jugar (F3.5). Pero tras una carta Neuroquímica no se roba (F5.2): le quedan seis cartas.
example-fightdrome-8 = A un ataque Neuroquímico solo responde otra carta Neuroquímica. La Esquiva no sirve (F4.6) y la Patada Neuroquímica no responde a un Puñetazo (F4.9): Simon queda Tambaleante y descarta una carta boca abajo (F6.1). Ambos tienen ahora seis cartas. Alice puede atacar o descansar, es decir, robar una carta y ceder la Iniciativa a Simon (F6.3, F7.1).
