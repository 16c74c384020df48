### Ce que seul le navigateur dit : étiquettes, boutons, conseils.

web-language = Langue
web-theme = Clair ou sombre
web-theme-name = { $theme ->
    [dark] Sombre
    [light] Clair
   *[system] Comme le système
}
web-view-board = Table
web-view-text = Texte
web-round = Manche { $round }
web-turn-yours = À toi de jouer
web-turn-theirs = Doit jouer
web-watching = Tu regardes la partie.
web-not-your-turn = Ce n’est pas à toi de jouer.

## The front page.

web-slogan = Deux combats. Une table.
web-about-fightdrome = Un duel de mains cachées. Frappe, bloque, feinte, et laisse l’autre sans réponse.
web-about-survive = Une escarmouche en donjon, à deux ou à trois. Prends ce qu’il faut à ta colonie et rapporte-le.
web-game = Jeu
web-play-bot = Contre un bot
web-play-people = Avec d’autres
web-quick-match = Partie rapide
    .hint = Contre la prochaine personne libre, avec les règles habituelles.
web-quick-waiting = Recherche d’un adversaire pour { $game }…
web-play-friend = Jouer entre amis
    .hint = Une table à toi, avec un lien et un code QR à partager.
web-open-table = Ouvrir une table
    .hint = Avec tes options, visible de tous ci-dessous.
web-one-screen = Sur un seul écran
    .hint = Vous vous passez l’appareil après chaque coup.
web-learn = Apprendre à jouer
    .hint = Une première partie guidée : chaque règle vient à son heure.
web-rules = Règles
web-leaderboard = Classement
web-fair = Hasard équitable
web-lab = Labo
web-rating = Classement Elo
web-options = Plus : options et pendule
web-options-changed = { $count ->
    [one] 1 modifiée
   *[other] { $count } modifiées
}
web-clock = Pendule
    .about = Quand le temps est écoulé, l’adversaire peut le réclamer. Contre un bot, il n’y a pas de pendule.
web-clock-none = Sans pendule
web-clock-blitz = 3 minutes + 5 secondes par coup
web-clock-calm = 10 minutes + 10 secondes par coup
web-clock-move = 1 minute par décision
web-clock-day = 1 jour par décision
web-clock-days = 3 jours par décision
web-clock-is-fischer = { $minutes } min + { $seconds } s
web-clock-is-move = { $seconds } s par décision
web-clock-is-days = { $days ->
    [one] 1 jour par décision
   *[other] { $days } jours par décision
}
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend en ce moment. Ouvre une table, et les autres la verront ici.
web-watch-games = Parties à regarder
web-watch-games-none = Aucune partie publique en ce moment.
web-join = Rejoindre
web-watch = Regarder
web-online = { $count ->
    [one] 1 personne est là.
   *[other] { $shown } personnes sont là.
}
web-open-seat = libre
web-someone-left = quelqu’un qui est parti
web-more = Plus
web-waiting = { $count ->
    [one] 1 partie t’attend
   *[other] { $count } parties t’attendent
}
web-your-games = Tes parties
web-invited-by = { $who } t’invite
web-finished = Parties finies
web-finished-none = Aucune partie publique n’est encore finie.
web-record-file = Regarder une partie enregistrée dans un fichier
web-draws = Propositions de nulle
    .about = Les joueurs peuvent se proposer la nulle.

## The Fightdrome table.

web-table = Fightdrome : { $one } contre { $other }
web-hand = Main
web-hand-yours = Ta main
web-hand-of = Main de { $who }
web-hand-keys = Les flèches gauche et droite choisissent une carte, Entrée la joue.
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-pile = Pioche
web-discard = Défausse
web-face-down = { $count } face cachée
web-fame = Renommée
web-fame-of = { $fame } sur { $target } de Renommée
web-stable = Sleeves restantes
web-deck = Paquet
web-staggered = Sonné
web-live = Attaque en cours
web-live-by = { $card }, jouée par { $who }
web-nothing-live = Aucune attaque en cours.
web-pause = Pause
web-last-card = Dernière carte de { $who }
web-last = Dernière carte
web-none = aucune
web-play = Jouer { $card }
web-give-up = Défausser { $card }
web-pick-card = Choisis une carte relevée : clique dessus ou tire-la vers le haut.
web-actions = Tes autres choix
web-action-rest = Repos
    .hint = Pioche une carte et cède l’Initiative.
web-action-keep = Garder la main
    .hint = Joue-la telle quelle.
web-action-redraw = Piocher à nouveau
    .hint = Montre ta main et pioche sept nouvelles cartes.
web-action-sleeve = Envoyer { $sleeve }
web-action-stack = Prendre { $stack }
web-action-draw = Piocher une carte
    .hint = Continue le combat avec une carte.
web-action-pass = Ne pas piocher
    .hint = Continue avec une main vide.
web-try-sleeve = Voir avec une Sleeve
web-example-character = L’exemple du livret de règles
web-on-offer = Au choix
web-picked = { $sleeve } est en place. L’autre choix se fait attendre.
web-can = Tu peux
web-event-drew-open = { $who } pioche { $card }.
web-read-rule = Lire la règle { $rule }

## Before the start.

web-waiting-title = En attente de joueurs
web-free-seat = Une place est libre
web-sit-down = S’asseoir
web-you = toi
web-invite = Inviter
web-invite-about = Quiconque ouvre ce lien peut s’asseoir, sans inscription.
web-invitation = Viens jouer !
web-qr = Code QR du lien
web-link = Lien vers cette table
web-share = Partager
web-copy = Copier le lien
web-copied = Copié
web-starts-itself = La partie commence d’elle-même dès que toutes les places sont prises.
web-seat-bot = Ou installer un bot
web-choose = Choisir
web-leave-table = Partir
web-invite-name = Nom d’un compte
    .about = Ou invite quelqu’un par son nom : une personne, ou le bot de quelqu’un.
web-invited = { $name } a reçu une invitation.
web-same-name = { $name } { $number }
web-bot-for = { $name } (bot)

## During the game.

web-menu = Menu
web-log = Journal
web-chat = Chat
web-seen = Cartes vues
web-seen-played = Jouées
web-seen-known = Connues, hors de vue
web-beside = À côté de la table
web-reference = Référence
web-reference-card = Carte de Référence
web-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
web-say = Dis quelque chose
web-send = Envoyer
web-chat-empty = Personne n’a encore rien dit.
web-chat-watching = Les joueurs lisent les messages des spectateurs après la partie.
web-time-left = Temps restant
web-takeback = Reprendre le coup
web-takeback-asked = { $who } voudrait reprendre un coup.
web-takeback-waits = Tu as demandé à reprendre un coup.
web-allow = Accepter
web-refuse = Refuser
web-offer-draw = Proposer la nulle
web-draw-offered = { $who } propose la nulle.
web-draw-waits = Tu as proposé la nulle.
web-accept = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-time-up = Le temps de { $who } est écoulé.
web-claim-time = Réclamer la victoire
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-leave-seat = Partir ; un bot continue
web-come-back = Revenir
web-sound = Son
web-volume = Volume
web-notify = Me prévenir quand c’est mon tour
web-motion = Les cartes volent
web-hand-over = Passe l’appareil à { $who }
web-hand-over-about = Les cartes restent cachées jusque-là.
web-hand-over-ready = Je suis { $who }
web-nothing-yet = Rien à voir encore : les spectateurs voient cette partie avec un peu de retard.
web-reconnecting = Reconnexion…
# Pendant que le serveur compile : il faut attendre les bots qui calculent.
web-ready-in = Se prépare : encore { $seconds } s environ
web-ready-minutes = Se prépare : encore { $minutes } min environ
web-ready-late = Se prépare : un peu plus long que prévu
web-ready-failed = Indisponible à pleine force : joue selon des règles simples
web-table-ready-in = { $who } se prépare : encore { $seconds } s environ
web-table-ready-minutes = { $who } se prépare : encore { $minutes } min environ
web-table-ready-late = { $who } se prépare. C’est un peu plus long que prévu.
web-table-ready-failed = { $who } ne peut pas calculer à l’avance sur ce serveur et joue selon des règles simples.
web-loading = Un instant…
web-close = Fermer
web-cancel = Annuler
web-step-sit-down = { $who } s’assoit.
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
    [yes] Tu proposes la nulle.
   *[no] { $who } propose la nulle.
}
web-step-accept-draw = { $you ->
    [yes] Tu acceptes la nulle.
   *[no] { $who } accepte la nulle.
}
web-step-decline-draw = { $you ->
    [yes] Tu refuses la nulle.
   *[no] { $who } refuse la nulle.
}
web-step-withdraw-draw = { $you ->
    [yes] Tu retires ta proposition.
   *[no] { $who } retire sa proposition.
}
web-step-claim-time = { $you ->
    [yes] Tu réclames le temps.
   *[no] { $who } réclame le temps.
}
web-step-ask-takeback = { $you ->
    [yes] Tu demandes à reprendre un coup.
   *[no] { $who } demande à reprendre un coup.
}
web-step-grant-takeback = { $you ->
    [yes] Tu acceptes que le coup soit repris.
   *[no] { $who } accepte que le coup soit repris.
}
web-step-refuse-takeback = { $you ->
    [yes] Tu refuses que le coup soit repris.
   *[no] { $who } refuse que le coup soit repris.
}
web-step-take-over = { $you ->
    [yes] Un bot joue pour toi.
   *[no] Un bot joue pour { $who }.
}
web-step-come-back = { $you ->
    [yes] Te revoilà.
   *[no] { $who } est de retour.
}
web-step-rematch = Il y a une revanche.
web-mute = Ignorer
web-muted = Tu ne vois plus ce que dit { $name }.
web-report = Signaler
web-reported = Merci. La personne qui héberge ce site va regarder.
web-step-took-back = { $you ->
    [yes] Tu reprends un coup.
   *[no] { $who } reprend un coup.
}
web-taken-back = Coup repris :
web-audience = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
web-details = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
web-keys = Clavier
web-keys-tab = Passer à la suite, en arrière avec Maj
web-keys-arrows = Choisir une carte ou une case
web-keys-enter = Jouer, appuyer
web-keys-numbers = Les choix numérotés
web-keys-end = Finir une action
web-keys-game = Aller au jeu
web-keys-log = Ouvrir ou fermer le journal
web-keys-reference = Ouvrir ou fermer la carte de Référence
web-keys-escape = Fermer ce qui est ouvert
web-keys-help = Cette aide

## The end.

web-result-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $count ->
        [one] { $who } gagne !
       *[other] { $who } gagnent !
    }
}
web-result-draw = Match nul
web-result-resigned = { $you ->
    [yes] Tu as abandonné.
   *[no] { $who } a abandonné.
}
web-result-time = { $you ->
    [yes] Ton temps était écoulé.
   *[no] Le temps de { $who } était écoulé.
}
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche
web-after = Après la partie
web-replay = Revoir
web-verify = Vérifier l’équité
web-record = Enregistrement (fichier)

## People and settings.

web-settings = Réglages
web-you-are = Qui tu es
web-guest-name = Ton nom à la table
web-save = Enregistrer
web-saved = Enregistré.
web-account = Compte
web-account-about = Tu peux jouer sans. Un compte garde tes parties, ton classement et tes réglages sur tous tes appareils. Tes parties d’invité te suivent.
web-account-name = Nom
web-password = Mot de passe
web-sign-in = Se connecter
web-register = Créer un compte
web-sign-out = Se déconnecter
web-signed-in = Te voilà connecté.
web-signed-in-as = Connecté sous le nom de { $name }.
web-signed-out = Te voilà déconnecté.
web-registered = Ton compte est prêt.
web-your-page = Tes parties et classements
web-how = Comme tu aimes
web-against = contre { $who }
web-verdict-won = gagné
web-verdict-lost = perdu
web-verdict-drawn = nul
web-since = Ici depuis le { $date }
web-guest = Invité
web-pool-people = contre des humains
web-pool-bots = contre des bots
web-playing-now = Parties en cours
web-played = Parties jouées
web-no-games = Pas encore de partie publique.
web-older = Parties plus anciennes
web-provisional = provisoire
web-rating-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
web-leaderboard-empty = Personne n’est encore classé. Joue une partie publique et sois le premier nom.

## What can go wrong.

web-home = Page d’accueil
web-try-again = Réessayer
web-offline = Pas de connexion
web-page-failed = Cette page n’a pas pu être chargée. Le réseau est peut-être coupé, ou le site vient d’être mis à jour.
web-defect = C’est notre faute
web-defect-about = Un problème est survenu sur cette page. Ta partie est en sûreté sur le serveur.
web-lost = Rien ici
web-lost-about = Il n’y a pas de page à cette adresse.
web-table-lost = Cette table ne peut pas être affichée
web-error-other = Ça n’a pas marché. Réessaie.
web-error-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
web-error-unavailable = Le serveur est occupé. Réessaie dans un instant.
web-error-too-many-requests = C’était un peu trop à la fois. Attends un instant.
web-error-unknown-table = Cette table n’existe pas, ou elle a été rangée. Demande un nouveau lien.
web-error-seat-taken = Quelqu’un a été plus rapide : la place est prise. Tu peux regarder.
web-error-already-started = La partie a déjà commencé. Tu peux regarder.
web-error-already-over = La partie est finie.
web-error-stale-step = Il s’est passé quelque chose entre-temps. Regarde encore.
web-error-not-your-turn = Ce n’est pas à toi de jouer.
web-error-not-your-seat = Cette place n’est pas la tienne.
web-error-bad-action = Ce n’est pas permis maintenant.
web-error-no-takeback = Il n’y a rien à reprendre.
web-error-takeback-revealed = Impossible de reprendre : une chose cachée a été montrée.
web-error-takeback-chance = Impossible de reprendre : le hasard a décidé de quelque chose.
web-error-takeback-turn = Impossible de reprendre : c’est déjà à quelqu’un d’autre.
web-error-takeback-others = Impossible de reprendre : d’autres ont joué depuis.
web-error-time-not-up = Il reste du temps à la pendule.
web-error-not-signed-in = Ta session est terminée. Réessaie.
web-error-bad-name = Ce nom ne va pas : 1 à 24 caractères visibles.
web-error-name-taken = Ce nom est déjà pris.
web-error-bad-password = Ce mot de passe est trop facile : au moins 8 caractères, et pas un mot courant.
web-error-wrong-password = Le nom et le mot de passe ne correspondent pas.
web-error-has-account = Tu as déjà un compte.
web-error-foreign-origin = Cette page n’a pas le droit d’utiliser le serveur.
web-error-not-found = Il n’y a rien à ce nom.
web-error-unknown-person = Personne ne porte ce nom ici.
web-error-needs-account = Il faut un compte pour cela.
web-error-banned = La personne qui héberge ce site te l’a fermé.
web-error-not-open = La partie a déjà commencé.
web-error-not-over = Cette partie n’est pas finie.
web-error-already-offered = C’est déjà demandé.
web-error-no-offer = La proposition n’est plus là.
web-error-no-draws = Pas de nulle à cette table.
web-error-already-out = Cette personne est déjà hors jeu.
web-error-too-large = C’est trop gros.
web-error-bad-record = Ce n’est pas un enregistrement valable d’une partie.
web-error-bad-line = Ce message ne va pas : 1 à 500 caractères visibles.
web-error-too-many-tokens = Tu as assez de clés d’accès. Révoques-en une d’abord.
web-error-bad-endpoint = Le service de notification de ce navigateur n’est pas utilisable.
