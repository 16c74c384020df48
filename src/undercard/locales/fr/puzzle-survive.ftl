### Puzzles of Survive. The rule in the attribute is linked.

survive-puzzle-ask = { $situation ->
    [bid] Quelle carte choisir pour cette manche ?
    [use] Quelle figurine activer d’abord ?
    [place] Quelle case gagne le plus souvent ?
   *[other] À toi de jouer. Quelle action gagne le plus souvent ?
}
survive-puzzle-why-rounds = En moyenne, la partie se termine alors à { $mine } contre { $theirs } ; après « { $second } », à { $less } contre { $more }. Seul ce qui se trouve dans ta zone compte.
    .rule = S9.2
