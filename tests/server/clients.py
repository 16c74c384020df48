"""HTTP and WebSocket clients that behave like a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from polling import LIMIT_SECONDS

ORIGIN = "http://undercard.test"
Json = dict[str, Any]
BOT = {"kind": "bot", "level": "level1"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Client:
    """An HTTP client with cookies and the right Origin."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    @classmethod
    @asynccontextmanager
    async def of(cls, app: Starlette, **more: Any) -> AsyncIterator[Client]:  # noqa: ANN401
        transport = httpx.ASGITransport(app, **more)
        headers = {"origin": ORIGIN}
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers) as http:
            yield cls(http)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, status: int = 200, **query: object) -> Json:
        reply = await self.http.get(path, params={k: str(v) for k, v in query.items()})
        assert reply.status_code == status, reply.text
        return msgspec.json.decode(reply.content, type=Json)

    async def post(
        self, path: str, body: object, status: int = 200, key: str | None = None
    ) -> Json:
        headers = {} if key is None else {"idempotency-key": key}
        reply = await self.http.post(path, json=body, headers=headers)
        assert reply.status_code == status, reply.text
        return msgspec.json.decode(reply.content, type=Json)

    async def enter(self, name: str) -> Json:
        return await self.post("/api/guest", {"name": name}, 201)

    async def make_table(self, **body: object) -> str:
        made = await self.post("/api/tables", {"game": "fightdrome", **body}, 201)
        return str(made["table"])

    async def step(self, table: str, step: Json, status: int = 200, key: str | None = None) -> Json:
        return await self.post(f"/api/tables/{table}/steps", step, status, key)

    async def look(self, table: str, **query: object) -> Json:
        return await self.get(f"/api/tables/{table}", 200, **query)


async def play(clients: list[Client], table: str, most: int = 1000) -> int:
    """Play the first legal action of each turn; return the number of actions."""
    for done in range(most):
        shown = [await client.look(table) for client in clients]
        if shown[0]["now"]["phase"] == "finished":
            return done
        for client, seen in zip(clients, shown, strict=True):
            if seen["now"]["view"]["legal"]:
                await client.step(table, act(seen["now"]))
                break
        else:
            raise AssertionError("nobody may act")
    return most


def act(now: Json) -> Json:
    action = now["view"]["legal"][0]
    return {"step": "act", "seat": now["seat"], "action": action, "answers": now["number"]}


class LiveClient:
    """A WebSocket client; it keeps messages of other types for later."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.others: list[Json] = []

    @classmethod
    @asynccontextmanager
    async def of(cls, address: str, cookie: str = "") -> AsyncIterator[LiveClient]:
        headers = {"cookie": cookie} if cookie else {}
        async with connect(
            f"ws://{address}/api/live",
            origin=Origin(f"http://{address}"),
            additional_headers=headers,
            open_timeout=LIMIT_SECONDS,
            ping_timeout=LIMIT_SECONDS,
        ) as socket:
            client = cls(socket)
            await client.receive("hello")
            yield client

    async def send(self, type_: str, **more: object) -> None:
        await self.socket.send(msgspec.json.encode({"type": type_, **more}).decode())

    async def receive(self, type_: str) -> Json:
        """Return the next message of that type."""
        message = await self._find(lambda it: it["type"] == type_)
        self.others.remove(message)
        return message

    async def acknowledged(self) -> Json:
        """Return the next acknowledgement: a separate message, or part of the entries with the
        step."""
        message = await self._find(lambda it: it["type"] == "acknowledged" or "acknowledged" in it)
        if message["type"] == "acknowledged":
            self.others.remove(message)
            return message
        key, number = message.pop("acknowledged"), message["now"]["number"]
        return {"key": key, "table": message["table"], "number": number}

    async def _find(self, is_wanted: Callable[[Json], bool]) -> Json:
        """Return the first matching message; it stays in `others`."""
        while (found := next(filter(is_wanted, self.others), None)) is None:
            async with asyncio.timeout(LIMIT_SECONDS):
                self.others.append(msgspec.json.decode(await self.socket.recv(), type=Json))
        return found


async def leave(socket: ClientConnection) -> None:
    """Close, and read what is unread: the server's part of the closing handshake comes after it,
    and without it `close` would wait ten seconds."""
    closing = asyncio.create_task(socket.close())
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    await closing
