### The rules of Collect! Fight! Survive! in our own words. S4 is a section, S4-1 the rule S4.1,
### SR2 a ruling, D1 a rule of the scenario. Attributes of a rule are its list; attributes of a
### ruling are the values of its option.

short = Equipos de tres o cuatro figuras recorren una mazmorra, recogen recursos y los llevan a su propia zona. Unas cartas elegidas en secreto deciden quién va primero en cada ronda (S2). Una figura tiene dos acciones: se mueve (S3), enciende o apaga campos de energía (S5) o pelea (S6). Una figura derribada cuando ya lo estaba queda fuera de juego hasta la ronda siguiente (S8). Tras 4 a 6 rondas, cada recurso en la zona de un jugador vale 5, 3 o 1 puntos (S9). Los Agarradores y los Reptadores (S10) estorban a todos.
about = Una adaptación independiente de reglas publicadas, redactadas con nuestras propias palabras, sin imágenes ni textos de sus autores, que no tienen relación con este proyecto. La mazmorra, las figuras y el árbol de decisión de los PNJ son escenarios nuestros (D). Donde el reglamento calla o se contradice, una interpretación (R) indica qué hemos elegido.

S1 = Preparación
S1-1 = Cada jugador lleva 3 o 4 figuras: por lo general, 4 cada uno si juegan dos y 3 si juegan tres; un escenario puede fijar otras cantidades. Una partida dura 4, 5 o 6 rondas.
S1-2 = La mazmorra tiene 100 casillas en diez columnas y diez filas, algunas de las cuales pueden ser roca; los muros la dividen en salas unidas por pasajes. En ella están los teletransportadores 1 a 4, cuatro terminales, una zona de despliegue para cada equipo (zona, para abreviar) y los PNJ en sus casillas iniciales.
S1-3 = Un pasaje es el borde que comparten dos casillas vecinas. Cada uno tiene un campo de energía, azul o verde; el escenario dice cuáles están activos al empezar.
S1-4 = Los recursos se esparcen al azar y se reparten entre las salas de la forma más igualada posible: grande o pequeña, cada sala recibe la misma cantidad mientras tenga casillas para ellos. Una casilla recibe uno como mucho; las zonas, los teletransportadores, los terminales y las casillas iniciales de los PNJ no reciben ninguno.
S1-5 = Cada jugador recibe 3 cartas de Recurso y las guarda en secreto: indican qué es lo que más le falta a su colonia. Otras 2, que cuentan para todos, se revelan al final de la partida.
S1-6 = Cada jugador tiene una mano secreta de naipes, uno por ronda, de una sola baraja de 52; los PNJ tienen un montón boca abajo del mismo tamaño.
S1-7 = Por orden de asiento, quien tiene más figuras de las que pueden jugar indica cuáles no juegan y coloca las demás en casillas libres de su zona, una a una, por orden de número.

S2 = Una ronda
S2-1 = Cada jugador elige en secreto un naipe de su mano; después se descubren todos a la vez, junto con la carta superior del montón de los PNJ. Las cartas descubiertas no se vuelven a usar.
S2-2 = Los bandos, incluidos los PNJ, juegan de la carta más alta a la más baja: as, rey, reina, jota, 10 y así hasta el 2. A igual valor: tréboles, después picas, corazones y diamantes.
S2-3 = En su turno un bando activa sus figuras una tras otra, en el orden que quiera, hasta que todas han actuado (SR14). Cada figura termina lo que hace antes de que se elija la siguiente. Una figura que quedó fuera de juego (S8) espera a la ronda siguiente.
S2-4 = Una activación da 2 acciones. Cada una es un Movimiento (S3), Campos (S5) o una Pelea (S6), en cualquier orden, y pueden ser iguales. Una acción se gasta al empezar, ninguna es obligatoria, y un Movimiento en curso debe terminar antes de empezar otra cosa.

S3 = Movimiento
S3-1 = Un Movimiento es una serie de pasos, cada uno a una de las cuatro casillas vecinas y nunca en diagonal, tantos como el valor de movimiento de la figura, que depende de lo que lleva (D2). Los muros y los campos activos cierran el paso; solo los Reptadores atraviesan campos activos.
S3-2 = **Carga.** En cualquier momento de su activación, incluso sin acciones, una figura puede recoger un recurso de su casilla o soltar allí uno suyo. Quien lleva todo lo que permite su perfil no puede recoger nada; SR17 dice si puede hacerlo una figura derribada. El valor de movimiento cambia enseguida con la carga; si queda por debajo de los pasos ya dados, el Movimiento termina. Un paso cuenta 1; un intercambio ganado, 1; levantarse, 2; un salto, nada. No se puede recoger y volver a soltar en el mismo sitio (SR15).
S3-3 = Donde hay 3 recursos no se puede soltar otro (SR8).
S3-4 = Una figura puede cruzar las casillas de su equipo, pero no quedarse en ellas. Solo entra en una si los pasos que le quedan la llevan, sin tirar dados, a una casilla vacía. Hasta entonces solo puede dar pasos. S3.5 dice cómo entrar en la casilla de un enemigo.
S3-5 = **¡Fuera de mi camino!** Una figura a la que le queda un paso puede intentar abrirse paso ante un enemigo, pero no a través de un campo activo (SR13). Ambos tiran un d8. A cada dado se suma el modificador del perfil, +1 para quien se mueve, −1 por cada recurso que lleva y −2 si está derribada. Con el total más alto, la figura que se mueve cambia de sitio con el enemigo, lo que cuenta como un paso, y sigue. Con un total igual o menor se queda donde está, y su Movimiento termina.
S3-6 = **Resultados naturales.** Un dado que muestra 1 derriba a la figura que lo tiró; uno que muestra 8, a la contraria, gane quien gane. Los totales se calculan con el estado anterior a la tirada; después surten efecto los 1 y los 8, y el resultado va al final, para las figuras que quedan. Un 1 contra un 8 derriba dos veces a la misma figura, que queda así fuera de juego (S8.1).
S3-7 = **Robo.** Recoger un recurso en la zona de otro bando exige un d8. Para los PNJ toda zona es ajena; un nido no es una zona.
    .a = 1: una trampa. La carga cae en esa casilla, la figura queda fuera de juego (S8.1) y su activación termina.
    .b = 2 a 4: la figura es derribada con su carga; el recurso se queda, y un Movimiento en curso termina.
    .c = 5 a 8: el recurso se recoge como siempre.

S4 = Teletransportadores
S4-1 = Una figura que llega a la casilla de un teletransportador por un paso, o por un intercambio ganado, puede saltar. El salto es parte de su Movimiento y se ofrece una sola vez. Se tira un d8:
    .a = 1 a 4: al teletransportador con ese número; el Movimiento sigue.
    .b = 5 a 7: a otro teletransportador sin figuras del equipo, a elección de su dueño; el Movimiento sigue.
    .c = 8: al teletransportador que indique un d4; la figura es derribada al llegar.
S4-2 = **Un enemigo en el destino** supone «¡Fuera de mi camino!» allí mismo, y quien llega es quien se mueve; tras un 8, esa figura es derribada antes de la tirada. Quien pierde es arrastrado y debe saltar desde ese teletransportador; quien gana lo ocupa. Con totales iguales, la figura que llega vuelve a saltar. Al final, la figura activa sigue su Movimiento si está en pie; las demás que hayan saltado no dan pasos. SR16 limita la cadena.
S4-3 = No se ofrece salto a una figura que fue empujada, intercambiada o colocada en un teletransportador, que avanzó hasta él (S6.2) o que cruzó hasta él al encender un campo (S5.2).

S5 = Campos
S5-1 = Un campo azul se apaga o se enciende desde cualquiera de las dos casillas contiguas, uno por acción.
S5-2 = Quien enciende un campo azul decide en qué lado quedarse. El lado opuesto solo puede elegirse si su casilla está vacía. Cruzar es parte de la acción y no es un Movimiento.
S5-3 = Un campo verde solo obedece a los terminales. Una figura en la casilla de cualquier terminal puede encender o apagar en una acción cuantos campos verdes quiera, estén donde estén, cada uno una vez.

S6 = Pelea
S6-1 = Una figura puede atacar a un enemigo en una de las cuatro casillas vecinas si no hay entre ellos ni un muro ni un campo activo. Ambos tiran como en S3.5; aquí el +1 es del atacante.
S6-2 = Pierde el total más bajo; un empate no cambia nada. La carga de quien pierde cae en su casilla; después es empujado una casilla y derribado allí (SR6). Si quien gana está en pie y no fuera de juego, puede avanzar a la casilla que el perdedor ha dejado, tanto si fue empujado como si quedó fuera de juego (S8).
S6-3 = Los resultados naturales cuentan como en S3.6 y van primero; ser derribado por uno no cuesta por sí solo la carga. Quien pierde estando ya derribado queda fuera de juego tras el empujón, pues la derrota vuelve a derribarlo; su carga queda en la casilla que ocupaba antes.

S7 = Derribada
S7-1 = Una figura derribada se levanta empezando un Movimiento, y antes no puede dar pasos. Cuenta como 2 pasos; con un valor de movimiento menor que 2 ocupa todo el Movimiento. SR7 y SR17 dicen qué más puede hacer en el suelo.

S8 = Fuera de juego
S8-1 = Una figura queda fuera de juego cuando es derribada estando ya derribada, o dos veces en la misma Pelea o en el mismo «¡Fuera de mi camino!». Lo que llevaba queda en su casilla. Se vuelve a colocar enseguida, en pie, en su zona, o en su casilla inicial si es un PNJ (SR11). Si estaba activa, su activación termina. Hasta la ronda siguiente la figura no actúa, pero cierra el paso y se defiende.

S9 = El final
S9-1 = Terminada la última ronda, se sacan dos de las cartas de Recurso no repartidas y se descubren para todos. Todos los jugadores enseñan las suyas.
S9-2 = Lo que hay en la zona propia cuenta para el jugador; lo que se lleva encima no cuenta. Un recurso cuyo tipo está en una carta propia vale 5 puntos; si no, uno cuyo tipo está en una carta descubierta, 3; cualquier otro, 1 (SR1).
S9-3 = Gana el total más alto (SR2).

S10 = PNJ
S10-1 = Los PNJ son un solo bando: ninguno es enemigo de otro, y todos son enemigos de cada jugador. Un PNJ tiene 2 acciones y las mismas reglas que todos. No enciende ni apaga campos y solo salta si debe; tras ganar una Pelea, avanza.
S10-2 = Los guía un árbol de decisión del escenario (D5). Cada una de sus elecciones puede explicarse: las preguntas hechas, la rama seguida, el objetivo. La mesa tira sus dados.

S11 = Lo que un jugador puede saber
S11-1 = A la vista de todos: la mazmorra, las figuras con su carga, los campos, las zonas, cada naipe descubierto, cada dado.
S11-2 = Solo para su dueño: las cartas de Recurso y los naipes de la mano, y el naipe elegido, hasta que se descubre.
S11-3 = Para nadie: las cartas del montón de los PNJ y las cartas de Recurso sin repartir, incluidas las dos del final.

D = El escenario
    .intro = Todo esto es nuestro: datos que se comprueban al leerse y que cualquiera puede sustituir.
D1 = Hay 6 tipos de recursos con 4 fichas cada uno, 24 en total, y 3 cartas de Recurso de cada tipo, 18 en total. Las tres cartas de un jugador son de tres tipos.
D2 = Un perfil es un nombre, un modificador y el valor de movimiento para cada carga. Los valores 6, 5, 4, 2, por ejemplo, valen para 0, 1, 2 y 3 recursos, y 3 es entonces lo máximo que puede llevar la figura. Los Agarradores son lentos y fuertes y persiguen a quien lleva algo. Los Reptadores son rápidos y débiles, atraviesan campos activos, buscan los recursos que hay por el suelo y los arrastran a su nido.
D3 = Con el juego vienen al menos dos mazmorras. La de dos jugadores tiene simetría central, así que es justa por construcción; la otra es para tres, y se ha medido que es justa.
D4 = Un escenario se comprueba, y cada error se indica con su lugar: casillas inalcanzables incluso con todos los campos apagados, una zona demasiado pequeña para su equipo, cantidades incorrectas, un pasaje sin campo, un árbol de decisión que nunca acaba.
D5 = El árbol de decisión hace preguntas (¿enemigo a mi lado?, ¿llevo algo?, ¿recurso a mi alcance?) hasta llegar a un comportamiento (atacar, ir hacia el enemigo con carga, llevar la carga al nido, patrullar…). Los empates los decide la casilla, así que un PNJ en la misma posición hace siempre lo mismo.

SR = Interpretaciones
    .intro = Donde el reglamento calla o se contradice. SR15 y SR16 son reglas nuestras, para que toda partida acabe.
SR1 = Cinco, no ocho
    .text = Cuestión abierta: cuánto vale un recurso que está en una carta propia y en una descubierta. Nada dice que cinco y tres se sumen. Vale 5.
SR2 = Empate a puntos
    .text = Cuestión abierta: quién gana si varios jugadores tienen el total más alto.
    .resources = Quien de ellos tenga más recursos en su zona; si siguen empatados, comparten la victoria.
    .shared = Todos comparten la victoria directamente.
SR3 = Un salto al mismo teletransportador
    .text = Cuestión abierta: qué pasa cuando el dado indica el teletransportador desde el que salta la figura. Se queda, y su Movimiento sigue; con un 8 es derribada de todos modos. Llegar por un salto no es entrar: no hay otro salto hasta que la figura haya salido de la casilla.
SR4 = Una figura del equipo en el destino
    .text = Cuestión abierta: qué pasa entonces, pues el reglamento solo habla de enemigos. La figura vuelve a saltar desde donde estaba. No ha llegado, así que un 8 no la derriba.
SR5 = Quién elige por la figura arrastrada
    .text = Cuestión abierta: quién elige el teletransportador cuando una figura arrastrada saca de 5 a 7. Su dueño. Un PNJ toma el teletransportador libre de número más bajo.
SR6 = El empujón
    .text = Cuestión abierta: adónde es empujado quien pierde, y qué pasa si no se puede. El empujón va en línea recta, en sentido contrario a quien gana. Si lo impiden el borde, un muro, un campo activo o una figura, no hay empujón: quien pierde es derribado donde está, y quien gana no puede avanzar, salvo que quien pierde quede fuera de juego (S8). Un campo activo impide empujones e intercambios incluso a un Reptador.
SR7 = En el suelo
    .text = Cuestión abierta: si una figura derribada debe levantarse antes de hacer otra cosa. El reglamento deja que se levante con su siguiente acción, pero también tiene un modificador para figuras derribadas.
    .stand_first = Puede levantarse, soltar o terminar su activación, y nada más; para recoger, véase SR17.
    .may_brawl = También puede pelear, con su −2, y encender o apagar campos. Para dar pasos debe esperar a estar en pie.
SR8 = Más de tres
    .text = Cuestión abierta: si el límite de tres recursos por casilla vale para la carga perdida. No: queda donde cayó, por mucha que sea.
SR9 = Derribada al moverse
    .text = Cuestión abierta: si puede seguir cuando ha ganado. No: incluso tras un intercambio, su Movimiento termina.
SR10 = El defensor puede avanzar
    .text = Cuestión abierta: si solo puede el atacante. El reglamento lo dice de quien gana, así que también puede avanzar un defensor que ha ganado.
SR11 = El regreso
    .text = Cuestión abierta: dónde y cuándo vuelve una figura fuera de juego. Enseguida, en la casilla libre de su zona que quiera su dueño; con la zona llena, en la casilla libre más cercana; un PNJ, en su casilla inicial o en la libre más cercana.
SR12 = Orden de los PNJ
    .text = Cuestión abierta: en qué orden actúan los PNJ. Primero los Agarradores, después los Reptadores, por número.
SR13 = A través de un campo activo
    .text = Cuestión abierta: si un Reptador, que atraviesa campos activos, puede también desafiar o atacar a través de uno. Nadie puede: ni «¡Fuera de mi camino!» ni una Pelea se hacen a través de un campo activo.
SR14 = Activación
    .text = Cuestión abierta: si un bando hace actuar seguidas a todas sus figuras. Las cartas solo dan el orden de los bandos.
    .all = En su turno un bando activa todas sus figuras.
    .one = Los bandos activan una figura cada uno, por turnos, hasta que a nadie le queda ninguna; la ronda se hace más larga y más tensa.
SR15 = Sin idas y venidas
    .text = Regla nuestra. En el mismo sitio, un tipo recién recogido no puede soltarse, ni recogerse uno recién soltado. Esto acaba en cuanto la figura está en otra casilla o empieza otra acción.
SR16 = Ocho saltos como mucho
    .text = Regla nuestra. Las figuras en teletransportadores podrían arrastrarse unas a otras sin fin. Por eso se cuentan todos los saltos de una cadena y, en vez de un noveno, la figura se coloca en la casilla libre más cercana al teletransportador desde el que saltaría.
SR17 = Recoger en el suelo
    .text = Cuestión abierta: si «en cualquier momento», cuando una figura puede recoger, vale también mientras está en el suelo.
    .upright = No: recoge solo cuando está en pie. Puede soltar lo que lleva.
    .any_time = Sí, y sin acción, como cualquier otra figura. En la zona de otro bando tira como siempre (S3.7), pero un 2 a 4 la derriba otra vez y queda fuera de juego (S8.1).
