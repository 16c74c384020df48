"""Steps that have to wait for nothing but the disk: taken without a task of their own.

Most moves are like that. Whatever is not (a table that is not in memory or is busy, a step that is
refused or was posted before, another process that was first) is left to `Tables.post`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from undercard.server.tables.live import LiveTable
from undercard.server.tables.shelf import Shelf
from undercard.table.steps import Act
from undercard.table.table import Prepared

Done = Callable[[int | None], None]


class AtOnce:
    """`taken` is told of every step; `under_way` holds those that are being stored."""

    def __init__(
        self,
        shelf: Shelf,
        clock: Callable[[], float],
        taken: Callable[[LiveTable, Act], None],
        under_way: set[asyncio.Future[Any]],
    ) -> None:
        self._shelf, self._clock = shelf, clock
        self._taken, self._under_way = taken, under_way

    def post(self, table: str, step: Act, key: str, done: Done) -> bool:
        live = self._shelf.borrow(table)
        if live is None:
            return False
        if not _acquire(live.lock):
            self._shelf.give_back(live)
            return False
        is_stored = self._store(live, replace(step, at=self._clock()), key, done)
        if not is_stored:
            self._let_go(live)
        return is_stored

    def _store(self, live: LiveTable, step: Act, key: str, done: Done) -> bool:
        try:
            if live.find_repeat(step, key) is not None:
                return False
            prepared = live.table.prepare(step)
            answer = live.store(prepared, key)
        except Exception:  # whatever it is, it comes again where there is an answer to it
            return False
        self._under_way.add(answer)
        answer.add_done_callback(partial(self._end, live, step, prepared, key, done))
        return True

    def _end(
        self,
        live: LiveTable,
        step: Act,
        prepared: Prepared,
        key: str,
        done: Done,
        answer: asyncio.Future[bool],
    ) -> None:
        self._under_way.discard(answer)
        is_stored = not answer.cancelled() and answer.exception() is None and answer.result()
        try:
            if is_stored:
                live.take(prepared, key, is_ours=True)
                self._taken(live, step)
        finally:
            self._let_go(live)
            done(prepared.after.number if is_stored else None)

    def _let_go(self, live: LiveTable) -> None:
        live.lock.release()
        self._shelf.give_back(live)


def _acquire(lock: asyncio.Lock) -> bool:
    """False if it would have to be waited for."""
    if lock.locked():
        return False
    attempt = lock.acquire()
    try:
        attempt.send(None)
    except StopIteration:
        return True
    attempt.close()
    return False
