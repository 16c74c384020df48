"""The server as a process: it starts from its settings and stops when told, without a trace."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from polling import LIMIT_SECONDS, eventually
from server.web.clients import BOT, ME, LiveClient

PROGRAM = """
import asyncio, sys
from pathlib import Path
from undercard.server.serve import serve
from undercard.server.settings import Settings
port, data = int(sys.argv[1]), Path(sys.argv[2])
asyncio.run(serve(Settings(port=port, data=data, stop_seconds=3600, warm_up=False)))
"""
"""If it waited for a client to go, it would not stop."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


async def is_up(http: httpx.AsyncClient) -> bool:
    try:
        return bool((await http.get("/health")).json()["status"] == "ok")
    except httpx.TransportError:
        return False


async def test_a_signal_stops_it_in_order(tmp_path: Path) -> None:
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
            await live.say("follow", table=table)
            number = (await live.hear("snapshot"))["now"]["number"]
            while number < 4:
                number = (await live.hear("entries"))["now"]["number"]
            children = psutil.Process(server.pid).children(recursive=True)
            assert children, "a bot has moved"
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await live.hear("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    _, log = await asyncio.wait_for(server.communicate(), LIMIT_SECONDS)
    assert server.returncode == 0, log.decode()
    assert b'"route":"/api/tables"' in log
    assert table.encode() not in log
    assert not [child for child in children if child.is_running()]
