"""The audience of a table: its spectators and its absent players; a crowd causes few messages."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import cast

from clock import AGES, LoopClock
from polling import eventually
from server.people.conftest import Clock
from undercard.server.db.database import Database
from undercard.server.live.audience import Audience, AudienceMember
from undercard.server.live.wire import AudienceNow, AwayPlayer
from undercard.server.tables.presence import Presence
from undercard.table.seats import Bot, Person, Seat


class Players:
    """A table as a client has received it."""

    def __init__(self, *seats: Seat) -> None:
        self.seats = seats


NOBODY = Players()


def presence_at(clock: Clock) -> Presence:
    return Presence(cast("Database", None), clock, is_shared=False)


async def test_spectators_count_and_players_do_not() -> None:
    received: list[int] = []

    async def receive(message: AudienceNow) -> None:
        received.append(message.watching)

    audience = Audience(presence_at(Clock()), pause=0)
    ours = AudienceMember(audience, "here", NOBODY, receive)
    running = asyncio.create_task(ours.run())
    ours.sit(0)
    others = [
        AudienceMember(audience, "here", NOBODY, receive),
        AudienceMember(audience, "elsewhere", NOBODY, receive),
    ]
    for place in others:
        place.sit(None)
    await eventually(lambda: received == [1])
    others[0].sit(1)
    await eventually(lambda: received == [1, 0])
    running.cancel()


async def test_many_arrivals_are_one_notification(clock: LoopClock) -> None:
    audience = Audience(presence_at(Clock()), pause=AGES)
    async with aclosing(audience.reports("here", NOBODY)) as reports:
        audience.change("here", 1)
        assert (await anext(reports)).watching == 1
        for _ in range(50):
            audience.change("here", 1)
        coming = asyncio.ensure_future(anext(reports))
        await clock.advance(AGES / 2)
        assert not coming.done()
        await clock.advance(AGES)
        assert (await coming).watching == 51


async def test_a_table_without_subscribers_is_forgotten() -> None:
    audience = Audience(presence_at(Clock()))
    reports = audience.reports("here", NOBODY)
    audience.change("here", 1)
    await anext(reports)
    await reports.aclose()
    audience.change("here", -1)
    assert not audience._changed
    assert not audience._watching


async def test_absent_players_are_reported_with_the_time_since_they_left() -> None:
    clock = Clock()
    presence = presence_at(clock)
    audience = Audience(presence, pause=0)
    at = Players(Seat(person=Person("ann", "Ann")), Seat(person=Person("ben", "Ben")))
    with presence.at("here", ("ann",)):
        async with aclosing(audience.reports("here", at)) as reports:
            assert (await anext(reports)).away == (AwayPlayer(seat=1, since=None),)
            with presence.at("here", ("ben", "guest")):
                assert (await anext(reports)).away == ()
                left = clock.at = clock.at + 60.0
            assert (await anext(reports)).away == (AwayPlayer(seat=1, since=left),)


async def test_bots_are_never_away() -> None:
    presence = presence_at(Clock())
    audience = Audience(presence, pause=0)
    at = Players(Seat(bot=Bot("level1")), Seat(person=Person("ben", "Ben"), bot=Bot("level1")))
    async with aclosing(audience.reports("here", at)) as reports:
        audience.change("here", 1)
        assert (await anext(reports)).away == ()
