### Playing in the terminal: `undercard play`.

terminal-compiling = Compilation de ces bots : une seule fois, { $seconds } secondes environ.
terminal-options = Options : { $options }
terminal-options-default = Options : toutes par défaut.
terminal-how = Tape une action, par exemple { $example }. Tape ? pour l’aide, « log » pour voir ce qui s’est passé, « quit » pour quitter.
terminal-legal = Tu peux
terminal-prompt = À toi de jouer
terminal-not-allowed = { $action } n’est pas permis. { $rule } : { $reason }
terminal-unknown = « { $action } » n’est pas une action. { $hint }
terminal-pass = Passe l’appareil à { $who }. Appuie sur Entrée quand { $who } regarde l’écran, et personne d’autre.
terminal-allowed = { $action } est permis.
terminal-left = Tu quittes la partie.
terminal-winners = { $count ->
    [0] Personne ne gagne.
    [1] { $who } remporte la partie !
   *[other] { $who } se partagent la victoire.
}
terminal-scores = Score final : { $scores }
terminal-saved = L’enregistrement est dans { $path }. Pour le vérifier : undercard verify { $path }
terminal-hint = Tape une action telle qu’elle est affichée, par exemple { $example }.
terminal-hidden = caché
terminal-you = { $who } (toi)
terminal-help =
    ? suivi d’une action indique si elle est permise et, sinon, quelle règle l’interdit.
    log affiche ce qui s’est passé, table réaffiche la table, quit quitte la partie.
