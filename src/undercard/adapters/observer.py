"""The loops and observations of one game, on which all environments are built."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from undercard.adapters.loops import make_loops, observe_nothing
from undercard.adapters.observation import observation_of
from undercard.adapters.view_encoder import ViewEncoder, encoder_of
from undercard.kernel.game import Game


class Observer:
    """Writes what a seat may know: with the game's kernel, or from its view if it has none."""

    def __init__(self, game: Game) -> None:
        own = observation_of(game)
        self._game = game
        self.books = np.array([game.book])
        """Arrays are passed to compiled code much faster than records."""
        self.loops = make_loops(game.engine, own.observe or observe_nothing)
        self._encoder: ViewEncoder | None = None
        self.uses_views = own.observe is None
        """Whether `fill` has to write what the loops leave out."""
        if own.observe is None:
            self._encoder = encoder_of(game)
            self.size = self._encoder.size
        else:
            assert own.size is not None, f"{game.name}: an observation needs a size"
            self.size = own.size(game.book)

    def look(self, states: NDArray[np.void], seat: int, x: NDArray[np.uint8]) -> None:
        """Write what a seat of the first game may know."""
        if self._encoder is None:
            self.loops.look(self.books, states, seat, x)
        else:
            self._encoder.write(self._game.view(states[0], seat), x)

    def fill(self, states: NDArray[np.void], seats: NDArray[np.int8], x: NDArray[np.uint8]) -> None:
        """Write what one seat of every game may know, from its view."""
        for n, seat in enumerate(seats.tolist()):
            self.look(states[n : n + 1], seat, x[n])
