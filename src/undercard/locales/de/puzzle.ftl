### Daily puzzles, in the browser and in the terminal.

puzzle-title = Rätsel des Tages
puzzle-about = Jeden Tag eine Stellung aus Partien zwischen Bots. Finde die Wahl, die am häufigsten gewinnt.
puzzle-difficulty = { $difficulty ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
puzzle-ask = Du bist am Zug. Welche Wahl gewinnt am häufigsten?
puzzle-you = Du
puzzle-opponent = Gegner
puzzle-how = Wähle deinen Zug direkt auf dem Tisch.
puzzle-method = Für jede Wahl wurde die Partie von hier aus tausendfach zu Ende gespielt. Alles, was du nicht wissen kannst, wurde jedes Mal neu gezogen.
puzzle-tried = { $count ->
    [0] Noch niemand hat es versucht.
    [one] Ein Spieler hat es versucht.
   *[other] { $count } Spieler haben es versucht.
}

## After the answer. Shares are written with a percent sign.

puzzle-right = Richtig!
puzzle-wrong = Nicht ganz
puzzle-right-about = „{ $best }“ gewinnt { $chance } der Partien.
puzzle-wrong-about = „{ $answer }“ gewinnt { $chance }. „{ $best }“ gewinnt { $more }.
puzzle-chances = So oft gewinnt jede Wahl
puzzle-soon = { $soon ->
    [round] in dieser Runde
   *[turn] sofort
}
puzzle-later = später
puzzle-best = beste Wahl
puzzle-yours = deine Wahl
puzzle-chose = von { $share } gewählt
puzzle-bar = { $soon ->
    [round] { $part } in dieser Runde, { $rest } später
   *[turn] { $part } sofort, { $rest } später
}
puzzle-why = Warum?
puzzle-why-lead = „{ $best }“ gewinnt { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
} häufiger als „{ $second }“.
puzzle-why-soon = { $soon ->
    [round] Damit gewinnst du { $part } der Partien noch in dieser Runde, mit „{ $second }“ sind es { $other }.
   *[turn] Damit gewinnst du { $part } der Partien sofort, bevor du wieder wählen musst, mit „{ $second }“ sind es { $other }.
}
puzzle-samples = { $samples } Partien je Wahl; Standardfehler { $error }.
puzzle-levels = So oft finden es die Bots
puzzle-level = Stufe { $level }: { $share }

## Streak, archive and navigation.

puzzle-streak = { $days ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-streak-right = { $right } von { $days } richtig.
puzzle-streak-trying = Mitmachen zählt.
puzzle-streak-today = Das heutige Rätsel setzt sie fort.
puzzle-streak-start = Löse jeden Tag ein Rätsel. Auch eine falsche Antwort zählt.
puzzle-day = { $state ->
    [right] { $date }: richtig
    [tried] { $date }: versucht
   *[none] { $date }: nicht versucht
}
puzzle-state = { $state ->
    [right] Gelöst
    [tried] Nicht gelöst
   *[none] Offen
}
puzzle-today = Heute
puzzle-solve = Jetzt lösen
puzzle-see = Lösung ansehen
puzzle-earlier = Voriges Rätsel
puzzle-next = Nächstes Rätsel
puzzle-archive = Archiv
puzzle-archive-empty = Noch keine Rätsel.
puzzle-older = Ältere Rätsel
puzzle-right-share = { $share } richtig
puzzle-share = Teilen
puzzle-copied = Link kopiert
puzzle-not-ready = Das heutige Rätsel ist noch nicht fertig. Versuche es in ein paar Minuten wieder.
puzzle-missing = Für diesen Tag gibt es kein Rätsel.
puzzle-lost = Das Rätsel konnte nicht geladen werden.

## In the terminal.

puzzle-prompt = Deine Wahl, wie in der Liste geschrieben:
puzzle-making = Das Rätsel wird erstellt …
puzzle-unknown = Das steht nicht zur Wahl.
