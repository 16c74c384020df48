### E-Mails an die Inhaber von Konten.

mail-confirm = Undercard: E-Mail-Adresse bestätigen
mail-confirm-text =
    Hallo { $name },

    öffne diesen Link, um deine E-Mail-Adresse zu bestätigen:

    { $link }

    Der Link gilt einen Tag. Wenn du diese Adresse nicht eingegeben hast, ignoriere diese Nachricht.
mail-reset = Undercard: neues Passwort setzen
mail-reset-text =
    Hallo { $name },

    öffne diesen Link, um ein neues Passwort zu setzen:

    { $link }

    Der Link gilt eine Stunde. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht: Dein Passwort bleibt unverändert.
mail-changed = Undercard: Deine E-Mail-Adresse wurde geändert
mail-changed-text =
    Hallo { $name },

    diese E-Mail-Adresse gehört nicht mehr zu deinem Konto. Wenn du sie nicht geändert hast, setze ein neues Passwort und prüfe, was Zugang zu deinem Konto hat:

    { $link }
mail-notices = { $count ->
    [one] Undercard: Eine Partie wartet auf dich
   *[other] Undercard: { $count } Partien warten auf dich
}
mail-notices-text =
    { $notices }

    Du erhältst höchstens eine solche Nachricht pro Stunde. Abbestellen kannst du sie in deinen Einstellungen:
    { $link }
