"""How soon a thief's access ends after a new password, with real servers and connections.

The owner changes the password at one process; the thief is connected to another one, if there are
several. The times are measured from the reply to the owner.

scripts/bench thief --database postgres --rounds 20
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from polling import LIMIT_SECONDS, eventually
from server.bot_api.clients import Lines, Program
from server.campaigns.processes import ServerProcess, database, running
from server.clients import Client, LiveClient
from undercard.server.db.backends import SQLITE

PASSWORDS = "correct horse", "battery staple"
Times = dict[str, float]


@asynccontextmanager
async def browser(server: ServerProcess) -> AsyncIterator[Client]:
    origin = f"http://{server.address}"
    async with httpx.AsyncClient(
        base_url=origin, headers={"origin": origin}, timeout=LIMIT_SECONDS
    ) as http:
        yield Client(http)


async def rob(owners: ServerProcess, thiefs: ServerProcess, name: str) -> Times:
    """Return the seconds after which each kind of access has ended."""
    account = {"name": name, "password": PASSWORDS[0]}
    async with browser(owners) as owner, browser(thiefs) as thief:
        await owner.post("/api/account", account, 201)
        await thief.post("/api/sign-in", account)
        token = (await thief.post("/api/tokens", {"name": "x"}, 201))["token"]
        feed = httpx.URL((await thief.post("/api/me/feed", None))["url"]).path
        async with (
            LiveClient.of(thiefs.address, thief.cookie) as socket,
            Program.of(thiefs.address, token) as program,
        ):
            await program.post("/api/bot/account/upgrade")
            async with program.stream("/api/bot/events") as lines:
                await lines.until("hello")
                change = {"old": PASSWORDS[0], "new": PASSWORDS[1]}
                await owner.post("/api/me/password", change)
                return await _measure(thief, socket, program, lines, feed)


async def _measure(
    thief: Client, socket: LiveClient, program: Program, lines: Lines, feed: str
) -> Times:
    began = time.perf_counter()

    async def ended(wait: Awaitable[None]) -> float:
        await wait
        return time.perf_counter() - began

    async def has_status(ask: Callable[[], Awaitable[httpx.Response]], status: int) -> bool:
        return (await ask()).status_code == status

    async def is_signed_out() -> bool:
        return (await thief.get("/api/me"))["me"] is None

    def token() -> Awaitable[httpx.Response]:
        return program.http.get("/api/bot/account")

    waits = {
        "session": eventually(is_signed_out),
        "socket": _closed(socket),
        "token": eventually(lambda: has_status(token, 401)),
        "stream": _ended(lines),
        "feed": eventually(lambda: has_status(lambda: thief.http.get(feed), 404)),
    }
    times = await asyncio.gather(*map(ended, waits.values()))
    return dict(zip(waits, times, strict=True))


async def _closed(socket: LiveClient) -> None:
    with pytest.raises(ConnectionClosed) as end:
        await socket.receive("nothing")
    assert end.value.rcvd is not None
    assert end.value.rcvd.reason == "password changed"


async def _ended(lines: Lines) -> None:
    assert (await lines.until("error"))["error"] == "bad_token"


async def run(url: str, rounds: int) -> list[Times]:
    """Rob several accounts, one after the other; PostgreSQL has two servers."""
    async with running(url, 1 if url.startswith(SQLITE) else 2) as servers:
        return [await rob(servers[0], servers[-1], f"Ann {it}") for it in range(rounds)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="postgres")
    parser.add_argument("--rounds", type=int, default=10)
    arguments = parser.parse_args()
    with database(arguments.database) as url:
        found = asyncio.run(run(url, arguments.rounds))
    for kind in found[0]:
        times = sorted(it[kind] for it in found)
        print(f"{kind:8} median {times[len(times) // 2]:.3f} s, maximum {times[-1]:.3f} s")


if __name__ == "__main__":
    main()
