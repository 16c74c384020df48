"""Fixtures that observe when a worker starts a decision."""

from __future__ import annotations

import asyncio

import pytest

from undercard.server.bot_workers.messages import Ready, Reply
from undercard.server.bot_workers.process import WorkerProcess


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[int]:
    """A queue of worker process ids, each added when the worker's time budget starts."""
    pids: asyncio.Queue[int] = asyncio.Queue()
    read = WorkerProcess._read

    async def noted(worker: WorkerProcess) -> Reply:
        reply = await read(worker)
        if isinstance(reply, Ready):
            asyncio.get_running_loop().call_soon(pids.put_nowait, worker.pid)
        return reply

    monkeypatch.setattr(WorkerProcess, "_read", noted)
    return pids
