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

web-slogan = Alle Kämpfe. Ein Tisch.
web-game = Spiel
web-play-bot = Gegen einen Bot
web-play-people = Mit anderen spielen
web-quick-match = Schnelles Spiel
    .hint = Gegen die nächste freie Person, mit den üblichen Regeln.
web-quick-waiting = Suche jemanden für { $game } …
web-play-friend = Mit Freunden spielen
    .hint = Ein eigener Tisch, mit Link und QR-Code zum Weitergeben.
web-open-table = Einen Tisch öffnen
    .hint = Mit deinen Optionen, unten für alle zu sehen.
web-one-screen = An einem Gerät
    .hint = Ihr reicht das Gerät nach jedem Zug weiter.
web-learn = Spielen lernen
    .hint = Ein begleitetes erstes Spiel: Regeln dann, wenn man sie braucht.
web-rules = Regeln
web-leaderboard = Rangliste
web-fair = Fairer Zufall
web-lab = Labor
web-rating = Wertung
web-options = Mehr: Optionen und Uhr
web-options-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
web-clock = Uhr
    .about = Wessen Zeit um ist, gegen den kann sie reklamiert werden. Gegen Bots läuft keine Uhr.
web-clock-none = Ohne Uhr
web-clock-blitz = 3 Minuten + 5 Sekunden je Zug
web-clock-calm = 10 Minuten + 10 Sekunden je Zug
web-clock-move = 1 Minute je Entscheidung
web-clock-day = 1 Tag je Entscheidung
web-clock-days = 3 Tage je Entscheidung
web-clock-is-fischer = { $minutes } min + { $seconds } s
web-clock-is-move = { $seconds } s je Entscheidung
web-clock-is-days = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand. Öffne einen Tisch, dann sehen ihn andere hier.
web-watch-games = Spiele zum Zuschauen
web-watch-games-none = Gerade läuft kein öffentliches Spiel.
web-join = Mitspielen
web-watch = Zuschauen
web-online = { $count ->
    [one] 1 Person ist hier.
   *[other] { $shown } Leute sind hier.
}
web-open-seat = frei
web-someone-left = jemand, der gegangen ist
web-more = Mehr
web-waiting = { $count ->
    [one] 1 Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
web-your-games = Deine Spiele
web-invited-by = { $who } lädt dich ein
web-finished = Beendete Spiele
web-finished-none = Noch wurde kein öffentliches Spiel beendet.
web-record-file = Aufzeichnung aus einer Datei ansehen
web-draws = Remisangebote
    .about = Die Spielenden dürfen einander ein Remis anbieten.

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
web-action-stack = { $stack } nehmen
web-action-draw = Karte ziehen
    .hint = Kämpf mit einer Karte weiter.
web-action-pass = Nicht ziehen
    .hint = Mach mit leerer Hand weiter.
web-try-sleeve = Mit Sleeve ansehen
web-example-character = Das Beispiel der Spielregel
web-on-offer = Zur Auswahl
web-picked = { $sleeve } steht bereit. Die andere Wahl steht noch aus.
web-can = Du kannst
web-event-drew-open = { $who } zieht { $card }.
web-read-rule = Regel { $rule } nachlesen

## Before the start.

web-waiting-title = Es fehlt noch jemand
web-free-seat = Hier ist ein Platz frei
web-sit-down = Platz nehmen
web-you = du
web-invite = Einladen
web-invite-about = Wer diesen Link öffnet, kann Platz nehmen, ganz ohne Anmeldung.
web-invitation = Komm, spiel mit!
web-qr = QR-Code des Links
web-link = Link zu diesem Tisch
web-share = Teilen
web-copy = Link kopieren
web-copied = Kopiert
web-starts-itself = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
web-seat-bot = Oder einen Bot hinsetzen
web-choose = Auswählen
web-leave-table = Gehen
web-invite-name = Name eines Kontos
    .about = Oder lade jemanden mit Namen ein: einen Menschen oder einen Bot, den jemand betreibt.
web-invited = { $name } ist eingeladen.
web-same-name = { $name } { $number }
web-bot-for = { $name } (Bot)

## During the game.

web-menu = Menü
web-log = Verlauf
web-chat = Chat
web-seen = Gesehen
web-seen-played = Gespielt
web-seen-known = Bekannt, aber nicht zu sehen
web-beside = Neben dem Tisch
web-reference = Referenz
web-reference-card = Referenzkarte
web-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-say = Sag etwas
web-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-watching = Was Zuschauer sagen, lesen die Spielenden erst nach dem Spiel.
web-time-left = Restzeit
web-takeback = Zurücknehmen
web-takeback-asked = { $who } möchte einen Zug zurücknehmen.
web-takeback-waits = Du hast darum gebeten, einen Zug zurückzunehmen.
web-allow = Erlauben
web-refuse = Ablehnen
web-offer-draw = Remis anbieten
web-draw-offered = { $who } bietet ein Remis an.
web-draw-waits = Du hast ein Remis angeboten.
web-accept = Annehmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-time-up = Die Zeit von { $who } ist um.
web-claim-time = Sieg reklamieren
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-leave-seat = Gehen, ein Bot spielt weiter
web-come-back = Weiterspielen
web-sound = Ton
web-volume = Lautstärke
web-notify = Benachrichtigen, wenn ich dran bin
web-motion = Karten fliegen
web-hand-over = Gib das Gerät an { $who }
web-hand-over-about = Bis dahin sind die Karten verdeckt.
web-hand-over-ready = Ich bin { $who }
web-nothing-yet = Noch gibt es nichts zu sehen: Zuschauer sehen dieses Spiel etwas später.
web-reconnecting = Verbinde neu …
# Während der Server kompiliert: Auf Bots, die vorausrechnen, muss man warten.
web-ready-in = Macht sich bereit: noch etwa { $seconds } s
web-ready-minutes = Macht sich bereit: noch etwa { $minutes } min
web-ready-late = Macht sich bereit: dauert etwas länger als erwartet
web-ready-failed = Nicht in voller Stärke verfügbar: spielt nach einfachen Regeln
web-table-ready-in = { $who } macht sich bereit: noch etwa { $seconds } s
web-table-ready-minutes = { $who } macht sich bereit: noch etwa { $minutes } min
web-table-ready-late = { $who } macht sich bereit. Es dauert etwas länger als erwartet.
web-table-ready-failed = { $who } kann auf diesem Server nicht vorausrechnen und spielt nach einfachen Regeln.
web-loading = Einen Moment …
web-close = Schließen
web-cancel = Abbrechen
web-step-sit-down = { $who } nimmt Platz.
web-step-leave-seat = { $you ->
    [yes] Du verlässt den Tisch.
   *[no] { $who } verlässt den Tisch.
}
web-step-start = Das Spiel beginnt.
web-step-resign = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
web-step-offer-draw = { $you ->
    [yes] Du bietest ein Remis an.
   *[no] { $who } bietet ein Remis an.
}
web-step-accept-draw = { $you ->
    [yes] Du nimmst das Remis an.
   *[no] { $who } nimmt das Remis an.
}
web-step-decline-draw = { $you ->
    [yes] Du lehnst das Remis ab.
   *[no] { $who } lehnt das Remis ab.
}
web-step-withdraw-draw = { $you ->
    [yes] Du ziehst das Angebot zurück.
   *[no] { $who } zieht das Angebot zurück.
}
web-step-claim-time = { $you ->
    [yes] Du reklamierst die Zeit.
   *[no] { $who } reklamiert die Zeit.
}
web-step-ask-takeback = { $you ->
    [yes] Du bittest darum, einen Zug zurückzunehmen.
   *[no] { $who } bittet darum, einen Zug zurückzunehmen.
}
web-step-grant-takeback = { $you ->
    [yes] Du erlaubst das Zurücknehmen.
   *[no] { $who } erlaubt das Zurücknehmen.
}
web-step-refuse-takeback = { $you ->
    [yes] Du lehnst das Zurücknehmen ab.
   *[no] { $who } lehnt das Zurücknehmen ab.
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
web-mute = Stummschalten
web-muted = Du siehst nicht mehr, was { $name } sagt.
web-report = Melden
web-reported = Danke. Wer diese Seite betreibt, sieht es sich an.
web-step-took-back = { $you ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { $who } nimmt einen Zug zurück.
}
web-taken-back = Zurückgenommen:
web-audience = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-details = { $count ->
    [one] 1 Frage
   *[other] { $count } Fragen
}
web-keys = Tastatur
web-keys-tab = Weiter zum Nächsten, zurück mit der Umschalttaste
web-keys-arrows = Karte oder Feld auswählen
web-keys-enter = Ausspielen, drücken
web-keys-numbers = Die nummerierten Möglichkeiten
web-keys-end = Eine Aktion beenden
web-keys-game = Zum Spiel
web-keys-log = Verlauf öffnen oder schließen
web-keys-reference = Referenzkarte öffnen oder schließen
web-keys-escape = Offenes schließen
web-keys-help = Diese Hilfe

## The end.

web-result-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $count ->
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen!
    }
}
web-result-draw = Unentschieden
web-result-resigned = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
}
web-result-time = { $you ->
    [yes] Deine Zeit war um.
   *[no] Die Zeit von { $who } war um.
}
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-rematch-watch = Der Revanche zuschauen
web-after = Nach dem Spiel
web-replay = Nachspielen
web-verify = Fairness prüfen
web-record = Aufzeichnung (Datei)

## People and settings.

web-settings = Einstellungen
web-you-are = Wer du bist
web-guest-name = Dein Name am Tisch
web-save = Speichern
web-saved = Gespeichert.
web-account = Konto
web-account-about = Du kannst auch ohne spielen. Ein Konto behält deine Spiele, Wertungen und Einstellungen auf allen Geräten. Deine Spiele als Gast kommen mit.
web-account-name = Name
web-password = Passwort
web-sign-in = Anmelden
web-register = Konto anlegen
web-sign-out = Abmelden
web-signed-in = Du bist angemeldet.
web-signed-in-as = Angemeldet als { $name }.
web-signed-out = Du bist abgemeldet.
web-registered = Dein Konto ist fertig.
web-your-page = Deine Spiele und Wertungen
web-how = Wie du es magst
web-against = gegen { $who }
web-verdict-won = gewonnen
web-verdict-lost = verloren
web-verdict-drawn = unentschieden
web-since = Dabei seit { $date }
web-guest = Gast
web-pool-people = gegen Menschen
web-pool-bots = gegen Bots
web-playing-now = Laufende Spiele
web-played = Gespielt
web-no-games = Noch keine öffentlichen Spiele.
web-older = Ältere Spiele
web-provisional = vorläufig
web-rating-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
web-leaderboard-empty = Noch ist niemand gewertet. Spiel ein öffentliches Spiel und sei die Nummer eins.

## What can go wrong.

web-home = Zur Startseite
web-try-again = Noch einmal
web-offline = Keine Verbindung
web-page-failed = Diese Seite ließ sich nicht laden. Vielleicht ist das Netz weg, oder die Seite wurde gerade erneuert.
web-defect = Das war unser Fehler
web-defect-about = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist auf dem Server sicher.
web-lost = Hier ist nichts
web-lost-about = Unter dieser Adresse gibt es keine Seite.
web-table-lost = Dieser Tisch lässt sich nicht zeigen
web-error-other = Das hat nicht geklappt. Bitte versuch es noch einmal.
web-error-offline = Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
web-error-unavailable = Der Server ist gerade beschäftigt. Bitte versuch es gleich noch einmal.
web-error-too-many-requests = Das war etwas viel auf einmal. Bitte warte einen Moment.
web-error-unknown-table = Diesen Tisch gibt es nicht, oder er wurde abgeräumt. Bitte um einen neuen Link.
web-error-seat-taken = Jemand war schneller: Der Platz ist besetzt. Du kannst zuschauen.
web-error-already-started = Das Spiel hat schon begonnen. Du kannst zuschauen.
web-error-already-over = Das Spiel ist vorbei.
web-error-stale-step = Inzwischen ist etwas passiert. Schau noch einmal hin.
web-error-not-your-turn = Du bist nicht am Zug.
web-error-not-your-seat = Das ist nicht dein Platz.
web-error-bad-action = Das ist jetzt nicht erlaubt.
web-error-no-takeback = Es gibt nichts zurückzunehmen.
web-error-takeback-revealed = Das geht nicht zurück: Es wurde etwas Verdecktes gezeigt.
web-error-takeback-chance = Das geht nicht zurück: Der Zufall hat etwas entschieden.
web-error-takeback-turn = Das geht nicht zurück: Jemand anderes ist schon am Zug.
web-error-takeback-others = Das geht nicht zurück: Andere haben seitdem gehandelt.
web-error-time-not-up = Die Uhr läuft noch.
web-error-not-signed-in = Deine Sitzung ist abgelaufen. Bitte versuch es noch einmal.
web-error-bad-name = Dieser Name geht nicht: bitte 1 bis 24 sichtbare Zeichen.
web-error-name-taken = Dieser Name gehört schon jemandem.
web-error-bad-password = Dieses Passwort ist zu leicht: mindestens 8 Zeichen, und kein gängiges.
web-error-wrong-password = Name und Passwort passen nicht zusammen.
web-error-has-account = Du hast schon ein Konto.
web-error-foreign-origin = Diese Seite darf den Server nicht benutzen.
web-error-not-found = Dazu gibt es nichts.
web-error-unknown-person = Hier gibt es niemanden mit diesem Namen.
web-error-needs-account = Dafür brauchst du ein Konto.
web-error-banned = Wer diese Seite betreibt, hat sie für dich gesperrt.
web-error-not-open = Das Spiel hat schon begonnen.
web-error-not-over = Dieses Spiel läuft noch.
web-error-already-offered = Darum wurde schon gebeten.
web-error-no-offer = Das Angebot gibt es nicht mehr.
web-error-no-draws = An diesem Tisch gibt es kein Remis.
web-error-already-out = Wer hier saß, ist schon ausgeschieden.
web-error-too-large = Das ist zu groß.
web-error-bad-record = Das ist keine richtige Aufzeichnung eines Spiels.
web-error-bad-line = So geht das nicht: bitte 1 bis 500 sichtbare Zeichen.
web-error-too-many-tokens = Du hast schon genug Zugangsschlüssel. Widerrufe erst einen.
web-error-bad-endpoint = Der Benachrichtigungsdienst dieses Browsers lässt sich nicht nutzen.
