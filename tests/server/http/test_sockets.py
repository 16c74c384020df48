"""Sockets are limited in number and in time, so that one client cannot use them up.

The clock of the event loop is advanced, so each test takes no longer than its requests.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import cast

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.typing import Origin

from clock import LoopClock
from polling import LIMIT_SECONDS, eventually
from server.clients import LiveClient
from server.conftest import serving
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.http import sockets as sockets_module
from undercard.server.http.concurrency import Concurrency
from undercard.server.http.metrics import Metrics
from undercard.server.http.protocol import HEAD_BYTES, HttpProtocol
from undercard.server.http.sockets import Sockets, StallTimer, most_sockets
from undercard.server.live import protocol as protocol_module
from undercard.server.live.frames import Code
from undercard.server.live.handshake import scope_of
from undercard.server.settings import Rate, ServerSettings, UsageLimits

SLOW = 0.0001
AT_WORK = NO_LIMITS.at_work
HEALTH = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
READINESS = HEALTH.replace(b"/health", b"/api/readiness")
POST = (
    b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\n"
    b"content-type: application/json\r\ncontent-length: 100\r\n\r\n"
)


class Site:
    """A site that trusts no proxy, so that the test's own address is limited."""

    def __init__(self, app: Starlette, address: str) -> None:
        self.address, self._app = address, app
        self.host, self.port = address.split(":")

    def hits(self, limit: str) -> float:
        return float(self._app.state.metrics.value("rate_limited_total", limit=limit))

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            async with asyncio.timeout(LIMIT_SECONDS):
                yield reader, writer
        finally:
            writer.transport.abort()


@asynccontextmanager
async def site(
    settings: ServerSettings, proxies: str = "", **limits: object
) -> AsyncIterator[Site]:
    changed = replace(NO_LIMITS, **limits)  # type: ignore[arg-type]
    settings = replace(settings, limits=changed, trusted_proxies=proxies)
    async with open_app(settings) as app, serving(settings, app) as address:
        yield Site(app, address)


async def answer(reader: StreamReader) -> bytes:
    """Return the status line of the next response, or nothing if the connection was closed."""
    try:
        return (await reader.readline()).strip()
    except ConnectionError:
        return b""


async def is_healthy(here: Site) -> bool:
    async with here.opened() as (reader, writer):
        writer.write(HEALTH)
        return b"200" in await answer(reader)


@pytest.mark.parametrize("begun", [b"", b"GET /health HTTP/1.1\r\nhost"], ids=["silent", "slow"])
async def test_a_request_must_arrive_in_time(
    settings: ServerSettings, clock: LoopClock, begun: bytes
) -> None:
    async with site(settings) as here, here.opened() as (reader, writer):
        async with here.opened() as (other_reader, other_writer):
            other_writer.write(HEALTH)
            assert b"200" in await answer(other_reader)
        writer.write(begun)
        await writer.drain()
        await clock.advance(NO_LIMITS.request_seconds + 1)
        assert await answer(reader) == b""
        assert here.hits("late_request") == 1


async def test_after_a_response_the_next_request_must_arrive_in_time(
    settings: ServerSettings, clock: LoopClock
) -> None:
    """One byte of it stops uvicorn's own timeout."""
    async with site(settings) as here, here.opened() as (reader, writer):
        writer.write(HEALTH)
        assert b"200" in await answer(reader)
        writer.write(b"G")
        assert await is_healthy(here), "meanwhile the byte has arrived"
        await clock.advance(NO_LIMITS.request_seconds + 1)
        with suppress(ConnectionError):
            await reader.read()  # to the end
        assert here.hits("late_request") == 1


async def test_a_body_must_arrive_in_time(settings: ServerSettings, clock: LoopClock) -> None:
    async with site(settings) as here, here.opened() as (reader, writer):
        writer.write(POST + b"{")
        first = asyncio.ensure_future(answer(reader))
        while not first.done():
            await clock.advance(NO_LIMITS.request_seconds)
        assert b"408" in await first


async def test_headers_are_limited(settings: ServerSettings) -> None:
    async with site(settings) as here, here.opened() as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nx: " + b"x" * 2 * HEAD_BYTES)
        assert b"200" not in await answer(reader)


async def test_sockets_of_one_address_are_limited(settings: ServerSettings) -> None:
    async with site(settings, address_sockets=2) as here:
        async with here.opened(), here.opened():
            async with here.opened() as (reader, _):
                assert b"429" in await answer(reader)
            assert here.hits("address_sockets") == 1
        await eventually(lambda: is_healthy(here))


async def test_sockets_of_a_proxy_count_only_in_all(settings: ServerSettings) -> None:
    async with site(settings, proxies="127.0.0.1", address_sockets=1, sockets=3) as here:
        async with here.opened(), here.opened(), here.opened(), here.opened() as (reader, _):
            assert b"503" in await answer(reader)
        assert here.hits("sockets") == 1


class MappedTransport(asyncio.Transport):
    """A client over IPv4 at a socket for both families (`--host ::`)."""

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("::ffff:127.0.0.1", 5, 0, 0) if name == "peername" else default


async def test_a_proxy_is_trusted_at_a_socket_for_both_families(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise all clients behind it would share its address, and with it their limits."""
    mapped = MappedTransport()
    sockets = Sockets(replace(NO_LIMITS, address_sockets=1), "127.0.0.1")
    assert [sockets.enter(MappedTransport()) for _ in range(3)] == [None] * 3
    request = Request("/api/live", Headers())
    assert scope_of(request, mapped, "", {})["client"] == ("127.0.0.1", 5)

    uvicorns = sys.modules[HttpProtocol.__mro__[1].__module__]
    monkeypatch.setattr(uvicorns, "get_remote_addr", lambda _: ("::ffff:127.0.0.1", 5))
    async with site(settings, proxies="127.0.0.1") as here:
        origin = f"http://{here.address}"
        headers = {"origin": origin, "x-forwarded-for": "::ffff:203.0.113.9"}
        async with httpx.AsyncClient(
            base_url=origin, headers=headers, timeout=LIMIT_SECONDS
        ) as http:
            await http.post("/api/guest", json={"name": "Ann"})
            (session,) = (await http.get("/api/me/security")).json()["sessions"]
    assert session["address"] == "203.0.113.9"


async def test_a_websocket_keeps_its_place_until_it_is_closed(settings: ServerSettings) -> None:
    async with site(settings, address_sockets=2) as here:
        async with LiveClient.of(here.address), here.opened(), here.opened() as (reader, _):
            assert b"429" in await answer(reader)
        await eventually(lambda: here.hits("address_sockets") == 1)
        await eventually(lambda: is_healthy(here))


async def test_parallel_handshakes_do_not_pass_the_limit(settings: ServerSettings) -> None:
    """Four hundred of them once passed a limit of one hundred."""
    async with site(settings, connections=5) as here:

        async def shake() -> int:
            try:
                await connect(
                    f"ws://{here.address}/api/live",
                    origin=Origin(f"http://{here.address}"),
                    open_timeout=LIMIT_SECONDS,
                )
            except InvalidStatus as error:
                return error.response.status_code
            return 101

        statuses = await asyncio.gather(*(shake() for _ in range(40)))
        assert statuses.count(101) == 5
        assert statuses.count(429) == 35
        assert here.hits("connections") == 35


async def test_new_sockets_of_one_address_are_limited(settings: ServerSettings) -> None:
    """Otherwise a client could connect and leave as fast as it can."""
    async with site(settings, new_socket=Rate(3, SLOW)) as here:
        for _ in range(3):
            assert await is_healthy(here)
        assert not await is_healthy(here)
        assert here.hits("new_socket") == 1


async def test_requests_above_the_rate_are_delayed(
    settings: ServerSettings, clock: LoopClock
) -> None:
    async with site(settings, request=Rate(2, 1)) as here, here.opened() as (reader, writer):
        for _ in range(2):
            writer.write(READINESS)
            await reader.readuntil(b"\r\n\r\n")
        writer.write(READINESS)
        await eventually(lambda: here.hits("request") == 1)
        answered = asyncio.ensure_future(reader.readuntil(b"\r\n\r\n"))
        while not answered.done():
            await clock.advance(1)
        assert b"HTTP/1.1 200" in await answered


async def test_few_requests_of_one_address_are_worked_on_at_the_same_time() -> None:
    """The others wait; another address and a handshake that was answered do not count."""
    started: list[str] = []
    go_on = asyncio.Event()

    async def app(scope: Scope, _: Receive, send: Send) -> None:
        started.append(scope["client"][0])
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
        await go_on.wait()
        await send({"type": "http.response.start"})

    async def nothing(*_: object) -> None: ...

    limited = Concurrency(app, NO_LIMITS, Metrics())

    def ask(address: str, kind: str = "http") -> asyncio.Task[None]:
        scope = {"type": kind, "client": (address, 1), "headers": []}
        return asyncio.ensure_future(limited(scope, cast(Receive, nothing), nothing))

    tasks = [ask("203.0.113.1", "websocket") for _ in range(AT_WORK)]
    await eventually(lambda: len(started) == AT_WORK)
    tasks += [ask("203.0.113.1") for _ in range(2 * AT_WORK)]
    tasks.append(ask("203.0.113.2"))
    await eventually(lambda: "203.0.113.2" in started)
    assert started.count("203.0.113.1") == 2 * AT_WORK
    go_on.set()
    await asyncio.gather(*tasks)
    assert len(started) == 3 * AT_WORK + 1
    assert vars(limited)["_queues"] == {}


class Unread:
    """A transport whose client reads as much as a test says."""

    def __init__(self, unsent: int) -> None:
        self.unsent, self.is_aborted = unsent, False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_aborted = True


async def test_a_client_that_reads_nothing_is_disconnected(clock: LoopClock) -> None:
    transport = Unread(100_000)
    hits: list[int] = []
    timer = StallTimer(cast(asyncio.Transport, transport), 20, lambda: hits.append(1))
    timer.start()
    transport.unsent = 50_000
    await clock.advance(21)
    assert hits == [], "it reads, if slowly"
    await clock.advance(21)
    assert hits == [1]
    assert transport.is_aborted


async def test_requests_at_the_same_time_are_limited_behind_a_proxy(
    settings: ServerSettings,
) -> None:
    async with site(settings, proxies="127.0.0.1", address_sockets=1) as here:
        forwarded = b"x-forwarded-for: 203.0.113.9\r\n"
        slow = POST.replace(b"\r\n\r\n", b"\r\n" + forwarded + b"\r\n")
        quick = HEALTH.replace(b"\r\n\r\n", b"\r\n" + forwarded + b"\r\n")
        async with here.opened() as (_, first), here.opened() as (reader, second):
            first.write(slow)
            await first.drain()
            while not here.hits("address_requests"):
                second.write(quick)
                await reader.readline()
            assert here.hits("address_requests") == 1


def test_the_limit_follows_the_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets_module, "_descriptors", lambda: (256, 256))
    assert most_sockets(10_000) == 128
    sockets = Sockets(UsageLimits())
    assert sockets._most_of_one == 64, "others can still connect"


async def test_a_request_that_waits_for_a_place_counts_as_a_hit() -> None:
    """With one place, the second request of an address waits until the first has its response."""
    started: list[str] = []
    go_on = asyncio.Event()

    async def app(scope: Scope, _: Receive, send: Send) -> None:
        started.append(scope["path"])
        await go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def ignore(*_: object) -> None:
        """Stand for the server."""

    metrics = Metrics()
    limited = Concurrency(app, replace(NO_LIMITS, at_work=1), metrics)

    async def ask(path: str) -> None:
        scope = {"type": "http", "headers": [], "client": ("203.0.113.1", 1), "path": path}
        await limited(scope, cast(Receive, ignore), ignore)

    tasks = [asyncio.create_task(ask(path)) for path in ("/one", "/two")]
    await eventually(lambda: metrics.value("rate_limited_total", limit="at_work") == 1)
    assert started == ["/one"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert started == ["/one", "/two"]


async def test_a_flood_of_control_frames_counts_as_a_hit(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol_module, "HOLD_SECONDS", 0.01)
    async with site(settings, control_frame=Rate(1, SLOW)) as here:
        async with connect(f"ws://{here.address}/api/live", origin=own(here)) as socket:
            socket.transport.write(Frame(Opcode.PING, b"").serialize(mask=True) * 20)
            await socket.wait_closed()
        assert socket.close_code == Code.POLICY
        assert here.hits("control_frame") == protocol_module.MOST_HOLDS + 1


async def test_a_message_that_is_too_large_counts_as_a_hit(settings: ServerSettings) -> None:
    async with site(settings, body_bytes=100) as here:
        async with connect(f"ws://{here.address}/api/live", origin=own(here)) as socket:
            await socket.recv()
            await socket.send("x" * 101)
            assert "too_large" in str(await socket.recv())
            assert here.hits("body_bytes") == 1
            await socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        assert here.hits("body_bytes") == 2


def own(here: Site) -> Origin:
    return Origin(f"http://{here.address}")
