### The end of a game.

end-next = Adversaire suivant
end-table = Voir la table
end-result = Voir le résultat
end-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
end-under-minute = Moins d’une minute
end-ladder-next = Prochain à battre
end-remarks = En chiffres
end-remark-moves = { $count ->
    [one] coup dans la partie
   *[other] coups dans la partie
}
end-remark-thought = { $you ->
    [yes] ta plus longue réflexion
   *[no] la plus longue réflexion, par { $who }
}
