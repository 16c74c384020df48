"""A bot program: it has a token but no cookie and no Origin."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import msgspec
from starlette.applications import Starlette

from polling import LIMIT_SECONDS
from server.clients import Client, Json

PASSWORD = "correct horse"


async def make_token(app: Starlette, name: str, *scopes: str) -> str:
    """Return a token of a new account."""
    async with Client.of(app) as owner:
        await owner.post("/api/account", {"name": name, "password": PASSWORD}, 201)
        wanted = {"scopes": list(scopes)} if scopes else {}
        made = await owner.post("/api/tokens", {"name": "laptop", **wanted}, 201)
        return str(made["token"])


async def make_bot(app: Starlette, address: str, name: str) -> str:
    """Return the token of a new bot account."""
    token = await make_token(app, name)
    async with Program.of(address, token) as program:
        await program.post("/api/bot/account/upgrade", status=200)
    return token


class Program:
    """A client as the author of a bot would write it."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    @classmethod
    @asynccontextmanager
    async def of(cls, address: str, token: str) -> AsyncIterator[Program]:
        headers = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(
            base_url=f"http://{address}", headers=headers, timeout=LIMIT_SECONDS
        ) as http:
            yield cls(http)

    async def get(self, path: str, status: int = 200) -> Json:
        return _read(await self.http.get(path), status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Json:
        return _read(await self.http.post(path, json=body), status)

    @asynccontextmanager
    async def stream(self, path: str) -> AsyncIterator[Lines]:
        async with self.http.stream("GET", path) as reply:
            assert reply.headers["content-type"] == "application/x-ndjson", await reply.aread()
            yield Lines(reply)


class Lines:
    """The lines of a stream."""

    def __init__(self, reply: httpx.Response) -> None:
        self.rest = reply.aiter_lines()

    async def next(self) -> Json | None:
        """Return the next event, or None at the end; keep-alive lines are skipped."""
        async with asyncio.timeout(LIMIT_SECONDS):
            async for line in self.rest:
                if line:
                    return msgspec.json.decode(line, type=Json)
        return None

    async def until_keep_alive(self) -> None:
        """Read up to the next keep-alive line."""
        async with asyncio.timeout(LIMIT_SECONDS):
            async for line in self.rest:
                if not line:
                    return
        raise AssertionError("the stream ended")

    async def until(self, type_: str) -> Json:
        while (line := await self.next()) is not None:
            if line["type"] == type_:
                return line
        raise AssertionError(f"the stream ended before {type_}")


def _read(reply: httpx.Response, status: int) -> Json:
    assert reply.status_code == status, reply.text
    return msgspec.json.decode(reply.content, type=Json)
