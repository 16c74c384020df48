"""Seat fairness: how often each seat of a scenario wins when equal bots play (D3)."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.survive.greedy import greedy_action
from undercard.games.survive.book import Book
from undercard.games.survive.game import Survive
from undercard.games.survive.playout import COUNTS, WIN, WINS, count_wins, random_action
from undercard.games.survive.rules import MAX_LEGAL, new, step
from undercard.games.survive.state import OVER
from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel
from undercard.kernel.events import Log, new_log
from undercard.lab.cores import cores

CONFIDENCE: Final = 1.96
"""Standard errors to either side of a 95% interval."""


@dataclass(frozen=True)
class SeatShare:
    """A seat's share of the wins, shared wins in equal parts, with half its 95% interval."""

    share: float
    margin: float
    even: float

    @property
    def off(self) -> float:
        """How far from even, in points of a hundred."""
        return 100 * (self.share - self.even)


def seat_shares(game: Survive, bot: str, games: int, seed: int = 0) -> list[SeatShare]:
    """Play `games` games between equal bots on all cores."""
    workers = cores()
    lots = [games // workers + (n < games % workers) for n in range(workers)]
    starts = [seed + sum(lots[:n]) for n in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        lot_wins = pool.map(lambda lot: _play(game, bot, *lot), zip(starts, lots, strict=True))
        wins = np.sum(list(lot_wins), axis=0).tolist()
    return [_share(won / games, games, game.seats) for won in wins[: game.seats]]


def _share(share: float, games: int, seats: int) -> SeatShare:
    return SeatShare(share, CONFIDENCE * math.sqrt(share * (1 - share) / games), 1 / seats)


def _play(game: Survive, bot: str, seed: int, games: int) -> NDArray[np.float64]:
    counts = np.zeros(COUNTS, np.int64)
    out, rows = np.zeros(MAX_LEGAL, np.int16), np.zeros(2, game.dtype)
    book = cast(Book, game.book)
    equal_games(book, rows, seed, games, out, new_log(), counts, bot == "greedy")
    return counts[WINS:] / WIN


@kernel
def equal_games(
    book: Book,
    rows: NDArray[np.void],
    seed: int,
    games: int,
    out: NDArray[np.int16],
    log: Log,
    counts: NDArray[np.int64],
    is_greedy: bool,
) -> None:
    """Games from a run of seeds, the same bot in every seat."""
    for n in range(games):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(np.uint64(seed + n))
        new(book, s, log)
        while s.situation != OVER:
            if is_greedy:
                action = greedy_action(book, s, out, mix(s.rng))
            else:
                action = random_action(book, s, out)
            step(book, s, action, log)
        count_wins(book, s, counts)
