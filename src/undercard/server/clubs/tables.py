"""Tables with the defaults of a club."""

from __future__ import annotations

import asyncio

from undercard.kernel.record import load_boxed
from undercard.server.clubs.wire import ClubDefaults
from undercard.server.tables.wire import NewTable
from undercard.table.clock import is_control
from undercard.table.errors import BadHeader


def table_of(defaults: ClubDefaults, *, contributes: bool = False) -> NewTable:
    """Return the request for a table: private, with the caller in the first seat."""
    return NewTable(
        game=defaults.game,
        options=defaults.options,
        box=defaults.box,
        clock=defaults.clock,
        draws=defaults.draws,
        visibility="private",
        contributes=contributes,
    )


async def check_defaults(defaults: ClubDefaults) -> None:
    """Refuse defaults with which no table can be created."""
    await asyncio.to_thread(load_boxed, defaults.game, defaults.options, defaults.box)
    if not is_control(defaults.clock):
        raise BadHeader("clock: times must be positive, and at most a year")
