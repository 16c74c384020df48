### Was nur der Browser sagt: Beschriftungen, Knöpfe, Hinweise.

web-language = Sprache
web-theme = Farbschema
web-theme-name = { $theme ->
    [dark] Dunkel
    [light] Hell
   *[system] System
}
web-view-board = Tisch
web-view-text = Text
web-text-view = Tisch als Text
web-turn-yours = Du bist am Zug
web-turn-theirs = Am Zug
web-watching = Du schaust zu.

## The front page.

web-slogan = Alle Kämpfe. Ein Tisch.
web-game = Spiel
web-play-bot = Gegen einen Bot spielen
web-play-people = Mit anderen spielen
web-quick-match = Schnelle Partie
    .hint = Gegen den nächsten freien Gegner, mit den Standardregeln.
web-play-friend = Mit Freunden spielen
    .hint = Ein privater Tisch: Teile den Link oder den QR-Code.
web-open-table = Tisch erstellen
    .hint = Mit deinen Optionen, unten für alle sichtbar.
web-one-screen = An einem Gerät
    .hint = Ihr teilt euch ein Gerät und reicht es nach jedem Zug weiter.
web-rules = Regeln
web-leaderboard = Rangliste
web-fair = Fairness
web-lab = Labor
web-rating = Wertung
web-options = Weitere Optionen
web-options-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
web-clock = Bedenkzeit
    .about = Läuft deine Zeit ab, verlierst du die Partie. Partien gegen Bots haben kein Zeitlimit.
web-clock-none = Ohne Zeitlimit
web-clock-blitz = 3 Minuten + 5 Sekunden pro Zug
web-clock-calm = 10 Minuten + 10 Sekunden pro Zug
web-clock-move = 1 Minute pro Entscheidung
web-clock-day = 1 Tag pro Entscheidung
web-clock-days = 3 Tage pro Entscheidung
web-clock-is-fischer = { $minutes } min + { $seconds } s
web-clock-is-move = { $seconds } s pro Entscheidung
web-clock-is-days = { $days ->
    [one] 1 Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}
web-open-tables = Offene Tische
web-join = Mitspielen
web-watch = Zuschauen
web-online = { $count ->
    [one] 1 Person online
   *[other] { $shown } Personen online
}
web-open-seat = freier Platz
web-someone-left = Ehemaliger Spieler
web-more = Mehr
web-waiting = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-your-games = Deine Partien
web-record-file = Aufzeichnung aus einer Datei öffnen
web-draws = Unentschieden anbieten
    .about = Die Spieler dürfen ein Unentschieden anbieten.

## Every table.

web-none = keine
web-can = Mögliche Aktionen
web-read-rule = Regel { $rule } nachlesen

## Before the start.

web-seat-reserved = reservierter Platz
web-waiting-title = Warten auf Mitspieler
web-rated-table = Gewertet: Züge können nicht zurückgenommen werden, und wer geht, verliert.
web-promise = Versprechen fürs Austeilen
web-promise-about = Der Fingerabdruck des Geheimnisses dieses Tischs. Dein Browser merkt ihn sich, wenn du Platz nimmst, und vergleicht ihn nach der Partie.
web-promise-kept = Der Fingerabdruck des Geheimnisses dieses Tischs. Dein Browser hat ihn sich gemerkt und vergleicht ihn nach der Partie.
web-promise-changed = Vorsicht: Dieser Tisch zeigt jetzt ein anderes Versprechen als das, das sich dein Browser gemerkt hat. Vielleicht wurde sein Geheimnis ausgetauscht. Dein Browser macht nicht mehr mit.
web-promise-differs = Vorsicht: Dieser Tisch hat jemand anderem ein anderes Versprechen gezeigt. Vielleicht wurde sein Geheimnis ausgetauscht. Dein Browser macht nicht mehr mit.
web-fair-tables = Wie faire Tische funktionieren
web-word-missing = noch nicht da
web-word-sealed = ist da
web-word-revealed = bereit
web-sit-down = Platz nehmen
web-you = du
web-invite = Einladen
web-invite-about = Wer diesen Link hat, kann mitspielen, auch ohne Konto.
web-invitation = Komm, spiel mit!
web-lost-on-time = Du hast durch Zeitüberschreitung verloren
web-qr = QR-Code des Links
web-link = Link zu diesem Tisch
web-share = Teilen
web-copy = Link kopieren
web-copied = Kopiert
web-starts-itself = Die Partie beginnt automatisch, sobald alle Plätze besetzt sind.
web-seat-bot = Oder einen Bot hinzufügen
web-choose = Auswählen
web-leave-table = Verlassen
web-invite-name = Kontoname
    .about = Oder lade jemanden per Namen ein: einen Spieler oder den Bot eines anderen Nutzers.
web-invited = { $name } wurde eingeladen.
web-same-name = { $name } { $number }
web-bot-for = { $name } (Bot)

## During the game.

web-menu = Menü
web-log = Verlauf
web-chat = Chat
web-seen = Gesehen
web-beside = Seitenleiste
web-reference = Referenz
web-reference-card = Referenzkarte
web-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-say = Nachricht schreiben
web-send = Senden
web-chat-empty = Noch keine Nachrichten.
web-chat-watching = Nachrichten von Zuschauern sehen die Spieler erst nach der Partie.
web-time-left = Restzeit
web-takeback = Zug zurücknehmen
web-takeback-asked = { $who } möchte einen Zug zurücknehmen.
web-takeback-waits = Du hast darum gebeten, einen Zug zurückzunehmen.
web-allow = Erlauben
web-refuse = Ablehnen
web-offer-draw = Unentschieden anbieten
web-draw-offered = { $who } bietet ein Unentschieden an.
web-draw-waits = Du hast ein Unentschieden angeboten.
web-accept = Annehmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-leave-seat = { $rated ->
    [yes] Verlassen (zählt als Niederlage)
   *[no] Verlassen (ein Bot übernimmt)
}
web-come-back = Weiterspielen
web-sound = Ton
web-volume = Lautstärke
web-notify = Benachrichtigen, wenn ich am Zug bin
web-motion = Animationen
web-only-action = Einzige erlaubte Aktion automatisch ausführen
web-ahead = Karten schon vor dem eigenen Zug wählen
web-speed = Tempo fremder Züge
    .slow = Langsam
    .normal = Normal
    .fast = Schnell
    .instant = Sofort
web-turns-since = Seit deinem Zug
web-turns-again = Wiederholung: seit deinem Zug
web-turns-replay = Wiederholen, was seit deinem Zug geschah (R)
web-turns-controls = Züge der anderen
web-turns-pause = Züge der anderen anhalten (P)
web-turns-play = Weiter (P)
web-turns-step = Nächster Zug (N)
web-turns-skip = Zum Ende springen
web-turns-back = Zurück zum Spiel (Esc)
web-hand-over = Gib das Gerät an { $who } weiter
web-hand-over-about = Bis dahin sind die Karten verdeckt.
web-hand-over-ready = Ich bin { $who }
web-nothing-yet = Noch nichts zu sehen: Zuschauer sehen diese Partie mit Verzögerung.
web-reconnecting = Verbindung wird wiederhergestellt …
web-unsent = Verbinde neu … Dein Zug ist noch nicht angekommen.
web-away = { $who } ist nicht da.
web-away-reconnecting = { $who } verbindet sich neu …
web-away-minutes = { $minutes ->
    [one] { $who } ist seit 1 Minute weg.
   *[other] { $who } ist seit { $minutes } Minuten weg.
}
web-thinking = { $who } überlegt …
# Während der Server kompiliert: Auf Bots, die vorausrechnen, muss man warten.
web-ready-in = Macht sich bereit: noch etwa { $seconds } s
web-ready-minutes = Macht sich bereit: noch etwa { $minutes } min
web-ready-late = Macht sich bereit: Es dauert etwas länger als erwartet
web-ready-failed = Nicht in voller Stärke verfügbar: spielt nach einfachen Regeln
web-table-ready-in = { $who } macht sich bereit: noch etwa { $seconds } s
web-table-ready-minutes = { $who } macht sich bereit: noch etwa { $minutes } min
web-table-ready-late = { $who } macht sich bereit. Es dauert etwas länger als erwartet.
web-table-ready-failed = { $who } kann auf diesem Server nicht vorausrechnen und spielt nach einfachen Regeln.
web-loading = Wird geladen …
web-close = Schließen
web-cancel = Abbrechen
web-step-sit-down = { $who } nimmt Platz.
web-step-leave-seat = { $you ->
    [yes] Du verlässt den Tisch.
   *[no] { $who } verlässt den Tisch.
}
web-step-start = Die Partie beginnt.
web-step-resign = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
web-step-offer-draw = { $you ->
    [yes] Du bietest ein Unentschieden an.
   *[no] { $who } bietet ein Unentschieden an.
}
web-step-accept-draw = { $you ->
    [yes] Du nimmst das Unentschieden an.
   *[no] { $who } nimmt das Unentschieden an.
}
web-step-decline-draw = { $you ->
    [yes] Du lehnst das Unentschieden ab.
   *[no] { $who } lehnt das Unentschieden ab.
}
web-step-withdraw-draw = { $you ->
    [yes] Du ziehst das Angebot zurück.
   *[no] { $who } zieht das Angebot zurück.
}
web-step-claim-time = { $you ->
    [yes] Du beanspruchst den Sieg nach Zeit.
   *[no] { $who } beansprucht den Sieg nach Zeit.
}
web-step-time-out = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $who } ist abgelaufen.
}
web-step-ask-takeback = { $you ->
    [yes] Du bittest darum, einen Zug zurückzunehmen.
   *[no] { $who } bittet darum, einen Zug zurückzunehmen.
}
web-step-grant-takeback = { $you ->
    [yes] Du erlaubst die Zugrücknahme.
   *[no] { $who } erlaubt die Zugrücknahme.
}
web-step-refuse-takeback = { $you ->
    [yes] Du lehnst die Zugrücknahme ab.
   *[no] { $who } lehnt die Zugrücknahme ab.
}
web-step-take-over = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $who }.
}
web-step-come-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
web-step-rematch = Es gibt eine Revanche.
web-report = Melden
web-reported = Danke. Der Betreiber dieser Seite sieht es sich an.
web-step-took-back = { $you ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { $who } nimmt einen Zug zurück.
}
web-audience = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
web-details = { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
}
web-keys = Tastenkürzel
web-keys-tab = Nächstes Element, mit Umschalttaste das vorige
web-keys-arrows = Karte oder Feld auswählen
web-keys-enter = Karte spielen, Schaltfläche drücken
web-keys-numbers = Nummerierte Aktion wählen
web-keys-end = Aktion beenden
web-keys-game = Zum Tisch
web-keys-log = Verlauf öffnen oder schließen
web-keys-reference = Referenzkarte öffnen oder schließen
web-keys-pause = Züge der anderen anhalten oder fortsetzen
web-keys-step = Angehalten: den nächsten Zug zeigen
web-keys-replay = Wiederholen, was seit deinem Zug geschah
web-keys-escape = Geöffnetes Fenster schließen
web-keys-help = Diese Hilfe anzeigen

## The end.

web-result-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $count ->
        [one] { $who } hat gewonnen!
       *[other] { $who } haben gewonnen!
    }
}
web-result-lost = Niederlage
web-result-draw = Unentschieden
web-result-resigned = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
}
web-result-time = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $who } ist abgelaufen.
}
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-rematch-watch = Revanche ansehen
web-after = Nach der Partie
web-review = Analyse
web-replay = Wiederholung
web-verify = Fairness prüfen

## People and settings.

web-settings = Einstellungen
web-you-are = Profil
web-guest-name = Dein Name am Tisch
web-save = Speichern
web-saved = Gespeichert.
web-account = Konto
web-account-about = Du kannst auch ohne Konto spielen. Mit einem Konto hast du deine Partien, Wertungen und Einstellungen auf allen Geräten, auch die Partien, die du als Gast gespielt hast.
web-account-name = Name
web-password = Passwort
web-sign-in = Anmelden
web-register = Konto erstellen
web-sign-out = Abmelden
web-signed-in = Du bist angemeldet.
web-signed-in-as = Angemeldet als { $name }.
web-signed-out = Du bist abgemeldet.
web-registered = Dein Konto wurde erstellt.
web-your-page = Deine Partien und Wertungen
web-how = Anzeige und Ton
web-against = gegen { $who }
web-verdict-won = gewonnen
web-verdict-lost = verloren
web-verdict-drawn = unentschieden
web-since = Mitglied seit { $date }
web-guest = Gast
web-pool-people = gegen Menschen
web-pool-bots = gegen Bots
web-playing-now = Laufende Partien
web-no-games = Noch keine öffentlichen Partien.
web-older = Ältere Partien
web-provisional = vorläufig
web-rating-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
web-leaderboard-empty = { $pool ->
    [bots] Noch hat niemand eine Wertung. Spiele nach den üblichen Regeln gegen einen der fünf Bots und hol dir den ersten Platz!
   *[people] Noch hat niemand eine Wertung. Spiele eine öffentliche Partie und hol dir den ersten Platz!
}

## What can go wrong.

web-home = Zur Startseite
web-try-again = Erneut versuchen
web-offline = Keine Verbindung
web-page-failed = Diese Seite konnte nicht geladen werden. Vielleicht bist du offline, oder die Seite wurde gerade aktualisiert.
web-defect = Etwas ist schiefgelaufen
web-defect-about = Auf dieser Seite ist ein Fehler aufgetreten. Deine Partie ist auf dem Server sicher.
web-lost = Seite nicht gefunden
web-lost-about = Unter dieser Adresse gibt es keine Seite.
web-table-lost = Tisch nicht verfügbar
web-error-other = Das hat nicht geklappt. Bitte versuche es noch einmal.
web-error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-error-unavailable = Der Server ist gerade ausgelastet. Bitte versuche es gleich noch einmal.
web-announcement = Ankündigung

## Places of the site, and the first sight.

web-nav = Seiten
web-nav-play = Spielen
web-nav-learn = Lernen
web-skip = Zum Inhalt springen
web-slogan-about = Brett- und Kartenspiele im Browser: gegen Bots, Freunde oder andere Spieler.
web-learn-now = In zwei Minuten lernen
web-continue = Weiterspielen
web-play-now = Jetzt spielen
web-name-spectators = Namen der Zuschauer zeigen
    .about = Sonst sehen alle am Tisch nur, wie viele zuschauen.
web-spectators-number = Zuschauer ohne Namen

web-quick-others = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
web-step-abandon = { $you ->
    [yes] Du warst zu lange weg.
   *[no] { $who } war zu lange weg.
}
web-result-abandoned = { $you ->
    [yes] Du warst zu lange weg.
   *[no] { $who } war zu lange weg.
}

web-block = Blockieren
web-blocked = Du hast { $name } blockiert.
web-challenge-accepted = Herausforderung angenommen
web-challenge-declined = Herausforderung abgelehnt
