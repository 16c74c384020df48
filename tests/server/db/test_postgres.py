"""The PostgreSQL store only: several processes, and a database that becomes unreachable."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from clock import AGES, LoopClock
from polling import LIMIT_SECONDS, eventually, pause
from server.db import crash_writer
from server.db.postgres_server import Postgres
from server.db.proxy import Line, Proxy
from undercard.server.db import (
    Listing,
    OutcomeUnknown,
    StepConflict,
    Store,
    StoredStep,
    StoreUnavailable,
    open_store,
    postgres_writer,
)

OPEN = Listing("open", "fightdrome", 1.0)
BLOCKED = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    """A store with a direct connection."""
    store = await open_store(postgres_url)
    await store.create_table("t", b"header", OPEN)
    yield store
    await store.close()


@pytest.fixture
async def proxy(postgres: Postgres) -> AsyncIterator[Proxy]:
    proxy = Proxy(postgres.socket_folder)
    await proxy.start()
    yield proxy
    await proxy.close()


@pytest.fixture
async def shaky(store: Store, proxy: Proxy, postgres_url: str) -> AsyncIterator[Store]:
    """A store on the same database through the proxy."""
    assert store
    shaky = await open_store(proxy.url(postgres_url))
    yield shaky
    proxy.line = Line.WHOLE
    await shaky.close()


async def test_steps_of_another_process_are_announced(store: Store, postgres_url: str) -> None:
    script = str(Path(crash_writer.__file__))
    with store.watch("t") as watch:
        other = await asyncio.create_subprocess_exec(
            sys.executable, script, postgres_url, "t", stdout=DEVNULL
        )
        numbers = [await asyncio.wait_for(anext(watch), LIMIT_SECONDS) for _ in range(20)]
        other.kill()
        await other.wait()
    assert numbers == sorted(set(numbers))
    assert len(await store.steps("t")) >= numbers[-1]


async def test_commits_are_durable_even_where_the_database_says_otherwise(
    postgres: Postgres, postgres_url: str
) -> None:
    await postgres.execute("ALTER DATABASE postgres SET synchronous_commit = off")
    try:
        store = await open_store(postgres_url)
        connection = await store._writer._connected()  # type: ignore[attr-defined]
        assert await connection.fetchval("SHOW synchronous_commit") == "on"
        await store.close()
    finally:
        await postgres.execute("ALTER DATABASE postgres RESET synchronous_commit")


async def test_a_restart_in_the_middle_loses_nothing(postgres: Postgres, store: Store) -> None:
    """Clients retry with their key; no step is lost or stored twice, and all clients continue.
    Whether a client gets an error depends on timing: those in the interrupted group wait.
    """
    reached = {f"t{i}": 0 for i in range(20)}
    for table in reached:
        await store.create_table(table, b"", OPEN)
    stop = asyncio.Event()

    async def client(table: str) -> None:
        while not stop.is_set():
            number = reached[table] + 1
            try:
                await store.append(table, number, b"%d" % number, f"key{number}")
                reached[table] = number
            except StoreUnavailable:
                await pause()

    clients = [asyncio.create_task(client(table)) for table in reached]
    for away in (postgres.stop, postgres.crash):
        await wait_until_all_moved(reached)
        await asyncio.to_thread(away)
        await asyncio.to_thread(postgres.start)
    await wait_until_all_moved(reached)
    stop.set()
    await asyncio.gather(*clients)
    for table, number in reached.items():
        steps = await store.steps(table)
        assert [it.step for it in steps] == [b"%d" % n for n in range(1, number + 1)]


async def wait_until_all_moved(reached: dict[str, int]) -> None:
    before = dict(reached)
    await eventually(lambda: all(reached[table] >= before[table] + 3 for table in reached))


async def test_an_unreachable_database_refuses_everything_without_a_retry(
    postgres: Postgres, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A retry would follow a pause that never ends here."""
    monkeypatch.setattr(postgres_writer, "PAUSE_SECONDS", AGES)
    await asyncio.to_thread(postgres.stop)
    for _ in range(3):
        with pytest.raises(StoreUnavailable) as refusal:
            await store.append("t", 1, b"x")
        assert not isinstance(refusal.value, OutcomeUnknown)
        with pytest.raises(StoreUnavailable):
            await store.steps("t")
        with pytest.raises(StoreUnavailable):
            await store.create_table("u", b"", OPEN)
    postgres.start()
    assert await store.append("t", 1, b"x") is True
    assert await store.steps("t") == [StoredStep(1, b"x")]


async def test_watchers_reread_after_a_reconnect(
    postgres: Postgres, store: Store, shaky: Store, proxy: Proxy
) -> None:
    with shaky.watch("t") as watch:
        await store.append("t", 1, b"x")
        assert await asyncio.wait_for(anext(watch), LIMIT_SECONDS) == 1
        proxy.line = Line.DOWN
        await postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND query ~ '^LISTEN|max.number.'"
        )
        await store.append("t", 2, b"unheard")
        await asyncio.wait_for(proxy.refused.wait(), LIMIT_SECONDS)
        proxy.line = Line.WHOLE
        assert await asyncio.wait_for(anext(watch), LIMIT_SECONDS) == 2


@pytest.mark.parametrize("line", [Line.DEAF, Line.MUTE])
async def test_the_outcome_of_a_lost_answer_is_determined(
    store: Store, shaky: Store, proxy: Proxy, line: Line
) -> None:
    """Whether the step was stored or not, the answer is correct, and it is stored at most once."""
    for key in (None, "key"):
        number = len(await store.steps("t")) + 1
        proxy.trap(line, b"find me")
        assert await shaky.append("t", number, b"find me", key) is True
        assert proxy.cut.is_set()
        assert (await store.steps("t"))[number - 1 :] == [StoredStep(number, b"find me", key)]


async def test_of_equal_steps_in_one_lost_group_one_wins(shaky: Store, proxy: Proxy) -> None:
    proxy.trap(Line.DEAF, b"find me")
    answers = await asyncio.gather(
        *(shaky.append("t", 1, b"find me") for _ in range(10)), return_exceptions=True
    )
    assert proxy.cut.is_set()
    assert answers[0] is True
    assert all(isinstance(answer, StepConflict) for answer in answers[1:])


async def test_a_lost_append_may_find_its_number_taken(
    store: Store, shaky: Store, proxy: Proxy
) -> None:
    proxy.trap(Line.MUTE, b"find me", afterwards=Line.DOWN)
    post = asyncio.create_task(shaky.append("t", 1, b"find me", "key"))
    await proxy.cut.wait()
    await store.append("t", 1, b"rival")
    proxy.line = Line.WHOLE
    with pytest.raises(StepConflict):
        await post


async def test_an_unknown_outcome_is_reported(
    store: Store, shaky: Store, proxy: Proxy, monkeypatch: pytest.MonkeyPatch, clock: LoopClock
) -> None:
    """Appends that arrive meanwhile and were never sent fail immediately."""
    monkeypatch.setattr(postgres_writer, "FIND_OUT_SECONDS", AGES)
    proxy.trap(Line.DEAF, b"find me", afterwards=Line.DOWN)
    post = asyncio.create_task(shaky.append("t", 1, b"find me", "key"))
    await proxy.cut.wait()
    with pytest.raises(StoreUnavailable) as refusal:
        await asyncio.wait_for(shaky.append("t", 2, b"x"), LIMIT_SECONDS)
    assert not isinstance(refusal.value, OutcomeUnknown)
    assert not post.done()
    await clock.advance(AGES)
    with pytest.raises(OutcomeUnknown):
        await post
    proxy.line = Line.WHOLE
    assert await shaky.append("t", 1, b"find me", "key") is False
    assert await store.steps("t") == [StoredStep(1, b"find me", "key")]


async def test_a_deadlock_is_retried(store: Store, postgres_url: str) -> None:
    """Another client, such as an administrator, may lock in another order."""
    await store.create_table("u", b"", OPEN)
    lock = "UPDATE tables SET header = 'mine' WHERE id = $1"
    outsider = await asyncpg.connect(postgres_url)
    await outsider.execute(
        "SET deadlock_timeout = '60s'"
    )  # so that PostgreSQL aborts the store's transaction
    transaction = outsider.transaction()
    await transaction.start()
    await outsider.execute(lock, "u")
    posts = [
        asyncio.create_task(store.append(it, 1, b"x", listing=Listing("running", "x", 2.0)))
        for it in ("t", "u")
    ]
    await eventually(lambda: outsider.fetchval(BLOCKED))
    await outsider.execute(lock, "t")
    await transaction.commit()
    await outsider.close()
    assert await asyncio.gather(*posts) == [True, True]
