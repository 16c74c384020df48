"""The server as a process: it starts from its settings and stops on a signal."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from polling import LIMIT_SECONDS, eventually
from ports import free_port
from server.clients import BOT, ME, LiveClient
from server.db.postgres_server import is_dead

ENDLESS = "import signal; signal.pause()"
PROGRAM = """
import asyncio, sys
from pathlib import Path
from undercard.server.serve import serve
from undercard.server.settings import ServerSettings
port, data = int(sys.argv[1]), Path(sys.argv[2])
settings = ServerSettings(port=port, data=data, stop_seconds=3600, warm_up=False)
asyncio.run(serve(settings))
"""
"""If the server waited for its clients to leave, it would not stop."""
COLD_PROGRAM = (
    f"from undercard.server.bot_workers import warm_up; warm_up.COMPILER = ('-c', {ENDLESS!r})"
    + PROGRAM.replace("False", "True")
)


async def is_up(http: httpx.AsyncClient) -> bool:
    try:
        return bool((await http.get("/health")).json()["status"] != "failing")
    except httpx.TransportError:
        return False


async def test_a_signal_stops_the_server_in_order(tmp_path: Path) -> None:
    port = free_port()
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(port), str(tmp_path), stderr=asyncio.subprocess.PIPE
    )
    origin = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(
        base_url=origin, headers={"origin": origin}, timeout=LIMIT_SECONDS
    ) as http:
        await eventually(lambda: is_up(http))
        await http.post("/api/guest", json={"name": "Ann"})
        body = {"game": "fightdrome", "seats": [ME, BOT], "options": {"first": "seat 1"}}
        table = (await http.post("/api/tables", json=body)).json()["table"]
        async with LiveClient.of(origin.removeprefix("http://")) as live:
            await live.send("subscribe", table=table)
            number = (await live.receive("snapshot"))["now"]["number"]
            while number < 4:
                number = (await live.receive("entries"))["now"]["number"]
            children = psutil.Process(server.pid).children(recursive=True)
            assert children, "a bot has moved"
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await live.receive("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    _, log = await asyncio.wait_for(server.communicate(), LIMIT_SECONDS)
    assert server.returncode == 0, log.decode()
    assert b'"route":"/api/tables"' in log
    assert table.encode() not in log
    assert not [child for child in children if child.is_running()]


async def test_a_stop_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """The stop also does not wait for a bot that waits for the compiler, which never ends here."""
    port = free_port()
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", COLD_PROGRAM, str(port), str(tmp_path)),
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path / "kernels")},
    )
    origin = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(
        base_url=origin, headers={"origin": origin}, timeout=LIMIT_SECONDS
    ) as http:
        await eventually(lambda: is_up(http))
        assert (await http.get("/health")).json()["compilation"] == "compiling"
        await http.post("/api/guest", json={"name": "Ann"})
        body = {"game": "survive", "seats": [{"kind": "bot", "level": "level3"}, ME]}
        assert (await http.post("/api/tables", json=body)).status_code == 201
        await eventually(lambda: len(compilers_of(server.pid)) == 2)
        compilers = compilers_of(server.pid)
        server.send_signal(signal.SIGTERM)
    _, log = await asyncio.wait_for(server.communicate(), LIMIT_SECONDS)
    assert server.returncode == 0, log.decode()
    await eventually(lambda: all(map(is_dead, compilers)))


def compilers_of(server: int) -> list[psutil.Process]:
    children = psutil.Process(server).children(recursive=True)
    return [it for it in children if ENDLESS in it.cmdline()]
