### The lab page.

lab-title = Ändere einen Wert und sieh, was geschieht
lab-about = Ändere eine Zahl oder eine Regelauslegung. Bots spielen dann das unveränderte Spiel und das Spiel mit deiner Änderung, mit denselben Karten. Je länger sie spielen, desto enger wird das Intervall um jeden Unterschied.
lab-change-what = Was du ändern kannst
lab-presets = Beispiele
lab-rulings = Regelauslegungen
lab-no-rulings = Dieses Spiel hat keine Optionen, die das Labor ändern könnte.
lab-changes = { $count ->
    [0] Noch keine Änderungen
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
lab-run = Starten
lab-stop = Anhalten
lab-reset = Zurücksetzen
lab-results = Ergebnis
lab-nothing = Wähle ein Beispiel oder ändere einen Wert und lass die Bots spielen.
lab-starting = Das Labor wird vorbereitet …
lab-playing = { $games } Partien, { $seconds } s
lab-over = Fertig: { $games } Partien in { $seconds } s
lab-stopped = Angehalten nach { $games } Partien
lab-sure = Jeder Unterschied ist auf ± { $margin } oder besser genau.
lab-refused = Diese Änderung ist nicht möglich: { $reason }
lab-who = { $kind ->
    [starter] Der Startspieler gewinnt
    [seat] Platz { $name } gewinnt
   *[group] { $name } gewinnt
}
lab-before = unverändert
lab-after = geändert
lab-difference = Unterschied
lab-clear = signifikant
lab-chance = vielleicht Zufall
lab-decisions = Entscheidungen pro Partie
lab-luck = Durch die Karten entschieden
lab-map-before = Unverändert: So viele von 100 Partien gewinnt die Zeile gegen die Spalte
lab-map-after = Geändert
lab-intervals = Die Intervalle sind 95-%-Konfidenzintervalle. Auf allen Plätzen spielt der Bot Gier; auf der Kommandozeile gibt es andere Bots und längere Studien.
web-error-study-lost = Die Studie wurde unterbrochen. Bitte versuche es noch einmal.
