"""A stop in the middle of everything: many connections, a bot that thinks, posts on their way."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from server.web.clients import ME, LiveClient

CONNECTIONS = 90
STOP_SECONDS = 8.0
"""Far below what a service manager waits before it kills."""
THINKER = {"kind": "bot", "level": "level5"}


@asynccontextmanager
async def serving(data: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "undercard", "serve", "--port", "0", "--data", str(data)),
        *("--no-warm-up", "--lang", "en"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert server.stdout is not None
        found = re.search(rb"http://\S+\d", await server.stdout.readline())
        assert found is not None
        yield found[0].decode(), server
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()


def client(origin: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=60)


async def end_of(live: LiveClient) -> int | None:
    """The code with which the server ended it."""
    try:
        await live.hear("nothing")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None
    raise AssertionError("it is still open")


async def test_everybody_is_told_and_no_step_is_lost(tmp_path: Path) -> None:
    async with serving(tmp_path) as (origin, server), client(origin) as http:
        await http.post("/api/guest", json={"name": "Ann"})
        body = {"game": "fightdrome", "seats": [ME, THINKER], "options": {"first": "seat 1"}}
        made = await http.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        async with AsyncExitStack() as stack:
            address = origin.removeprefix("http://")
            lives = [
                await stack.enter_async_context(LiveClient.of(address)) for _ in range(CONNECTIONS)
            ]
            for live in lives:
                await live.say("follow", table=table)
            for live in lives:
                seen = (await live.hear("snapshot"))["now"]["number"]
            began = time.monotonic()
            server.send_signal(signal.SIGTERM)
            codes = await asyncio.gather(*map(end_of, lives))
        assert set(codes) == {1012}
        _, log = await asyncio.wait_for(server.communicate(), STOP_SECONDS)
        assert server.returncode == 0, log.decode()
        assert time.monotonic() - began < STOP_SECONDS
        assert b'"level":"error"' not in log
        cookies = dict(http.cookies)
    async with serving(tmp_path) as (origin, _), client(origin) as http:
        http.cookies.update(cookies)
        now = (await http.get(f"/api/tables/{table}")).json()["now"]
        assert now["number"] >= seen
