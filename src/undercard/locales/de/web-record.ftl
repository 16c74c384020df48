### Partien und Profil einer Person.

record-games = Deine Partien
record-all = Alle Partien
record-recent = Letzte Partien
record-empty = Noch keine Partien. Die erste ist nur einen Klick entfernt.
record-none = Keine Partie passt zu diesen Filtern.
record-play = Gegen einen Bot spielen
record-game = Spiel
record-mode = Art der Partie
record-mode-bots = Bots
record-mode-friends = Freunde
record-mode-public = Öffentliche Partien
record-opponent = Gegner
record-own = Gespielt mit
record-verdict = Ergebnis
record-any = Alle
record-search = Name suchen
record-clear = Filter zurücksetzen
record-export = Alle Partien herunterladen
record-export-about = Eine Datei mit den Aufzeichnungen aller deiner Partien; „undercard verify“ prüft sie.
record-way-resigned = durch Aufgabe
record-way-time = durch Zeitüberschreitung
record-way-abandoned = durch Abwesenheit
record-way-draw = Unentschieden vereinbart
record-actions = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
record-count-games = { $count ->
    [one] Partie
   *[other] Partien
}
record-count-public = { $count ->
    [one] öffentliche Partie
   *[other] öffentliche Partien
}
record-won = gewonnen
record-streak = in Folge
record-best = Bestwert: { $count }
record-rating = Wertung
record-rating-none = Die Wertung beginnt mit der ersten Partie gegen einen Bot nach den üblichen Regeln.
record-ladder = Gegen die Bots
record-ladder-unplayed = noch nicht gespielt
record-ladder-next = Als Nächstes
record-ladder-done = Alle fünf besiegt
record-rate = Siegquote nach { $trait }
record-rate-line = gestrichelt: 50 %
record-cards = Lieblingskarten
record-times = { $count }×
record-longest = Längste Partie
record-private = Andere sehen nur deine öffentlichen Partien und deine Wertungen.
record-keep = Diese Partien gehören zu diesem Browser. Ein Konto bewahrt sie auf allen Geräten.
record-account = Konto erstellen
record-clubs = Clubs
