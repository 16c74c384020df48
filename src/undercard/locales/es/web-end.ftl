### The end of a game.

end-next = Siguiente oponente
end-table = Ver la mesa
end-result = Ver el resultado
end-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
end-under-minute = Menos de un minuto
end-ladder-next = El siguiente por vencer
end-remarks = En cifras
end-remark-moves = { $count ->
    [one] jugada en la partida
   *[other] jugadas en la partida
}
end-remark-thought = { $you ->
    [yes] lo que más has pensado una jugada
   *[no] lo que más ha pensado { $who } una jugada
}
