### Puzzles of Fightdrome. The rule in the attribute is linked.

fightdrome-puzzle-ask = { $situation ->
    [lead] Tu as l’Initiative. Quelle carte gagne le plus souvent ?
    [answer] On t’attaque. Quelle réponse gagne le plus souvent ?
    [follow_up] Ta Feinte. Quelle suite gagne le plus souvent ?
    [stagger] Tu es Sonné. Quelle défausse gagne le plus souvent ?
   *[other] À toi de jouer. Quel choix gagne le plus souvent ?
}
fightdrome-puzzle-why-staggered = Dans { $share } de ces victoires, l’adversaire est Sonné avec une seule carte et la défausse. Sans carte, la manche est perdue.
    .rule = F8.1
fightdrome-puzzle-why-empty_hand = Dans { $share } de ces victoires, la dernière carte de l’adversaire est une carte Neurochem. Il doit la jouer, ne la remplace pas et perd.
    .rule = F8.1
fightdrome-puzzle-why-rest = Dans { $share } de ces victoires, l’adversaire n’a pas de carte d’Attaque après un Repos, et la manche se termine.
    .rule = F7.3
