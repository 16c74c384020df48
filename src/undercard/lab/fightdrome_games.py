"""Many games of Fightdrome at once for training: stepped by the rules, watched by `observe`.

The same functions run here in a loop on the CPU and one game to a thread on a GPU.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome.features import (
    FEATURES,
    MOST_LEGAL,
    OUTPUTS,
    observe,
    to_action,
)
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.rules import new, step
from undercard.games.fightdrome.sample import COLUMNS, ROWS
from undercard.games.fightdrome.state import OVER, STATE, State
from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel
from undercard.kernel.events import Log, new_log
from undercard.kernel.registry import load

MODES: Final = ("bout", "match")
_APART: Final = np.uint64(0xD1B54A32D192ED03)


@kernel
def begin(book: Book, s: State, row: NDArray[np.uint8], rng: np.uint64, log: Log) -> None:
    """A new game in a used record, whose bytes are `row`."""
    for k in range(row.shape[0]):
        row[k] = 0
    s.rng = mix(rng ^ _APART)
    new(book, s, log)


@kernel
def turn(
    book: Book,
    s: State,
    row: NDArray[np.uint8],
    output: int,
    log: Log,
    x: NDArray[np.float32],
    mask: NDArray[np.uint8],
    out: NDArray[np.int16],
    table: NDArray[np.int64],
) -> int:
    """Do an action and look again; 1 or -1 if it won or lost the game, which is then dealt anew."""
    actor = s.actor
    step(book, s, to_action(output), log)
    reward = 0
    if s.situation == OVER:
        reward = 1 if s.winner == actor else -1
        begin(book, s, row, s.rng, log)
    observe(book, s, x, mask, out, table)
    return reward


@kernel
def turn_all(
    books: NDArray[np.void],
    kinds: NDArray[np.int8],
    states: NDArray[np.void],
    rows: NDArray[np.uint8],
    outputs: NDArray[np.int64],
    log: Log,
    x: NDArray[np.float32],
    mask: NDArray[np.uint8],
    rewards: NDArray[np.float32],
    actors: NDArray[np.int8],
    out: NDArray[np.int16],
    table: NDArray[np.int64],
) -> None:
    """Every game one action further; an output of -1 begins a game."""
    for i in range(states.shape[0]):
        s = states[i]
        book = books[kinds[i]]
        if outputs[i] < 0:
            begin(book, s, rows[i], np.uint64(i), log)
            observe(book, s, x[i], mask[i], out, table)
            rewards[i] = 0.0
        else:
            rewards[i] = turn(book, s, rows[i], outputs[i], log, x[i], mask[i], out, table)
        actors[i] = s.actor


def books_for_training() -> NDArray[np.void]:
    """The tables of all modes that are trained, by their place in MODES."""
    return np.array([load("fightdrome", mode=mode).book for mode in MODES])


class CpuGames:
    """Games on this machine, all of them one after the other."""

    def __init__(self, games: int, match_share: float) -> None:
        self.size = games
        self._books = books_for_training()
        self._kinds = (np.arange(games) < match_share * games).astype(np.int8)
        self._states = np.zeros(games, STATE)
        self._rows = self._states.view(np.uint8).reshape(games, -1)
        self._log, self._out = new_log(), np.zeros(MOST_LEGAL, np.int16)
        self._table = np.zeros((ROWS, COLUMNS), np.int64)
        self.x = np.zeros((games, FEATURES), np.float32)
        self.mask = np.zeros((games, OUTPUTS), np.uint8)
        self.rewards = np.zeros(games, np.float32)
        self.actors = np.zeros(games, np.int8)
        self.act(np.full(games, -1, np.int64))

    def act(self, outputs: NDArray[np.int64]) -> None:
        """One action in every game; what is seen then is in `x`, `mask`, `rewards`, `actors`."""
        turn_all(
            self._books,
            self._kinds,
            self._states,
            self._rows,
            outputs,
            self._log,
            self.x,
            self.mask,
            self.rewards,
            self.actors,
            self._out,
            self._table,
        )
