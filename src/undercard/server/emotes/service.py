"""Emotes at all tables: gathered for a moment, then shown to everyone who views the table.

An emote is a broadcast to all processes and is never stored. Each process asks the database once
for all emotes of a moment who has blocked their senders, however many people view the tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from undercard.server.db.blocks import blocks_against
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.people import Identity, check_not_silenced
from undercard.server.db.store import Store
from undercard.server.live.wire import Emote, EmotesShown, ShownEmote
from undercard.server.tables.status import TableStatus, TableStatuses, seats_of

TOPIC = "emotes"
GATHER_SECONDS = 0.5
"""The time for which emotes are gathered, so that a crowd is one message."""
MOST_GATHERED = 2000
"""The maximum number of emotes in that time; more are dropped."""
Show = Callable[[EmotesShown], None]
log = logging.getLogger(__name__)


class SentEmote(msgspec.Struct, frozen=True):
    """An emote between processes."""

    table: str
    person: str
    emote: Emote
    seat: int | None
    hidden_from: tuple[str, ...] = ()
    """The ids of players who must not see it."""


@dataclass(frozen=True, eq=False)
class Viewer:
    """A client at a table."""

    ids: Sequence[str]
    show: Show


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(SentEmote).decode


class Emotes:
    """The emotes at all tables; `run` shows them."""

    def __init__(
        self,
        database: Database,
        store: Store,
        tables: TableStatuses,
        gather_seconds: float = GATHER_SECONDS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._store, self._tables = database, store, tables
        self._gather_seconds, self._clock = gather_seconds, clock
        self._viewers: defaultdict[str, set[Viewer]] = defaultdict(set)
        self._gathered: dict[SentEmote, None] = {}
        self._arrived = asyncio.Event()
        store.listen(TOPIC, self._receive)

    async def send(self, who: Identity, table: str, emote: Emote) -> None:
        """Send an emote; raise `Silenced` if a host has muted the person."""
        status, at = await self._tables.status(table), self._clock()
        await self._db.read(lambda db: check_not_silenced(db, who.ids, at))
        seat = next(iter(seats_of(status.seats, *who.ids)), None)
        sent = SentEmote(table, who.id, emote, seat, _hidden_from(status) if seat is None else ())
        await self._store.broadcast(TOPIC, encode(sent).decode())

    @contextmanager
    def viewed(self, table: str, ids: Sequence[str], show: Show) -> Iterator[None]:
        """Call `show` with the emotes at a table during the block, without those of people whom
        one of `ids` has blocked."""
        viewer = Viewer(ids, show)
        self._viewers[table].add(viewer)
        try:
            yield
        finally:
            self._viewers[table].discard(viewer)
            if not self._viewers[table]:
                del self._viewers[table]

    async def run(self) -> None:
        """Show what has arrived until cancelled; without the database, nothing is shown."""
        while True:
            await self._arrived.wait()
            await asyncio.sleep(self._gather_seconds)
            self._arrived.clear()
            gathered, self._gathered = self._gathered, {}
            try:
                await self._show(gathered)
            except StoreUnavailable as error:
                log.warning("%d emotes are not shown: %s", len(gathered), error)

    def _receive(self, text: str) -> None:
        try:
            sent = decode(text)
        except msgspec.DecodeError as error:
            log.warning("an emote of another version is ignored: %s", error)
            return
        if sent.table in self._viewers and len(self._gathered) < MOST_GATHERED:
            self._gathered[sent] = None
            self._arrived.set()

    async def _show(self, gathered: Iterable[SentEmote]) -> None:
        senders = {sent.person for sent in gathered}
        blocks = await self._db.read(lambda db: blocks_against(db, senders))
        by_table: defaultdict[str, list[SentEmote]] = defaultdict(list)
        for sent in gathered:
            by_table[sent.table].append(sent)
        for table, emotes in by_table.items():
            for viewer in tuple(self._viewers.get(table, ())):
                shown = [it for it in emotes if _is_visible(it, viewer, blocks)]
                if shown:
                    viewer.show(EmotesShown(table=table, emotes=_counted(shown)))


def _hidden_from(status: TableStatus) -> tuple[str, ...]:
    """Return the players who must not see emotes of spectators: at a table with open hands these
    know the cards, and an emote could be a hint."""
    if status.about.open_hands is None or status.phase != "running":
        return ()
    return tuple(seat.person.id for seat in status.seats if seat.person is not None)


def _is_visible(sent: SentEmote, viewer: Viewer, blocks: set[tuple[str, str]]) -> bool:
    return not any(one in sent.hidden_from or (sent.person, one) in blocks for one in viewer.ids)


def _counted(emotes: Iterable[SentEmote]) -> tuple[ShownEmote, ...]:
    counts = Counter((sent.seat, sent.emote) for sent in emotes)
    return tuple(ShownEmote(emote=it, seat=seat, count=n) for (seat, it), n in counts.items())
