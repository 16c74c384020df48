### Fightdrome: what is read before a game: name, options, levels.

fightdrome = Fightdrome
    .about = Un duelo de cartas ocultas. Golpea, bloquea, finta y deja a tu oponente sin respuesta.

## Options: a name, what it decides, and a name for each value.

fightdrome-option-mode = Modo de juego
    .about = Una sola ronda, varias rondas por la Fama o un equipo de luchadores.
    .bout = Combate
    .match = Encuentro
    .epic = Torneo épico
fightdrome-option-box = Stacks
    .about = Los números de los Stacks reconstruidos se estiman a partir de las imágenes del reglamento, y unos personajes son más fuertes que otros; con los equilibrados, cada uno gana más o menos la mitad de sus combates.
    .reconstructed = reconstruidos
    .balanced = equilibrados
    .own = de un pack del administrador
fightdrome-option-target = Fama para ganar
    .about = Un encuentro termina cuando alguien alcanza esta cantidad de Fama.
fightdrome-option-do_you_want_fame = ¿Quieres fama?
    .about = Un encuentro corto: bastan 150 puntos de Fama.
fightdrome-option-breathing_space = Espacio para respirar
    .about = Se puede responder a un Descanso con otro, por turnos, hasta que alguien ataque o no pueda descansar.
fightdrome-option-last_gasp = Último suspiro
    .about = ¿Se roba una carta después de jugar una Neuroquímica como última carta?
    .off = no
    .on = sí
    .may = a elección del jugador
fightdrome-option-characters = Personajes
    .about = Cómo consiguen los jugadores una Sleeve y un Stack.
    .dealt = repartidos al azar
    .drafted = a elegir entre unas pocas cartas
    .chosen = elección libre de toda la caja
fightdrome-option-first = Quién empieza
    .about = Quién tiene la Iniciativa en la primera ronda.
    .random = al azar
    .seat-0 = el primer jugador
    .seat-1 = el segundo jugador
fightdrome-option-overstimulated = Manos Sobrestimuladas
    .about = Manos iniciales sin ninguna carta de Ataque o con más de dos cartas Neuroquímicas.
    .must = se roban de nuevo hasta que sean válidas
    .once = se roban de nuevo una vez
    .may = se pueden robar de nuevo
    .off = se juegan tal cual
fightdrome-option-empty_hand = Mano vaciada por una carta Neuroquímica
    .about = Qué le pasa a quien ha jugado una carta Neuroquímica como última carta.
    .out = ha perdido la ronda
    .fight_on = sigue luchando hasta quedar Tambaleante
fightdrome-option-rest_finish = Ronda terminada por un Descanso
    .about = Quién gana un combate en el que el jugador Tambaleante no tiene ningún ataque tras un Descanso.
    .not_staggered = quien no quedó Tambaleante
    .higher_hand = la mano de mayor valor
fightdrome-option-next_start = Quién empieza la siguiente ronda
    .about = Quién tiene la Iniciativa a partir de la segunda ronda.
    .alternate = los jugadores se turnan
    .loser = quien pierde
    .winner = quien gana
fightdrome-option-survivor = Mazo del ganador en un torneo
    .about = Cómo pasa al siguiente combate el luchador superviviente.
    .fresh = se baraja, con una mano nueva
    .wounded = sigue como está
fightdrome-option-rest_limit = Descanso con siete cartas
    .about = ¿Puede un Descanso dejar una mano con ocho cartas?
    .would_exceed = no permitido
    .exceeds = permitido, hasta ocho cartas
fightdrome-option-rest_no_attack = Sin ataque tras un Descanso
    .about = Qué pasa cuando el jugador Tambaleante no puede atacar tras un Descanso.
    .round_ends = termina la ronda
    .staggered = vuelve a quedar Tambaleante

## Los niveles de los bots. Los nombres no se traducen.

level-fightdrome-1 = Tin Mickey
    .style = Golpea a lo que sea. Un buen primer oponente.
level-fightdrome-2 = Lefty Vale
    .style = Sabe qué es una carta barata y lo olvida una de cada dos veces.
level-fightdrome-3 = Old Cobalt
    .style = Gasta poco, descansa cuando puede y pega sobre seguro.
level-fightdrome-4 = Doctor Nines
    .style = Cuenta las cartas y piensa varios golpes por delante.
level-fightdrome-5 = The Undertow
    .style = Ha aprendido de miles de millones de golpes y piensa antes de cada uno.

## Other bots.

bot-learned = Veterano
bot-champion = Campeón
