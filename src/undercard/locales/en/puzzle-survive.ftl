### Puzzles of Survive. The rule in the attribute is linked.

survive-puzzle-ask = { $situation ->
    [bid] Which card should you choose for this round?
    [use] Which figure should you activate first?
    [place] Which cell wins most often?
   *[other] Your turn. Which action wins most often?
}
survive-puzzle-why-rounds = On average, the game then ends { $mine } to { $theirs }; after “{ $second }”, it ends { $less } to { $more }. Only what lies in your own zone counts.
    .rule = S9.2
