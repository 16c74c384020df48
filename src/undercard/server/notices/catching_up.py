"""Places that a crash has lost, worked out from the tables."""

from __future__ import annotations

import logging
import time
from typing import Protocol

from undercard.kernel.errors import UndercardError
from undercard.server.notices.place_queries import Noted
from undercard.server.notices.places import Places
from undercard.table.snapshot import Snapshot

LATEST = 2**31 - 1
"""After this step there is no log to be shown."""
log = logging.getLogger(__name__)


class Snapshots(Protocol):
    """Tables, as far as they are needed here."""

    async def snapshot(self, table: str, seat: int | None, after: int) -> Snapshot: ...


async def catch_up(places: Places, tables: Snapshots, *, is_alone: bool) -> None:
    """Reads the tables that changed while a process that died had not written its places down."""
    dead = await places.find_dead(is_alone=is_alone)
    if not dead:
        return
    for table in await places.find_stale(min(dead.values())):
        try:
            noted = await _note(tables, table)
        except UndercardError as error:
            log.warning("the places of a table are not known: %s", type(error).__name__)
            continue
        if noted is not None:
            places.put(table, noted)
    await places.flush()
    for process in dead:
        await places.bury(process)


async def _note(tables: Snapshots, table: str) -> Noted | None:
    """Whose turn it is, from what each seat may do; None where nobody sits."""
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
    return Noted(number, shown.phase, time.time(), turns) if turns else None
