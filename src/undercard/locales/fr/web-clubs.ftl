### Clubs.

# Lists

clubs = Clubs
clubs-about = Un club a ses propres tables, un tableau d’affichage et un classement. Seuls les membres les voient.
clubs-mine = Tes clubs
clubs-none = Tu n’es encore dans aucun club. Crées-en un et invite tes amis avec un lien, ou rejoins un club ouvert.
clubs-open = Clubs ouverts
clubs-open-none = Il n’y a pas encore de club ouvert. Crées-en un que tout le monde peut rejoindre.
clubs-found = Créer un club
clubs-all = Tous les clubs
clubs-account = Il faut un compte pour rejoindre un club. Tu restes ainsi membre sur tous tes appareils.

# A club

club-members = { $count ->
    [one] 1 membre
   *[other] { $count } membres
}
club-join = Rejoindre le club
club-joining-open = Ouvert à tous
club-joining-invited = Sur invitation
club-people = Membres
club-role-owner = Responsable
club-role-officer = Équipe
club-role-member = Membre
club-since = depuis le { $date }
club-more-people = { $count ->
    [one] Afficher 1 de plus
   *[other] Afficher { $count } de plus
}

# Tables

club-tables = Tables
club-tables-about = Seuls les membres les voient.
club-tables-none = Personne ne joue ici pour le moment. Ouvre une table : tous les membres la verront ici.
club-table-new = Nouvelle table du club
club-table-join = Jouer
club-table-continue = Continuer
club-table-watch = Regarder
club-finished = Dernières parties

# Ranking

club-ranking = Classement
club-ranking-about = Cote : parties publiques sur tout le site. Victoires : parties entre membres aux tables du club.
club-rating = Cote
club-won = Victoires
club-of = { $won } sur { $played }
club-player = Joueur

# Board

club-board = Tableau d’affichage
club-board-none = Rien ici pour l’instant. Quand a lieu la prochaine partie ? Écris le premier message.
club-write = Message aux membres
club-post = Publier
club-older = Messages plus anciens
club-post-more = Autres actions pour le message de { $name }
club-post-remove = Supprimer

# Invitations

club-invite = Inviter par lien
club-invite-new = Nouveau lien
club-invite-about = Avec un lien, jusqu’à 20 personnes peuvent rejoindre le club en une semaine. Copie-le maintenant : il n’est affiché qu’une fois.
club-invite-link = Lien d’invitation
club-invite-text = Rejoins mon club sur Undercard
club-invite-left = { $count ->
    [one] De { $name } : encore 1 place jusqu’au { $date }
   *[other] De { $name } : encore { $count } places jusqu’au { $date }
}
club-invite-end = Révoquer
club-invited-by = { $name } t’invite
club-invited-ended = Cette invitation n’est plus valable.
club-invited-ended-about = Elle a été révoquée, est épuisée ou trop ancienne. Demande un nouveau lien.
club-invited-register = Créer un compte et rejoindre
club-invited-sign-in = Se connecter et rejoindre
club-invited-has-account = J’ai déjà un compte
club-invited-no-account = Je n’ai pas encore de compte
club-welcome = Bienvenue au club !

# Administration

club-manage = Gérer
club-manage-person = Gérer { $name }
club-make-officer = Ajouter à l’équipe
club-make-officer-about = L’équipe invite, retire des membres et supprime des messages.
club-make-member = Retirer de l’équipe
club-make-owner = Céder le club
club-make-owner-sure = { $name } dirigera le club et pourra le supprimer. Le céder ?
club-remove = Retirer du club
club-remove-sure = { $name } ne pourra revenir que si tu l’autorises. Retirer ?
club-removed = Retirés
club-pardon = Autoriser de nouveau
club-name = Nom du club
club-description = De quoi s’agit-il ?
club-joining = Qui peut rejoindre le club ?
club-joining-invited-about = Les autres ne voient pas le club.
club-joining-open-about = Le club figure dans la liste. Ses tables et son tableau restent privés.
club-defaults = Le jeu du club
club-defaults-about = Les nouvelles tables du club ont ce jeu, ces options et ce chrono.
club-settings = Réglages du club
club-leave = Quitter le club
club-leave-sure = Tu ne verras plus ses tables ni son tableau. Quitter ?
club-delete = Supprimer le club
club-delete-sure = Le club, son tableau et toutes les adhésions seront définitivement supprimés. Les parties en cours continuent. Supprimer ?

# Errors

web-error-unknown-club = Ce club n’existe pas, ou tu n’en es pas membre.
web-error-club-role = Ton rôle dans le club ne le permet pas.
web-error-too-many-clubs = Tu peux diriger 5 clubs et être membre de 50 au maximum.
web-error-club-full = Le club a atteint le nombre maximal de membres ou de liens.
web-error-bad-invitation = Cette invitation n’est plus valable. Demande un nouveau lien.
web-error-club-removed = Tu as été retiré du club. Son équipe peut t’autoriser de nouveau.
web-error-owner-stays = Cède d’abord le club ou supprime-le.
web-error-bad-club = Un nom a de 3 à 40 caractères visibles, une description au plus 500.
web-error-bad-post = Un message a de 1 à 1000 caractères visibles.
web-error-unknown-line = Ce message n’existe plus.
