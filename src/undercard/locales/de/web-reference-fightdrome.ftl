### The reference card of Fightdrome. Any text may depend on any option of the table, by its name.
### $hand is the size of an opening hand, $deck that of a deck; **two stars** make words bold.

reference-fightdrome-answers = Was antwortet worauf
reference-fightdrome-then-live = Angriff: Die Antwort ist der neue Angriff
reference-fightdrome-then-pause = Stoppt den Angriff: Pause, der Angreifer eröffnet neu
reference-fightdrome-then-follow_up = Danach sofort mit einer Angriffskarte nachsetzen
reference-fightdrome-any = jede Stärke
reference-fightdrome-strength = höchstens gleiche Stärke
reference-fightdrome-no = nein

reference-fightdrome-turn = Dein Zug
reference-fightdrome-lead = **Eröffnen:** beliebige Angriffskarte, beliebige Stärke. Kein Block, keine Finte, kein Ausweichen.
reference-fightdrome-answer = **Antworten:** eine Karte, die auf den Angriff passt.
reference-fightdrome-follow-up = **Nachsetzen** nach einer Finte: beliebige Angriffskarte, beliebige Stärke.
reference-fightdrome-must = Wer spielen kann, muss spielen. Wer nicht kann, gerät ins Wanken.
reference-fightdrome-pause = Nach einer Pause eröffnet der Spieler, dessen Angriff gestoppt wurde.

reference-fightdrome-draw = Nachziehen
reference-fightdrome-draw-one = Nach jeder gespielten Karte sofort 1 Karte ziehen, nach einer Finte noch vor dem Nachsetzen.
reference-fightdrome-draw-neurochem = { $last_gasp ->
    [on] Nach Neurochem-Karten wird nicht gezogen; war es deine letzte Karte, ziehst du 1.
    [may] Nach Neurochem-Karten wird nicht gezogen; war es deine letzte Karte, darfst du 1 ziehen.
   *[off] Nach Neurochem-Karten wird nicht gezogen.
}
reference-fightdrome-draw-empty = Ziehstapel leer: Ablagestapel mischen, er bildet den neuen Ziehstapel.

reference-fightdrome-stagger = Ins Wanken geraten
reference-fightdrome-stagger-discard = Lege eine Karte deiner Wahl verdeckt ab.
reference-fightdrome-stagger-last = War es deine letzte? Dann ist die Runde verloren.
reference-fightdrome-stagger-next = Sonst eröffnet dein Gegner oder ruht sich aus.

reference-fightdrome-rest = Ausruhen
reference-fightdrome-rest-when = Nur unmittelbar nachdem dein Gegner ins Wanken geraten ist, statt zu eröffnen: 1 Karte ziehen, dein Gegner eröffnet.
reference-fightdrome-rest-limit = { $rest_limit ->
    [exceeds] Nicht mit mehr als { $hand } Karten auf der Hand.
   *[would_exceed] Nicht mit { $hand } oder mehr Karten auf der Hand.
}
reference-fightdrome-rest-no-attack = { $rest_no_attack ->
    [staggered] Hat der wankende Spieler dann keine Angriffskarte, gerät er erneut ins Wanken.
   *[round_ends] Hat der wankende Spieler dann keine Angriffskarte, endet die Runde, und beide Hände zählen.
}
reference-fightdrome-rest-must = Keine Angriffskarte, aber Ausruhen möglich? Dann musst du.
reference-fightdrome-rest-breathing = **Atempause:** Auf Ausruhen darf man mit Ausruhen antworten, bis jemand eröffnet oder es nicht mehr geht.

reference-fightdrome-end = Rundenende und Ruhm
reference-fightdrome-end-won = Du gewinnst die Runde, wenn dein Gegner keine Karte mehr hat.
reference-fightdrome-end-empty = { $last_gasp ->
    [on] War deine letzte Karte eine Neurochem-Karte, ziehst du eine Karte und kämpfst weiter.
    [may] { $empty_hand ->
        [fight_on] War deine letzte Karte eine Neurochem-Karte und ziehst du nicht, kämpfst du weiter, bis du ins Wanken gerätst.
       *[out] Auch wer als letzte Karte eine Neurochem-Karte spielt und nicht zieht, hat verloren.
    }
   *[off] { $empty_hand ->
        [fight_on] War deine letzte Karte eine Neurochem-Karte, kämpfst du weiter, bis du ins Wanken gerätst.
       *[out] Auch wer als letzte Karte eine Neurochem-Karte spielt, hat verloren.
    }
}
reference-fightdrome-end-match = **Match:** Wer die Runde gewinnt, erhält den Ruhm seiner Handkarten; { $target } Ruhm gewinnen.
reference-fightdrome-end-rest = { $rest_finish ->
    [higher_hand] **Ende durch Ausruhen:** Der höhere Handwert gewinnt den Kampf.
   *[not_staggered] **Ende durch Ausruhen:** Wer nicht ins Wanken geraten ist, gewinnt den Kampf.
}
reference-fightdrome-end-epic = **Episches Turnier:** Der Sleeve des Verlierers scheidet aus. Wer alle drei verliert, hat verloren.
reference-fightdrome-fame = Ruhmwerte
reference-fightdrome-fame-attack = Schlag, Tritt, Packen
reference-fightdrome-fame-strength = ihre Stärke
reference-fightdrome-fame-block = Schlag Block, Tritt Block
reference-fightdrome-fame-neurochem = Neurochem-Karten
reference-fightdrome-fame-trick = Finte, Ausweichen

reference-fightdrome-deck = Deck und Starthand
reference-fightdrome-strengths = Stärken in dieser Schachtel
reference-fightdrome-strengths-attack = Angriffe
reference-fightdrome-strengths-block = Blockkarten
reference-fightdrome-deck-cards = { $deck } Karten: { $supplied } nach Sleeve und Stack, { $feints } Finten, { $weaves } Ausweichen.
reference-fightdrome-opening = { $overstimulated ->
    [off] { $hand } Karten ziehen und so spielen.
    [may] { $hand } Karten ziehen. **Überstimuliert** (mehr als 2 Neurochem-Karten oder keine Angriffskarte): Hand zeigen, wieder einmischen und neu ziehen ist erlaubt.
    [once] { $hand } Karten ziehen. **Überstimuliert** (mehr als 2 Neurochem-Karten oder keine Angriffskarte): Hand zeigen, wieder einmischen, einmal neu ziehen.
   *[must] { $hand } Karten ziehen. **Überstimuliert** (mehr als 2 Neurochem-Karten oder keine Angriffskarte): Hand zeigen, wieder einmischen, neu ziehen.
}
