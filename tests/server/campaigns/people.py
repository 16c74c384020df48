"""Players that use HTTP and WebSocket and reconnect whenever the server is down."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Literal, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from polling import LIMIT_SECONDS

PAUSE_SECONDS = 0.1
SILENCE_SECONDS = 60.0
"""After this time without a message a subscriber reconnects, and the silence is counted."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError)
Json = dict[str, object]
Transport = Literal["socket", "http"]
T = TypeVar("T")


class Legal(msgspec.Struct):
    """The part of a view that a random player reads."""

    legal: list[str]


class Seen(msgspec.Struct):
    """The part of `Now` that a player reads; the view stays encoded."""

    number: int
    seat: int | None
    phase: str
    view: msgspec.Raw


class Message(msgspec.Struct):
    """Any message from the server."""

    type: str
    key: str | None = None
    number: int | None = None
    after: int | None = None
    log: list[msgspec.Raw] | None = None
    entries: list[msgspec.Raw] | None = None
    now: Seen | None = None
    acknowledged: str | None = None
    error: str | Json | None = None
    message: str = ""


read_message = msgspec.json.Decoder(Message).decode
read_legal = msgspec.json.Decoder(Legal | None).decode


@dataclass
class Person:
    """A person with a session; `address` is the server that they use."""

    name: str
    address: str
    id: str = ""
    cookie: str = ""
    repeated: int = 0
    """The number of repeated posts over HTTP."""
    http: httpx.AsyncClient = field(init=False, repr=False)

    def __post_init__(self) -> None:
        origin = f"http://{self.address}"
        self.http = httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=30)

    async def enter(self) -> None:
        """Sign in as a guest."""
        reply = await patiently(lambda: self.http.post("/api/guest", json={"name": self.name}))
        self.id = reply.json()["me"]["id"]
        self.cookie = "; ".join(f"{name}={it}" for name, it in self.http.cookies.items())

    def at(self, address: str) -> Person:
        """Return the same person in another window, at any server."""
        other = Person(self.name, address, self.id, self.cookie)
        other.http.headers["cookie"] = self.cookie
        return other

    async def make_table(self, body: Json) -> str:
        """Create a table. A lost response is retried and then leaves an empty second table."""
        reply = await patiently(lambda: self.http.post("/api/tables", json=body))
        return str(reply.json()["table"])

    async def post(self, table: str, step: Json, key: str) -> httpx.Response:
        headers = {"idempotency-key": key}
        path = f"/api/tables/{table}/steps"
        self.repeated -= 1

        async def send() -> httpx.Response:
            self.repeated += 1
            return await self.http.post(path, json=step, headers=headers)

        return await patiently(send)

    async def look(self, table: str) -> httpx.Response:
        return await patiently(lambda: self.http.get(f"/api/tables/{table}"))

    def connection(self) -> connect:
        return connect(
            f"ws://{self.address}/api/live",
            origin=Origin(f"http://{self.address}"),
            additional_headers={"cookie": self.cookie} if self.cookie else {},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_timeout=LIMIT_SECONDS,
        )


async def patiently(ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """Repeat the request until the server responds with anything but 503."""
    while True:
        try:
            reply = await ask()
            if reply.status_code < 500:
                return reply
            assert reply.status_code == 503, reply.text
        except httpx.TransportError:
            pass
        await asyncio.sleep(PAUSE_SECONDS)


@dataclass(frozen=True)
class Post:
    """A step that a person posts, repeated with the same key until the server responds."""

    table: str
    person: str
    key: str
    step: Json


class Journal:
    """All posts, and the responses to them."""

    def __init__(self) -> None:
        self.posts: dict[tuple[str, str], Post] = {}
        """Posts by person and key."""
        self.acknowledged: list[tuple[Post, int]] = []
        self.sent = 0
        self.refused = 0
        self.repeated = 0
        """The number of posts repeated because no response had arrived."""
        self.lost_connections = 0
        self.silences = 0

    def new_post(self, table: str, person: Person, step: Json) -> Post:
        post = Post(table, person.id, secrets.token_urlsafe(8), step)
        self.posts[person.id, post.key] = post
        return post


class Subscriber:
    """Subscribes to a table, reconnects when the connection is lost, and keeps every entry.

    It is strict: each message must continue exactly where the last one ended.
    """

    def __init__(self, person: Person, table: str, journal: Journal) -> None:
        self.person, self.table, self.journal = person, table, journal
        self.received: list[bytes] = []
        self.seat: int | None = None
        self.now: Seen | None = None
        self.views: dict[int, int] = {}
        """The hash of every view, by step number."""

    @property
    def is_over(self) -> bool:
        return self.now is not None and self.now.phase == "finished"

    async def subscribe(self) -> None:
        """Receive until the game is over."""
        while not self.is_over:
            try:
                async with AsyncExitStack() as stack:
                    socket = await stack.enter_async_context(self.person.connection())
                    stack.callback(self._count_loss)
                    await self._receive_all(socket)
            except TimeoutError:
                self.journal.silences += 1
            except GONE:
                await asyncio.sleep(PAUSE_SECONDS)

    def _count_loss(self) -> None:
        self.journal.lost_connections += not self.is_over

    async def _receive_all(self, socket: ClientConnection) -> None:
        known = len(self.received)
        asked = {"type": "subscribe", "table": self.table, "after": known, "seat": self.seat}
        await socket.send(msgspec.json.encode(asked).decode())
        while not self.is_over:
            async with asyncio.timeout(SILENCE_SECONDS):
                message = read_message(await socket.recv())
            self._receive(message)
            await self.react(socket, message)

    async def react(self, socket: ClientConnection, message: Message) -> None:
        """Respond to a message; a spectator does nothing."""

    def _receive(self, message: Message) -> None:
        if message.type == "snapshot":
            self._receive_snapshot(message)
        elif message.type == "entries":
            assert message.after == len(self.received), "the entries do not continue the log"
            self._append(message.entries)
        elif message.type == "unsubscribed":
            raise ConnectionError(f"the subscription ended: {message.error}")
        if message.now is not None:
            assert message.now.number == len(self.received)
            assert self.now is None or message.now.number >= self.now.number
            self.now = message.now
            self.views[self.now.number] = hash(bytes(self.now.view))

    def _receive_snapshot(self, message: Message) -> None:
        assert message.now is not None
        same_place = message.now.seat == self.seat
        assert message.after == (len(self.received) if same_place else 0)
        if not same_place:
            self.received, self.views, self.seat = [], {}, message.now.seat
        self._append(message.log)

    def _append(self, entries: list[msgspec.Raw] | None) -> None:
        for entry in entries or ():
            self.received.append(bytes(entry))
            number = msgspec.json.decode(entry, type=Numbered).number
            assert number == len(self.received), "a step is missing or was sent twice"


class Numbered(msgspec.Struct):
    number: int


class Player(Subscriber):
    """Plays a random legal action on each turn."""

    def __init__(
        self, person: Person, table: str, journal: Journal, rng: random.Random, transport: Transport
    ) -> None:
        super().__init__(person, table, journal)
        self._rng, self._transport = rng, transport
        self._post: Post | None = None
        self._answered = -1
        """The last step that this player acted on; it does not act on it again."""

    async def react(self, socket: ClientConnection, message: Message) -> None:
        if message.type == "acknowledged":
            self._end_post(message.key, message.number)
        elif message.acknowledged is not None and message.now is not None:
            self._end_post(message.acknowledged, message.now.number)
        elif message.type == "error":
            await self._take_refusal(message)
        if self._post is None:
            await self._choose(socket)
        elif message.type == "snapshot":
            self.journal.repeated += 1
            await self._send(socket, self._post)

    async def _choose(self, socket: ClientConnection) -> None:
        now = self.now
        if now is None or now.phase != "running" or now.number <= self._answered:
            return
        view = read_legal(now.view)
        if view is None or not view.legal:
            return
        action = self._rng.choice(view.legal)
        step: Json = {"step": "act", "seat": now.seat, "action": action, "answers": now.number}
        self._post = self.journal.new_post(self.table, self.person, step)
        self._answered = now.number
        await self._send(socket, self._post)

    async def _send(self, socket: ClientConnection, post: Post) -> None:
        self.journal.sent += 1
        if self._transport == "http":
            reply = await self.person.post(post.table, post.step, post.key)
            if reply.status_code == 200:
                self._end_post(post.key, reply.json()["number"])
            else:
                self._refuse()
            return
        asked = {"type": "step", "table": post.table, "key": post.key, "step": post.step}
        await socket.send(msgspec.json.encode(asked).decode())

    def _end_post(self, key: str | None, number: int | None) -> None:
        if self._post is not None and key == self._post.key:
            assert number is not None
            self.journal.acknowledged.append((self._post, number))
            self._post = None

    async def _take_refusal(self, message: Message) -> None:
        if message.error in ("unavailable", "cannot_store", "outcome_unknown"):
            await asyncio.sleep(PAUSE_SECONDS)
            raise ConnectionError(message.message)
        if self._post is not None and message.key == self._post.key:
            self._refuse()

    def _refuse(self) -> None:
        """Forget the post: the table has moved on, and the next message shows who is to act."""
        self.journal.refused += 1
        self._post = None
