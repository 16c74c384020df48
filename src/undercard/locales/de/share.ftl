### Ein Spiel teilen: Vorschaukarten, Bilder, das Menü.

share-site = Brett- und Kartenspiele im Browser: mit Freunden, mit Fremden, gegen Bots.
# The title of a link to a finished game: its players.
share-title = { $names } · { $game }
# The alternative text of the picture.
share-alt = { $game }: { $result }
share-menu = Teilen
share-link = Link kopieren
share-copied = Link kopiert
share-not-copied = Dein Browser erlaubt kein Kopieren. Der Link:
share-picture = Bild
    .about = Das Ende der Partie als PNG
share-animation = Animation
    .about = Dieser Moment als GIF
share-file = Wiederholung als Datei
    .about = Eine HTML-Datei, die ohne die Website funktioniert
share-record = Aufzeichnung
    .about = Zum Prüfen oder zum Öffnen auf dieser Website
share-working = Wird vorbereitet …
share-open-note = Diese Partie ist privat: Keine Liste zeigt sie, und wer ihren Link hat, kann sie öffnen. Sobald du den Link hier kopierst, hat er auch eine Vorschau mit Namen und Ergebnis.
share-close = Schließen
