### The end of a game.

end-next = Next opponent
end-table = Look at the table
end-result = Show the result
end-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
end-under-minute = Less than a minute
end-ladder-next = Next to beat
end-remarks = In numbers
end-remark-moves = { $count ->
    [one] move in the game
   *[other] moves in the game
}
end-remark-thought = { $you ->
    [yes] your longest thought
   *[no] the longest thought, by { $who }
}
