### The settings page: account, notices, programs.

settings-name = Name
settings-rename = Name ändern
settings-password-old = Aktuelles Passwort
settings-password-new = Neues Passwort
settings-password-change = Passwort ändern
settings-password-changed = Dein Passwort wurde geändert. Auf allen anderen Geräten bist du abgemeldet.
settings-leave = Konto löschen
settings-leave-about = Dein Name, deine Wertungen und Einstellungen werden sofort gelöscht. Deine Partien bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
settings-leave-sure = Ich möchte mein Konto löschen.
settings-left = Dein Konto wurde gelöscht.
settings-notices = Benachrichtigungen
settings-push = Auf diesem Gerät
    .about = Dieser Browser benachrichtigt dich, wenn du am Zug bist oder eingeladen wirst, auch wenn diese Seite nicht geöffnet ist. Die Benachrichtigung nennt nur den Tisch; sie kommt über den Push-Dienst deines Browserherstellers.
settings-push-start = Einschalten
settings-push-stop = Ausschalten
settings-push-on = In diesem Browser eingeschaltet.
settings-push-off = In diesem Browser ausgeschaltet.
settings-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in den Browsereinstellungen für diese Seite und versuche es noch einmal.
settings-push-missing = Dieser Browser kann dich nicht benachrichtigen, wenn die Seite geschlossen ist. Dafür sind HTTPS und ein Browser mit Web Push nötig.
settings-push-failed = Der Push-Dienst deines Browsers ist nicht erreichbar. Bitte versuche es später noch einmal.
settings-feed = Feed
    .about = Eine private Adresse für deinen Feedreader. Wer sie kennt, sieht, welche Partien auf dich warten, und sonst nichts.
settings-feed-make = Adresse erstellen
settings-feed-end = Ausschalten
settings-feed-once = Kopiere sie jetzt: Sie wird nicht noch einmal angezeigt. Frühere Adressen gelten nicht mehr.
settings-feed-ended = Der Feed wurde ausgeschaltet.
settings-programs = API-Schlüssel
    .about = Mit einem API-Schlüssel kann eines deiner Programme in deinem Namen spielen. Gib ihn niemals weiter.
settings-token-name = Zweck des Schlüssels
settings-token-make = Schlüssel erstellen
settings-token-once = Kopiere ihn jetzt: Er wird nicht noch einmal angezeigt.
settings-token-revoke = Widerrufen
settings-token-revoked = Der Schlüssel wurde widerrufen.
settings-token-since = erstellt am { $date }
settings-token = API-Schlüssel

# Security: sessions, password, recovery codes, second factor

settings-security = Sicherheit
    .about = Angemeldete Browser, Passwort, Passkeys, Wiederherstellungscodes und Zwei-Faktor-Anmeldung.
settings-host = Verwaltung
settings-invited = Du bist eingeladen. Wähle einen Namen und ein Passwort und erstelle dein Konto.
settings-back = Zurück zu den Einstellungen
settings-sessions = Angemeldete Browser
    .about = Wenn du einen davon nicht kennst, melde ihn ab und ändere dein Passwort.
settings-session-this = Dieser Browser
settings-session-unknown = Unbekannter Browser
settings-session-times = Angemeldet: { $since } · zuletzt aktiv: { $seen }
settings-session-from = von { $address }
settings-session-end = Abmelden
settings-session-ended = Der Browser wurde abgemeldet.
settings-sessions-end = Überall abmelden
settings-sessions-ended = Du bist jetzt überall abgemeldet.
settings-password-about = Ein neues Passwort meldet dich auf allen anderen Geräten sofort ab.
settings-password-revokes = Auch API-Schlüssel und Feed-Adresse widerrufen und Benachrichtigungen auf anderen Geräten beenden
settings-password-keys = { $count ->
    [one] 1 API-Schlüssel: { $names }
   *[other] { $count } API-Schlüssel: { $names }
}
settings-password-feed = Eine Feed-Adresse ist aktiv.
settings-codes = Wiederherstellungscodes
    .about = Mit jedem Code kannst du einmal ein neues Passwort setzen oder einmal den Code deiner Authenticator-App ersetzen. Bewahre sie sicher auf, getrennt von deinem Passwort.
settings-codes-left = { $count ->
    [0] Du hast keine unbenutzten Codes mehr. Erstelle neue.
    [one] Noch 1 unbenutzter Code.
   *[other] Noch { $count } unbenutzte Codes.
}
settings-codes-make = Neue Codes erstellen
settings-codes-made = Neue Codes wurden erstellt. Die alten gelten nicht mehr.
settings-codes-new = Deine Wiederherstellungscodes
    .about = Speichere sie jetzt: Sie werden nicht noch einmal angezeigt. Wenn du dein Passwort vergisst, kommst du sonst nur mit Hilfe des Betreibers dieser Seite wieder in dein Konto.
settings-codes-save = Als Datei speichern
settings-codes-saved = Ich habe sie gespeichert
settings-second = Zwei-Faktor-Anmeldung
    .about = Nach dem Passwort brauchst du dann einen Code aus einer Authenticator-App auf deinem Telefon oder einen Passkey.
settings-second-on = Die Zwei-Faktor-Anmeldung ist eingeschaltet.
settings-second-off = Die Zwei-Faktor-Anmeldung ist ausgeschaltet.
settings-second-start = App einrichten
settings-second-scan = Scanne dieses Bild mit deiner Authenticator-App oder gib den Schlüssel von Hand ein. Gib dann den Code ein, den die App anzeigt.
settings-second-picture = QR-Code für die Authenticator-App
settings-second-key = Schlüssel
settings-second-code = Code
settings-second-confirm = Einschalten
settings-second-end = Ausschalten
settings-second-either = Code aus der App oder ein Wiederherstellungscode
settings-forgot = Passwort vergessen?
    .about = Setze mit einem deiner Wiederherstellungscodes ein neues. Wenn du keinen hast, bitte den Betreiber dieser Seite um einen Link.
settings-forgot-code = Wiederherstellungscode
settings-forgot-set = Neues Passwort setzen
settings-reset = Neues Passwort
    .about = Wähle ein neues Passwort. Auf allen anderen Geräten wirst du abgemeldet. Wenn der Link vom Betreiber dieser Seite kommt, wird die Zwei-Faktor-Anmeldung ausgeschaltet, und deine Passkeys und Wiederherstellungscodes werden entfernt; erstelle danach neue Codes.
settings-reset-missing = Dieser Link ist unvollständig. Bitte den Betreiber dieser Seite um einen neuen.

# Passkeys

settings-passkeys = Passkeys
    .about = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder Geräte-PIN an, ohne Passwort. Er gilt nur auf dieser Seite; eine gefälschte Seite kann ihn nicht stehlen.
settings-passkey-times = Hinzugefügt: { $since } · zuletzt benutzt: { $used }
settings-passkey-unused = Hinzugefügt: { $since } · noch nicht benutzt
settings-passkey-site = für { $site }
settings-passkey-name = Name des Passkeys
settings-passkey-add = Passkey hinzufügen
settings-passkey-added = Der Passkey wurde hinzugefügt.
settings-passkey-rename = Umbenennen
settings-passkey-remove = Entfernen
settings-passkey-removed = Der Passkey gilt hier nicht mehr. Du kannst ihn auch von deinem Gerät löschen.
settings-passkey-sign-in = Mit Passkey anmelden
settings-passkey-second = Passkey verwenden
settings-password-passkeys = { $count ->
    [one] 1 Passkey gilt weiter: { $names }
   *[other] { $count } Passkeys gelten weiter: { $names }
}
settings-password-removes = Alle Passkeys entfernen
settings-password-codes = Neue Wiederherstellungscodes erstellen; die bisherigen gelten dann nicht mehr
settings-password-mail = Links zum Zurücksetzen des Passworts gehen an { $address }.
settings-password-recovered = Dein Passwort wurde geändert. Auf allen anderen Geräten bist du abgemeldet. Passkeys gelten weiter; prüfe sie unter „Sicherheit“.
settings-second-passkeys = Passkeys verwenden
settings-second-on-passkeys = Die Zwei-Faktor-Anmeldung ist eingeschaltet. Nach dem Passwort brauchst du einen Passkey oder einen Wiederherstellungscode.

# E-mail, where the host has configured it

settings-mail = E-Mail
    .about = Wenn du dein Passwort vergisst, kannst du dir einen Link an deine Adresse schicken lassen. Außer dir sieht sie niemand.
settings-mail-address = E-Mail-Adresse
settings-mail-set = Bestätigungslink senden
settings-mail-sent = Ein Link ist unterwegs an { $address }. Öffne ihn, um die Adresse zu bestätigen.
settings-mail-current = Bestätigt: { $address }
settings-mail-pending = Noch nicht bestätigt: { $address }
settings-mail-change = Adresse ändern
settings-mail-remove = Adresse entfernen
settings-mail-removed = Die Adresse wurde entfernt.
settings-mail-notices = Per E-Mail benachrichtigen, wenn ich am Zug bin oder eingeladen werde, höchstens einmal pro Stunde
settings-mail-confirm = E-Mail-Adresse bestätigen
settings-mail-confirm-button = Bestätigen
settings-mail-confirmed = Deine E-Mail-Adresse ist bestätigt.
settings-forgot-mail = Link senden
    .about = Oder lass dir einen Link an die E-Mail-Adresse deines Kontos schicken.
settings-forgot-mailed = Wenn ein Konto diese Adresse hat, ist ein Link unterwegs. Er gilt eine Stunde.
