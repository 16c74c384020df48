### Les émotes à une table.

emotes-send = Envoyer une émote
emotes-show = Émotes
    .everyone = De tout le monde
    .players = Des joueurs seulement
    .nobody = De personne
emote-good_luck = Bonne chance !
emote-applause = Applaudissements
emote-well_played = Bien joué !
emote-ouch = Aïe !
emote-wow = Ouah !
emote-laugh = Rires
emote-think = Hum…
emote-thanks = Merci !
