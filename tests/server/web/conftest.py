"""The whole site on SQLite: in memory for HTTP, behind a real uvicorn for WebSockets."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette

from polling import eventually
from server.web.clients import Client
from undercard.server.serve import Server, make_server, open_app
from undercard.server.settings import Limits, Rate, Settings
from undercard.server.store.migrating import migrate_sqlite
from undercard.server.store.opening import FILE

PLENTY = Rate(1e6, 1e6)
NO_LIMITS = Limits(
    sign_in=PLENTY, guest=PLENTY, table=PLENTY, step=PLENTY, message=PLENTY, mistake=PLENTY
)


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database of the newest schema, to be copied: migrating takes a while."""
    path = tmp_path_factory.mktemp("migrated") / FILE
    asyncio.run(migrate_sqlite(path))
    return path


@pytest.fixture
def settings(tmp_path: Path, migrated: Path) -> Settings:
    shutil.copy(migrated, tmp_path / FILE)
    return Settings(data=tmp_path, port=0, limits=NO_LIMITS, lobby_seconds=0.05, stop_seconds=2)


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[Starlette]:
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
    settings: Settings, app: Starlette, stop: asyncio.Event | None = None
) -> AsyncIterator[str]:
    """The address of a real server in front of the application, until `stop` or the end."""
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
async def address(settings: Settings, app: Starlette) -> AsyncIterator[str]:
    async with serving(settings, app) as address:
        yield address
