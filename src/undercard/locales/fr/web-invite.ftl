### Invitations to a table.

invite-you = Toi
invite-title = { $host } t’invite à jouer
invite-free = Sans compte. { $host } t’attend.
invite-learn = Première fois ? La leçon de deux minutes
    .about = Ta place est gardée : { $host } voit que tu apprends.
invite-terms = Règles, chrono et joueurs
invite-seat-for = réservée à { $name }
invite-learning = apprend le jeu
invite-kept = { $host } garde ta place pendant la leçon.
invite-begun = La partie a commencé.
invite-back = À la table
invite-only-here = Seuls les navigateurs de cet ordinateur peuvent ouvrir ce lien, car le serveur n’écoute qu’ici. Pour inviter d’autres appareils, lance-le ainsi :
