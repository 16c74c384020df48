### Was nur der Browser sagt: Beschriftungen, Knöpfe, Hinweise.

web-language = Sprache
web-theme = Hell oder dunkel
web-theme-name = { $theme ->
    [dark] Dunkel
    [light] Hell
   *[system] Wie das System
}
web-view-board = Tisch
web-view-text = Text
web-round = Runde { $round }
web-turn-yours = Du bist dran
web-turn-theirs = Am Zug
web-watching = Du schaust zu.
web-not-your-turn = Du bist nicht am Zug.

## The front page.

web-slogan = Zwei Kämpfe. Ein Tisch.
web-about-fightdrome = Ein Duell mit verdeckten Karten. Schlag zu, block ab, täusche an, bis die andere Seite keine Antwort mehr hat.
web-about-survive = Ein Scharmützel im Verlies für zwei oder drei. Hol, was deine Kolonie braucht, und bring es nach Hause.

## The Fightdrome table.

web-table = Fightdrome: { $one } gegen { $other }
web-hand = Hand
web-hand-yours = Deine Hand
web-hand-of = Hand von { $who }
web-hand-keys = Mit den Pfeiltasten links und rechts wählst du eine Karte, mit Enter spielst du sie.
web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-pile = Stapel
web-discard = Abgelegt
web-face-down = { $count } verdeckt
web-fame = Ruhm
web-fame-of = { $fame } von { $target } Ruhm
web-stable = Übrige Sleeves
web-deck = Deck
web-staggered = Wankt
web-live = Laufender Angriff
web-live-by = { $card }, gespielt von { $who }
web-nothing-live = Es läuft kein Angriff.
web-pause = Pause
web-last-card = Letzte Karte von { $who }
web-last = Letzte Karte
web-none = keine
web-play = { $card } spielen
web-give-up = { $card } ablegen
web-pick-card = Wähl eine angehobene Karte: anklicken oder nach oben ziehen.
web-actions = Was du sonst tun kannst
web-action-rest = Ausruhen
    .hint = Zieh eine Karte und gib die Eröffnung ab.
web-action-keep = Hand behalten
    .hint = Spiel sie, wie sie ist.
web-action-redraw = Neu ziehen
    .hint = Zeig die Hand und zieh sieben neue Karten.
web-action-sleeve = { $sleeve } schicken
web-picked = { $sleeve } steht bereit. Die andere Wahl steht noch aus.
web-can = Du kannst
