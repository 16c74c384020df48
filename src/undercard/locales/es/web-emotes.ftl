### Emotes en una mesa.

emotes-send = Enviar un emote
emotes-show = Emotes
    .everyone = De todos
    .players = Solo de los jugadores
    .nobody = De nadie
emote-good_luck = ¡Suerte!
emote-applause = Aplausos
emote-well_played = ¡Bien jugado!
emote-ouch = ¡Ay!
emote-wow = ¡Hala!
emote-laugh = Risas
emote-think = Mmm…
emote-thanks = ¡Gracias!
