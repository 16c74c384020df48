### Clubs.

# Lists

clubs = Clubs
clubs-about = Ein Club hat eigene Tische, ein schwarzes Brett und eine Rangliste. Nur Mitglieder sehen sie.
clubs-mine = Deine Clubs
clubs-none = Du bist noch in keinem Club. Gründe einen und lade deine Freunde mit einem Link ein, oder tritt einem offenen bei.
clubs-open = Offene Clubs
clubs-open-none = Es gibt noch keinen offenen Club. Gründe einen, dem alle beitreten können.
clubs-found = Club gründen
clubs-all = Alle Clubs
clubs-account = Für einen Club brauchst du ein Konto. So bleibst du auf allen Geräten Mitglied.

# A club

club-members = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
club-join = Club beitreten
club-joining-open = Offen für alle
club-joining-invited = Auf Einladung
club-people = Mitglieder
club-role-owner = Leitung
club-role-officer = Team
club-role-member = Mitglied
club-since = seit { $date }
club-more-people = { $count ->
    [one] 1 weiteres anzeigen
   *[other] { $count } weitere anzeigen
}

# Tables

club-tables = Tische
club-tables-about = Nur Mitglieder sehen sie.
club-tables-none = Gerade spielt hier niemand. Eröffne einen Tisch, dann sehen ihn alle Mitglieder hier.
club-table-new = Neuer Clubtisch
club-table-join = Mitspielen
club-table-continue = Weiterspielen
club-table-watch = Zuschauen
club-finished = Letzte Partien

# Ranking

club-ranking = Rangliste
club-ranking-about = Wertung: öffentliche Partien auf der ganzen Website. Siege: Partien zwischen Mitgliedern an Clubtischen.
club-rating = Wertung
club-won = Siege
club-of = { $won } von { $played }
club-player = Spieler

# Board

club-board = Schwarzes Brett
club-board-none = Noch nichts hier. Wann spielt ihr? Schreibe die erste Nachricht.
club-write = Nachricht an die Mitglieder
club-post = Posten
club-older = Ältere Nachrichten
club-post-more = Weitere Aktionen für die Nachricht von { $name }
club-post-remove = Löschen

# Invitations

club-invite = Mit Link einladen
club-invite-new = Neuer Link
club-invite-about = Mit einem Link können bis zu 20 Personen innerhalb einer Woche beitreten. Kopiere ihn jetzt: Er wird nur einmal angezeigt.
club-invite-link = Einladungslink
club-invite-text = Komm in meinen Club auf Undercard
club-invite-left = { $count ->
    [one] Von { $name }: noch 1 Platz bis { $date }
   *[other] Von { $name }: noch { $count } Plätze bis { $date }
}
club-invite-end = Widerrufen
club-invited-by = { $name } lädt dich ein
club-invited-ended = Diese Einladung gilt nicht mehr.
club-invited-ended-about = Sie wurde widerrufen, ist aufgebraucht oder zu alt. Lass dir einen neuen Link geben.
club-invited-register = Konto erstellen und beitreten
club-invited-sign-in = Anmelden und beitreten
club-invited-has-account = Ich habe schon ein Konto
club-invited-no-account = Ich habe noch kein Konto
club-welcome = Willkommen im Club!

# Administration

club-manage = Verwalten
club-manage-person = { $name } verwalten
club-make-officer = Ins Team aufnehmen
club-make-officer-about = Das Team lädt ein, entfernt Mitglieder und löscht Nachrichten.
club-make-member = Aus dem Team nehmen
club-make-owner = Club übergeben
club-make-owner-sure = { $name } leitet dann den Club und kann ihn löschen. Übergeben?
club-remove = Aus dem Club entfernen
club-remove-sure = { $name } kann erst zurückkommen, wenn du es wieder erlaubst. Entfernen?
club-removed = Entfernt
club-pardon = Wieder zulassen
club-name = Name des Clubs
club-description = Worum geht es?
club-joining = Wer darf beitreten?
club-joining-invited-about = Andere sehen den Club nicht.
club-joining-open-about = Der Club steht in der Liste. Tische und Brett bleiben privat.
club-defaults = Was ihr spielt
club-defaults-about = Neue Clubtische haben dieses Spiel, diese Optionen und diese Bedenkzeit.
club-settings = Einstellungen des Clubs
club-leave = Club verlassen
club-leave-sure = Du siehst dann seine Tische und das schwarze Brett nicht mehr. Verlassen?
club-delete = Club löschen
club-delete-sure = Der Club, das schwarze Brett und alle Mitgliedschaften werden endgültig gelöscht. Laufende Partien gehen weiter. Löschen?

# Errors

web-error-unknown-club = Diesen Club gibt es nicht, oder du bist kein Mitglied.
web-error-club-role = Deine Rolle im Club erlaubt das nicht.
web-error-too-many-clubs = Du kannst höchstens 5 Clubs leiten und in höchstens 50 Mitglied sein.
web-error-club-full = Der Club hat die Höchstzahl an Mitgliedern oder Links erreicht.
web-error-bad-invitation = Diese Einladung gilt nicht mehr. Lass dir einen neuen Link geben.
web-error-club-removed = Du wurdest aus dem Club entfernt. Sein Team kann dich wieder zulassen.
web-error-owner-stays = Übergib den Club zuerst oder lösche ihn.
web-error-bad-club = Ein Name hat 3 bis 40 sichtbare Zeichen, eine Beschreibung höchstens 500.
web-error-bad-post = Eine Nachricht hat 1 bis 1000 sichtbare Zeichen.
web-error-unknown-line = Diese Nachricht gibt es nicht mehr.
