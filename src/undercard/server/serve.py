"""A server from its settings: opens what it needs, serves, and stops without losing a step."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress

import uvicorn
from starlette.applications import Starlette

from undercard.server.logs import set_up_logs
from undercard.server.people import People
from undercard.server.settings import Settings
from undercard.server.store import StoreUnavailable, open_store
from undercard.server.store.opening import SQLITE
from undercard.server.tables.service import PATIENCE_SECONDS, Tables
from undercard.server.web.app import create_app
from undercard.server.workers.pool import BotWorkers

SWEEP_SECONDS = 3600.0
FRAME_FACTOR = 16
"""A frame somewhat too large gets a typed error, one this much larger ends the connection."""
log = logging.getLogger(__name__)


async def serve(settings: Settings) -> None:
    """Until a signal says stop; requests in hand are finished, sockets told to come again."""
    set_up_logs()
    async with open_app(settings) as app:
        server = make_server(settings, app)
        with _stopped_by_signals(server):
            await server.serve()


@asynccontextmanager
async def open_app(settings: Settings) -> AsyncIterator[Starlette]:
    """The application with everything behind it; closed in the reverse order."""
    async with AsyncExitStack() as stack:
        store = await open_store(settings.url)
        stack.push_async_callback(store.close)
        people = People.open(settings.url)
        stack.push_async_callback(people.close)
        workers = BotWorkers()
        stack.push_async_callback(workers.close)
        is_alone = settings.url.startswith(SQLITE)
        patience = 0.0 if is_alone else PATIENCE_SECONDS
        tables = Tables(store, workers, time.time, patience=patience)
        stack.push_async_callback(tables.close)
        await tables.start()
        sweeper = asyncio.create_task(_sweep(people), name="undercard-sweeper")
        stack.callback(sweeper.cancel)
        yield create_app(settings, tables, people)


class Server(uvicorn.Server):
    """uvicorn's own handlers raise the signal again at the end, before we have closed the rest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextmanager
def _stopped_by_signals(server: Server) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.handle_exit, number, None)
    try:
        yield
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


def make_server(settings: Settings, app: Starlette) -> Server:
    """uvicorn stops with code 1012 on every WebSocket: come again."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.limits.body_bytes * FRAME_FACTOR,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.stop_seconds,
    )
    return Server(config)


async def _sweep(people: People) -> None:
    """Sessions that have ended are refused anyway; this is for the disk's sake."""
    while True:
        with suppress(StoreUnavailable):
            log.info("sessions ended", extra={"fields": {"count": await people.remove_expired()}})
        await asyncio.sleep(SWEEP_SECONDS)
