"""The lab over HTTP: the possible changes, and the effect of a change while it is measured."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from functools import cache
from typing import cast

import msgspec
from starlette.responses import Response

from undercard.kernel.registry import load
from undercard.lab.changes import box_of
from undercard.lab.traits import traits_of
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, post_with
from undercard.server.http.streams import NDJSON, Streams
from undercard.server.lab.process import run_worker
from undercard.server.lab.slots import StudySlots
from undercard.server.lab.wire import LabBench, LabLine, LabQuestion
from undercard.server.settings import UsageLimits
from undercard.server.tables.games import check_game, option_info


@dataclass(frozen=True)
class LabApi:
    """The benches of all games, and studies within the limits."""

    slots: StudySlots
    streams: Streams
    limits: UsageLimits

    @get("/api/lab/{game}", "What can be changed in the lab.", LabBench)
    async def show_bench(self, call: Call) -> LabBench:
        game = call.path("game")
        check_game(game)
        return await asyncio.to_thread(_bench, game)

    @post_with(
        "/api/lab",
        "Compare the game with a changed version; streams progress lines.",
        LabQuestion,
        cast(type, LabLine),
        media=NDJSON,
    )
    async def ask_lab(self, call: Call, body: LabQuestion) -> Response:
        check_game(body.game)
        call.rates.lab.take(call.address)
        return await self.streams.answer(call.address, self._study(call.address, body), _stays)

    async def _study(self, visitor: str, question: LabQuestion) -> AsyncGenerator[msgspec.Struct]:
        lines = run_worker(self.slots, question, self.limits)
        with self.slots.taken_by(visitor):
            async with aclosing(lines):
                async for line in lines:
                    yield line


@cache
def _bench(game: str) -> LabBench:
    options = tuple(map(option_info, traits_of(game).options()))
    return LabBench(game=game, box=box_of(load(game)), options=options)


async def _stays() -> None:
    """Allow the reader to read to the end."""
