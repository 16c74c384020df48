"""A table stores its steps in objects that the garbage collector does not track.

With a thousand tables in memory each collection would stop the server for tens of milliseconds.
"""

from __future__ import annotations

import gc

import pytest

from server.tables.participants import ANN, BEN, act, legal_in, started
from undercard.server.tables.service import Tables
from undercard.table.snapshot import Snapshot

STEPS = 60
TABLES = 10
MOST = 50
"""Tracked objects per table, however long its game: the table itself, its seats, its queue."""
MATCH = {"fightdrome": {"mode": "match", "target": 10_000}, "survive": {}}


async def seat_to_act(tables: Tables, table: str) -> Snapshot:
    seen = [await tables.snapshot(table, seat, 10**6) for seat in (0, 1)]
    return next(shown for shown in seen if legal_in(shown))


async def play(tables: Tables, game: str, steps: int) -> None:
    table, number = await started(tables, game, ANN, BEN, options=MATCH[game]), 0
    while number < steps:
        shown = await seat_to_act(tables, table)
        assert shown.seat is not None
        number = await tables.post(table, act(shown, (ANN, BEN)[shown.seat], legal_in(shown)[-1]))


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", MATCH)
async def test_steps_are_not_tracked(tables: Tables, game: str) -> None:
    await play(tables, game, STEPS)  # objects that are created once
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(TABLES):
        await play(tables, game, STEPS)
    gc.collect()
    assert (len(gc.get_objects()) - before) / TABLES < MOST
