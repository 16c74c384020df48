"""When a worker begins to think."""

from __future__ import annotations

import asyncio

import pytest

from undercard.server.bot_workers.messages import Ready, Reply
from undercard.server.bot_workers.process import WorkerProcess


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[int]:
    """The process ids of workers, each at the moment when its time to think begins to count."""
    pids: asyncio.Queue[int] = asyncio.Queue()
    read = WorkerProcess._read

    async def noted(worker: WorkerProcess) -> Reply:
        reply = await read(worker)
        if isinstance(reply, Ready):
            asyncio.get_running_loop().call_soon(pids.put_nowait, worker.pid)
        return reply

    monkeypatch.setattr(WorkerProcess, "_read", noted)
    return pids
