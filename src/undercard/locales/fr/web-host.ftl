### The pages of hosts and moderators.

host = Administration
host-denied = Cette page est réservée aux administrateurs et aux modérateurs.
host-sections = Rubriques
host-reports = Signalements
host-people = Personnes
host-tables = Tables
host-access = Accès
host-server = Serveur
host-audit = Journal
host-done = C’est fait.
host-none = Rien à afficher.
host-reason = Motif (visible des seuls administrateurs)

# Reports

host-queue = En attente
host-closed = Traités
host-queue-empty = Aucun signalement en attente.
host-report-by = Signalé par { $name }, { $date }
host-report-reason = Motif : { $reason }
host-lines = Messages avant et après
host-line-remove = Supprimer le message
host-line-removed = Le message a été supprimé.
host-line-gone = supprimé
host-report-close = Clore le signalement
host-report-closed = Le signalement est clos.
host-open-table = Ouvrir la table

# People

host-search = Nom ou identifiant
host-search-go = Rechercher
host-newest = Derniers arrivés
host-guest = Invité
host-account = Compte
host-since = depuis le { $date }
host-addresses = Adresses : { $list }
host-banned = Exclusion depuis le { $date }
host-muted-until = Réduit au silence jusqu’au { $date }
host-acts = Actions
host-mute = Réduire au silence
host-mute-for = Silence pendant
host-muted = { $name } ne peut plus écrire.
host-unmute = Rendre la parole
host-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
host-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
host-kick = Déconnecter partout
host-ban = Exclure
host-ban-about = La personne perd aussitôt l’accès et ne peut plus se connecter. Un invité peut revenir sous un autre nom : bloque aussi l’adresse.
host-unban = Lever l’exclusion
host-ban-address = Bloquer { $address }
host-banned-addresses = Adresses bloquées
host-address = Adresse IP
host-address-ban = Bloquer l’adresse
host-role = Rôle
host-role-none = Aucun
host-role-host = Administrateur
host-role-moderator = Modérateur
host-reset = Lien pour un nouveau mot de passe
host-reset-once = Copie le lien maintenant et envoie-le à la personne. Il est valable une fois, pendant un jour.

# Tables

host-table-state-open = En attente
host-table-state-running = En cours
host-table-state-finished = Terminée
host-table-all = Toutes
host-table-private = privée
host-table-end = Supprimer la table
host-table-end-sure = Supprimer cette table ? La partie et sa discussion disparaissent pour tous.
host-table-ended = La table a été supprimée.

# Access

host-sign-up = Inscription
host-invite-only = Sur invitation uniquement
host-invite-only-about = Un nouveau compte exige un lien d’invitation et les nouveaux invités sont refusés. Les personnes déjà présentes restent.
host-links = Liens d’invitation
host-link-note = Note
host-link-uses = Nombre de comptes
host-link-make = Créer un lien
host-link-once = Copie le lien maintenant : il ne sera plus affiché. Il est valable une semaine.
host-link = Lien
host-link-left = { $count ->
    [one] encore 1 compte, jusqu’au { $date }
   *[other] encore { $count } comptes, jusqu’au { $date }
}
host-end = Retirer
host-announcements = Annonces
host-announcement = Texte pour tous les visiteurs
host-announce = Annoncer
host-announce-for = Afficher pendant
host-until = jusqu’au { $date }

# Server

host-status = État
host-status-ready = Tout fonctionne.
host-status-degraded = À surveiller : { $causes }
host-status-failing = Les parties ne peuvent pas continuer : { $causes }
host-cause-database = base de données
host-cause-writes = écriture
host-cause-disk = disque
host-cause-descriptors = fichiers ouverts
host-cause-bots = bots
host-cause-compilation = compilation
host-cause-backup = sauvegarde
host-disk = Espace disque libre
host-of = { $part } sur { $whole }
host-database = Base de données
host-load = Charge (1 min)
host-load-of = { $count ->
    [one] { $load } pour 1 cœur
   *[other] { $load } pour { $count } cœurs
}
host-lag = Retard maximal
host-connections = Connexions
host-loaded = Tables en mémoire
host-version = Version
host-refresh = Actualiser
host-backups = Sauvegardes
host-backups-off = Aucune sauvegarde n’est planifiée. L’option --backup-every du serveur les active.
host-backups-on = Toutes les { $hours } h ; les { $keep } plus récentes sont dans { $folder }.
host-backup-make = Sauvegarder maintenant
host-backup-made = La sauvegarde est terminée.

# Audit log

host-audit-all = Tout
host-audit-hosts = Administration
host-audit-by = par { $name }
host-audit-terminal = ligne de commande
host-more = Afficher plus
host-act-account-made = Compte créé
host-act-account-deleted = Compte supprimé
host-act-address-banned = Adresse bloquée
host-act-address-ban-lifted = Adresse débloquée
host-act-announced = Annonce publiée
host-act-announcement-ended = Annonce retirée
host-act-appointed = Rôle attribué
host-act-backup-made = Sauvegarde effectuée
host-act-banned = Personne exclue
host-act-ban-lifted = Exclusion levée
host-act-dismissed = Rôle retiré
host-act-kicked = Personne déconnectée
host-act-line-removed = Message supprimé
host-act-muted = Personne réduite au silence
host-act-mute-lifted = Parole rendue
host-act-password-changed = Mot de passe modifié
host-act-password-recovered = Mot de passe défini avec un code de récupération
host-act-password-reset = Mot de passe défini avec un lien
host-act-recovery-codes-made = Codes de récupération créés
host-act-recovery-code-used = Code de récupération utilisé
host-act-renamed = Nom modifié
host-act-report-closed = Signalement clos
host-act-reset-link-made = Lien pour un nouveau mot de passe créé
host-act-second-factor-on = Double authentification activée
host-act-second-factor-off = Double authentification désactivée
host-act-second-factor-wrong = Second facteur erroné
host-act-signed-in = Connexion
host-act-sign-in-failed = Échec de connexion
host-act-signed-out = Déconnexion
host-act-signed-out-everywhere = Déconnexion partout
host-act-sign-up-changed = Inscription modifiée
host-act-sign-up-link-ended = Invitation retirée
host-act-sign-up-link-made = Invitation créée
host-act-table-ended = Table supprimée
host-act-token-made = Clé API créée
host-act-token-revoked = Clé API révoquée

# Clubs

host-clubs = Clubs
host-club-by = { $owner }, { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}, { $posts ->
    [one] { $posts } message
   *[other] { $posts } messages
}, depuis le { $date }
host-club-open = ouvert
host-club-end = Supprimer le club
host-club-end-sure = Supprimer ce club ? Son tableau et toutes les adhésions seront définitivement supprimés.
host-club-ended = Le club a été supprimé.
host-report-club = Sur le tableau d’un club
host-act-club-made = Club créé
host-act-club-deleted = Club supprimé par son responsable
host-act-club-ended = Club supprimé par un administrateur
host-act-post-removed = Message du tableau supprimé
