"""The audience of a table: its spectators and its absent players; a crowd causes few messages."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import cast

from clock import AGES, LoopClock
from polling import eventually
from server.people.conftest import Clock
from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.live.audience import NAMED, Audience, AudienceMember, Spectator
from undercard.server.live.wire import AudienceNow, AwayPlayer
from undercard.server.tables.presence import Presence
from undercard.table.clock import Correspondence, Fischer, TimeControl
from undercard.table.header import About, Spectators
from undercard.table.seats import Bot, Person, Seat


class Players:
    """A table as a client has received it."""

    def __init__(
        self,
        *seats: Seat,
        clock: TimeControl = Correspondence(1),  # noqa: B008
        spectators: Spectators = "names",
    ) -> None:
        creator = Person("ann", "Ann")
        self.seats = seats
        self.about = About(
            id="here", game="fightdrome", creator=creator, clock=clock, spectators=spectators
        )


NOBODY = Players()
ANN, BEN = Seat(person=Person("ann", "Ann")), Seat(person=Person("ben", "Ben"))
WATCHING = Spectator("ann", "Ann")


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
        audience.change("here", WATCHING, 1)
        assert (await anext(reports)).watching == 1
        for number in range(50):
            audience.change("here", Spectator(f"tab {number}"), 1)
        coming = asyncio.ensure_future(anext(reports))
        await clock.advance(AGES / 2)
        assert not coming.done()
        await clock.advance(AGES)
        assert (await coming).watching == 51


async def test_a_table_without_subscribers_is_forgotten() -> None:
    audience = Audience(presence_at(Clock()))
    reports = audience.reports("here", NOBODY)
    audience.change("here", WATCHING, 1)
    await anext(reports)
    await reports.aclose()
    audience.change("here", WATCHING, -1)
    assert not audience._changed
    assert not audience._watching


async def test_absent_players_are_reported_with_the_time_since_they_left() -> None:
    clock = Clock()
    presence = presence_at(clock)
    audience = Audience(presence, pause=0)
    at = Players(ANN, BEN)
    with presence.at("here", ("ann",)):
        async with aclosing(audience.reports("here", at)) as reports:
            assert (await anext(reports)).away == (AwayPlayer(seat=1, since=None),)
            with presence.at("here", ("ben", "guest")):
                assert (await anext(reports)).away == ()
                left = clock.at = clock.at + 60.0
            assert (await anext(reports)).away == (AwayPlayer(seat=1, since=left),)


async def test_the_countdown_begins_when_another_player_is_there_too() -> None:
    clock = Clock()
    presence = presence_at(clock)
    audience = Audience(presence, pause=0)
    at = Players(ANN, BEN, clock=Fischer(300.0))
    with presence.at("here", ("ben",)):
        pass
    left = clock.at
    came = clock.at = left + 60.0
    with presence.at("here", ("ann",)):
        async with aclosing(audience.reports("here", at)) as reports:
            away = AwayPlayer(seat=1, since=left, counted_from=came, patience=100.0)
            assert (await anext(reports)).away == (away,)


async def test_bots_are_never_away() -> None:
    presence = presence_at(Clock())
    audience = Audience(presence, pause=0)
    at = Players(Seat(bot=Bot("level1")), Seat(person=Person("ben", "Ben"), bot=Bot("level1")))
    async with aclosing(audience.reports("here", at)) as reports:
        audience.change("here", WATCHING, 1)
        assert (await anext(reports)).away == ()


async def test_a_person_counts_once_and_is_named_if_the_table_allows_it() -> None:
    audience = Audience(presence_at(Clock()), pause=0)
    named, counted = (
        audience.reports("here", NOBODY),
        audience.reports("here", Players(spectators="number")),
    )
    async with aclosing(named), aclosing(counted):
        for spectator in (WATCHING, WATCHING, Spectator("ben", "Ben"), Spectator("tab 1")):
            audience.change("here", spectator, 1)
        report = await anext(named)
        assert (report.watching, report.names) == (3, ("Ann", "Ben"))
        report = await anext(counted)
        assert (report.watching, report.names) == (3, ())
        audience.change("here", WATCHING, -1)
        audience.change("here", Spectator("ben", "Ben"), -1)
        assert (await anext(named)).names == ("Ann",), "one of two tabs is open"
        for number in range(2 * NAMED):
            audience.change("here", Spectator(f"{number}", f"Guest {number}"), 1)
        assert len((await anext(named)).names) == NAMED


async def test_a_player_in_a_lesson_is_shown_to_the_others() -> None:
    reports: list[AudienceNow] = []

    async def receive(message: AudienceNow) -> None:
        reports.append(message)

    async def ignore(_: AudienceNow) -> None:
        pass

    audience = Audience(presence_at(Clock()), pause=0)
    host = AudienceMember(audience, "here", NOBODY, receive)
    running = asyncio.create_task(host.run())
    friend = AudienceMember(
        audience, "here", NOBODY, ignore, Identity("ben", "Ben", False), is_learning=True
    )
    friend.sit(1)
    await eventually(lambda: bool(reports) and reports[-1].learning == (1,))
    friend.leave()
    await eventually(lambda: reports[-1].learning == ())
    assert not audience._learning
    running.cancel()
