### The pages of hosts and moderators.

host = Verwaltung
host-denied = Diese Seite sehen nur Betreiber und Moderatoren.
host-sections = Bereiche
host-reports = Meldungen
host-people = Personen
host-tables = Tische
host-access = Zugang
host-server = Server
host-audit = Protokoll
host-done = Erledigt.
host-none = Nichts vorhanden.
host-reason = Grund (nur für Betreiber sichtbar)

# Reports

host-queue = Offen
host-closed = Geschlossen
host-queue-empty = Keine offenen Meldungen.
host-report-by = Gemeldet von { $name }, { $date }
host-report-reason = Grund: { $reason }
host-lines = Nachrichten davor und danach
host-line-remove = Nachricht löschen
host-line-removed = Die Nachricht wurde gelöscht.
host-line-gone = gelöscht
host-report-close = Meldung schließen
host-report-closed = Die Meldung wurde geschlossen.
host-open-table = Tisch öffnen

# People

host-search = Name oder ID
host-search-go = Suchen
host-newest = Neueste Personen
host-guest = Gast
host-account = Konto
host-since = seit { $date }
host-addresses = Adressen: { $list }
host-banned = Gesperrt seit { $date }
host-muted-until = Stummgeschaltet bis { $date }
host-acts = Maßnahmen
host-mute = Stummschalten
host-mute-for = Stumm für
host-muted = { $name } kann vorerst nicht mehr schreiben.
host-unmute = Stummschaltung aufheben
host-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
host-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
host-kick = Überall abmelden
host-ban = Sperren
host-ban-about = Die Person verliert sofort den Zugang und kann sich nicht mehr anmelden. Ein Gast kann unter anderem Namen wiederkommen; sperre dann auch die Adresse.
host-unban = Sperre aufheben
host-ban-address = { $address } sperren
host-banned-addresses = Gesperrte Adressen
host-address = IP-Adresse
host-address-ban = Adresse sperren
host-role = Rolle
host-role-none = Keine
host-role-host = Betreiber
host-role-moderator = Moderator
host-reset = Link für ein neues Passwort
host-reset-once = Kopiere den Link jetzt und schicke ihn der Person. Er gilt einmal und einen Tag lang.

# Tables

host-table-state-open = Wartet
host-table-state-running = Läuft
host-table-state-finished = Beendet
host-table-all = Alle
host-table-private = privat
host-table-end = Tisch auflösen
host-table-end-sure = Diesen Tisch auflösen? Die Partie und der Chat werden für alle gelöscht.
host-table-ended = Der Tisch wurde aufgelöst.

# Access

host-sign-up = Registrierung
host-invite-only = Nur auf Einladung
host-invite-only-about = Neue Konten brauchen einen Einladungslink, neue Gäste werden abgewiesen. Wer schon da ist, bleibt.
host-links = Einladungslinks
host-link-note = Notiz
host-link-uses = Anzahl der Konten
host-link-make = Link erstellen
host-link-once = Kopiere den Link jetzt: Er wird nicht noch einmal angezeigt. Er gilt eine Woche.
host-link = Link
host-link-left = { $count ->
    [one] noch 1 Konto, bis { $date }
   *[other] noch { $count } Konten, bis { $date }
}
host-end = Beenden
host-announcements = Ankündigungen
host-announcement = Text für alle Besucher
host-announce = Ankündigen
host-announce-for = Anzeigen für
host-until = bis { $date }

# Server

host-status = Zustand
host-status-ready = Alles funktioniert.
host-status-degraded = Etwas braucht Aufmerksamkeit: { $causes }
host-status-failing = Partien können nicht weitergehen: { $causes }
host-cause-database = Datenbank
host-cause-writes = Schreiben
host-cause-disk = Speicherplatz
host-cause-descriptors = offene Dateien
host-cause-bots = Bots
host-cause-compilation = Kompilierung
host-cause-backup = Sicherung
host-disk = Freier Speicherplatz
host-of = { $part } von { $whole }
host-database = Datenbank
host-load = Auslastung (1 min)
host-load-of = { $count ->
    [one] { $load } bei 1 Kern
   *[other] { $load } bei { $count } Kernen
}
host-lag = Größte Verzögerung
host-connections = Verbindungen
host-loaded = Tische im Arbeitsspeicher
host-version = Version
host-refresh = Aktualisieren
host-backups = Sicherungen
host-backups-off = Es sind keine Sicherungen geplant. Die Option --backup-every des Servers schaltet sie ein.
host-backups-on = Alle { $hours } h; die neuesten { $keep } liegen in { $folder }.
host-backup-make = Jetzt sichern
host-backup-made = Die Sicherung ist fertig.

# Audit log

host-audit-all = Alles
host-audit-hosts = Verwaltung
host-audit-by = durch { $name }
host-audit-terminal = Kommandozeile
host-more = Mehr anzeigen
host-act-account-made = Konto erstellt
host-act-account-deleted = Konto gelöscht
host-act-address-banned = Adresse gesperrt
host-act-address-ban-lifted = Adresse entsperrt
host-act-announced = Ankündigung veröffentlicht
host-act-announcement-ended = Ankündigung beendet
host-act-appointed = Rolle vergeben
host-act-backup-made = Sicherung erstellt
host-act-banned = Person gesperrt
host-act-ban-lifted = Sperre aufgehoben
host-act-dismissed = Rolle entzogen
host-act-kicked = Person abgemeldet
host-act-line-removed = Nachricht gelöscht
host-act-muted = Person stummgeschaltet
host-act-mute-lifted = Stummschaltung aufgehoben
host-act-password-changed = Passwort geändert
host-act-password-recovered = Passwort mit Wiederherstellungscode gesetzt
host-act-password-reset = Passwort mit Link gesetzt
host-act-recovery-codes-made = Wiederherstellungscodes erstellt
host-act-recovery-code-used = Wiederherstellungscode benutzt
host-act-renamed = Name geändert
host-act-report-closed = Meldung geschlossen
host-act-reset-link-made = Link für neues Passwort erstellt
host-act-second-factor-on = Zwei-Faktor-Anmeldung eingeschaltet
host-act-second-factor-off = Zwei-Faktor-Anmeldung ausgeschaltet
host-act-second-factor-wrong = Falscher zweiter Faktor
host-act-signed-in = Angemeldet
host-act-sign-in-failed = Anmeldung fehlgeschlagen
host-act-signed-out = Abgemeldet
host-act-signed-out-everywhere = Überall abgemeldet
host-act-sign-up-changed = Registrierung umgestellt
host-act-sign-up-link-ended = Einladung beendet
host-act-sign-up-link-made = Einladung erstellt
host-act-table-ended = Tisch aufgelöst
host-act-token-made = API-Schlüssel erstellt
host-act-token-revoked = API-Schlüssel widerrufen

# Clubs

host-clubs = Clubs
host-club-by = { $owner }, { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}, { $posts ->
    [one] 1 Nachricht
   *[other] { $posts } Nachrichten
}, seit { $date }
host-club-open = offen
host-club-end = Club auflösen
host-club-end-sure = Diesen Club auflösen? Das schwarze Brett und alle Mitgliedschaften werden endgültig gelöscht.
host-club-ended = Der Club wurde aufgelöst.
host-report-club = Am schwarzen Brett eines Clubs
host-act-club-made = Club gegründet
host-act-club-deleted = Club von der Leitung gelöscht
host-act-club-ended = Club vom Betreiber aufgelöst
host-act-post-removed = Nachricht am Brett gelöscht
