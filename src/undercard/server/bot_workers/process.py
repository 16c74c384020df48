"""The server's side of one worker process."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from undercard.server.bot_workers.messages import (
    LENGTH_BYTES,
    BotRequest,
    Chosen,
    Failed,
    Ready,
    Reply,
    decode_reply,
    framed,
)

MODULE = "undercard.server.bot_workers.worker"
READY_SECONDS = 180.0
"""Long enough for a first start, which compiles, on a busy machine with few cores."""
STOP_SECONDS = 0.5
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")


async def start_module(module: str, line_bytes: int = 1 << 16) -> Process:
    """Start a module as a process with one thread and pipes for input and output.

    In a session of its own it does not receive the terminal's Ctrl-C, which would print a traceback
    if it came during the imports. It ends when the server closes the pipe.
    """
    environment = {**os.environ, **ONE_THREAD}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=PIPE,
        stdout=PIPE,
        stderr=None,
        limit=line_bytes,
        env=environment,
        start_new_session=True,
    )


async def kill(process: Process) -> None:
    """Kill a process, unless it has ended."""
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


class WorkerLost(Exception):
    """The process died, or was killed because it missed its deadline."""


class BotFailed(Exception):
    """The bot raised an error."""


LOST = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.DecodeError)
"""The errors of a process that is gone; uvloop raises `RuntimeError` if it ended while idle."""


class WorkerProcess:
    """Answers one request at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._stdin, self._stdout = process, process.stdin, process.stdout

    @classmethod
    async def start(cls) -> WorkerProcess:
        return cls(await start_module(MODULE))

    @property
    def pid(self) -> int:
        return self._process.pid

    async def decide(self, request: BotRequest, grace: float) -> str:
        """Return the bot's choice; kill the process if it exceeds budget and grace."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                self._stdin.write(framed(request))
                await self._stdin.drain()
                reply = await self._read()
            if isinstance(reply, Ready):
                async with asyncio.timeout(request.budget + grace):
                    reply = await self._read()
        except LOST as error:
            await self.kill()
            raise WorkerLost(f"worker {self.pid}: {type(error).__name__}") from error
        except asyncio.CancelledError:
            await asyncio.shield(
                self.kill()
            )  # a late answer would be taken for that of the next request
            raise
        return _choice(reply)

    async def _read(self) -> Reply:
        length = await self._stdout.readexactly(LENGTH_BYTES)
        return decode_reply(await self._stdout.readexactly(int.from_bytes(length, "big")))

    async def stop(self) -> None:
        """Close the input, at which an idle process exits."""
        self._stdin.close()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._process.wait()
        except TimeoutError:
            await self.kill()

    async def kill(self) -> None:
        self._stdin.close()
        await kill(self._process)


def _choice(reply: Reply) -> str:
    match reply:
        case Chosen(action):
            return action
        case Failed(error):
            raise BotFailed(error)
        case Ready():
            raise BotFailed("it was ready twice")
