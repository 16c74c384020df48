"""People who play over HTTP and WebSocket and do not mind when the server is gone for a while."""

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

PAUSE_SECONDS = 0.1
SILENCE_SECONDS = 60.0
"""After so long without a word a follower asks anew, and the silence is counted."""
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError)
Json = dict[str, object]
Way = Literal["socket", "http"]
T = TypeVar("T")


class Legal(msgspec.Struct):
    """The part of a view that a random player reads."""

    legal: list[str]


class Seen(msgspec.Struct):
    """The part of `Now` that a player reads; the view is kept as it came."""

    number: int
    seat: int | None
    phase: str
    view: msgspec.Raw


class Message(msgspec.Struct):
    """Any message of the server's."""

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
    """Somebody with a session; `address` is the server that they use."""

    name: str
    address: str
    id: str = ""
    cookie: str = ""
    repeated: int = 0
    """Posts over HTTP that had to be sent again."""
    http: httpx.AsyncClient = field(init=False, repr=False)

    def __post_init__(self) -> None:
        origin = f"http://{self.address}"
        self.http = httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=30)

    async def enter(self) -> None:
        """As a guest."""
        reply = await patiently(lambda: self.http.post("/api/guest", json={"name": self.name}))
        self.id = reply.json()["me"]["id"]
        self.cookie = "; ".join(f"{name}={it}" for name, it in self.http.cookies.items())

    def at(self, address: str) -> Person:
        """The same person, by another server or from another window."""
        other = Person(self.name, address, self.id, self.cookie)
        other.http.headers["cookie"] = self.cookie
        return other

    async def make_table(self, body: Json) -> str:
        """If the answer is lost there may be two; the first then stays open, with nobody at it."""
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
        )


async def patiently(ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """Ask until there is an answer that does not say "later"."""
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
    """A step that somebody wants taken; sent again with the same key until it is answered."""

    table: str
    person: str
    key: str
    step: Json


class Journal:
    """What all people posted, and what they were told of it."""

    def __init__(self) -> None:
        self.posts: dict[tuple[str, str], Post] = {}
        """By person and key."""
        self.acknowledged: list[tuple[Post, int]] = []
        self.sent = 0
        self.refused = 0
        self.repeated = 0
        """Posts sent again because no answer had come."""
        self.lost_connections = 0
        self.silences = 0

    def new_post(self, table: str, person: Person, step: Json) -> Post:
        post = Post(table, person.id, secrets.token_urlsafe(8), step)
        self.posts[person.id, post.key] = post
        return post


class Follower:
    """Follows a table, whatever becomes of the connection; keeps every entry it was sent.

    It is strict: what comes must go on exactly where the last message ended.
    """

    def __init__(self, person: Person, table: str, journal: Journal) -> None:
        self.person, self.table, self.journal = person, table, journal
        self.heard: list[bytes] = []
        self.seat: int | None = None
        self.now: Seen | None = None
        self.views: dict[int, int] = {}
        """Of every view its hash, by the number of the step."""

    @property
    def is_over(self) -> bool:
        return self.now is not None and self.now.phase == "finished"

    async def follow(self) -> None:
        """Until the game is over."""
        while not self.is_over:
            try:
                async with AsyncExitStack() as stack:
                    socket = await stack.enter_async_context(self.person.connection())
                    stack.callback(self._note_end)
                    await self._attend(socket)
            except TimeoutError:
                self.journal.silences += 1
            except GONE:
                await asyncio.sleep(PAUSE_SECONDS)

    def _note_end(self) -> None:
        self.journal.lost_connections += not self.is_over

    async def _attend(self, socket: ClientConnection) -> None:
        asked = {"type": "follow", "table": self.table, "after": len(self.heard), "seat": self.seat}
        await socket.send(msgspec.json.encode(asked).decode())
        while not self.is_over:
            async with asyncio.timeout(SILENCE_SECONDS):
                message = read_message(await socket.recv())
            self._hear(message)
            await self.react(socket, message)

    async def react(self, socket: ClientConnection, message: Message) -> None:
        """For those who do more than look on."""

    def _hear(self, message: Message) -> None:
        if message.type == "snapshot":
            self._hear_snapshot(message)
        elif message.type == "entries":
            assert message.after == len(self.heard), "what came does not go on where we were"
            self._append(message.entries)
        elif message.type == "unfollowed":
            raise ConnectionError(f"not followed any more: {message.error}")
        if message.now is not None:
            assert message.now.number == len(self.heard)
            assert self.now is None or message.now.number >= self.now.number
            self.now = message.now
            self.views[self.now.number] = hash(bytes(self.now.view))

    def _hear_snapshot(self, message: Message) -> None:
        assert message.now is not None
        same_place = message.now.seat == self.seat
        assert message.after == (len(self.heard) if same_place else 0)
        if not same_place:
            self.heard, self.views, self.seat = [], {}, message.now.seat
        self._append(message.log)

    def _append(self, entries: list[msgspec.Raw] | None) -> None:
        for entry in entries or ():
            self.heard.append(bytes(entry))
            number = msgspec.json.decode(entry, type=Numbered).number
            assert number == len(self.heard), "a step is missing, or came twice"


class Numbered(msgspec.Struct):
    number: int


class Player(Follower):
    """Chooses at random whenever there is something to choose."""

    def __init__(
        self, person: Person, table: str, journal: Journal, rng: random.Random, way: Way
    ) -> None:
        super().__init__(person, table, journal)
        self._rng, self._way = rng, way
        self._post: Post | None = None
        self._answered = -1
        """The step last answered: it is not answered twice, whatever came of it."""

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
        if self._way == "http":
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
        if message.error in ("unavailable", "outcome_unknown"):
            await asyncio.sleep(PAUSE_SECONDS)
            raise ConnectionError(message.message)
        if self._post is not None and message.key == self._post.key:
            self._refuse()

    def _refuse(self) -> None:
        """The table had moved on; who may still act is told by what comes next."""
        self.journal.refused += 1
        self._post = None
