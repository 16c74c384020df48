"""Seat shares: how often each seat wins when equal bots play."""

from __future__ import annotations

from typing import cast

from undercard.kernel.game import Game
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.run import on_threads, run_study
from undercard.lab.study import Box, Study
from undercard.lab.summary import Share, Summary


def seat_shares(game: Game, bot: str, games: int, seed: int = 0) -> list[Share]:
    """Return each seat's share of the wins; shared wins count in equal parts.

    Equal compiled bots play `games` games, rounded up to whole deals, on all cores.
    """
    study = Study(
        name="seats",
        game=game.name,
        bots=(bot, bot),
        games=games,
        seed=seed,
        box=cast(Box, game.box_data() or None),
        set=dict(game.options),
    )
    summary = Summary(run_study(PreparedStudy(study), on_threads).cells[0].counts)
    return [summary.seat(seat) for seat in range(game.seats)]
