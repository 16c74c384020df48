### The settings page: account, notices, programs.

settings-name = Nom
settings-rename = Changer de nom
settings-password-old = Mot de passe actuel
settings-password-new = Nouveau mot de passe
settings-password-change = Changer le mot de passe
settings-password-changed = Ton mot de passe a été changé. Tu es déconnecté partout ailleurs.
settings-leave = Supprimer le compte
settings-leave-about = Ton nom, tes cotes et tes réglages sont supprimés immédiatement. Les parties jouées restent, sans ton nom. Cette action est irréversible.
settings-leave-sure = Je veux supprimer mon compte.
settings-left = Ton compte a été supprimé.
settings-notices = Notifications
settings-push = Notifications sur cet appareil
    .about = Ce navigateur te prévient quand c’est ton tour ou que quelqu’un t’invite, même si aucune de nos pages n’est ouverte. La notification indique seulement la table ; elle passe par le service de notifications de l’éditeur de ton navigateur.
settings-push-start = Activer
settings-push-stop = Désactiver
settings-push-on = Activées dans ce navigateur.
settings-push-off = Désactivées dans ce navigateur.
settings-push-denied = Ton navigateur n’autorise pas les notifications de ce site. Autorise-les dans les réglages du navigateur pour cette page, puis réessaie.
settings-push-missing = Ce navigateur ne peut pas te prévenir quand la page est fermée. Il faut une page ouverte en https et un navigateur compatible avec Web Push.
settings-push-failed = Le service de notifications de ton navigateur est injoignable. Réessaie plus tard.
settings-feed = Flux
    .about = Une adresse privée pour ton lecteur de flux. Toute personne qui la connaît peut voir quelles parties t’attendent, et rien d’autre.
settings-feed-make = Créer une adresse
settings-feed-end = Supprimer l’adresse
settings-feed-once = Copie-la maintenant : elle ne sera plus affichée. L’adresse précédente ne fonctionne plus.
settings-feed-ended = Le flux est supprimé.
settings-programs = Clés API
    .about = Une clé API permet à un programme à toi de jouer en ton nom. Ne la donne à personne.
settings-token-name = À quoi sert la clé
settings-token-make = Créer une clé
settings-token-once = Copie-la maintenant : elle ne sera plus affichée.
settings-token-revoke = Révoquer
settings-token-revoked = La clé ne fonctionne plus.
settings-token-since = créée le { $date }
settings-token = Clé API

# Security: sessions, password, recovery codes, second factor

settings-security = Sécurité
    .about = Navigateurs connectés, mot de passe, clés d’identification, codes de secours et connexion en deux étapes.
settings-host = Administration
settings-invited = Tu as une invitation. Choisis un nom et un mot de passe, puis crée ton compte.
settings-back = Retour aux réglages
settings-sessions = Navigateurs connectés
    .about = Si tu n’en reconnais pas un, déconnecte-le et change ton mot de passe.
settings-session-this = Ce navigateur
settings-session-unknown = Navigateur inconnu
settings-session-times = Connexion : { $since } · dernière activité : { $seen }
settings-session-from = depuis { $address }
settings-session-end = Déconnecter
settings-session-ended = Le navigateur a été déconnecté.
settings-sessions-end = Se déconnecter partout
settings-sessions-ended = Tu es déconnecté partout.
settings-password-about = Un nouveau mot de passe te déconnecte immédiatement de tous les autres appareils.
settings-password-revokes = Révoquer aussi les clés API et l’adresse du flux, et arrêter les notifications sur les autres appareils
settings-password-keys = { $count ->
    [one] 1 clé API : { $names }
   *[other] { $count } clés API : { $names }
}
settings-password-feed = Une adresse de flux est active.
settings-codes = Codes de secours
    .about = Chaque code permet, une seule fois, de choisir un nouveau mot de passe ou de remplacer le code de ton application d’authentification. Garde-les en lieu sûr, loin de ton mot de passe.
settings-codes-left = { $count ->
    [0] Il ne te reste aucun code inutilisé. Crées-en de nouveaux.
    [one] Il te reste 1 code inutilisé.
   *[other] Il te reste { $count } codes inutilisés.
}
settings-codes-make = Créer de nouveaux codes
settings-codes-made = De nouveaux codes ont été créés. Les anciens ne fonctionnent plus.
settings-codes-new = Tes codes de secours
    .about = Enregistre-les maintenant : ils ne seront plus affichés. Si tu oublies ton mot de passe, seul l’administrateur de ce site pourra t’aider sans eux.
settings-codes-save = Enregistrer dans un fichier
settings-codes-saved = Je les ai enregistrés
settings-second = Connexion en deux étapes
    .about = Après ton mot de passe, il faut alors un code d’une application d’authentification sur ton téléphone, ou une clé d’identification.
settings-second-on = La connexion en deux étapes est activée.
settings-second-off = La connexion en deux étapes est désactivée.
settings-second-start = Configurer une application
settings-second-scan = Scanne cette image avec ton application d’authentification, ou saisis la clé à la main. Saisis ensuite le code affiché par l’application.
settings-second-picture = Code QR pour l’application d’authentification
settings-second-key = Clé
settings-second-code = Code
settings-second-confirm = Activer
settings-second-end = Désactiver
settings-second-either = Code de l’application, ou un code de secours
settings-forgot = Mot de passe oublié ?
    .about = Choisis-en un nouveau avec un de tes codes de secours. Si tu n’en as pas, demande un lien à l’administrateur de ce site.
settings-forgot-code = Code de secours
settings-forgot-set = Changer le mot de passe
settings-reset = Nouveau mot de passe
    .about = Choisis un nouveau mot de passe. Tu seras déconnecté de tous les autres appareils. Si le lien vient de l’administrateur de ce site, la connexion en deux étapes est désactivée, et tes clés d’identification et tes codes de secours sont supprimés ; crée ensuite de nouveaux codes.
settings-reset-missing = Ce lien est incomplet. Demandes-en un nouveau à l’administrateur de ce site.

# Passkeys

settings-passkeys = Clés d’identification
    .about = Une clé d’identification te connecte avec ton empreinte, ton visage ou le code de ton appareil, sans mot de passe. Elle ne fonctionne que sur ce site : une fausse page ne peut pas la voler.
settings-passkey-times = Ajoutée : { $since } · dernière utilisation : { $used }
settings-passkey-unused = Ajoutée : { $since } · pas encore utilisée
settings-passkey-site = pour { $site }
settings-passkey-name = Nom de la clé d’identification
settings-passkey-add = Ajouter une clé d’identification
settings-passkey-added = La clé d’identification a été ajoutée.
settings-passkey-rename = Renommer
settings-passkey-remove = Supprimer
settings-passkey-removed = La clé d’identification ne fonctionne plus ici. Tu peux aussi l’effacer de ton appareil.
settings-passkey-sign-in = Se connecter avec une clé d’identification
settings-passkey-second = Utiliser une clé d’identification
settings-password-passkeys = { $count ->
    [one] 1 clé d’identification reste valable : { $names }
   *[other] { $count } clés d’identification restent valables : { $names }
}
settings-password-removes = Supprimer toutes les clés d’identification
settings-password-codes = Créer de nouveaux codes de secours ; les anciens ne fonctionneront plus
settings-password-mail = Les liens de réinitialisation du mot de passe sont envoyés à { $address }.
settings-password-recovered = Ton mot de passe a été changé. Tu as été déconnecté de tous les autres appareils. Les clés d’identification restent valables ; vérifie-les sous « Sécurité ».
settings-second-passkeys = Utiliser les clés d’identification
settings-second-on-passkeys = La connexion en deux étapes est activée. Après ton mot de passe, il faut une clé d’identification ou un code de secours.

# E-mail, where the host has configured it

settings-mail = E-mail
    .about = Si tu oublies ton mot de passe, un lien peut être envoyé à ton adresse. Personne d’autre ne la voit.
settings-mail-address = Adresse e-mail
settings-mail-set = Envoyer le lien de confirmation
settings-mail-sent = Un lien a été envoyé à { $address }. Ouvre-le pour confirmer l’adresse.
settings-mail-current = Confirmée : { $address }
settings-mail-pending = Pas encore confirmée : { $address }
settings-mail-change = Changer d’adresse
settings-mail-remove = Supprimer l’adresse
settings-mail-removed = L’adresse a été supprimée.
settings-mail-notices = M’envoyer un e-mail quand c’est mon tour ou que quelqu’un m’invite, au plus un par heure
settings-mail-confirm = Confirmer ton adresse e-mail
settings-mail-confirm-button = Confirmer
settings-mail-confirmed = Ton adresse e-mail est confirmée.
settings-forgot-mail = Envoyer le lien
    .about = Ou fais-toi envoyer un lien à l’adresse e-mail de ton compte.
settings-forgot-mailed = Si un compte utilise cette adresse, un lien a été envoyé. Il est valable une heure.
