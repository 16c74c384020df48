### La table générique : tout jeu qui n’apporte pas la sienne.

generic-situation = { $you ->
    [yes] À toi de jouer
   *[no] C’est à { $who } de jouer
}
generic-table = Sur la table
generic-hidden = caché
generic-score = Score
generic-actions = Tes choix
