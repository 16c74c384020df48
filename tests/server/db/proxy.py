"""A proxy between a store and PostgreSQL that cuts the connection at the worst moment."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from asyncio import StreamReader, StreamWriter
from enum import Enum
from pathlib import Path
from urllib.parse import urlsplit

SOCKET = ".s.PGSQL.5432"


class Line(Enum):
    WHOLE = "passes everything"
    DEAF = "the request arrives, the response is lost"
    MUTE = "the request is lost"
    DOWN = "connections are refused"


READY = b"Z\x00\x00\x00\x05I"
"""The end of PostgreSQL's answer to a commit."""


class Proxy:
    """Cuts the connection that sends `word` next; then the line is in the state `afterwards`."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._folder = Path(tempfile.mkdtemp(prefix="undercard-proxy-"))
        self._tasks: set[asyncio.Task[None]] = set()
        self.line = self.afterwards = Line.WHOLE
        self.word = b""
        self.cut, self.refused = asyncio.Event(), asyncio.Event()

    async def start(self) -> None:
        self._listening = await asyncio.start_unix_server(self._accept, self._folder / SOCKET)

    def url(self, url: str) -> str:
        """Return the URL of the same database through this proxy."""
        return urlsplit(url)._replace(query=f"host={self._folder}").geturl()

    def trap(self, line: Line, word: bytes, afterwards: Line = Line.WHOLE) -> None:
        self.line, self.word, self.afterwards = line, word, afterwards
        self.cut.clear()

    async def close(self) -> None:
        self._listening.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        shutil.rmtree(self._folder)

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        if self.line is Line.DOWN:
            writer.transport.abort()
            self.refused.set()
            return
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        there, back = await asyncio.open_unix_connection(self._server / SOCKET)
        answers = asyncio.create_task(self._pass(there, writer))
        try:
            await self._ask(reader, there, back, answers)
        finally:
            answers.cancel()
            writer.transport.abort()
            back.transport.abort()
            self._tasks.discard(task)

    async def _ask(
        self,
        reader: StreamReader,
        there: StreamReader,
        back: StreamWriter,
        answers: asyncio.Task[None],
    ) -> None:
        while data := await reader.read(1 << 16):
            if self.line in (Line.DEAF, Line.MUTE) and self.word in data:
                if self.line is Line.DEAF:
                    answers.cancel()
                    await asyncio.wait([answers])
                    back.write(data)
                    await there.readuntil(READY)
                self.line = self.afterwards
                self.cut.set()
                return
            back.write(data)

    async def _pass(self, reader: StreamReader, writer: StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            writer.write(data)
        writer.close()
