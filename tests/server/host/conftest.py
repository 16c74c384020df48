"""A site with a host, a moderator and players."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from starlette.applications import Starlette

from server.clients import Client
from undercard.server.admin.changes import appoint, find_person
from undercard.server.db.database import Database
from undercard.server.db.site import Role

PASSWORD = "correct horse battery"


@asynccontextmanager
async def with_role(app: Starlette, name: str, role: Role) -> AsyncIterator[Client]:
    """Yield a client with an account that the command line has appointed."""
    async with Client.of(app, client=("192.0.2.200", 1)) as client:
        await client.post("/api/account", {"name": name, "password": PASSWORD}, 201)
        database: Database = app.state.core.database
        await database.write(lambda db: appoint(db, find_person(db, name), role, time.time()))
        yield client


@pytest.fixture
async def host(app: Starlette) -> AsyncIterator[Client]:
    async with with_role(app, "Hana", "host") as client:
        yield client


@pytest.fixture
async def moderator(app: Starlette) -> AsyncIterator[Client]:
    async with with_role(app, "Milo", "moderator") as client:
        yield client


async def id_of(client: Client) -> str:
    return str((await client.get("/api/me"))["me"]["id"])
