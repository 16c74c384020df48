### The generic table: any game that brings no table of its own.

generic-situation = { $you ->
    [yes] Your turn
   *[no] { $who }’s turn
}
generic-table = On the table
generic-hidden = hidden
generic-score = Score
generic-actions = Available actions
