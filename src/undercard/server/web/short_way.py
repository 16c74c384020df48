"""A move on the short way: taken in the moment it comes, answered in the moment it is durable.

Only where nothing else has to be waited for. Whatever is not quite as usual (a step that is refused
or repeated, a table that is not in memory, a client that asks too much) goes the long way in
`live`, which knows all the answers; nothing has happened to it here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter

from undercard.server.people.queries import Who
from undercard.server.web import wire
from undercard.server.web.bodies import decode
from undercard.server.web.call import Site
from undercard.server.web.errors import Busy, Malformed
from undercard.server.web.stepping import act_of


class ShortWay:
    """For one client."""

    def __init__(
        self,
        site: Site,
        is_free: asyncio.Event,
        who: Callable[[], Who | None],
        tell: Callable[[wire.Acknowledged], None],
        take_long_way: Callable[[bytes], None],
    ) -> None:
        """`is_free` is cleared while a message is being dealt with, here or elsewhere; `who` gives
        None unless it is certain."""
        self._site, self._is_free, self._who = site, is_free, who
        self._tell, self._take_long_way = tell, take_long_way

    def take(self, text: bytes) -> bool:
        """False: not a message for the short way."""
        who = self._who() if self._is_free.is_set() else None
        message = self._read(text) if who is not None else None
        if who is None or message is None:
            return False
        if not isinstance(message.step, wire.PostAct) or not self._may(who):
            return False
        done = partial(self._end, perf_counter(), text, who, message)
        act = act_of(message.step, who.id)
        if not self._site.tables.post_at_once(message.table, act, message.key, done):
            self._undo(who)
            return False
        self._is_free.clear()
        self._site.metrics.add("messages_total", type=type(message).__name__)
        return True

    def _read(self, text: bytes) -> wire.PostStep | None:
        """If it is a step."""
        if len(text) > self._site.settings.limits.body_bytes:
            return None
        try:
            message: wire.ClientMessage = decode(text, wire.ClientMessage)  # type: ignore[arg-type]
        except Malformed:
            return None
        return message if isinstance(message, wire.PostStep) else None

    def _may(self, who: Who) -> bool:
        gate = self._site.gate
        try:
            gate.message.take(who.id)
        except Busy:
            return False
        try:
            gate.step.take(who.id)
        except Busy:
            gate.message.give_back(who.id)
            return False
        return True

    def _undo(self, who: Who) -> None:
        self._site.gate.message.give_back(who.id)
        self._site.gate.step.give_back(who.id)

    def _end(
        self, began: float, text: bytes, who: Who, message: wire.PostStep, number: int | None
    ) -> None:
        if number is None:
            self._undo(who)
            self._take_long_way(text)
            return
        self._site.metrics.add("steps_total")
        self._site.metrics.observe("step_seconds", perf_counter() - began)
        self._is_free.set()
        self._tell(wire.Acknowledged(key=message.key, table=message.table, number=number))
