"""Middleware that shares the server's time between addresses.

Requests and handshakes of one address above its rate are delayed, not refused, and only a few of
them are worked on at the same time. Whatever an address sends, another one waits for a few of its
requests at most. Behind a proxy, sockets say nothing about clients, so requests are counted by the
client's address.
"""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercard.server.http.call import address_of
from undercard.server.http.errors import Busy, refusal_of, status_of
from undercard.server.http.metrics import Metrics
from undercard.server.http.rate_limits import Pace
from undercard.server.http.responses import refusal_response
from undercard.server.settings import UsageLimits

WAIT_SECONDS = 1.0
RESPONSES = frozenset(
    {
        "http.response.start",
        "websocket.accept",
        "websocket.close",
        "websocket.http.response.start",
    }
)


class AddressQueue:
    """The requests of one address: their number, and places for those at work."""

    def __init__(self, most_at_work: int) -> None:
        self.open = 0
        self.places = asyncio.Semaphore(most_at_work)


class PendingRequest:
    """One request. It has a place until its response begins, and counts until its end; a
    handshake counts until its response, because the route counts WebSockets."""

    def __init__(self, queue: AddressQueue, send: Send, *, is_handshake: bool) -> None:
        self._queue, self._send, self._is_handshake = queue, send, is_handshake
        self._has_place, self._is_open = False, True
        queue.open += 1

    async def start(self) -> None:
        await self._queue.places.acquire()
        self._has_place = True

    async def send(self, message: Message) -> None:
        if message["type"] in RESPONSES:
            self._leave_place()
            if self._is_handshake:
                self.end()
        await self._send(message)

    def end(self) -> None:
        self._leave_place()
        self._queue.open -= self._is_open
        self._is_open = False

    def _leave_place(self) -> None:
        if self._has_place:
            self._has_place = False
            self._queue.places.release()


class Concurrency:
    """Counts a request before anything is awaited."""

    def __init__(self, app: ASGIApp, limits: UsageLimits, metrics: Metrics) -> None:
        self._app, self._most, self._metrics = app, limits.address_sockets, metrics
        self._most_at_work = limits.at_work
        self._pace = Pace(limits.request)
        self._queues: dict[str, AddressQueue] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        queue = self._queues.setdefault(address, AddressQueue(self._most_at_work))
        if queue.open >= self._most:
            await self._refuse(scope, receive, send)
            return
        request = PendingRequest(queue, send, is_handshake=scope["type"] == "websocket")
        try:
            await self._wait(address)
            if queue.places.locked():
                self._metrics.limit("at_work")
            await request.start()
            await self._app(scope, receive, request.send)
        finally:
            request.end()
            if not queue.open:
                self._queues.pop(address, None)

    async def _wait(self, address: str) -> None:
        if seconds := self._pace.take(address):
            self._metrics.limit("request")
            await asyncio.sleep(seconds)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._metrics.limit("address_requests")
        error = Busy("too many requests at the same time from this address", WAIT_SECONDS)
        await refusal_response(refusal_of(error), status_of(error))(scope, receive, send)
