"""A process never opens more connections to PostgreSQL than its budget allows."""

from __future__ import annotations

import asyncio
from urllib.parse import quote

import asyncpg
import pytest

from server.clients import Client
from server.db.postgres_server import Postgres
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.db import StoreError, open_store
from undercard.server.db.connection_budget import FEWEST, ConnectionBudget
from undercard.server.settings import ServerSettings

OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"""


@pytest.mark.parametrize("total", [4, 5, 6, 7, 20])
def test_every_connection_belongs_to_a_part_of_the_budget(total: int) -> None:
    budget = ConnectionBudget(total)
    assert budget.readers >= 1
    assert budget.others >= 1
    assert budget.readers + budget.others + 2 == total


def test_a_budget_that_is_too_small_is_refused() -> None:
    with pytest.raises(StoreError, match="at least"):
        ConnectionBudget(FEWEST - 1)


async def test_a_server_without_room_is_not_started(postgres_url: str) -> None:
    with pytest.raises(
        StoreError, match=r"room for \d+ more .*max_connections is 100.*may open 5000"
    ):
        await open_store(postgres_url, 5000)


@pytest.mark.parametrize("limited", ["ROLE guest", "DATABASE postgres"])
async def test_limits_of_the_role_and_of_the_database_count(
    postgres: Postgres, limited: str
) -> None:
    """The limits do not apply to a superuser such as the test's, so another role connects."""
    await postgres.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'")
    await postgres.execute(f"ALTER {limited} CONNECTION LIMIT 5")
    asked = f"postgresql://guest:guest@/postgres?host={quote(str(postgres.socket_folder))}"
    try:
        await ConnectionBudget(5).check(asked)
        with pytest.raises(
            StoreError, match=rf"room for 5 .*LIMIT of the {limited.split()[0].lower()}"
        ):
            await ConnectionBudget(6).check(asked)
        held = [await asyncpg.connect(asked) for _ in range(2)]
        with pytest.raises(StoreError, match=r"room for 3 .* 2 in use"):
            await ConnectionBudget(4).check(asked)
        for connection in held:
            await connection.close()
    finally:
        await postgres.execute(f"ALTER {limited} CONNECTION LIMIT -1")
        await postgres.execute("DROP ROLE guest")


@pytest.mark.parametrize("total", [4, 6])
async def test_concurrent_requests_stay_within_the_budget(postgres_url: str, total: int) -> None:
    """All requests are still answered."""
    asker = await asyncpg.connect(postgres_url)
    settings = ServerSettings(
        database=postgres_url, connections=total, warm_up=False, limits=NO_LIMITS
    )
    async with open_app(settings) as app, Client.of(app) as ann:
        await ann.enter("Ann")
        most, asking = 0, True

        async def watch() -> None:
            nonlocal most
            while asking:
                most = max(most, await asker.fetchval(OTHERS))

        watching = asyncio.create_task(watch())
        table = await ann.make_table(seats=[{"kind": "me"}, {"kind": "open"}])
        paths = ["/api/tables", "/api/me/games", f"/api/tables/{table}", "/api/me/notices"]
        for _ in range(5):
            await asyncio.gather(*(ann.get(path) for path in paths * 10))
        asking = False
        await watching
    assert 3 <= most <= total
    await asker.close()
