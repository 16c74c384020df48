"""The server's side of a study's process, which is killed when the reader leaves."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator

import msgspec

from undercard.server.bot_workers.process import kill, start_module
from undercard.server.lab.errors import BadChange, StudyLost
from undercard.server.lab.slots import StudySlots
from undercard.server.lab.wire import LabLine, LabProgress, LabQuestion, LabRefused, LabStarted
from undercard.server.settings import UsageLimits

MODULE = "undercard.server.lab.worker"
LINE_BYTES = 1 << 20
GRACE_SECONDS = 240.0
"""Seconds beyond the study's own limit: a first start compiles, on a busy machine with few
cores."""
_line = msgspec.json.Decoder(LabStarted | LabProgress | LabRefused)


async def run_worker(
    slots: StudySlots, question: LabQuestion, limits: UsageLimits
) -> AsyncGenerator[LabLine]:
    """Yield the lines of a study; raise `BadChange` if the lab refuses the change."""
    process = await start_module(MODULE, LINE_BYTES)
    try:
        async with asyncio.timeout(limits.lab_seconds + GRACE_SECONDS):
            async for line in _lines(process, _order(question, limits)):
                yield line
    except TimeoutError:
        raise StudyLost("the study took too long") from None
    finally:
        await slots.end(kill(process))


def _order(question: LabQuestion, limits: UsageLimits) -> bytes:
    """Return a `worker.Order`, whose module is slow to import."""
    seconds, niceness = limits.lab_seconds, limits.lab_niceness
    return msgspec.json.encode({"question": question, "seconds": seconds, "niceness": niceness})


async def _lines(process: Process, order: bytes) -> AsyncGenerator[LabLine]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(order)
    process.stdin.close()
    is_over = False
    async for raw in process.stdout:
        line = _line.decode(raw)
        if isinstance(line, LabRefused):
            raise BadChange(line.message)
        yield line
        is_over = isinstance(line, LabProgress) and line.is_over
    if not is_over:
        raise StudyLost("the study broke off")
