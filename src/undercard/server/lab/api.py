"""The lab over HTTP: what can be changed, and what a change does, while it is being found out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace
from functools import cache
from typing import cast

import msgspec
from starlette.responses import Response

from undercard.kernel.registry import load
from undercard.lab.changes import box_of
from undercard.lab.traits import traits_of
from undercard.server.bot_api.streams import NDJSON
from undercard.server.lab.process import run_worker
from undercard.server.lab.wire import LabBench, LabLine, LabQuestion
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get, post_with
from undercard.server.web.games_api import check_game, option_info


async def show_bench(call: Call) -> LabBench:
    game = call.request.path_params["game"]
    check_game(game)
    return await asyncio.to_thread(_bench, game)


@cache
def _bench(game: str) -> LabBench:
    options = tuple(map(option_info, traits_of(game).options()))
    return LabBench(game=game, box=box_of(load(game)), options=options)


async def ask_lab(call: Call, question: LabQuestion) -> Response:
    check_game(question.game)
    call.site.gate.lab.take(call.address)
    return await call.site.streams.answer(call.address, _study(call, question), _stays)


async def _study(call: Call, question: LabQuestion) -> AsyncGenerator[msgspec.Struct]:
    site = call.site
    lines = run_worker(site.lab, question, site.settings.limits.lab_seconds)
    with site.lab.taken_by(call.address):
        async with aclosing(lines):
            async for line in lines:
                yield line


async def _stays() -> None:
    """Whoever reads may read to the end."""


LAB = (
    get("/api/lab/{game}", "What can be changed in the lab.", LabBench, show_bench),
    replace(
        post_with(
            "/api/lab",
            "The game as it is beside the game with changes, a line now and then.",
            LabQuestion,
            cast(type, LabLine),
            ask_lab,
        ),
        media=NDJSON,
    ),
)
