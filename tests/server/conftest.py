"""Fixtures: both databases, the whole site on SQLite (in memory for HTTP, behind a real uvicorn for
WebSockets), and the services of one process without a site."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette

from polling import eventually
from server.clients import Client
from server.company import Company, open_company
from server.db.postgres_server import Postgres
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.db import Store, open_store, sqlite_url
from undercard.server.db.backends import FILE
from undercard.server.db.migration import migrate_sqlite
from undercard.server.serve import Server, make_server
from undercard.server.settings import ServerSettings


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return await server.emptied()


@pytest.fixture
async def postgres_url(postgres: Postgres) -> AsyncIterator[str]:
    yield await postgres.emptied()
    postgres.start()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with the newest schema; tests copy it because migrations are slow."""
    path = tmp_path_factory.mktemp("migrated") / FILE
    asyncio.run(migrate_sqlite(path))
    return path


@pytest.fixture
def settings(tmp_path: Path, migrated: Path) -> ServerSettings:
    shutil.copy(migrated, tmp_path / FILE)
    return ServerSettings(
        data=tmp_path, port=0, limits=NO_LIMITS, lobby_seconds=0.05, stop_seconds=2
    )


@pytest.fixture
async def app(settings: ServerSettings) -> AsyncIterator[Starlette]:
    async with open_app(settings) as app:
        yield app


@pytest.fixture
async def ann(app: Starlette) -> AsyncIterator[Client]:
    async with Client.of(app) as client:
        await client.enter("Ann")
        yield client


@pytest.fixture
async def ben(app: Starlette) -> AsyncIterator[Client]:
    async with Client.of(app) as client:
        await client.enter("Ben")
        yield client


@pytest.fixture
async def stranger(app: Starlette) -> AsyncIterator[Client]:
    async with Client.of(app) as client:
        yield client


@asynccontextmanager
async def serving(
    settings: ServerSettings, app: Starlette, stop: asyncio.Event | None = None
) -> AsyncIterator[str]:
    """Serve the application with uvicorn until `stop` or the end; yield the address."""
    server, stop = make_server(settings, app), stop or asyncio.Event()
    task = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    stopping = asyncio.create_task(_stop(server, stop))
    yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    stop.set()
    await asyncio.gather(task, stopping)


async def _stop(server: Server, stop: asyncio.Event) -> None:
    await stop.wait()
    server.should_exit = True


@pytest.fixture
async def address(settings: ServerSettings, app: Starlette) -> AsyncIterator[str]:
    async with serving(settings, app) as address:
        yield address


@pytest.fixture
async def company(url: str) -> AsyncIterator[Company]:
    async with open_company(url) as company:
        yield company
