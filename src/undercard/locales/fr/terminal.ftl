### Playing in the terminal: `undercard play`.

terminal-options = Options : { $options }
terminal-options-default = Options : réglages habituels.
terminal-how = Tape une action, par exemple { $example }. Tape ? pour l’aide, « log » pour voir ce qui s’est passé, « quit » pour quitter.
terminal-round = Manche { $round }
# In French, one is for 0 and 1.
terminal-opponent = { $who } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $pile } dans la pioche, { $discard } dans la défausse
terminal-fame = Renommée { $fame } sur { $target }
terminal-stable = Sleeves restantes : { $sleeves }
terminal-live = Attaque en cours
terminal-nothing-live = Aucune attaque en cours.
terminal-hand = Ta main
terminal-pile = Pioche { $pile }, défausse { $discard }
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
terminal-pass = Passe l’appareil à { $who }. Appuie sur Entrée quand { $who } regarde l’écran, et personne d’autre.
terminal-help =
    Écris une carte pour la jouer. Sonné ? Écris x et une carte pour la défausser.
    ? suivi d’une action dit si elle est permise et, sinon, quelle règle l’interdit.
    log montre ce qui s’est passé, hand réaffiche la table, quit quitte la partie.
terminal-allowed = { $action } est permis.
terminal-left = Tu quittes la partie.
terminal-saved = L’enregistrement est dans { $path }. Pour le vérifier : undercard verify { $path }
