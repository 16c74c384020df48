### The end of a game.

end-next = Nächster Gegner
end-table = Zum Tisch
end-result = Zum Ergebnis
end-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
end-under-minute = Unter einer Minute
end-ladder-next = Als Nächstes zu schlagen
end-remarks = In Zahlen
end-remark-moves = { $count ->
    [one] Zug in der Partie
   *[other] Züge in der Partie
}
end-remark-thought = { $you ->
    [yes] dauerte deine längste Überlegung
   *[no] dauerte die längste Überlegung, die von { $who }
}
