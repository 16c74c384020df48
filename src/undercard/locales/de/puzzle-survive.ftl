### Puzzles of Survive. The rule in the attribute is linked.

survive-puzzle-ask = { $situation ->
    [bid] Welche Karte wählst du am besten für diese Runde?
    [use] Welche Figur aktivierst du am besten zuerst?
    [place] Welches Feld gewinnt am häufigsten?
   *[other] Du bist am Zug. Welche Aktion gewinnt am häufigsten?
}
survive-puzzle-why-rounds = Im Mittel endet die Partie danach { $mine } zu { $theirs }, nach „{ $second }“ dagegen { $less } zu { $more }. Nur was in deiner eigenen Zone liegt, zählt.
    .rule = S9.2
