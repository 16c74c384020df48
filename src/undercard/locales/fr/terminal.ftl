### Playing in the terminal: `undercard play`.

terminal-compiling = Compilation de ces bots : une seule fois, { $seconds } secondes environ.
terminal-options = Options : { $options }
terminal-options-default = Options : toutes par défaut.
terminal-how = Tape une action, par exemple { $example }. Tape ? pour l’aide, « log » pour voir ce qui s’est passé, « quit » pour quitter.
terminal-round = Manche { $round }
# In French, one is for 0 and 1.
terminal-opponent = { $who } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $pile } dans la pioche, { $discard } dans la défausse
terminal-fame = Renommée : { $fame } sur { $target }
terminal-stable = Sleeves restantes : { $sleeves }
terminal-live = Attaque en cours
terminal-nothing-live = Aucune attaque en cours.
terminal-hand = Ta main
terminal-pile = Pioche : { $pile }, défausse : { $discard }
terminal-legal = Tu peux
terminal-prompt = À toi de jouer
terminal-not-allowed = { $action } n’est pas permis. { $rule } : { $reason }
terminal-unknown = « { $action } » n’est pas une action. { $hint }
terminal-unknown-hint = Les cartes s’écrivent { $example } ; pour en défausser une, { $discard }.
terminal-action-play = jouer { $card }
terminal-action-discard = défausser { $card }
terminal-action-rest = Repos : piocher une carte et céder l’Initiative
terminal-action-keep = garder cette main
terminal-action-redraw = montrer cette main et en piocher une nouvelle
terminal-action-sleeve = envoyer { $sleeve } dans l’arène
terminal-action-stack = prendre le Stack { $stack }
terminal-action-draw = piocher une carte
terminal-action-pass = ne pas piocher
terminal-on-offer = Au choix : { $cards }
terminal-pass = Passe l’appareil à { $who }. Appuie sur Entrée quand { $who } regarde l’écran, et personne d’autre.
terminal-help =
    Tape une carte pour la jouer. Quand tu es Sonné, tape x suivi d’une carte pour la défausser.
    ? suivi d’une action indique si elle est permise et, sinon, quelle règle l’interdit.
    log affiche ce qui s’est passé, hand réaffiche la table, quit quitte la partie.
terminal-allowed = { $action } est permis.
terminal-left = Tu quittes la partie.
terminal-saved = L’enregistrement est dans { $path }. Pour le vérifier : undercard verify { $path }

## Survive at the terminal.

terminal-survive-round = Manche { $round } sur { $rounds }
terminal-survive-legend = X, Y, Z : figurines des joueurs ; G, C : Agrippeurs et Rampeurs ; en minuscules : à terre. (1) à (4) : téléporteurs, t : terminal, n : nid, points : zones. B, G : champs bleus et verts actifs, b, g : éteints. Une lettre à côté d’une figurine ou dans une case est une ressource qui s’y trouve, un nombre en indique plusieurs.
terminal-survive-hint = Tape a1-a2 pour un pas, +w et -w pour ramasser et déposer, ou l’une des actions ci-dessus.
terminal-survive-help =
    Tape une action telle qu’elle est affichée : a1-a2 pour un pas, +w et -w pour ramasser et déposer, hit a2 pour attaquer.
    ? suivi d’une action indique si elle est permise et, sinon, quelle règle l’interdit.
    log affiche ce qui s’est passé, table réaffiche le donjon, quit quitte la partie.
terminal-survive-steps = Pas : { $steps }
terminal-survive-down = à terre
terminal-survive-out = hors jeu
terminal-survive-needs = Besoins de ta colonie : { $needs }.
terminal-survive-cards = Tes cartes : { $cards }
