"""The events of a bot at all its tables, derived from its places as they change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from undercard.server.bot_api.wire import (
    BotAccount,
    BotEvent,
    BotHello,
    BotInvited,
    BotLeft,
    BotOver,
    BotSeated,
    BotStarted,
    BotTurn,
)
from undercard.server.db.people import Identity
from undercard.server.http.call import now
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.place_queries import PersonPlace
from undercard.table.phase import Phase

CAME_TO_BE: dict[Phase, type[BotSeated | BotStarted | BotOver]] = {
    "open": BotSeated,
    "running": BotStarted,
    "finished": BotOver,
}


class PendingInvitation(Protocol):
    """An invitation, as another feature provides it."""

    @property
    def table(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def at(self) -> float: ...
    @property
    def by(self) -> str: ...


InvitationsOf = Callable[[str], Awaitable[Sequence[PendingInvitation]]]
"""The invitations of a person, by id."""


async def stream_events(
    attendance: Attendance, invitations: InvitationsOf, who: Identity, after: float | None
) -> AsyncGenerator[msgspec.Struct]:
    """Yield the current state as events, then each change."""
    at, places = now(), attendance.places
    since = at if after is None else after
    yield BotHello(me=account_of(who), at=at)
    seen = Seen()
    while True:
        changed = places.changed(who.id)
        for event in seen.places_changed(await places.of(who.ids, "open", "running", since=since)):
            yield event
        for event in seen.invitations_changed(await invitations(who.id)):
            yield event
        with suppress(TimeoutError):
            async with asyncio.timeout(attendance.poll_seconds):
                await changed.wait()


def account_of(who: Identity) -> BotAccount:
    return BotAccount(id=who.id, name=who.name, is_bot=who.is_bot)


class Seen:
    """The state that the bot has been sent."""

    def __init__(self) -> None:
        self._places: dict[str, PersonPlace] = {}
        self._invited: set[str] = set()

    def places_changed(self, places: list[PersonPlace]) -> Iterator[BotEvent]:
        found = {place.table: place for place in places}
        for table in self._places.keys() - found.keys():
            left = self._places[table]
            yield BotLeft(table=table, game=left.game, at=now())
        for table, place in found.items():
            yield from _changes(self._places.get(table), place)
        self._places = found

    def invitations_changed(self, invitations: Sequence[PendingInvitation]) -> Iterator[BotEvent]:
        for it in invitations:
            if it.table not in self._invited:
                yield BotInvited(table=it.table, game=it.game, at=it.at, by=it.by)
        self._invited = {it.table for it in invitations}


def _changes(before: PersonPlace | None, place: PersonPlace) -> Iterator[BotEvent]:
    if before is None or before.state != place.state:
        yield CAME_TO_BE[place.state](table=place.table, game=place.game, at=place.at)
    sent = before.number if before is not None and before.is_turn else None
    if place.is_turn and place.number != sent:
        yield BotTurn(table=place.table, game=place.game, at=place.at, number=place.number)
