"""Recovers places that a crash has lost, from the tables."""

from __future__ import annotations

import logging
import time
from typing import Protocol

from undercard.kernel.errors import UndercardError
from undercard.server.db.errors import StoreUnavailable
from undercard.server.tables.place_queries import TablePlaces
from undercard.server.tables.places import Places
from undercard.table.snapshot import Snapshot

LATEST = 2**31 - 1
"""A step number after which there is no log to read."""
log = logging.getLogger(__name__)


class Snapshots(Protocol):
    """The tables, as far as recovery needs them."""

    async def snapshot(self, table: str, seat: int | None, after: int) -> Snapshot: ...


async def recover(places: Places, tables: Snapshots, *, is_alone: bool) -> None:
    """Read the tables that changed after the marks of processes that died."""
    dead = await places.find_dead(is_alone=is_alone)
    if not dead:
        return
    for table in await places.find_stale(min(dead.values())):
        try:
            noted = await _note(tables, table)
        except StoreUnavailable:
            raise  # all tables are concerned: the marks stay for the next time
        except UndercardError as error:
            log.warning("the places of a table are not known: %s", type(error).__name__)
            continue
        if noted is not None:
            places.put(table, noted)
    await places.flush()
    for process in dead:
        await places.bury(process)


async def _note(tables: Snapshots, table: str) -> TablePlaces | None:
    """Derive the turns from the legal actions of each seat; None without people."""
    shown = await tables.snapshot(table, None, LATEST)
    turns: dict[str, bool] = {}
    number = 0
    for seat, held in enumerate(shown.seats):
        if held.person is not None:
            own = await tables.snapshot(table, seat, LATEST)
            can_act = own.phase == "running" and bool(getattr(own.view, "legal", ()))
            is_turn = can_act and held.bot is None
            turns[held.person.id] = is_turn or turns.get(held.person.id, False)
            number = own.number
    return TablePlaces(number, shown.phase, time.time(), turns) if turns else None
