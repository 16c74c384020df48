"""Attacks by requests that the server answers with work: tables, chat, reads, replays, bots."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import msgspec

import undercard
from random_games import play_randomly
from server.campaigns.attack.raw import GONE, HttpLine, Tally, Target, open_live, text_frame
from undercard.kernel.record import Record, make_record

GUESTS = 6
PIPELINED = 1000
CHUNK = 65_536
OPEN_TABLE = {"game": "fightdrome"}
BOT_TABLE = {"game": "fightdrome", "seats": [{"kind": "bot", "level": "level5"}] * 2}
LONG = 100
"""The target of the match that is replayed."""


async def ask(target: Target, tally: Tally, make: Callable[[], bytes]) -> None:
    """Send one request after the other."""
    line = HttpLine(target)
    while target.left > 0:
        tally.count((await line.send(make())).status in (200, 201))
    line.close()


async def enter(target: Target) -> None:
    """Become a few guests, which all workers share."""
    line = HttpLine(target)
    while len(target.cookies) < GUESTS and target.left > 0:
        reply = await line.send(new_guest(target))
        if reply.status == 201:
            target.cookies.append(reply.cookie)
    line.close()


def new_guest(target: Target) -> bytes:
    return target.request("POST", "/api/guest", {"name": "Eve"})


async def guests(target: Target, tally: Tally) -> None:
    await ask(target, tally, lambda: new_guest(target))


async def tables(target: Target, tally: Tally) -> None:
    await enter(target)
    await ask(target, tally, lambda: as_guest(target, "/api/tables", OPEN_TABLE))


async def chat(target: Target, tally: Tally) -> None:
    """Write at the table of the bystanders."""
    await enter(target)
    path = f"/api/tables/{target.table}/chat"
    await ask(target, tally, lambda: as_guest(target, path, {"text": "spam"}))


async def snapshots(target: Target, tally: Tally) -> None:
    request = target.request("GET", f"/api/tables/{target.table}")
    await ask(target, tally, lambda: request)


async def lobby(target: Target, tally: Tally) -> None:
    request = target.request("GET", "/api/tables")
    await ask(target, tally, lambda: request)


async def pages(target: Target, tally: Tally) -> None:
    """Request a page that does not exist, which is answered with an error."""
    request = target.request("GET", "/nothing.here")
    line = HttpLine(target)
    while target.left > 0:
        tally.count((await line.send(request)).status == 404)
    line.close()


async def replays(target: Target, tally: Tally) -> None:
    """Replay a long game; no two requests are the same, so that no reply is cached."""
    record = long_record()
    await ask(
        target,
        tally,
        lambda: target.request("POST", "/api/replay", {"record": record, "first": next(_first)}),
    )


_first = itertools.count()


async def bot_tables(target: Target, tally: Tally) -> None:
    """Make tables of the strongest bots and watch them, so that they play."""
    await enter(target)
    line, watching = HttpLine(target), await open_live(target)
    while target.left > 0:
        reply = await line.send(as_guest(target, "/api/tables", BOT_TABLE))
        tally.count(reply.status == 201)
        if reply.status == 201 and watching is not None:
            table = msgspec.json.decode(reply.body)["table"]
            watching[1].write(text_frame({"type": "subscribe", "table": table}))
    line.close()
    if watching is not None:
        watching[1].transport.abort()


async def pipeline(target: Target, tally: Tally) -> None:
    """Send many requests before reading a response."""
    many = target.request("GET", "/api/tables") * PIPELINED
    while target.left > 0:
        with suppress(*GONE):
            reader, writer = await target.open()
            async with asyncio.timeout(max(0.0, target.left)):
                writer.write(many)
                while answer := await reader.read(CHUNK):
                    tally.through += answer.count(b"HTTP/1.1 200")
                    tally.refused += answer.count(b"HTTP/1.1 429")
            writer.transport.abort()


def as_guest(target: Target, path: str, body: object) -> bytes:
    return target.request("POST", path, body, random.choice(target.cookies))


@cache
def long_record() -> Record:
    game = undercard.load("fightdrome", mode="match", target=LONG)
    actions = [action for _, action in play_randomly(game, 1) if action is not None]
    return make_record(game, 1, actions, ("Eve", "Eve"))
