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
web-play-friend = Jouer entre amis
    .hint = Une table à toi, avec un lien et un code QR à partager.
web-open-table = Ouvrir une table
    .hint = Avec tes options, visible par tous ci-dessous.
web-one-screen = Sur un seul écran
    .hint = L’appareil passe de main en main après chaque tour.
web-rules = Règles
web-leaderboard = Classement
web-fair = Hasard équitable
web-lab = Labo
web-rating = Cote
web-options = Plus d’options
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
web-record-file = Regarder une partie enregistrée dans un fichier
web-draws = Propositions de match nul
    .about = Les joueurs peuvent se proposer un match nul.

## Every table.

web-none = aucune
web-can = Tu peux
web-read-rule = Lire la règle { $rule }

## Before the start.

web-seat-reserved = réservée
web-waiting-title = En attente de joueurs
web-rated-table = Partie avec cote : on ne peut pas reprendre un coup, et quitter la partie compte comme une défaite.
web-promise = Promesse pour la donne
web-promise-about = L’empreinte du secret de la table. Ton navigateur la garde quand tu prends place et la compare après la partie.
web-promise-kept = L’empreinte du secret de la table. Ton navigateur l’a gardée et la compare après la partie.
web-promise-changed = Attention : cette table montre maintenant une autre promesse que celle gardée par ton navigateur. Son secret a peut-être été échangé. Ton navigateur ne participe plus.
web-promise-differs = Attention : cette table a montré une autre promesse à un autre joueur. Son secret a peut-être été échangé. Ton navigateur ne participe plus.
web-fair-tables = Comment fonctionnent les tables équitables
web-word-missing = pas encore là
web-word-sealed = est là
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
web-leave-seat = { $rated ->
    [yes] Partir (compte comme une défaite)
   *[no] Partir (un bot continue)
}
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
web-announcement = Annonce

## Places of the site, and the first sight.

web-nav = Rubriques
web-nav-play = Jouer
web-nav-learn = Apprendre
web-skip = Aller au contenu
web-slogan-about = Des jeux de société dans le navigateur : contre des bots, des amis ou d’autres joueurs.
web-learn-now = Apprendre en deux minutes
web-continue = Continuer
web-play-now = Jouer
web-name-spectators = Afficher le nom des spectateurs
    .about = Sinon, la table ne voit que leur nombre.
web-spectators-number = Spectateurs sans nom

web-quick-others = { $count } en attente
web-step-abandon = { $you ->
    [yes] Tu es resté absent trop longtemps.
   *[no] { $who } est resté absent trop longtemps.
}
web-result-abandoned = { $you ->
    [yes] Tu es resté absent trop longtemps.
   *[no] { $who } est resté absent trop longtemps.
}

web-block = Bloquer
web-blocked = Tu as bloqué { $name }.
web-challenge-accepted = Défi accepté
web-challenge-declined = Défi refusé
