"""The number of spectators: players do not count, and a crowd causes few messages."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from clock import AGES, LoopClock
from polling import eventually
from undercard.server.live.audience import Audience, AudienceMember
from undercard.server.live.wire import AudienceSize


async def test_spectators_count_and_players_do_not() -> None:
    received: list[int] = []

    async def receive(message: AudienceSize) -> None:
        received.append(message.watching)

    audience = Audience(pause=0)
    ours = AudienceMember(audience, "here", receive)
    running = asyncio.create_task(ours.run())
    ours.sit(0)
    others = [
        AudienceMember(audience, "here", receive),
        AudienceMember(audience, "elsewhere", receive),
    ]
    for place in others:
        place.sit(None)
    await eventually(lambda: received == [1])
    others[0].sit(1)
    await eventually(lambda: received == [1, 0])
    running.cancel()


async def test_many_arrivals_are_one_notification(clock: LoopClock) -> None:
    audience = Audience(pause=AGES)
    async with aclosing(audience.counts("here")) as counts:
        audience.change("here", 1)
        assert await anext(counts) == 1
        for _ in range(50):
            audience.change("here", 1)
        coming = asyncio.ensure_future(anext(counts))
        await clock.advance(AGES / 2)
        assert not coming.done()
        await clock.advance(AGES)
        assert await coming == 51


async def test_a_table_without_subscribers_is_forgotten() -> None:
    audience = Audience()
    counts = audience.counts("here")
    audience.change("here", 1)
    await anext(counts)
    await counts.aclose()
    audience.change("here", -1)
    assert not audience._changed
    assert not audience._watching
