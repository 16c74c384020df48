### La recherche d’un adversaire, et un adversaire absent.

web-quick-waiting = Recherche d’un adversaire pour { $game }…
web-quick-wait = Tu as quitté plusieurs parties avant ton premier coup. Prochaine partie rapide dans { $time }.
match-waited = Temps d’attente
match-others = { $count ->
    [0] Personne d’autre n’attend pour l’instant.
    [one] Une autre personne attend.
   *[other] { $count } autres personnes attendent.
}
match-others-calm = Sans chrono : { $count }.
match-others-clock = Avec chrono : { $count }.
match-play-bot = Jouer contre { $bot } en attendant
    .hint = Partie sans cote. La recherche continue, et tu pourras terminer la partie plus tard.
match-again = Ton adversaire n’a pas accepté. La recherche continue.
match-searching = Recherche d’un adversaire…
match-stop = Arrêter la recherche
match-person = Adversaire trouvé : { $seconds } s pour accepter
match-absent = { $who } est absent. Tu pourras réclamer la partie dans
match-absent-left = Temps restant pour revenir
match-absent-over = { $who } est absent depuis trop longtemps.
match-claim = { $players ->
    [2] Réclamer la victoire
   *[other] Éliminer ce joueur
}
match-bot-finishes = Un bot prend sa place (sans cote)
match-keep-waiting = Attendre encore
