"""Attacks by requests that draw, read many rows or write a little: what people do around games."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable

import msgspec

from server.campaigns.attack.raw import HttpLine, Tally, Target
from server.campaigns.attack.requests import as_guest, ask, enter, long_record
from server.clients import Json, act

ACTIONS = 60
"""The number of actions of the attacker's own game, if it does not end before."""
OWN_TABLE = {
    "game": "fightdrome",
    "visibility": "practice",
    "seats": [{"kind": "me"}, {"kind": "me"}],
}
CLUB = {"name": "Eve's club", "joining": "open", "defaults": {"game": "fightdrome"}}
CLUB_PAGES = ("", "/board", "/tables", "/ranking?game=fightdrome")
_numbers = itertools.count()
_first = asyncio.Lock()
_made: dict[str, str] = {}
"""What the first worker has made for all of them."""


async def pictures(target: Target, tally: Tally) -> None:
    """Draw moments of a finished game; no two are the same, so that none is kept."""
    table = await _once(target, "table", _play)
    path = f"/api/tables/{table}/moment.gif?step="
    await ask(target, tally, lambda: _get(target, f"{path}{next(_numbers)}"))


async def replay_files(target: Target, tally: Tally) -> None:
    request = target.request("POST", "/api/replay.html", {"record": long_record()})
    await ask(target, tally, lambda: request)


async def previews(target: Target, tally: Tally) -> None:
    """Open pages of a finished game, whose tags name the players."""
    table = await _once(target, "table", _play)
    await ask(target, tally, lambda: _get(target, f"/replay/{table}"))


async def profiles(target: Target, tally: Tally) -> None:
    person = await _once(target, "person", _find_self)
    paths = [f"/api/people/{person}/profile", f"/api/people/{person}", "/api/me/games?search=e"]
    await ask(target, tally, lambda: _get(target, random.choice(paths)))


async def watched(target: Target, tally: Tally) -> None:
    """Ask for ever other numbers of games."""

    def request() -> bytes:
        number = next(_numbers)
        return _get(target, f"/api/watch?running={number % 25}&finished={number % 13}")

    await enter(target)
    await ask(target, tally, request)


async def clubs(target: Target, tally: Tally) -> None:
    club = await _once(target, "club", _found)
    paths = ["/api/clubs", *(f"/api/clubs/{club}{page}" for page in CLUB_PAGES)]
    await ask(target, tally, lambda: _get(target, random.choice(paths)))


async def quick_matches(target: Target, tally: Tally) -> None:
    await enter(target)
    body = {"game": "fightdrome", "has_clock": False, "contributes": True}
    await ask(target, tally, lambda: as_guest(target, "/api/quick-match", body))


async def puzzle_answers(target: Target, tally: Tally) -> None:
    """Answer a puzzle that a new server has not made yet."""
    await enter(target)
    line = HttpLine(target)
    while target.left > 0:
        request = as_guest(target, "/api/puzzles/fightdrome/today", {"action": "x"})
        tally.count((await line.send(request)).status == 404)
    line.close()


def _get(target: Target, path: str) -> bytes:
    return target.request("GET", path, None, target.cookies[0])


async def _once(
    target: Target, name: str, make: Callable[[HttpLine, Target], Awaitable[str]]
) -> str:
    """Let the first worker make something that all of them use."""
    async with _first:
        if name not in _made:
            await enter(target)
            line = HttpLine(target)
            _made[name] = await make(line, target)
            line.close()
    return _made[name]


async def _play(line: HttpLine, target: Target) -> str:
    """Return the table of a finished game of one guest."""
    table: str = (await _post(line, target, "/api/tables", OWN_TABLE))["table"]
    for _ in range(ACTIONS):
        shown = msgspec.json.decode((await line.send(_get(target, f"/api/tables/{table}"))).body)
        if shown["now"]["phase"] == "finished":
            return table
        await _post(line, target, f"/api/tables/{table}/steps", act(shown["now"]))
    await _post(line, target, f"/api/tables/{table}/steps", {"step": "resign", "seat": 0})
    return table


async def _find_self(line: HttpLine, target: Target) -> str:
    """Return the id of the first guest, who has finished a game."""
    await _play(line, target)
    return str(msgspec.json.decode((await line.send(_get(target, "/api/me"))).body)["me"]["id"])


async def _found(line: HttpLine, target: Target) -> str:
    """Return a club of the first guest, who becomes an account."""
    await _post(line, target, "/api/account", {"name": "Eve", "password": "correct horse"})
    return str((await _post(line, target, "/api/clubs", CLUB))["club"])


async def _post(line: HttpLine, target: Target, path: str, body: object) -> Json:
    reply = await line.send(target.request("POST", path, body, target.cookies[0]))
    assert reply.status in (200, 201), reply.body
    if reply.cookie:
        target.cookies[0] = reply.cookie
    return msgspec.json.decode(reply.body, type=Json)
