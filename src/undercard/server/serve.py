"""Runs a server: starts it from its settings and stops it without losing a step."""

from __future__ import annotations

import asyncio
import gc
import importlib
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from starlette.applications import Starlette

from undercard.kernel.engine_switch import interpret
from undercard.server.app import open_app
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.bot_workers.readiness import Readiness, cold
from undercard.server.bot_workers.warm_up import keep_warm, warm_up
from undercard.server.db.server_lock import only_server
from undercard.server.db.sqlite_check import check_file
from undercard.server.http.protocol import HttpProtocol
from undercard.server.http.sockets import Sockets, raise_descriptor_limit
from undercard.server.listener import addresses, listen
from undercard.server.live.protocol import LiveProtocol
from undercard.server.logs import set_up_logs
from undercard.server.settings import ServerSettings

COLLECTOR = 10_000, 1_000_000, 1
"""Thresholds of the garbage collector (see `_calm_collector`)."""
COLLECT_SECONDS = 600.0
STOPS = (signal.SIGINT, signal.SIGTERM)
FRAME_FACTOR = 16
"""Frames over the limit get a typed error; frames over this multiple of it close the connection."""
log = logging.getLogger(__name__)


class ServerObserver:
    """Receives the events of a server's start, for the program that started it."""

    def opened(self, addresses: list[str]) -> None:
        """The server can be reached at these addresses."""

    def warmed_up(self, *, is_whole: bool) -> None:
        """Compilation has ended; if not `is_whole`, simple bots replace strong ones."""


def run_server(settings: ServerSettings, host: ServerObserver | None = None) -> None:
    """Run `serve` on the fastest installed event loop."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, host))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's factory, which is not available on Windows."""
    try:
        return importlib.import_module("uvloop").new_event_loop  # type: ignore[no-any-return]
    except ImportError:
        return None


async def serve(settings: ServerSettings, host: ServerObserver | None = None) -> None:
    """Serve until a signal; pending requests are finished, and WebSockets asked to reconnect."""
    set_up_logs(settings.log_level, settings.log_format)
    host = host or ServerObserver()
    raise_descriptor_limit(settings.limits.sockets)
    readiness = Readiness()
    if settings.warm_up:
        interpret()
        readiness = cold()
    with only_server(settings.url), listen(settings.host, settings.port) as listening:
        await asyncio.to_thread(check_file, settings.url)
        async with open_app(settings, readiness) as app:
            server = make_server(settings, app)
            with _calm_collector(), _stopped_by_signals(server):
                host.opened(addresses(listening))
                async with _warm_up_task(settings, app, host):
                    await server.serve(sockets=[listening])


@contextmanager
def _calm_collector() -> Iterator[None]:
    """Collect young objects often and all objects rarely.

    Nearly all objects are freed without the collector. With a thousand tables in memory a full
    collection takes a quarter of a second, one of the middle generation nearly a tenth.
    """
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(*COLLECTOR)
    task = asyncio.create_task(_collect_rarely(), name="undercard-collector")
    try:
        yield
    finally:
        task.cancel()
        gc.set_threshold(*before)


async def _collect_rarely() -> None:
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


@asynccontextmanager
async def _warm_up_task(
    settings: ServerSettings, app: Starlette, host: ServerObserver
) -> AsyncIterator[None]:
    readiness: Readiness = app.state.core.readiness

    async def work() -> None:
        workers: BotWorkers = app.state.core.workers
        await warm_up(workers, readiness)
        host.warmed_up(is_whole=readiness.state == "ready")
        await keep_warm(workers, readiness)

    task = asyncio.create_task(work(), name="undercard-warming") if settings.warm_up else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.wait([task])


class Config(uvicorn.Config):
    """uvicorn's configuration, with the sockets that its protocols count."""

    sockets: Sockets


class Server(uvicorn.Server):
    """A uvicorn server without its signal handlers, which raise the signal again before we have
    closed the rest."""

    stopping: asyncio.Event

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams first: uvicorn waits for them."""
        self.stopping.set()
        await super().shutdown(sockets)


@contextmanager
def _stopped_by_signals(server: Server) -> Iterator[None]:
    # Not `loop.add_signal_handler`, which Windows lacks; uvicorn checks ten times a second.
    before = {number: signal.signal(number, server.handle_exit) for number in STOPS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def make_server(settings: ServerSettings, app: Starlette) -> Server:
    """Return the uvicorn server; at a stop it closes every WebSocket with code 1012, service
    restart."""
    config = Config(
        app,
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
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
    exceeded = app.state.metrics.limit
    config.sockets = Sockets(settings.limits, settings.trusted_proxies, exceeded)
    server = Server(config)
    server.stopping = app.state.stopping
    return server
