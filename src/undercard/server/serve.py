"""A server from its settings: opens what it needs, serves, and stops without losing a step."""

from __future__ import annotations

import asyncio
import gc
import importlib
import logging
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress

import uvicorn
from starlette.applications import Starlette

from undercard.kernel.engines import interpret
from undercard.server.listening import addresses, listen
from undercard.server.live.protocol import LiveProtocol
from undercard.server.logs import set_up_logs
from undercard.server.notices.service import Notices
from undercard.server.people import People
from undercard.server.readiness import Readiness, cold
from undercard.server.settings import Settings
from undercard.server.store import StoreUnavailable, open_store
from undercard.server.store.opening import SQLITE
from undercard.server.tables.service import Tables
from undercard.server.together import Together
from undercard.server.vitals import LoopLag, show_queues, show_vitals
from undercard.server.warming import warm_up
from undercard.server.web.app import create_app
from undercard.server.workers.pool import BotWorkers

SWEEP_SECONDS = 3600.0
COLLECTOR = 10_000, 1_000_000, 1
"""So many new objects, and they are looked at; older ones are not (see `_calm_collector`)."""
COLLECT_SECONDS = 600.0
STOPS = (signal.SIGINT, signal.SIGTERM)
FRAME_FACTOR = 16
"""A frame somewhat too large gets a typed error, one this much larger ends the connection."""
log = logging.getLogger(__name__)


class Host:
    """Whoever started the server; told what a person would like to know."""

    def opened(self, addresses: list[str]) -> None:
        """It can be reached, here and elsewhere."""

    def warmed_up(self, *, is_whole: bool) -> None:
        """All is compiled; or not all of it could be, and strong bots play more simply."""


def run_server(settings: Settings, host: Host | None = None) -> None:
    """As `serve`, on the quickest event loop there is."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, host))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's does not run on Windows."""
    try:
        return importlib.import_module("uvloop").new_event_loop  # type: ignore[no-any-return]
    except ImportError:
        return None


async def serve(settings: Settings, host: Host | None = None) -> None:
    """Until a signal says stop; requests in hand are finished, sockets told to come again."""
    set_up_logs(settings.log_level, settings.log_format)
    host = host or Host()
    readiness = Readiness()
    if settings.warm_up:
        interpret()
        readiness = cold()
    with listen(settings.host, settings.port) as listening:
        async with open_app(settings, readiness) as app:
            server = make_server(settings, app)
            with _calm_collector(), _stopped_by_signals(server):
                host.opened(addresses(listening))
                async with _warming(settings, app, host):
                    await server.serve(sockets=[listening])


@contextmanager
def _calm_collector() -> Iterator[None]:
    """Nearly all is freed without the collector, and modules are never garbage. With a thousand
    tables in memory a full collection takes a quarter of a second, and one of all that is new since
    a while nearly a tenth: so the new ones are looked at often, and everything seldom."""
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(*COLLECTOR)
    task = asyncio.create_task(_collect_seldom(), name="undercard-collector")
    try:
        yield
    finally:
        task.cancel()
        gc.set_threshold(*before)


async def _collect_seldom() -> None:
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


@asynccontextmanager
async def _warming(settings: Settings, app: Starlette, host: Host) -> AsyncIterator[None]:
    readiness: Readiness = app.state.site.readiness

    async def work() -> None:
        await warm_up(app.state.workers, readiness)
        host.warmed_up(is_whole=readiness.state == "ready")

    task = asyncio.create_task(work(), name="undercard-warming") if settings.warm_up else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.wait([task])


@asynccontextmanager
async def open_app(
    settings: Settings, readiness: Readiness | None = None
) -> AsyncIterator[Starlette]:
    """The application with everything behind it; closed in the reverse order."""
    readiness = readiness or Readiness()
    async with AsyncExitStack() as stack:
        store = await open_store(settings.url, settings.connections)
        stack.push_async_callback(store.close)
        people = People.open(settings.url, settings.connections)
        stack.push_async_callback(people.close)
        notices = await Notices.open(settings, people.database)
        stack.push_async_callback(notices.close)
        workers = BotWorkers(house=settings.house_bots)
        stack.push_async_callback(workers.close)
        is_alone = settings.url.startswith(SQLITE)
        tables = Tables(store, workers, time.time, is_alone=is_alone, readiness=readiness)
        stack.push_async_callback(tables.close)
        notices.listen_to(tables)
        together = Together(people.database, store, tables)
        stack.push_async_callback(together.close)
        together.start(is_alone=is_alone)
        await tables.start()
        sweeper = asyncio.create_task(_sweep(people), name="undercard-sweeper")
        stack.callback(sweeper.cancel)
        app = create_app(settings, tables, people, notices, together, readiness)
        app.state.workers = workers
        stack.push_async_callback(app.state.site.lab.close)
        lag = LoopLag()
        show_vitals(app.state.site.metrics, lag, store, readiness)
        show_queues(
            app.state.site.metrics,
            {
                "store": lambda: store.written.waiting,
                "ratings": lambda: together.ratings.waiting,
                "places": lambda: notices.places.waiting,
            },
        )
        for watch in (app.state.site.doors.watch, lag.watch):
            stack.callback(asyncio.create_task(watch()).cancel)
        yield app


class Server(uvicorn.Server):
    """uvicorn's own handlers raise the signal again at the end, before we have closed the rest."""

    stopping: asyncio.Event

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams would not end by themselves, and uvicorn waits for them."""
        self.stopping.set()
        await super().shutdown(sockets)


@contextmanager
def _stopped_by_signals(server: Server) -> Iterator[None]:
    # Not the loop's own way, which Windows does not have; uvicorn looks ten times a second.
    before = {number: signal.signal(number, server.handle_exit) for number in STOPS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def make_server(settings: Settings, app: Starlette) -> Server:
    """uvicorn stops with code 1012 on every WebSocket: come again."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=LiveProtocol,
        ws_max_size=settings.limits.body_bytes * FRAME_FACTOR,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.stop_seconds,
    )
    server = Server(config)
    server.stopping = app.state.site.stopping
    return server


async def _sweep(people: People) -> None:
    """Sessions that have ended are refused anyway; this is for the disk's sake."""
    while True:
        with suppress(StoreUnavailable):
            log.info("sessions ended", extra={"fields": {"count": await people.remove_expired()}})
        await asyncio.sleep(SWEEP_SECONDS)
