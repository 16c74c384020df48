### Los bots: sus niveles y por qué hacen lo que hacen.

## Niveles de un juego que no les da nombre.

level = Nivel { $level }
house-bot = Un bot del administrador, sin puntuación

## Por qué.

reason-only = No había otra cosa que hacer.
reason-whim = Por capricho.
reason-search = Es la jugada que más veces ganó en las partidas simuladas a partir de aquí.
explain-chance = { $action }: { $share } % de su atención, { $chance } % de probabilidades de ganar
explain-share = { $action }: { $share } % de su atención
