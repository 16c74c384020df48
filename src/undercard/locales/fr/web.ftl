### Ce que seul le navigateur dit : étiquettes, boutons, conseils.

web-language = Langue
web-theme = Thème
web-theme-name = { $theme ->
    [dark] Sombre
    [light] Clair
   *[system] Système
}
web-view-board = Table
web-view-text = Texte
web-text-view = Table en texte
web-turn-yours = À toi de jouer
web-turn-theirs = À son tour
web-watching = Tu regardes la partie.

## The front page.

web-slogan = Tous les combats. Une table.
web-game = Jeu
web-play-bot = Contre un bot
web-play-people = Avec d’autres joueurs
web-quick-match = Partie rapide
    .hint = Contre le prochain adversaire disponible, avec les règles par défaut.
web-quick-waiting = Recherche d’un adversaire pour { $game }…
web-quick-wait = Tu as quitté plusieurs parties avant ton premier coup. Prochaine partie rapide dans { $time }.
web-play-friend = Jouer entre amis
    .hint = Une table à toi, avec un lien et un code QR à partager.
web-open-table = Ouvrir une table
    .hint = Avec tes options, visible par tous ci-dessous.
web-one-screen = Sur un seul écran
    .hint = L’appareil passe de main en main après chaque tour.
web-learn = Apprendre à jouer
    .hint = Une première partie guidée : chaque règle arrive au bon moment.
web-learn-game = Apprendre { $game }
web-rules = Règles
web-leaderboard = Classement
web-fair = Hasard équitable
web-lab = Labo
web-rating = Cote
web-options = Plus : options et chrono
web-options-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
web-clock = Chrono
    .about = Un joueur qui n’a plus de temps perd la partie. Contre des bots, on joue sans chrono.
web-clock-none = Sans chrono
web-clock-blitz = 3 minutes + 5 secondes par tour
web-clock-calm = 10 minutes + 10 secondes par tour
web-clock-move = 1 minute par décision
web-clock-day = 1 jour par décision
web-clock-days = 3 jours par décision
web-clock-is-fischer = { $minutes } min + { $seconds } s
web-clock-is-move = { $seconds } s par décision
web-clock-is-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend en ce moment. Ouvre une table, et les autres la verront ici.
web-watch-games = Parties en cours
web-watch-games-none = Aucune partie publique en cours.
web-join = Rejoindre
web-watch = Regarder
web-online = { $count ->
    [one] { $shown } personne en ligne
   *[other] { $shown } personnes en ligne
}
web-open-seat = libre
web-someone-left = Ancien joueur
web-more = Plus
web-waiting = { $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
}
web-your-games = Tes parties
web-invited-by = { $who } t’invite
web-finished = Parties terminées
web-finished-none = Aucune partie publique n’est encore terminée.
web-record-file = Regarder une partie enregistrée dans un fichier
web-draws = Propositions de match nul
    .about = Les joueurs peuvent se proposer un match nul.

## Every table.

web-none = aucune
web-can = Tu peux
web-read-rule = Lire la règle { $rule }

## Before the start.

web-waiting-title = En attente de joueurs
web-free-seat = Une place est libre
web-rated-table = Partie avec cote : on ne peut pas reprendre un coup, et quitter la partie compte comme une défaite.
web-promise = Promesse pour la donne
web-promise-about = L’empreinte du secret de la table. Ton navigateur la garde quand tu prends place et la compare après la partie.
web-promise-kept = L’empreinte du secret de la table. Ton navigateur l’a gardée et la compare après la partie.
web-promise-changed = Attention : cette table montre maintenant une autre promesse que celle gardée par ton navigateur. Son secret a peut-être été échangé. Ton navigateur ne participe plus.
web-promise-differs = Attention : cette table a montré une autre promesse à un autre joueur. Son secret a peut-être été échangé. Ton navigateur ne participe plus.
web-fair-tables = Comment fonctionnent les tables équitables
web-word-missing = pas encore là
web-word-sealed = mot scellé
web-word-revealed = prêt
web-sit-down = Prendre place
web-you = toi
web-invite = Inviter
web-invite-about = Toute personne qui ouvre ce lien peut prendre place, sans inscription.
web-invitation = Viens jouer !
web-lost-on-time = Tu as perdu au temps
web-qr = Code QR du lien
web-link = Lien vers cette table
web-share = Partager
web-copy = Copier le lien
web-copied = Copié
web-starts-itself = La partie commence automatiquement dès que toutes les places sont prises.
web-seat-bot = Ou donner une place à un bot
web-choose = Choisir
web-leave-table = Quitter la table
web-invite-name = Nom d’un compte
    .about = Ou invite quelqu’un par son nom : une personne, ou le bot de quelqu’un.
web-invited = { $name } a reçu une invitation.
web-same-name = { $name } { $number }
web-bot-for = { $name } (bot)

## During the game.

web-menu = Menu
web-log = Journal
web-chat = Chat
web-seen = Cartes vues
web-beside = Panneau latéral
web-reference = Référence
web-reference-card = Carte de Référence
web-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-say = Écris un message
web-send = Envoyer
web-chat-empty = Aucun message pour l’instant.
web-chat-watching = Les joueurs ne verront les messages des spectateurs qu’après la partie.
web-time-left = Temps restant
web-takeback = Reprendre le coup
web-takeback-asked = { $who } voudrait reprendre un coup.
web-takeback-waits = Tu as demandé à reprendre un coup.
web-allow = Accepter
web-refuse = Refuser
web-offer-draw = Proposer un match nul
web-draw-offered = { $who } propose un match nul.
web-draw-waits = Tu as proposé un match nul.
web-accept = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-leave-seat = Partir (un bot continue)
web-come-back = Revenir
web-sound = Son
web-volume = Volume
web-notify = Me prévenir quand c’est à moi de jouer
web-motion = Animations
web-only-action = Jouer automatiquement la seule action permise
web-ahead = Choisir des cartes pendant le tour adverse
web-speed = Vitesse des tours adverses
    .slow = Lente
    .normal = Normale
    .fast = Rapide
    .instant = Instantanée
web-turns-since = Depuis ton tour
web-turns-again = Replay : depuis ton tour
web-turns-replay = Revoir ce qui s’est passé depuis ton tour (R)
web-turns-controls = Tours adverses
web-turns-pause = Mettre en pause les tours adverses (P)
web-turns-play = Continuer (P)
web-turns-step = Coup suivant (N)
web-turns-skip = Aller à la fin
web-turns-back = Revenir à la partie (Échap)
web-hand-over = Passe l’appareil à { $who }
web-hand-over-about = Les cartes restent cachées jusque-là.
web-hand-over-ready = Je suis { $who }
web-nothing-yet = Rien à voir pour l’instant : les spectateurs voient cette partie avec un léger décalage.
web-reconnecting = Reconnexion…
web-unsent = Reconnexion… Ton coup n’est pas encore parti.
web-away = { $who } n’est pas là.
web-away-reconnecting = { $who } se reconnecte…
web-away-minutes = { $minutes ->
    [one] { $who } a quitté la table il y a { $minutes } minute.
   *[other] { $who } a quitté la table il y a { $minutes } minutes.
}
web-thinking = { $who } réfléchit…
# Pendant que le serveur compile : il faut attendre les bots qui calculent.
web-ready-in = Se prépare : encore { $seconds } s environ
web-ready-minutes = Se prépare : encore { $minutes } min environ
web-ready-late = Se prépare : c’est un peu plus long que prévu
web-ready-failed = Indisponible à pleine force : joue selon des règles simples
web-table-ready-in = { $who } se prépare : encore { $seconds } s environ
web-table-ready-minutes = { $who } se prépare : encore { $minutes } min environ
web-table-ready-late = { $who } se prépare. C’est un peu plus long que prévu.
web-table-ready-failed = { $who } ne peut pas anticiper les coups sur ce serveur et joue selon des règles simples.
web-loading = Un instant…
web-close = Fermer
web-cancel = Annuler
web-step-sit-down = { $who } prend place.
web-step-leave-seat = { $you ->
    [yes] Tu quittes la table.
   *[no] { $who } quitte la table.
}
web-step-start = La partie commence.
web-step-resign = { $you ->
    [yes] Tu abandonnes.
   *[no] { $who } abandonne.
}
web-step-offer-draw = { $you ->
    [yes] Tu proposes un match nul.
   *[no] { $who } propose un match nul.
}
web-step-accept-draw = { $you ->
    [yes] Tu acceptes le match nul.
   *[no] { $who } accepte le match nul.
}
web-step-decline-draw = { $you ->
    [yes] Tu refuses le match nul.
   *[no] { $who } refuse le match nul.
}
web-step-withdraw-draw = { $you ->
    [yes] Tu retires ta proposition.
   *[no] { $who } retire sa proposition.
}
web-step-claim-time = { $you ->
    [yes] Tu réclames la victoire au temps.
   *[no] { $who } réclame la victoire au temps.
}
web-step-time-out = { $you ->
    [yes] Ton temps est écoulé.
   *[no] Le temps de { $who } est écoulé.
}
web-step-ask-takeback = { $you ->
    [yes] Tu demandes à reprendre un coup.
   *[no] { $who } demande à reprendre un coup.
}
web-step-grant-takeback = { $you ->
    [yes] Tu acceptes la reprise du coup.
   *[no] { $who } accepte la reprise du coup.
}
web-step-refuse-takeback = { $you ->
    [yes] Tu refuses la reprise du coup.
   *[no] { $who } refuse la reprise du coup.
}
web-step-take-over = { $you ->
    [yes] Un bot joue pour toi.
   *[no] Un bot joue pour { $who }.
}
web-step-come-back = { $you ->
    [yes] Te revoilà.
   *[no] { $who } est de retour.
}
web-step-rematch = Une revanche commence.
web-mute = Ignorer
web-muted = Tu ne vois plus ce que dit { $name }.
web-report = Signaler
web-reported = Merci. L’administrateur de ce site va examiner ton signalement.
web-step-took-back = { $you ->
    [yes] Tu reprends un coup.
   *[no] { $who } reprend un coup.
}
web-audience = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-details = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
web-keys = Raccourcis clavier
web-keys-tab = Élément suivant (précédent avec Maj)
web-keys-arrows = Choisir une carte ou une case
web-keys-enter = Jouer la carte, activer le bouton
web-keys-numbers = Les choix numérotés
web-keys-end = Terminer une action
web-keys-game = Aller au jeu
web-keys-log = Ouvrir ou fermer le journal
web-keys-reference = Ouvrir ou fermer la carte de Référence
web-keys-pause = Mettre en pause ou reprendre les tours adverses
web-keys-step = En pause : montrer le coup suivant
web-keys-replay = Revoir ce qui s’est passé depuis ton tour
web-keys-escape = Fermer ce qui est ouvert
web-keys-help = Cette aide

## The end.

web-result-won = { $you ->
    [yes] Tu as gagné !
   *[no] { $count ->
        [one] { $who } a gagné !
       *[other] { $who } ont gagné !
    }
}
web-result-lost = Défaite
web-result-draw = Match nul
web-result-resigned = { $you ->
    [yes] Tu as abandonné.
   *[no] { $who } a abandonné.
}
web-result-time = { $you ->
    [yes] Ton temps est écoulé.
   *[no] Le temps de { $who } est écoulé.
}
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche
web-after = Après la partie
web-review = Analyse
web-replay = Revoir la partie
web-verify = Vérifier l’équité
web-record = Télécharger l’enregistrement

## People and settings.

web-settings = Réglages
web-you-are = Profil
web-guest-name = Ton nom à la table
web-save = Enregistrer
web-saved = Enregistré.
web-account = Compte
web-account-about = Tu peux jouer sans compte. Avec un compte, tu retrouves tes parties, tes cotes et tes réglages sur tous tes appareils. Les parties que tu as jouées en invité te suivent.
web-account-name = Nom
web-password = Mot de passe
web-sign-in = Connexion
web-register = Créer un compte
web-sign-out = Se déconnecter
web-signed-in = Tu es connecté.
web-signed-in-as = Connecté en tant que { $name }.
web-signed-out = Tu es déconnecté.
web-registered = Ton compte est créé.
web-your-page = Tes parties et tes cotes
web-how = Préférences
web-against = contre { $who }
web-verdict-won = gagnée
web-verdict-lost = perdue
web-verdict-drawn = nulle
web-since = Membre depuis le { $date }
web-guest = Invité
web-pool-people = contre des joueurs
web-pool-bots = contre des bots
web-playing-now = Parties en cours
web-played = Parties terminées
web-no-games = Pas encore de partie publique.
web-older = Parties plus anciennes
web-provisional = provisoire
web-rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-leaderboard-empty = { $pool ->
    [bots] Personne n’a encore de cote. Affronte un des cinq bots aux règles habituelles pour ouvrir le classement.
   *[people] Personne n’a encore de cote. Joue une partie publique pour ouvrir le classement.
}

## What can go wrong.

web-home = Page d’accueil
web-try-again = Réessayer
web-offline = Pas de connexion
web-page-failed = Cette page n’a pas pu être chargée. Le réseau est peut-être coupé, ou le site vient d’être mis à jour.
web-defect = Une erreur est survenue
web-defect-about = Un problème est survenu sur cette page. Ta partie est en sécurité sur le serveur.
web-lost = Page introuvable
web-lost-about = Il n’y a aucune page à cette adresse.
web-table-lost = Cette table ne peut pas être affichée
web-error-other = Cela n’a pas fonctionné. Réessaie.
web-error-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
web-error-unavailable = Le serveur est occupé. Réessaie dans un instant.
web-error-too-many-requests = Trop de requêtes à la fois. Attends un instant.
web-error-unknown-table = Cette table n’existe pas, ou elle a été supprimée. Demande un nouveau lien.
web-error-seat-taken = Quelqu’un a été plus rapide : la place est prise. Tu peux regarder la partie.
web-error-already-started = La partie a déjà commencé. Tu peux la regarder.
web-error-already-over = La partie est terminée.
web-error-stale-step = La situation a changé entre-temps. Regarde à nouveau la table.
web-error-not-your-turn = Ce n’est pas à toi de jouer.
web-error-not-your-seat = Cette place n’est pas la tienne.
web-error-bad-action = Ce n’est pas permis maintenant.
web-error-no-takeback = Il n’y a aucun coup à reprendre.
web-error-takeback-revealed = Impossible de reprendre le coup : une information cachée a été révélée.
web-error-takeback-chance = Impossible de reprendre le coup : une carte a été piochée ou un dé lancé.
web-error-takeback-turn = Impossible de reprendre le coup : ton tour est terminé.
web-error-takeback-others = Impossible de reprendre le coup : d’autres joueurs ont joué depuis.
web-error-time-up = Le temps est écoulé.
web-error-not-signed-in = Ta session a expiré. Réessaie.
web-error-bad-name = Ce nom n’est pas valable : il faut de 1 à 24 caractères visibles.
web-error-name-taken = Ce nom est pris, ou ressemble trop à un nom déjà pris.
web-error-bad-password = Ce mot de passe est trop simple : il faut au moins 8 caractères, et rien de trop courant.
web-error-wrong-password = Nom ou mot de passe incorrect.
web-error-needs-second-factor = Saisis le code de ton application d’authentification ou un code de secours, ou utilise une clé d’identification.
web-error-wrong-second-factor = Ce code est incorrect ou n’est plus valable.
web-error-wrong-code = Ce code ou ce lien est incorrect ou a déjà servi.
web-error-wrong-passkey = Cette clé d’identification n’a pas été acceptée. Elle a peut-être été retirée du compte.
web-error-passkey-cancelled = Aucune clé d’identification n’a été utilisée.
web-error-passkey-known = Cet appareil a déjà une clé d’identification pour ce compte.
web-error-too-many-passkeys = Tu as atteint le nombre maximal de clés d’identification. Supprimes-en une d’abord.
web-error-passkey-needed = La connexion en deux étapes a besoin d’une clé d’identification. Ajoutes-en une, ou désactive d’abord cette connexion.
web-error-no-passkeys-here = Les clés d’identification demandent une page ouverte en https.
web-error-no-mail = Ce site n’envoie pas d’e-mails.
web-error-no-address = Confirme d’abord une adresse e-mail.
web-error-bad-address = Cette adresse e-mail n’est pas valable.
web-error-has-account = Tu as déjà un compte.
web-error-foreign-origin = Cette page n’a pas le droit d’utiliser le serveur.
web-error-not-found = Rien ne porte ce nom ici.
web-error-unknown-person = Personne ne porte ce nom ici.
web-error-needs-account = Il faut un compte pour cela.
web-error-banned = L’administrateur de ce site t’en a interdit l’accès.
web-error-silenced = Tu ne peux pas écrire pour le moment : l’administrateur du site t’a réduit au silence.
web-error-not-invited = Ce site est accessible sur invitation uniquement. Demande un lien à son administrateur.
web-error-address-banned = Ton adresse est bloquée sur ce site.
web-error-not-host = Seuls les administrateurs du site peuvent le faire.
web-error-untouchable = Impossible pour toi-même ou pour cette personne.
web-error-bad-address = Ce n’est pas une adresse IP.
web-error-backup-running = Une sauvegarde est déjà en cours.
web-error-backup-failed = La sauvegarde a échoué. Le journal du serveur donne les détails.
web-announcement = Annonce
web-error-not-open = La partie a déjà commencé.
web-error-not-over = Cette partie n’est pas encore terminée.
web-error-not-sealed = Tous les joueurs ne sont pas encore à la table.
web-error-not-revealed = Un instant : les cartes vont être distribuées.
web-error-already-revealed = Les mots de cette partie ont déjà été révélés.
web-error-takeback-rated = On ne peut pas reprendre un coup dans une partie avec cote.
web-error-cannot-be-rated = Une table avec ces réglages ne peut pas compter pour la cote.
web-error-early-exits = Tu as quitté plusieurs parties avant ton premier coup. Patiente un peu avant la prochaine partie rapide.
web-error-already-offered = La demande a déjà été faite.
web-error-no-offer = Cette proposition n’est plus valable.
web-error-no-draws = Le match nul n’est pas permis à cette table.
web-error-already-out = Cette personne ne participe plus à la partie.
web-error-too-large = C’est trop volumineux.
web-error-bad-record = Ce n’est pas un enregistrement de partie valable.
web-error-bad-line = Ce message n’est pas valable : il faut de 1 à 500 caractères visibles.
web-error-too-many-tokens = Tu as atteint le nombre maximal de clés API. Révoques-en une d’abord.
web-error-bad-endpoint = Le service de notifications de ce navigateur n’est pas utilisable.
