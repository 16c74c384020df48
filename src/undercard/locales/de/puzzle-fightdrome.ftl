### Puzzles of Fightdrome. The rule in the attribute is linked.

fightdrome-puzzle-ask = { $situation ->
    [lead] Du eröffnest. Welche Karte gewinnt am häufigsten?
    [answer] Du wirst angegriffen. Welche Antwort gewinnt am häufigsten?
    [follow_up] Deine Finte. Womit setzt du am besten nach?
    [stagger] Du gerätst ins Wanken. Welche Karte legst du am besten ab?
   *[other] Du bist am Zug. Welche Wahl gewinnt am häufigsten?
}
fightdrome-puzzle-why-staggered = Bei { $share } dieser Siege gerät der Gegner mit nur einer Karte ins Wanken und legt sie ab. Ohne Karten ist die Runde verloren.
    .rule = F8.1
fightdrome-puzzle-why-empty_hand = Bei { $share } dieser Siege ist die letzte Karte des Gegners eine Neurochem-Karte. Er muss sie spielen, zieht nicht nach und verliert.
    .rule = F8.1
fightdrome-puzzle-why-rest = Bei { $share } dieser Siege hat der Gegner nach dem Ausruhen keine Angriffskarte zum Eröffnen, und die Runde endet.
    .rule = F7.3
