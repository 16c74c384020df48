"""What happens to a bot at all its tables, worked out from its places as they change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import suppress

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
from undercard.server.notices.invitations import Invitation
from undercard.server.notices.place_queries import Place
from undercard.server.notices.service import Notices
from undercard.server.people.queries import Who
from undercard.server.web.call import now
from undercard.table.phase import Phase

CAME_TO_BE: dict[Phase, type[BotSeated | BotStarted | BotOver]] = {
    "open": BotSeated,
    "running": BotStarted,
    "finished": BotOver,
}


async def hear_events(
    notices: Notices, who: Who, after: float | None
) -> AsyncGenerator[msgspec.Struct]:
    """First all that is so now; then each change."""
    at = now()
    since = at if after is None else after
    yield BotHello(me=account_of(who), at=at)
    seen = Seen()
    while True:
        news = notices.places.news(who.id)
        for event in seen.look(await notices.places.of(who.ids, "open", "running", since=since)):
            yield event
        for event in seen.look_at_invitations(await notices.invitations.of(who.id)):
            yield event
        with suppress(TimeoutError):
            async with asyncio.timeout(notices.poll_seconds):
                await news.wait()


def account_of(who: Who) -> BotAccount:
    return BotAccount(id=who.id, name=who.name, is_bot=who.is_bot)


class Seen:
    """What the bot has been told."""

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}
        self._invited: set[str] = set()

    def look(self, places: list[Place]) -> Iterator[BotEvent]:
        found = {place.table: place for place in places}
        for table in self._places.keys() - found.keys():
            left = self._places[table]
            yield BotLeft(table=table, game=left.game, at=now())
        for table, place in found.items():
            yield from _changes(self._places.get(table), place)
        self._places = found

    def look_at_invitations(self, invitations: list[Invitation]) -> Iterator[BotEvent]:
        for it in invitations:
            if it.table not in self._invited:
                yield BotInvited(table=it.table, game=it.game, at=it.at, by=it.by)
        self._invited = {it.table for it in invitations}


def _changes(before: Place | None, place: Place) -> Iterator[BotEvent]:
    if before is None or before.state != place.state:
        yield CAME_TO_BE[place.state](table=place.table, game=place.game, at=place.at)
    told = before.number if before is not None and before.is_turn else None
    if place.is_turn and place.number != told:
        yield BotTurn(table=place.table, game=place.game, at=place.at, number=place.number)
