### Les parties et le profil d’une personne.

record-games = Tes parties
record-all = Toutes les parties
record-recent = Dernières parties
record-empty = Aucune partie pour l’instant. La première n’est qu’à un clic.
record-none = Aucune partie ne correspond à ces filtres.
record-play = Jouer contre un bot
record-game = Jeu
record-mode = Type de partie
record-mode-bots = Bots
record-mode-friends = Amis
record-mode-public = Parties publiques
record-opponent = Adversaire
record-own = Joué avec
record-verdict = Résultat
record-any = Tous
record-search = Chercher un nom
record-clear = Effacer les filtres
record-export = Télécharger toutes les parties
record-export-about = Un fichier avec les enregistrements de toutes tes parties ; « undercard verify » les vérifie.
record-way-resigned = par abandon
record-way-time = au temps
record-way-abandoned = par absence
record-way-draw = nulle par accord
record-actions = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
record-count-games = { $count ->
    [one] partie
   *[other] parties
}
record-count-public = { $count ->
    [one] partie publique
   *[other] parties publiques
}
record-won = gagnées
record-streak = d’affilée
record-best = record : { $count }
record-rating = Cote
record-rating-none = La cote commence avec la première partie contre un bot aux règles habituelles.
record-ladder = Contre les bots
record-ladder-unplayed = pas encore affronté
record-ladder-next = À suivre
record-ladder-done = Les cinq sont battus
record-rate = Taux de victoire par { $trait }
record-rate-line = pointillés : 50 %
record-cards = Cartes favorites
record-times = { $count }×
record-longest = Partie la plus longue
record-private = Les autres ne voient que tes parties publiques et tes cotes.
record-keep = Ces parties sont liées à ce navigateur. Un compte les conserve sur tous tes appareils.
record-account = Créer un compte
record-clubs = Clubs
