"""Push messages to people whose turn began or whose time ran out, while they are not looking at
the table.

They are sent after a delay: a reload is no absence, and of several consecutive steps only the last
one matters. Play never waits for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Protocol

from undercard.server.db.errors import StoreUnavailable
from undercard.server.http.links import page_of
from undercard.server.notices.push_sender import PushOutcome
from undercard.server.notices.push_subscriptions import PushSubscription, PushSubscriptions
from undercard.server.notices.wire import NoticeKind, Pushed
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.presence import Spot
from undercard.table.steps import Act, Start, Step, TimeOut
from undercard.table.table import Table

AT_ONCE = 16
"""Messages being sent at the same time."""
MOST_WAITING = 10_000
SLACK = 0.1
log = logging.getLogger(__name__)


class Sender(Protocol):
    """Sends one message to one browser."""

    async def send(self, to: PushSubscription, message: Pushed) -> PushOutcome: ...


class PushQueue:
    """Pending messages; at most one for each person and table."""

    def __init__(
        self,
        attendance: Attendance,
        subscriptions: PushSubscriptions,
        sender: Sender,
        delay: float,
        note_mail: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self._places, self._presence = attendance.places, attendance.presence
        self._subscriptions, self._sender, self._delay = subscriptions, sender, delay
        self._note_mail = note_mail
        self._due: dict[Spot, tuple[float, str]] = {}
        """Recent turns in order, with the time of their check. Most players are present, so this
        must be cheap."""
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: dict[Spot, asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)

    def note(self, table: Table, step: Step) -> None:
        if isinstance(step, TimeOut):
            self._note_time_out(table, step)
        person = whose_turn_began(table, step)
        if person is None:
            return
        spot = table.about.id, person
        if spot not in self._due and len(self._due) < MOST_WAITING:
            loop = asyncio.get_running_loop()
            self._due[spot] = loop.time() + self._delay, table.about.game
            if self._timer is None:
                self._timer = loop.call_later(self._delay, self._handle_due)

    def _note_time_out(self, table: Table, step: TimeOut) -> None:
        person, about = table.seats[step.seat].person, table.about
        if person is not None and about.visibility != "practice":
            message = Pushed(kind="time", table=about.id, game=about.game, url=page_of(about.id))
            self._begin(about.id, person.id, self._send_if_away(person.id, message))

    def send(self, kind: NoticeKind, table: str, game: str, person: str) -> None:
        """Send a notice about a challenge, unless the person views the table."""
        message = Pushed(kind=kind, table=table, game=game, url=page_of(table))
        self._begin(table, person, self._send_if_away(person, message))

    async def close(self) -> None:
        """Drop pending messages: the turn can be seen in the list of notices."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _handle_due(self) -> None:
        """Handle all due turns; the next run is slightly delayed, so that it handles many."""
        loop, self._timer = asyncio.get_running_loop(), None
        while self._due:
            spot, (due, game) = next(iter(self._due.items()))
            if due > loop.time():
                self._timer = loop.call_at(due + SLACK * self._delay, self._handle_due)
                return
            del self._due[spot]
            if not self._presence.is_here(*spot):
                self._begin(*spot, self._push_turn(*spot, game))

    def _begin(self, table: str, person: str, work: Coroutine[None, None, None]) -> None:
        key = table, person
        if key in self._waiting or len(self._waiting) >= MOST_WAITING:
            work.close()
            return
        task = self._waiting[key] = asyncio.create_task(self._run(work))
        task.add_done_callback(lambda _: self._waiting.pop(key))

    async def _run(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except StoreUnavailable:
            log.warning("a push is not sent: the database does not answer")
        except Exception:
            log.exception("a push failed")

    async def _push_turn(self, table: str, person: str, game: str) -> None:
        if await self._presence.is_there(table, person):
            return
        if await self._places.is_turn(table, person):
            message = Pushed(kind="turn", table=table, game=game, url=page_of(table))
            await self._send_all(person, message)

    async def _send_if_away(self, person: str, message: Pushed) -> None:
        if not await self._presence.is_there(message.table, person):
            await self._send_all(person, message)

    async def _send_all(self, person: str, message: Pushed) -> None:
        if self._note_mail is not None and message.kind != "time":
            await self._note_mail(person)
        browsers = await self._subscriptions.of(person)
        await asyncio.gather(*(self._send(browser, message) for browser in browsers))

    async def _send(self, browser: PushSubscription, message: Pushed) -> None:
        async with self._turns:
            outcome = await self._sender.send(browser, message)
        if outcome == "gone":
            await self._subscriptions.remove(browser.endpoint)


def whose_turn_began(table: Table, step: Step) -> str | None:
    """Return the person to act, or None after their own step and at a practice table."""
    seat = table.to_act
    if seat is None or table.about.visibility == "practice":
        return None
    if not (isinstance(step, Start) or (isinstance(step, Act) and step.seat != seat)):
        return None
    held = table.seats[seat]
    return held.person.id if held.person is not None and held.has_player else None
