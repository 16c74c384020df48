### The reference card of Survive. Any text may depend on any option of the table, by its name.
### **Two stars** make words bold.

reference-survive-round = La ronda
reference-survive-bid = Todos eligen en secreto uno de sus naipes; se descubre otro para los PNJ.
reference-survive-order = Empieza la más alta: as, rey, reina, jota, 10 … 2. Empates: ♣ antes que ♠, ♥, ♦.
reference-survive-activation = { $activation ->
    [one] Por turnos, cada bando activa una figura, hasta que todas hayan actuado.
   *[all] En tu turno activas todas tus figuras, una tras otra, en el orden que quieras.
}
reference-survive-actions = **2 acciones** por figura: Movimiento, Campos, Pelea. En cualquier orden, también dos veces la misma.

reference-survive-move = Movimiento
reference-survive-steps = Tantos pasos como el valor de movimiento; nunca en diagonal ni a través de muros o campos activos.
reference-survive-load = Recoger y soltar en cualquier momento de la activación, sin gastar acción. La carga cambia enseguida el valor de movimiento.
reference-survive-drop = No se suelta nada donde ya hay 3 recursos.
reference-survive-mates = Se pasa por las figuras del equipo, pero sin parar en ellas. Con enemigos: ¡Fuera de mi camino!

reference-survive-contest = Duelos de dados: un d8 cada uno
reference-survive-modifiers = Modificadores
reference-survive-mod-profile = modificador de la figura
reference-survive-mod-active = se mueve o ataca
reference-survive-mod-load = por cada recurso que lleva
reference-survive-mod-down = derribada
reference-survive-naturals = **1 natural:** tu propia figura cae derribada. **8 natural:** la otra. Sea cual sea el resultado.
reference-survive-swap = **¡Fuera de mi camino!** Si quien se mueve saca más: cambian de casilla y sigue. Si no, termina el Movimiento.
reference-survive-brawl = **Pelea** con un vecino: quien pierde suelta su carga, retrocede 1 casilla y cae derribado; quien gana puede avanzar. Empate: nada.

reference-survive-jump = Teletransportador: d8
reference-survive-jump-number = a ese teletransportador, y sigue
reference-survive-jump-choice = a otro a elección, y sigue
reference-survive-jump-failed = un d4 indica el destino; allí, derribada
reference-survive-jump-enemy = Enemigo en el destino: ¡Fuera de mi camino! Quien pierde debe saltar; si hay empate, la figura que llega salta otra vez.

reference-survive-theft = Robo: d8
reference-survive-theft-when = Al recoger en la zona de despliegue de un enemigo.
reference-survive-theft-trap = trampa: carga perdida, fuera de juego
reference-survive-theft-caught = derribada, sin botín, fin del Movimiento
reference-survive-theft-done = recogido, y sigue

reference-survive-fields = Campos de energía
reference-survive-blue = **Azul:** desde una casilla contigua, uno por acción. Al encenderlo eliges tu lado (el opuesto, solo si está libre).
reference-survive-green = **Verde:** desde un terminal, cuantos quieras en una acción.

reference-survive-down = Derribada y fuera de juego
reference-survive-stand = Levantarse inicia un Movimiento y cuesta 2 pasos.
reference-survive-down-can = { $down ->
    [may_brawl] Derribada, la figura también puede atacar y encender o apagar campos.
   *[stand_first] Derribada, la figura solo puede levantarse, soltar o pasar.
}
reference-survive-down-pick-up = También puede recoger estando derribada.
reference-survive-out = Derribada cuando ya lo estaba, o dos veces en un duelo: **fuera de juego.** La carga se queda; la figura vuelve a su zona y actúa de nuevo en la ronda siguiente.

reference-survive-score = Puntuación
reference-survive-score-when = Tras la ronda { $rounds }, por cada recurso en tu zona. Lo que se lleva encima no cuenta.
reference-survive-score-own = en una de tus cartas de Recurso
reference-survive-score-open = en una de las dos cartas descubiertas
reference-survive-score-other = cualquier otro
reference-survive-score-tie = { $tie ->
    [shared] Gana quien más puntos tenga; empate: victoria compartida.
   *[resources] Gana quien más puntos tenga. Empate: más recursos en la zona; si no, victoria compartida.
}

reference-survive-figures = Figuras
reference-survive-move-by-load = Movimiento según la carga
reference-survive-modifier = Mod.
reference-survive-grabber = Agarrador
reference-survive-crawler = Reptador
reference-survive-npcs = PNJ
reference-survive-npc-rules = Enemigos de todos. Primero los Agarradores, luego los Reptadores, por número. Los Reptadores cruzan los campos activos. Los PNJ no encienden ni apagan campos.
reference-survive-else = si no
