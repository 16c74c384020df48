### Emotes at a table.

emotes-send = Send an emote
emotes-show = Emotes
    .everyone = Everyone
    .players = Players only
    .nobody = Nobody
emote-good_luck = Good luck!
emote-applause = Applause
emote-well_played = Well played!
emote-ouch = Ouch!
emote-wow = Wow!
emote-laugh = Laughter
emote-think = Hmm…
emote-thanks = Thanks!
