"""Clients at Undercard's tables: two connections per table, which play random moves in turn.

python -m server.campaigns.load.clients ADDRESS

Each line of the input is an order and gets one line in response. The clients run in a separate
process with little overhead, so that the server is the bottleneck;
`benchmarks/boardgame_io/clients.js` does the same for boardgame.io.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from polling import LIMIT_SECONDS
from server.campaigns.people import patiently

MAX_CONCURRENT = 32
"""The maximum number of concurrent requests and handshakes while clients connect."""
LONG_DUEL = {
    "game": "fightdrome",
    "options": {"mode": "match", "target": 10_000},
    "seats": [{"kind": "me"}, {"kind": "open"}],
}
"""A match that is too long to end within a measurement."""
T = TypeVar("T")


class Seat(msgspec.Struct, tag_field="do", tag="seat"):
    """Add `tables` tables with two players each."""

    tables: int


class Play(msgspec.Struct, tag_field="do", tag="play"):
    """Play one move per table every `every` seconds; with 0, as soon as the last one was
    received."""

    seconds: float
    every: float


class Come(msgspec.Struct, tag_field="do", tag="come"):
    """Add `people` idle connections."""

    people: int


class Watch(msgspec.Struct, tag_field="do", tag="watch"):
    """Add `people` spectators to the first table."""

    people: int


class Leave(msgspec.Struct, tag_field="do", tag="leave"):
    """Close all connections."""


Order = Seat | Play | Come | Watch | Leave


class Played(msgspec.Struct):
    """The result of `Play`: seconds from each post to its answer, and to the opponent's update."""

    seconds: float = 0.0
    cpu: float = 0.0
    acknowledged: list[float] = msgspec.field(default_factory=list)
    received: list[float] = msgspec.field(default_factory=list)
    watched: list[float] = msgspec.field(default_factory=list)
    """Seconds to each spectator's update."""
    bytes: int = 0
    """Bytes received by all players."""


class View(msgspec.Struct):
    legal: list[str] = []


class Now(msgspec.Struct):
    number: int
    seat: int | None
    view: View | None


class Message(msgspec.Struct):
    """The part of the server's messages that a random player reads."""

    type: str
    now: Now | None = None
    acknowledged: str | None = None
    message: str = ""


read_message = msgspec.json.Decoder(Message).decode


KEPT_SECONDS = 1.0
"""A client keeps idle connections for less time than the server, which would otherwise close one
that is just used again."""


class Lobby:
    """Creates guests and tables over HTTP, and opens their connections; `source` is the address
    of the clients."""

    def __init__(self, address: str, source: str = "127.0.0.1") -> None:
        self.address, self.origin, self._source = address, f"http://{address}", source
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        limits = httpx.Limits(max_connections=MAX_CONCURRENT, keepalive_expiry=KEPT_SECONDS)
        transport = httpx.AsyncHTTPTransport(limits=limits, local_address=source)
        self._http = httpx.AsyncClient(
            base_url=self.origin, cookies=no_cookies, transport=transport, timeout=LIMIT_SECONDS
        )

    async def enter(self) -> str:
        """Return the cookie of a new guest."""
        reply = await self._post("/api/guest", {"name": "Guest"}, "")
        return "; ".join(f"{name}={it}" for name, it in reply.cookies.items())

    async def make_table(self, cookie: str, body: object = LONG_DUEL) -> str:
        return str((await self._post("/api/tables", body, cookie)).json()["table"])

    async def connect(self, cookie: str) -> ClientConnection:
        return await connect(
            f"ws://{self.address}/api/live",
            origin=Origin(self.origin),
            additional_headers={"cookie": cookie} if cookie else {},
            compression=None,
            max_size=None,
            open_timeout=LIMIT_SECONDS,
            ping_interval=None,
            local_addr=(self._source, 0),
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def _post(self, path: str, body: object, cookie: str) -> httpx.Response:
        headers = {"origin": self.origin, "cookie": cookie}
        # uvicorn closes idle connections, possibly at this moment.
        reply = await patiently(lambda: self._http.post(path, json=body, headers=headers))
        return reply.raise_for_status()


class Player:
    """One connection, and the last state it received of its table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Now | None = None

    async def send(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())


LEAST_MOVES = 2
"""Moves of a table in each period, however slow the machine is: a distribution needs two."""


class Table:
    """A table that makes its next move when all players have received the last one."""

    def __init__(self) -> None:
        self.id = ""
        self.players: list[Player] = []
        self.played = Played()
        self.posted_at = 0.0
        self.awaited: set[str] = set()
        """Messages that must arrive before the next move: the answer, and an update for each
        player."""
        self._every = self._until = self._due = 0.0
        self._left = 0
        self._mover: Player | None = None
        self._spectators: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_busy(self) -> bool:
        """Whether the period is not over for this table."""
        return self._left > 0 or bool(self.awaited)

    async def sit_down(self, lobby: Lobby, other: Lobby | None = None) -> None:
        """Seat two players; the second one comes through `other`, if it is given."""
        lobbies = (lobby, other or lobby)
        cookies = [await it.enter() for it in lobbies]
        self.id = await lobby.make_table(cookies[0])
        pairs = zip(lobbies, cookies, strict=True)
        self.players = [Player(await it.connect(cookie)) for it, cookie in pairs]
        sitting = {"step": "sit_down", "seat": 1}
        await self.players[1].send(type="step", table=self.id, key="sit", step=sitting)
        await _next(self.players[1].socket, "acknowledged")
        for player in self.players:
            await player.send(type="subscribe", table=self.id)
        self._tasks = [asyncio.create_task(self._receive(it)) for it in self.players]
        while not self._can_go_on():
            await asyncio.sleep(0.02)

    def begin(self, order: Play, played: Played) -> None:
        now = time.perf_counter()
        self.played, self._every, self._until = played, order.every, now + order.seconds
        self._due = now + random.uniform(0, order.every)
        self._left = LEAST_MOVES
        self._schedule()

    async def watch(self, lobby: Lobby) -> None:
        spectator = Player(await lobby.connect(""))
        await spectator.send(type="subscribe", table=self.id)
        await _next(spectator.socket, "snapshot")
        self._spectators.append(spectator)
        self._tasks.append(asyncio.create_task(self._watch(spectator)))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for player in (*self.players, *self._spectators):
            await player.socket.close()

    async def _watch(self, spectator: Player) -> None:
        async for text in spectator.socket:
            if read_message(text).now is not None:
                self.played.watched.append(time.perf_counter() - self.posted_at)

    async def _receive(self, player: Player) -> None:
        async for text in player.socket:
            self.played.bytes += len(text)
            message = read_message(text)
            assert message.type not in ("error", "unsubscribed"), text
            if message.now is not None:
                player.now = message.now
                self._note_update(player)
            if message.type == "acknowledged" or message.acknowledged is not None:
                self._end_wait("answer", self.played.acknowledged)

    def _note_update(self, player: Player) -> None:
        if player is self._mover:
            self._end_wait("own update", None)
        else:
            self._end_wait("update", self.played.received)

    def _end_wait(self, what: str, times: list[float] | None) -> None:
        if what not in self.awaited:
            return
        self.awaited.discard(what)
        if times is not None:
            times.append(time.perf_counter() - self.posted_at)
        if not self.awaited:
            self._schedule()

    def _can_go_on(self) -> bool:
        return self._next_mover() is not None and all(it.now for it in self.players)

    def _next_mover(self) -> Player | None:
        able = (it for it in self.players if it.now and it.now.view and it.now.view.legal)
        return next(able, None)

    def _schedule(self) -> None:
        if self._left or max(self._due, time.perf_counter()) < self._until:
            wait = max(0.0, self._due - time.perf_counter()) if self._every else 0.0
            asyncio.get_running_loop().call_later(wait, self._act_soon)

    def _act_soon(self) -> None:
        self._tasks.append(asyncio.create_task(self._act()))
        self._tasks = [it for it in self._tasks if not it.done()]

    async def _act(self) -> None:
        if self.awaited or not (self._left or time.perf_counter() < self._until):
            return  # a late timer of an earlier move
        self._left = max(0, self._left - 1)
        self._mover = mover = self._next_mover()
        assert mover is not None
        assert mover.now is not None
        assert mover.now.view is not None
        now, action = mover.now, random.choice(mover.now.view.legal)
        step = {"step": "act", "seat": now.seat, "action": action, "answers": now.number}
        self._due += self._every
        self.awaited = {"answer", "own update", "update"}
        self.posted_at = time.perf_counter()
        await mover.send(type="step", table=self.id, key=f"k{now.number}", step=step)


async def _next(socket: ClientConnection, kind: str) -> Message:
    while (message := read_message(await socket.recv())).type != kind:
        assert message.type != "error", message.message
    return message


class Crowd:
    """All clients of this process."""

    def __init__(self, address: str) -> None:
        self._lobby = Lobby(address)
        self._tables: list[Table] = []
        self._idle: list[ClientConnection] = []

    async def execute(self, order: Order) -> object:
        match order:
            case Seat(tables=count):
                tables = [Table() for _ in range(count)]
                await _run_limited([partial(it.sit_down, self._lobby) for it in tables])
                self._tables += tables
            case Play():
                return await self._play(order)
            case Come(people=count):
                self._idle += await _run_limited([self._connect] * count)
            case Watch(people=count):
                await _run_limited([partial(self._tables[0].watch, self._lobby)] * count)
            case Leave():
                await asyncio.gather(*(it.leave() for it in self._tables))
                await asyncio.gather(*(it.close() for it in self._idle))
                self._tables, self._idle = [], []
        return {}

    async def _connect(self) -> ClientConnection:
        return await self._lobby.connect(await self._lobby.enter())

    async def _play(self, order: Play) -> Played:
        played, began, cpu = Played(), time.perf_counter(), time.process_time()
        for table in self._tables:
            table.begin(order, played)
        await asyncio.sleep(order.seconds)
        while any(table.is_busy for table in self._tables):
            await asyncio.sleep(0.01)
        played.seconds = time.perf_counter() - began
        played.cpu = time.process_time() - cpu
        return played


async def _run_limited(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    gate = asyncio.Semaphore(MAX_CONCURRENT)

    async def one(do: Callable[[], Awaitable[T]]) -> T:
        async with gate:
            return await do()

    return await asyncio.gather(*(one(it) for it in work))


async def main(address: str) -> None:
    crowd = Crowd(address)
    read = msgspec.json.Decoder(Order).decode
    while line := await asyncio.to_thread(sys.stdin.readline):
        answer = await crowd.execute(read(line))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
