### The reference card of Fightdrome. Any text may depend on any option of the table, by its name.
### $hand is the size of an opening hand, $deck that of a deck; **two stars** make words bold.

reference-fightdrome-answers = Ce qui répond à quoi
reference-fightdrome-then-live = Attaque : la réponse devient la nouvelle attaque
reference-fightdrome-then-pause = Arrête l’attaque : pause, l’attaquant reprend l’Initiative
reference-fightdrome-then-follow_up = Puis enchaîner aussitôt avec une carte d’Attaque
reference-fightdrome-any = toute force
reference-fightdrome-strength = force égale ou inférieure
reference-fightdrome-no = non

reference-fightdrome-turn = À ton tour
reference-fightdrome-lead = **Initiative :** n’importe quelle carte d’Attaque, de n’importe quelle force. Ni Blocage, ni Feinte, ni Louvoiement.
reference-fightdrome-answer = **Répondre :** une carte qui répond à l’attaque en cours.
reference-fightdrome-follow-up = **Enchaîner** après une Feinte : n’importe quelle carte d’Attaque.
reference-fightdrome-must = Si tu peux jouer, tu dois jouer. Sinon, tu es Sonné.
reference-fightdrome-pause = Après une pause, l’Initiative revient au joueur dont l’attaque a été arrêtée.

reference-fightdrome-draw = Pioche
reference-fightdrome-draw-one = Pioche 1 carte aussitôt après chaque carte jouée, et après une Feinte avant d’enchaîner.
reference-fightdrome-draw-neurochem = { $last_gasp ->
    [on] Une carte Neurochem ne fait rien piocher ; si c’était ta dernière carte, pioches-en 1.
    [may] Une carte Neurochem ne fait rien piocher ; si c’était ta dernière carte, tu peux en piocher 1.
   *[off] Une carte Neurochem ne fait rien piocher.
}
reference-fightdrome-draw-empty = Pioche vide : mélange la défausse, qui devient la nouvelle pioche.

reference-fightdrome-stagger = Sonné
reference-fightdrome-stagger-discard = Défausse une carte de ton choix, face cachée.
reference-fightdrome-stagger-last = C’était la dernière ? Tu perds la manche.
reference-fightdrome-stagger-next = Sinon, ton adversaire attaque ou se repose.

reference-fightdrome-rest = Repos
reference-fightdrome-rest-when = Seulement juste après que l’adversaire a été Sonné, au lieu d’attaquer : pioche 1 carte et laisse-lui l’Initiative.
reference-fightdrome-rest-limit = { $rest_limit ->
    [exceeds] Pas avec plus de { $hand } cartes en main.
   *[would_exceed] Pas avec { $hand } cartes ou plus en main.
}
reference-fightdrome-rest-no-attack = { $rest_no_attack ->
    [staggered] Si le joueur Sonné n’a alors aucune carte d’Attaque, il est de nouveau Sonné.
   *[round_ends] Si le joueur Sonné n’a alors aucune carte d’Attaque, la manche se termine et les deux mains comptent.
}
reference-fightdrome-rest-must = Aucune carte d’Attaque, mais le Repos est possible ? Il est alors obligatoire.
reference-fightdrome-rest-breathing = **Reprendre son souffle :** on peut répondre à un Repos par un Repos, jusqu’à ce qu’un joueur attaque ou ne puisse plus se reposer.

reference-fightdrome-end = Fin et Renommée
reference-fightdrome-end-won = Tu gagnes la manche quand ton adversaire n’a plus de carte.
reference-fightdrome-end-empty = { $last_gasp ->
    [on] Si ta dernière carte était une Neurochem, tu pioches une carte et tu combats encore.
    [may] { $empty_hand ->
        [fight_on] Si ta dernière carte était une Neurochem et que tu ne pioches pas, tu combats jusqu’à être Sonné.
       *[out] Jouer une Neurochem comme dernière carte sans piocher fait aussi perdre la manche.
    }
   *[off] { $empty_hand ->
        [fight_on] Si ta dernière carte était une Neurochem, tu combats jusqu’à être Sonné.
       *[out] Jouer une Neurochem comme dernière carte fait aussi perdre la manche.
    }
}
reference-fightdrome-end-match = **Match :** le vainqueur de la manche ajoute la Renommée de sa main ; il en faut { $target } pour gagner.
reference-fightdrome-end-rest = { $rest_finish ->
    [higher_hand] **Fin par un Repos :** la main de plus haute valeur gagne le duel.
   *[not_staggered] **Fin par un Repos :** le joueur qui n’était pas Sonné gagne le duel.
}
reference-fightdrome-end-epic = **Tournoi épique :** la Sleeve du perdant est éliminée. Le premier à perdre ses trois Sleeves a perdu.
reference-fightdrome-fame = Valeurs de Renommée
reference-fightdrome-fame-attack = Coups, Prise
reference-fightdrome-fame-strength = leur force
reference-fightdrome-fame-block = Blocages de Coup
reference-fightdrome-fame-neurochem = Cartes Neurochem
reference-fightdrome-fame-trick = Feinte, Louvoiement

reference-fightdrome-deck = Deck et main de départ
reference-fightdrome-strengths = Forces dans cette boîte
reference-fightdrome-strengths-attack = Attaques
reference-fightdrome-strengths-block = Blocages
reference-fightdrome-deck-cards = { $deck } cartes : { $supplied } selon Sleeve et Stack, { $feints } Feintes, { $weaves } Louvoiements.
reference-fightdrome-opening = { $overstimulated ->
    [off] Pioche { $hand } cartes et joue-les telles quelles.
    [may] Pioche { $hand } cartes. **Surstimulé** (plus de 2 Neurochem ou aucune carte d’Attaque) : tu peux montrer ta main, la remélanger et repiocher.
    [once] Pioche { $hand } cartes. **Surstimulé** (plus de 2 Neurochem ou aucune carte d’Attaque) : montre ta main, remélange-la, repioche une fois.
   *[must] Pioche { $hand } cartes. **Surstimulé** (plus de 2 Neurochem ou aucune carte d’Attaque) : montre ta main, remélange-la, repioche.
}
