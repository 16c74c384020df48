### Los bots: sus niveles y por qué hacen lo que hacen.

## Niveles de un juego que no les da nombre.

level = Nivel { $level }
house-bot = Un bot del administrador, sin puntuación

## Por qué.

reason-only = No había otra cosa que hacer.
reason-whim = Por capricho.
reason-redraw = Con una mala mano, mejor robar otra.
reason-sleeve = Cualquier luchador sirve.
reason-character = Este personaje tiene más cartas Neuroquímicas y de Ataque que los demás.
reason-draw = Mejor una carta que ninguna.
reason-give-up = Si hay que perder una carta, la que menos vale.
reason-answer = La carta más barata con la que se puede responder.
reason-lead = El ataque más débil: los fuertes son para más tarde.
reason-sure-hit = Has dejado ver que no puedes responder a esto.
reason-rest = Un Descanso es una carta gratis.
reason-learned = Elegido según las probabilidades aprendidas en muchas partidas.
reason-search = Es la jugada que más veces ganó en las partidas simuladas a partir de aquí.
reason-champion = La experiencia señaló las jugadas probables; de ellas, esta es la que más veces ganó en las partidas simuladas a partir de aquí.
reason-plan = El siguiente paso de un plan ya trazado.
reason-pick = Esto compensa el camino de vuelta.
reason-lay = En casa está a salvo.
reason-fight = Las probabilidades son buenas.
reason-field = El campo corta el paso.
reason-home = A casa con la carga.
reason-fetch = De camino a lo que más compensa.
reason-stand = Tumbado nadie avanza.
reason-place = Lo más cerca posible de lo que hay por el suelo.
reason-card = La carta más alta, para empezar.
reason-wait = Aquí nada compensa el esfuerzo.
reason-other = Una regla práctica para esta situación.
explain-chance = { $action }: { $share } % de su atención, { $chance } % de probabilidades de ganar
explain-share = { $action }: { $share } % de su atención
