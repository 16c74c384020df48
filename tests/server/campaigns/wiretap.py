"""Captures every byte that leaves a server, by receiver.

The tables are in this process, behind a real HTTP server, so that a test knows the hidden state and
can insert a defect.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection

from polling import LIMIT_SECONDS
from server.campaigns.people import Json, Person, read_legal, read_message
from undercard.server.tables.service import Tables
from undercard.table.table import Table

SECONDS = LIMIT_SECONDS
"""A test fails when a message does not arrive; it does not hang."""
LATEST = 2**31 - 1


@dataclass(frozen=True)
class Caught:
    """Bytes that a client received when the table was at step `number`."""

    number: int
    channel: str
    content: bytes
    asked: Json = field(default_factory=dict)
    """The rejected post, if this is an error."""


class Audience:
    """A player or a spectator with one WebSocket."""

    def __init__(self, person: Person, table: str, socket: ClientConnection) -> None:
        self.person, self.table, self._socket = person, table, socket
        self.caught: list[Caught] = []
        self.number = 0
        """The last step that it received."""
        self.seat: int | None = None
        self.legal: list[str] = []
        self.at = 0
        """The current step of the table, set by the driver."""
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._asked: dict[str, Json] = {}

    async def receive(self) -> None:
        """Keep all messages, without end."""
        while True:
            content = await self._socket.recv(decode=False)
            message = read_message(content)
            asked = self._asked.get(message.key or "", {})
            self.caught.append(Caught(self.at, "socket", content, asked))
            if message.now is not None:
                self.number, self.seat = message.now.number, message.now.seat
                view = read_legal(message.now.view)
                self.legal = [] if view is None else view.legal
            for key in (message.key, message.acknowledged):
                if key in self._answers:
                    self._answers.pop(key).set_result(None)

    async def send(self, type_: str, **more: object) -> None:
        await self._socket.send(msgspec.json.encode({"type": type_, **more}).decode())

    async def post(self, step: Json) -> None:
        """Post a step; return when it is acknowledged or rejected."""
        key = secrets.token_urlsafe(8)
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        self._asked[key] = step
        await self.send("step", table=self.table, key=key, step=step)
        async with asyncio.timeout(SECONDS):
            await answer

    async def get(self, path: str) -> None:
        reply = await self.person.http.get(path)
        head = "\n".join(f"{name}: {it}" for name, it in reply.headers.items())
        self.caught.append(Caught(self.at, "header", head.encode()))
        self.caught.append(Caught(self.at, path, reply.content))


@dataclass
class Tapped:
    """A whole game, and every byte that each client received."""

    table: Table
    audiences: list[Audience]
    private: bool = False


class Tap:
    """Plays one game in lockstep: the next step waits until all clients have received the last
    one."""

    def __init__(self, tables: Tables, address: str, seed: int, most_steps: int) -> None:
        self._tables, self._address, self._most_steps = tables, address, most_steps
        self._rng = random.Random(seed)

    async def play(self, body: Json, seats: int) -> Tapped:
        people = [Person(name, self._address) for name in ("Ann", "Ben", "Cem")[:seats]]
        for person in people:
            await person.enter()
        table = await people[0].make_table(body)
        async with AsyncExitStack() as stack:
            visitors = [*people, Person("Eve", self._address)]
            audiences = [
                await stack.enter_async_context(_connected(person, table)) for person in visitors
            ]
            async with self._tables._cache.use(table) as live:
                await self._begin(live.table, audiences)
                await self._play_out(live.table, audiences)
            for person in visitors:
                await person.http.aclose()
        return Tapped(live.table, audiences, body.get("visibility") == "private")

    async def _begin(self, table: Table, audiences: list[Audience]) -> None:
        players = audiences[:-1]
        for seat, audience in enumerate(players[1:], 1):
            await self._step(table, audiences, audience, {"step": "sit_down", "seat": seat})
        await self._step(table, audiences, players[0], {"step": "start"})
        async with asyncio.timeout(SECONDS):
            while any(audience.seat is None for audience in players):
                await asyncio.sleep(0.001)

    async def _play_out(self, table: Table, audiences: list[Audience]) -> None:
        while not table.is_over and table.number < self._most_steps:
            await self._probe(table, audiences)
            actor = next(it for it in audiences if it.seat == table.to_act)
            act = _act(actor, self._rng.choice(actor.legal), table.number)
            await self._step(table, audiences, actor, act)
        for loser in audiences[1:-1]:
            if not table.is_over:
                await self._step(table, audiences, loser, {"step": "resign", "seat": loser.seat})
        await self._probe(table, audiences)

    async def _step(
        self, table: Table, audiences: list[Audience], actor: Audience, step: Json
    ) -> None:
        await self._wait(table, audiences)
        for audience in audiences:
            audience.at = table.number + 1
        await actor.post(step)
        await self._wait(table, audiences)

    async def _probe(self, table: Table, audiences: list[Audience]) -> None:
        """Sometimes let a client reload, request the record, or try an illegal action."""
        if self._rng.random() > 0.2:
            return
        one = self._rng.choice(audiences)
        path = f"/api/tables/{table.about.id}"
        seat, known = self._rng.randrange(table.game.seats), self._rng.randint(0, table.number)
        await one.get(path)
        await one.get(f"{path}?seat={seat}&after={known}")
        await one.get(f"{path}/record")
        await one.get("/api/tables")
        if not table.is_over:
            wrong = self._rng.choice(("rest", "pass", "K30", "P60", "bid 3", "nonsense"))
            if wrong not in one.legal:
                await one.post(_act(one, wrong, table.number))

    async def _wait(self, table: Table, audiences: list[Audience]) -> None:
        async with asyncio.timeout(SECONDS):
            while not all(_is_current(table, audience) for audience in audiences):
                await asyncio.sleep(0.001)


def _is_current(table: Table, audience: Audience) -> bool:
    return audience.number >= table.snapshot(audience.seat, LATEST).number


def _act(audience: Audience, action: str, answers: int) -> Json:
    seat = audience.seat if audience.seat is not None else 0
    return {"step": "act", "seat": seat, "action": action, "answers": answers}


@asynccontextmanager
async def _connected(person: Person, table: str) -> AsyncIterator[Audience]:
    async with person.connection() as socket:
        audience = Audience(person, table, socket)
        receiver = asyncio.create_task(audience.receive())
        await audience.send("subscribe_lobby")
        await audience.send("subscribe", table=table)
        yield audience
        receiver.cancel()
        await asyncio.wait([receiver])
