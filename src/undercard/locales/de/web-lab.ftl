### The lab page.

lab-title = Ändere einen Wert und sieh, was geschieht
lab-about = Ändere eine Zahl oder eine Auslegung. Bots spielen dann das Spiel, wie es ist, und das Spiel mit deiner Änderung, mit denselben Karten. Je länger sie spielen, desto enger wird das Intervall um jeden Unterschied.
lab-change-what = Was sich ändert
lab-presets = Für den Anfang
lab-preset-blocks = Blocks mit 60, 70, 80
lab-preset-breathing = Mit Atempause
lab-preset-onyx = Ein stärkerer Onyx
lab-preset-even = Elf ebenbürtige Stacks
lab-preset-rounds = Sechs Runden
lab-preset-bruiser = Ein stärkerer Schläger
lab-preset-grabbers = Stärkere Greifer
lab-blocks = Werte der Blocks
lab-attacks = Werte der Angriffe
lab-value = Wert { $number }
lab-stack = Der Stack eines Charakters
lab-stack-which = Stack
lab-cards = { $count ->
    [one] zusammen 1 Karte
   *[other] zusammen { $count } Karten
}
lab-cards-wrong = zusammen { $count } Karten; ein Stack hat { $right }
lab-figure = Eine Figur
lab-figure-which = Figur
lab-moves = Weite, Ladung { $load }
lab-modifier = Modifikator
lab-npcs = Modifikatoren der NPCs
lab-grabbers = Greifer
lab-crawlers = Krabber
lab-rulings = Auslegungen
lab-no-rulings = Dieses Spiel hat keine Optionen, die das Labor ändern könnte.
lab-changes = { $count ->
    [0] Noch ist nichts geändert.
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
lab-run = Spielen lassen
lab-stop = Anhalten
lab-reset = Wie es war
lab-results = Was es bewirkt
lab-nothing = Wähl ein Beispiel oder ändere einen Wert und lass die Bots spielen.
lab-starting = Das Labor macht sich bereit …
lab-playing = { $games } Spiele, { $seconds } s
lab-over = Fertig: { $games } Spiele in { $seconds } s
lab-stopped = Angehalten nach { $games } Spielen
lab-sure = Jeder Unterschied ist auf ± { $margin } oder besser bekannt.
lab-refused = Diese Änderung geht nicht: { $reason }
lab-who = { $kind ->
    [starter] Wer beginnt, gewinnt
    [seat] Platz { $name } gewinnt
   *[group] { $name } gewinnt
}
lab-before = wie es ist
lab-after = geändert
lab-difference = Unterschied
lab-clear = deutlich
lab-chance = vielleicht Zufall
lab-decisions = Entscheidungen je Spiel
lab-luck = Entscheiden die Karten
lab-map-before = Wie es ist: von 100 Kämpfen gewinnt der Stack der Zeile so viele gegen den der Spalte
lab-map-after = Geändert
lab-intervals = Die Intervalle sind 95-%-Intervalle. Auf allen Plätzen spielt Greedy; auf der Kommandozeile gibt es andere Bots und längere Studien.
web-error-study-lost = Die Studie ist abgebrochen. Bitte versuch es noch einmal.
