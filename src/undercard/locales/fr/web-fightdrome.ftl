### The table of Fightdrome.

web-round = Manche { $round }
web-not-your-turn = Ce n’est pas à toi de jouer.
web-table = Fightdrome : { $one } contre { $other }
web-hand = Main
web-hand-yours = Ta main
web-hand-of = Main de { $who }
web-hand-keys = Choisis une carte avec les flèches gauche et droite, joue-la avec Entrée.
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-pile = Pioche
web-discard = Défausse
web-face-down = { $count } face cachée
web-fame = Renommée
web-fame-of = { $fame } sur { $target } points de Renommée
web-stable = Sleeves restantes
web-deck = Deck
web-staggered = Sonné
web-turn-thinking = Réfléchit…
web-sending = Envoi de ton coup…
web-live = Attaque en cours
web-live-by = { $who } : { $card }
web-nothing-live = Aucune attaque en cours.
web-pause = Pause
web-lead-here = Attaque ici
web-earlier-blows = Coups précédents
web-stagger-stamp = Sonné !
web-stagger-answer = Pas de réponse à { $card } : { $you ->
    [yes] tu défausses une carte.
   *[no] { $who } défausse une carte.
}
web-stagger-lead = Pas de carte d’Attaque : { $you ->
    [yes] tu défausses une carte.
   *[no] { $who } défausse une carte.
}
web-last = Dernière carte
web-play = Jouer { $card }
web-discard-card = Défausser { $card }
web-card-effect = { $effect ->
    [neurochem] Seule une carte Neurochem peut y répondre. Tu ne pioches pas.
    [neurochem-last] Seule une carte Neurochem peut y répondre.
    [block] Pause : { $who } a l’Initiative. Tu pioches une carte.
    [neurochem-block] Pause : { $who } a l’Initiative. Tu ne pioches pas.
    [neurochem-block-last] Pause : { $who } a l’Initiative.
    [feint] Tu pioches une carte, puis tu enchaînes avec une attaque.
    [discard] Face cachée : { $who } ne voit pas laquelle.
   *[attack] Devient l’attaque en cours. Tu pioches une carte.
}
web-pick-card = Choisis une carte relevée : { $touch ->
    [yes] touche-la
   *[no] clique dessus
} ou fais-la glisser vers le haut.
web-only-action-soon = Une seule action est permise : « { $action } » suit automatiquement.
web-ahead-choose = Prévoir { $card }
web-ahead-drop = Ne plus prévoir { $card }
web-ahead-about = Jouée à ton tour si elle est alors permise.
web-ahead-chosen = { $card } : carte prévue, jouée à ton tour si elle est alors permise.
web-ahead-returned = { $card } : carte reprise, elle ne peut pas être jouée maintenant.
web-actions = Tes autres choix
web-action-rest = Repos
    .hint = Pioche une carte et cède l’Initiative.
web-action-keep = Garder la main
    .hint = Joue-la telle quelle.
web-action-redraw = Repiocher
    .hint = Montre ta main et pioche sept nouvelles cartes.
web-action-sleeve = Envoyer { $sleeve }
web-action-stack = Prendre { $stack }
web-action-draw = Piocher une carte
    .hint = Continue le combat avec une carte.
web-action-pass = Ne pas piocher
    .hint = Continue avec une main vide.
web-try-sleeve = Essayer avec une Sleeve
web-example-character = L’exemple du livret de règles
web-on-offer = Au choix
web-picked = { $sleeve } est en place. En attente du choix de l’adversaire.
web-event-drew-open = { $who } pioche { $card }.
web-seen-played = Jouées
web-seen-known = Connues, mais hors de vue
web-word = Qu’est-ce que cela veut dire ?
web-gasp-stamp = Dernier souffle !
web-gasp-about = { $you ->
    [yes] Ta dernière carte était une carte Neurochem : encore une carte pour toi.
   *[no] La dernière carte de { $who } était une carte Neurochem : encore une carte.
}
web-seen-unseen = Pas encore vues, par type
web-seen-row = { $hidden } sur { $total } pas encore vues, { $most } au plus en main
web-seen-most = ≤ { $most } en main
web-seen-ruled-out = Pas en main, comme un joueur Sonné l’a montré
