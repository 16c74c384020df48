### The table of Fightdrome.

web-round = Runde { $round }
web-not-your-turn = Du bist nicht am Zug.
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
web-turn-thinking = Überlegt …
web-sending = Dein Zug wird gesendet …
web-live = Laufender Angriff
web-live-by = { $who }: { $card }
web-nothing-live = Es läuft kein Angriff.
web-pause = Pause
web-lead-here = Hier eröffnen
web-earlier-blows = Frühere Karten
web-stagger-stamp = Wankt!
web-stagger-answer = Keine Antwort auf { $card }: { $you ->
    [yes] Du legst eine Karte ab.
   *[no] { $who } legt eine Karte ab.
}
web-stagger-lead = Keine Angriffskarte: { $you ->
    [yes] Du legst eine Karte ab.
   *[no] { $who } legt eine Karte ab.
}
web-last = Letzte Karte
web-play = { $card } spielen
web-discard-card = { $card } ablegen
web-card-effect = { $effect ->
    [neurochem] Nur Neurochem kann darauf antworten. Du ziehst keine Karte.
    [neurochem-last] Nur Neurochem kann darauf antworten.
    [block] Pause: { $who } eröffnet. Du ziehst eine Karte.
    [neurochem-block] Pause: { $who } eröffnet. Du ziehst keine Karte.
    [neurochem-block-last] Pause: { $who } eröffnet.
    [feint] Du ziehst eine Karte und setzt mit einem Angriff nach.
    [discard] Verdeckt: { $who } sieht nicht, welche Karte es ist.
   *[attack] Wird zum laufenden Angriff. Du ziehst eine Karte.
}
web-pick-card = Wähle eine der angehobenen Karten: { $touch ->
    [yes] Tippe sie an
   *[no] Klicke sie an
} oder ziehe sie nach oben.
web-only-action-soon = Nur eine Aktion ist erlaubt: „{ $action }“ folgt automatisch.
web-ahead-choose = { $card } vormerken
web-ahead-drop = { $card } nicht mehr vormerken
web-ahead-about = Wird in deinem Zug gespielt, wenn es dann erlaubt ist.
web-ahead-chosen = { $card } ist vorgemerkt und wird in deinem Zug gespielt, wenn es dann erlaubt ist.
web-ahead-returned = { $card } ist nicht mehr vorgemerkt: Die Karte darf jetzt nicht gespielt werden.
web-actions = Weitere Aktionen
web-action-rest = Ausruhen
    .hint = Ziehe eine Karte und gib die Eröffnung ab.
web-action-keep = Hand behalten
    .hint = Spiele sie, wie sie ist.
web-action-redraw = Neu ziehen
    .hint = Zeige deine Hand und ziehe sieben neue Karten.
web-action-sleeve = { $sleeve } einsetzen
web-action-stack = { $stack } wählen
web-action-draw = Karte ziehen
    .hint = Kämpfe mit einer Karte weiter.
web-action-pass = Nicht ziehen
    .hint = Mach mit leerer Hand weiter.
web-try-sleeve = Vorschau mit Sleeve
web-example-character = Das Beispiel aus dem Regelbuch
web-on-offer = Zur Auswahl
web-picked = { $sleeve } steht bereit. Dein Gegner wählt noch.
web-event-drew-open = { $who } zieht { $card }.
web-seen-played = Gespielt
web-seen-known = Bekannt, aber gerade verdeckt
web-word = Was bedeutet das?
web-gasp-stamp = Nach Luft ringen!
web-gasp-about = { $you ->
    [yes] Deine letzte Karte war eine Neurochem-Karte: noch eine Karte für dich.
   *[no] Die letzte Karte von { $who } war eine Neurochem-Karte: noch eine Karte.
}
web-seen-unseen = Noch nicht gesehen, nach Art
web-seen-row = { $hidden } von { $total } nicht gesehen, höchstens { $most } auf der Hand
web-seen-most = ≤ { $most } auf der Hand
web-seen-ruled-out = Nicht auf der Hand, wie ein Wanken gezeigt hat
