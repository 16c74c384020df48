"""Puzzles: positions of bots' games with one clearly best action.

`find_puzzle` makes the puzzle of a date. It needs no code of a game: positions come from games of
the game's own bots, chances from playouts of its compiled bots.
"""
