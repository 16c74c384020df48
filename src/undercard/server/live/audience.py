"""The spectators of a table and its absent players, sent to all its subscribers."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from undercard.server.db.people import Identity
from undercard.server.live.wire import AudienceNow, AwayPlayer
from undercard.server.tables.absences import counted_from
from undercard.server.tables.presence import Presence
from undercard.table.absence import patience
from undercard.table.header import About
from undercard.table.seats import Seat

PAUSE_SECONDS = 2.0
"""The minimum seconds between two messages to the same client."""

NAMED = 20
"""The maximum number of names in a message."""

T = TypeVar("T")
IsHidden = Callable[[str], bool]
"""Whether a person hides their presence from some people."""
Send = Callable[[AudienceNow], Awaitable[None]]


class HasSeats(Protocol):
    """The table as a client has last received it."""

    @property
    def about(self) -> About | None: ...

    @property
    def seats(self) -> tuple[Seat, ...]: ...


class Spectator(NamedTuple):
    """A person who watches, in one tab or several; without a name, one tab of a visitor."""

    id: str
    name: str = ""


@dataclass(frozen=True)
class SpectatorGroup:
    """The spectators of a table at one process."""

    count: int
    names: tuple[str, ...] = ()
    """Some of their names."""


class Audience:
    """The audiences of all tables. A person counts once, unless several processes serve them."""

    def __init__(
        self,
        presence: Presence,
        pause: float = PAUSE_SECONDS,
        is_hidden: IsHidden = lambda _: False,
    ) -> None:
        self._presence, self._pause, self._is_hidden = presence, pause, is_hidden
        self._watching: defaultdict[str, Counter[Spectator]] = defaultdict(Counter)
        self._elsewhere: defaultdict[str, dict[str, SpectatorGroup]] = defaultdict(dict)
        """The spectators at other processes, by table and process; see `live.spectators`."""
        self.after_change: list[Callable[[str], None]] = []
        """Called with a table when its spectators at this process have changed."""
        self._learning: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._subscribed: Counter[str] = Counter()
        self._changed: dict[str, asyncio.Event] = {}
        presence.attach(self._subscribed, self.wake)

    def count(self, table: str) -> int:
        """Return the number of spectators."""
        elsewhere = self._elsewhere.get(table, {}).values()
        return len(self._watching.get(table, ())) + sum(it.count for it in elsewhere)

    def change(self, table: str, spectator: Spectator, by: int) -> None:
        _add(self._watching, table, spectator, by)
        self._note_change(table)

    def watched_here(self) -> list[str]:
        return list(self._watching)

    def spectators_here(self, table: str) -> SpectatorGroup:
        watching = self._watching.get(table, ())
        named = (it for it in watching if it.name and not self._is_hidden(it.id))
        names = sorted({it.name for it in named})
        return SpectatorGroup(len(watching), tuple(names[:NAMED]))

    def change_elsewhere(self, table: str, process: str, spectators: SpectatorGroup) -> None:
        """Note the spectators at another process."""
        if spectators.count:
            self._elsewhere[table][process] = spectators
        else:
            self._elsewhere[table].pop(process, None)
            if not self._elsewhere[table]:
                del self._elsewhere[table]
        self.wake(table)

    def change_learning(self, table: str, seat: int, by: int) -> None:
        _add(self._learning, table, seat, by)
        self.wake(table)

    def name_again(self, person: str) -> None:
        """Report the tables that a person watches, who may be hidden now or no longer."""
        for table, watching in tuple(self._watching.items()):
            if any(it.id == person for it in watching):
                self._note_change(table)

    def _note_change(self, table: str) -> None:
        for note in self.after_change:
            note(table)
        self.wake(table)

    def wake(self, table: str) -> None:
        """Report the audience of a table again if it has changed."""
        if changed := self._changed.get(table):
            changed.set()
            self._changed[table] = asyncio.Event()

    async def reports(self, table: str, at: HasSeats) -> AsyncGenerator[AudienceNow]:
        """Yield the audience whenever it has changed; the first one is not empty."""
        self._subscribed[table] += 1
        self._changed.setdefault(table, asyncio.Event())
        sent = AudienceNow(table=table, watching=0)
        try:
            while True:
                changed = self._changed[table]
                if (report := self._report(table, at)) != sent:
                    sent = report
                    yield report
                    await asyncio.sleep(self._pause)
                else:
                    await changed.wait()
        finally:
            self._leave(table)

    def _report(self, table: str, at: HasSeats) -> AudienceNow:
        presence, away = self._presence, []
        if presence.knows(table):
            away = [
                self._away(table, at, number, seat.person.id)
                for number, seat in enumerate(at.seats)
                if seat.person is not None
                and seat.bot is None
                and presence.is_away(table, seat.person.id)
            ]
        are_named = at.about is not None and at.about.spectators == "names"
        return AudienceNow(
            table=table,
            watching=self.count(table),
            names=self._names(table) if are_named else (),
            away=tuple(away),
            learning=tuple(sorted(self._learning.get(table, ()))),
        )

    def _names(self, table: str) -> tuple[str, ...]:
        groups = self.spectators_here(table), *self._elsewhere.get(table, {}).values()
        return tuple(sorted({name for group in groups for name in group.names})[:NAMED])

    def _away(self, table: str, at: HasSeats, seat: int, person: str) -> AwayPlayer:
        since, about = self._presence.away_since(table, person), at.about
        limit = patience(about) if about is not None else None
        start = counted_from(self._presence, about, at.seats, seat) if about is not None else None
        if start is None or limit is None:
            return AwayPlayer(seat=seat, since=since)
        return AwayPlayer(seat=seat, since=since, counted_from=start, patience=limit)

    def _leave(self, table: str) -> None:
        self._subscribed[table] -= 1
        if not self._subscribed[table]:
            del self._subscribed[table], self._changed[table]


class AudienceMember:
    """One client of a table: a spectator, or a player at a seat."""

    def __init__(
        self,
        audience: Audience,
        table: str,
        at: HasSeats,
        send: Send,
        who: Identity | None = None,
        is_learning: bool = False,
    ) -> None:
        self._audience, self._table, self._at, self._send = audience, table, at, send
        self._spectator = Spectator(who.id, who.name) if who else Spectator(f"tab {id(self)}")
        self._is_learning = is_learning
        self._is_watching = False
        self._seat: int | None = None

    async def run(self) -> None:
        """Send the audience, without end."""
        async with aclosing(self._audience.reports(self._table, self._at)) as reports:
            async for report in reports:
                await self._send(report)

    @property
    def is_seated(self) -> bool:
        return self._seat is not None

    def sit(self, seat: int | None) -> None:
        self._move(seat, seat is None)
        self._audience.wake(self._table)  # its seats are known now

    def leave(self) -> None:
        self._move(None, False)

    def _move(self, seat: int | None, is_watching: bool) -> None:
        audience, before = self._audience, self._seat
        if is_watching != self._is_watching:
            self._is_watching = is_watching
            audience.change(self._table, self._spectator, 1 if is_watching else -1)
        self._seat = seat
        if self._is_learning and seat != before:
            for place, by in ((before, -1), (seat, 1)):
                if place is not None:
                    audience.change_learning(self._table, place, by)


def _add(counts: defaultdict[str, Counter[T]], table: str, key: T, by: int) -> None:
    """Change a count of a table; zeros are removed."""
    count = counts[table]
    count[key] += by
    if not count[key]:
        del count[key]
    if not count:
        del counts[table]
