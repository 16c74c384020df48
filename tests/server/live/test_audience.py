"""How many watch: who has a seat does not count, and a crowd does not flood anybody."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from clock import AGES, LoopClock
from polling import eventually
from undercard.server.live.audience import Audience, AudienceMember
from undercard.server.live.wire import AudienceHeard


async def test_spectators_count_and_those_with_a_seat_do_not() -> None:
    told: list[int] = []

    async def hear(message: AudienceHeard) -> None:
        told.append(message.watching)

    audience = Audience(pause=0)
    ours = AudienceMember(audience, "here", hear)
    running = asyncio.create_task(ours.run())
    ours.sit(0)
    others = [AudienceMember(audience, "here", hear), AudienceMember(audience, "elsewhere", hear)]
    for place in others:
        place.sit(None)
    await eventually(lambda: told == [1])
    others[0].sit(1)
    await eventually(lambda: told == [1, 0])
    running.cancel()


async def test_many_who_come_at_once_are_told_once(clock: LoopClock) -> None:
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


async def test_a_table_nobody_follows_is_forgotten() -> None:
    audience = Audience()
    counts = audience.counts("here")
    audience.change("here", 1)
    await anext(counts)
    await counts.aclose()
    audience.change("here", -1)
    assert not audience._changed
    assert not audience._watching
