### Les e-mails aux titulaires de comptes.

mail-confirm = Undercard : confirme ton adresse e-mail
mail-confirm-text =
    Bonjour { $name },

    ouvre ce lien pour confirmer ton adresse e-mail :

    { $link }

    Le lien est valable un jour. Si tu n’as pas saisi cette adresse, ignore ce message.
mail-reset = Undercard : choisis un nouveau mot de passe
mail-reset-text =
    Bonjour { $name },

    ouvre ce lien pour choisir un nouveau mot de passe :

    { $link }

    Le lien est valable une heure. Si tu ne l’as pas demandé, ignore ce message : ton mot de passe reste inchangé.
mail-changed = Undercard : ton adresse e-mail a changé
mail-changed-text =
    Bonjour { $name },

    cette adresse e-mail n’est plus liée à ton compte. Si ce n’est pas toi qui l’as changée, choisis un nouveau mot de passe et vérifie ce qui a accès à ton compte :

    { $link }
mail-notices = { $count ->
    [one] Undercard : une partie t’attend
   *[other] Undercard : { $count } parties t’attendent
}
mail-notices-text =
    { $notices }

    Tu reçois au plus un message de ce type par heure. Pour ne plus en recevoir, va dans tes réglages :
    { $link }
