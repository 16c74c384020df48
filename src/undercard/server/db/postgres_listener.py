"""Receives the announcements of other processes, over a connection that is reopened when it breaks.

Announcements during a disconnection are lost. Therefore, after every connect, the latest number of
each watched table is read and announced, and its watchers continue from there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import asyncpg

from undercard.server.db.broadcasts import Broadcasts
from undercard.server.db.postgres_connection import ANSWER_SECONDS, Connection, connect
from undercard.server.db.postgres_errors import BROKEN
from undercard.server.db.postgres_sql import BROADCASTS, CHANNEL, LATEST
from undercard.server.db.watches import Watches

PULSE_SECONDS = 10.0
"""The interval of checks on a silent connection."""
PAUSE_SECONDS = 0.2


class PostgresListener:
    """Passes announcements on to `watches`, and texts that are not stored to `broadcasts`."""

    def __init__(self, dsn: str, watches: Watches, broadcasts: Broadcasts) -> None:
        self._dsn, self._watches, self._broadcasts = dsn, watches, broadcasts
        self._broken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        connection = await self._connect()
        self._task = asyncio.create_task(self._run(connection), name="undercard-listener")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, connection: Connection) -> None:
        while True:
            try:
                await self._stay(connection)
            finally:
                connection.terminate()
            connection = await self._reconnect()

    async def _stay(self, connection: Connection) -> None:
        """Wait until the connection breaks."""
        with suppress(*BROKEN, asyncpg.PostgresError):
            await self._wake(connection)
            while not self._broken.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(PULSE_SECONDS):
                        await self._broken.wait()
                await connection.execute("SELECT 1", timeout=ANSWER_SECONDS)

    async def _reconnect(self) -> Connection:
        while True:
            await asyncio.sleep(PAUSE_SECONDS)
            with suppress(*BROKEN, asyncpg.PostgresError):
                return await self._connect()

    async def _connect(self) -> Connection:
        broken = self._broken = asyncio.Event()
        connection = await connect(self._dsn)
        try:
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, self._receive)
            await connection.add_listener(BROADCASTS, self._receive_text)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _wake(self, connection: Connection) -> None:
        rows = await connection.fetch(LATEST, self._watches.tables(), timeout=ANSWER_SECONDS)
        for table, number in rows:
            self._watches.announce(table, number)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        number, _, table = str(payload).partition(":")
        self._watches.announce(table, int(number))

    def _receive_text(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        topic, _, text = str(payload).partition(" ")
        self._broadcasts.deliver(topic, text)
