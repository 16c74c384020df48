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
web-picked = { $sleeve } est en place. L’autre choix se fait attendre.
web-can = Tu peux
