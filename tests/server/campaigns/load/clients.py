"""People at Undercard's tables: two connections a table, random moves, one after the other.

python -m server.campaigns.load.clients ADDRESS

Each line of the input is an order, each is answered by a line. A process of its own, as lean as it
can be, so that the server is what is measured; `benchmarks/boardgame_io/clients.js` does the same.
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

AT_ONCE = 32
"""Requests and connections under way while people come."""
LONG_DUEL = {
    "game": "fightdrome",
    "options": {"mode": "match", "target": 10_000},
    "seats": [{"kind": "me"}, {"kind": "open"}],
}
"""A match that does not end within a measurement."""
T = TypeVar("T")


class Seat(msgspec.Struct, tag_field="do", tag="seat"):
    """So many more tables, with two people at each."""

    tables: int


class Play(msgspec.Struct, tag_field="do", tag="play"):
    """One move in `every` seconds at each table; 0: as soon as the last one was heard."""

    seconds: float
    every: float


class Come(msgspec.Struct, tag_field="do", tag="come"):
    """So many more people who are connected and do nothing."""

    people: int


class Watch(msgspec.Struct, tag_field="do", tag="watch"):
    """So many more spectators of the first table."""

    people: int


class Leave(msgspec.Struct, tag_field="do", tag="leave"):
    """Everybody closes the connection."""


Order = Seat | Play | Come | Watch | Leave


class Played(msgspec.Struct):
    """What came of `Play`: seconds from each post to its answer, and to the opponent's news."""

    seconds: float = 0.0
    cpu: float = 0.0
    acknowledged: list[float] = msgspec.field(default_factory=list)
    heard: list[float] = msgspec.field(default_factory=list)
    watched: list[float] = msgspec.field(default_factory=list)
    """To the spectators' news."""
    bytes: int = 0
    """All that was told to all."""


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


class Door:
    """How people get in, over HTTP."""

    def __init__(self, address: str) -> None:
        self.address, self.origin = address, f"http://{address}"
        nobody_s = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        limits = httpx.Limits(max_connections=AT_ONCE)
        self._http = httpx.AsyncClient(
            base_url=self.origin, cookies=nobody_s, limits=limits, timeout=LIMIT_SECONDS
        )

    async def enter(self) -> str:
        """A new guest's cookie."""
        reply = await self._post("/api/guest", {"name": "Guest"}, "")
        return "; ".join(f"{name}={it}" for name, it in reply.cookies.items())

    async def make_table(self, cookie: str) -> str:
        return str((await self._post("/api/tables", LONG_DUEL, cookie)).json()["table"])

    async def connect(self, cookie: str) -> ClientConnection:
        return await connect(
            f"ws://{self.address}/api/live",
            origin=Origin(self.origin),
            additional_headers={"cookie": cookie} if cookie else {},
            compression=None,
            max_size=None,
            open_timeout=LIMIT_SECONDS,
            ping_interval=None,
        )

    async def _post(self, path: str, body: object, cookie: str) -> httpx.Response:
        headers = {"origin": self.origin, "cookie": cookie}
        # uvicorn closes a connection that was idle for a while, maybe in this very moment.
        reply = await patiently(lambda: self._http.post(path, json=body, headers=headers))
        return reply.raise_for_status()


class Player:
    """One connection, and what it last heard of its table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Now | None = None

    async def send(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())


class Table:
    """A move is made when everybody has heard the last one."""

    def __init__(self) -> None:
        self.id = ""
        self.players: list[Player] = []
        self.played = Played()
        self.posted_at = 0.0
        self.awaited: set[str] = set()
        """What has to come before the next move: the answer, and the news to both."""
        self._every = self._until = self._due = 0.0
        self._mover: Player | None = None
        self._spectators: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, door: Door) -> None:
        cookies = [await door.enter() for _ in range(2)]
        self.id = await door.make_table(cookies[0])
        self.players = [Player(await door.connect(cookie)) for cookie in cookies]
        sitting = {"step": "sit_down", "seat": 1}
        await self.players[1].send(type="step", table=self.id, key="sit", step=sitting)
        await _next(self.players[1].socket, "acknowledged")
        for player in self.players:
            await player.send(type="follow", table=self.id)
        self._tasks = [asyncio.create_task(self._listen(it)) for it in self.players]
        while not self._can_go_on():
            await asyncio.sleep(0.02)

    def begin(self, order: Play, played: Played) -> None:
        now = time.perf_counter()
        self.played, self._every, self._until = played, order.every, now + order.seconds
        self._due = now + random.uniform(0, order.every)
        self._consider()

    async def watch(self, door: Door) -> None:
        spectator = Player(await door.connect(""))
        await spectator.send(type="follow", table=self.id)
        await _next(spectator.socket, "snapshot")
        self._spectators.append(spectator)
        self._tasks.append(asyncio.create_task(self._look_on(spectator)))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for player in (*self.players, *self._spectators):
            await player.socket.close()

    async def _look_on(self, spectator: Player) -> None:
        async for text in spectator.socket:
            if read_message(text).now is not None:
                self.played.watched.append(time.perf_counter() - self.posted_at)

    async def _listen(self, player: Player) -> None:
        async for text in player.socket:
            self.played.bytes += len(text)
            message = read_message(text)
            assert message.type not in ("error", "unfollowed"), text
            if message.now is not None:
                player.now = message.now
                self._hear(player)
            if message.type == "acknowledged" or message.acknowledged is not None:
                self._end_wait("answer", self.played.acknowledged)

    def _hear(self, player: Player) -> None:
        if player is self._mover:
            self._end_wait("own news", None)
        else:
            self._end_wait("news", self.played.heard)

    def _end_wait(self, what: str, times: list[float] | None) -> None:
        if what not in self.awaited:
            return
        self.awaited.discard(what)
        if times is not None:
            times.append(time.perf_counter() - self.posted_at)
        if not self.awaited:
            self._consider()

    def _can_go_on(self) -> bool:
        return self._next_mover() is not None and all(it.now for it in self.players)

    def _next_mover(self) -> Player | None:
        able = (it for it in self.players if it.now and it.now.view and it.now.view.legal)
        return next(able, None)

    def _consider(self) -> None:
        if max(self._due, time.perf_counter()) < self._until:
            wait = max(0.0, self._due - time.perf_counter()) if self._every else 0.0
            asyncio.get_running_loop().call_later(wait, self._act_soon)

    def _act_soon(self) -> None:
        self._tasks.append(asyncio.create_task(self._act()))
        self._tasks = [it for it in self._tasks if not it.done()]

    async def _act(self) -> None:
        if self.awaited or time.perf_counter() >= self._until:
            return  # a timer from before, that was late
        self._mover = mover = self._next_mover()
        assert mover is not None
        assert mover.now is not None
        assert mover.now.view is not None
        now, action = mover.now, random.choice(mover.now.view.legal)
        step = {"step": "act", "seat": now.seat, "action": action, "answers": now.number}
        self._due += self._every
        self.awaited = {"answer", "own news", "news"}
        self.posted_at = time.perf_counter()
        await mover.send(type="step", table=self.id, key=f"k{now.number}", step=step)


async def _next(socket: ClientConnection, kind: str) -> Message:
    while (message := read_message(await socket.recv())).type != kind:
        assert message.type != "error", message.message
    return message


class Crowd:
    """All who come from this process."""

    def __init__(self, address: str) -> None:
        self._door = Door(address)
        self._tables: list[Table] = []
        self._idle: list[ClientConnection] = []

    async def obey(self, order: Order) -> object:
        match order:
            case Seat(tables=count):
                tables = [Table() for _ in range(count)]
                await _a_few_at_once([partial(it.sit_down, self._door) for it in tables])
                self._tables += tables
            case Play():
                return await self._play(order)
            case Come(people=count):
                self._idle += await _a_few_at_once([self._come] * count)
            case Watch(people=count):
                await _a_few_at_once([partial(self._tables[0].watch, self._door)] * count)
            case Leave():
                await asyncio.gather(*(it.leave() for it in self._tables))
                await asyncio.gather(*(it.close() for it in self._idle))
                self._tables, self._idle = [], []
        return {}

    async def _come(self) -> ClientConnection:
        return await self._door.connect(await self._door.enter())

    async def _play(self, order: Play) -> Played:
        played, began, cpu = Played(), time.perf_counter(), time.process_time()
        for table in self._tables:
            table.begin(order, played)
        await asyncio.sleep(order.seconds)
        while any(table.awaited for table in self._tables):
            await asyncio.sleep(0.01)
        played.seconds = time.perf_counter() - began
        played.cpu = time.process_time() - cpu
        return played


async def _a_few_at_once(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(do: Callable[[], Awaitable[T]]) -> T:
        async with gate:
            return await do()

    return await asyncio.gather(*(one(it) for it in work))


async def main(address: str) -> None:
    crowd = Crowd(address)
    read = msgspec.json.Decoder(Order).decode
    while line := await asyncio.to_thread(sys.stdin.readline):
        answer = await crowd.obey(read(line))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
