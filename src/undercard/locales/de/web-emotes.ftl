### Emotes am Tisch.

emotes-send = Emote senden
emotes-show = Emotes
    .everyone = Von allen
    .players = Nur von Spielern
    .nobody = Von niemandem
emote-good_luck = Viel Glück!
emote-applause = Applaus
emote-well_played = Gut gespielt!
emote-ouch = Autsch!
emote-wow = Wow!
emote-laugh = Lachen
emote-think = Hm …
emote-thanks = Danke!
