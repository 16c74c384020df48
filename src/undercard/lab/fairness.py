"""Seat fairness: how often each seat wins when equal bots play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from undercard.kernel.game import Game
from undercard.lab.run import on_threads, run_study
from undercard.lab.study import Box, Study
from undercard.lab.summary import Summary
from undercard.lab.table import Table


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


def seat_shares(game: Game, bot: str, games: int, seed: int = 0) -> list[SeatShare]:
    """Play `games` games between equal quick bots on all cores, rounded up to whole deals."""
    study = Study(
        name="seats",
        game=game.name,
        bots=(bot, bot),
        games=games,
        seed=seed,
        box=cast(Box, game.box_data() or None),
        set=dict(game.options),
    )
    summary = Summary(run_study(Table(study), on_threads).cells[0].counts)
    shares = [summary.seat(seat) for seat in range(game.seats)]
    return [SeatShare(share.share, share.margin, 1 / game.seats) for share in shares]
