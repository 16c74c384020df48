"""A stop with many open connections, a thinking bot and posts in progress."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from benchmarks.growth_bench import load_benchmark
from polling import LIMIT_SECONDS, eventually
from ports import free_port
from server.clients import ME, LiveClient
from server.test_serve import PROGRAM, is_up
from undercard.server.db import open_store, sqlite_url

CONNECTIONS = 90
THINKER = {"kind": "bot", "level": "level5"}


@asynccontextmanager
async def serving(data: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, str(port), str(data)), stderr=asyncio.subprocess.PIPE
    )
    try:
        async with client(origin) as http:
            await eventually(lambda: is_up(http))
        yield origin, server
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()


def client(origin: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=LIMIT_SECONDS)


async def end_of(live: LiveClient) -> int | None:
    """Return the close code that the server sent."""
    try:
        await live.receive("nothing")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None
    raise AssertionError("it is still open")


async def test_all_clients_get_a_close_code_and_no_step_is_lost(tmp_path: Path) -> None:
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
                await live.send("subscribe", table=table)
            for live in lives:
                seen = (await live.receive("snapshot"))["now"]["number"]
            server.send_signal(signal.SIGTERM)
            codes = await asyncio.gather(*map(end_of, lives))
        assert set(codes) == {1012}
        _, log = await asyncio.wait_for(server.communicate(), LIMIT_SECONDS)
        assert server.returncode == 0, log.decode()
        assert b'"level":"error"' not in log
        cookies = dict(http.cookies)
    async with serving(tmp_path) as (origin, _), client(origin) as http:
        http.cookies.update(cookies)
        now = (await http.get(f"/api/tables/{table}")).json()["now"]
        assert now["number"] >= seen


async def bots_to_act(data: Path) -> int:
    store = await open_store(sqlite_url(data))
    turns = await store.bot_turns(10_000)
    await store.close()
    return len(turns)


async def test_a_stop_does_not_wait_for_tables_that_are_still_to_be_resumed(
    tmp_path: Path,
) -> None:
    """Only bots' turns are resumed, and the remaining ones are left to the next start."""
    await load_benchmark().fill(sqlite_url(tmp_path), 2000, bots_to_act=1900, own_turns=1)
    async with serving(tmp_path) as (origin, server), client(origin) as http:
        await eventually(lambda: has_resumed(http))
        server.send_signal(signal.SIGTERM)
        _, log = await asyncio.wait_for(server.communicate(), LIMIT_SECONDS)
        assert server.returncode == 0, log.decode()
        assert b'"level":"error"' not in log
    assert 0 < await bots_to_act(tmp_path) < 1900


async def has_resumed(http: httpx.AsyncClient) -> bool:
    """Return whether at least one bot has acted."""
    text = (await http.get("/metrics")).text
    return "undercard_tables_bot_moves_total 0.0" not in text
