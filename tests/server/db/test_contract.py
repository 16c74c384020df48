"""The contract of every store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from polling import LIMIT_SECONDS
from undercard.server.db import (
    BadWrite,
    Listing,
    PendingBotTurn,
    StepConflict,
    Store,
    StoreClosed,
    StoredStep,
    StoreError,
    TableTaken,
    UnknownTable,
    open_store,
)
from undercard.table.header import Visibility

OPEN = Listing("open", "fightdrome", 1.0, b"open")
RUNNING = Listing("running", "fightdrome", 2.0, b"running")


async def outcomes(*appends: object) -> Counter[object]:
    """Count the answers and the types of errors."""
    answers = await asyncio.gather(*appends, return_exceptions=True)  # type: ignore[call-overload]
    return Counter(it if isinstance(it, bool) else type(it) for it in answers)


async def test_a_table_is_its_header_and_steps(store: Store) -> None:
    await store.create_table("t", b"header", OPEN)
    assert await store.append("t", 1, b"one", "key") is True
    assert await store.append("t", 2, b"two") is True
    assert await store.header("t") == b"header"
    assert await store.steps("t") == [StoredStep(1, b"one", "key"), StoredStep(2, b"two", None)]
    assert await store.steps("t", after=1) == [StoredStep(2, b"two", None)]


async def test_tables_that_do_not_exist(store: Store) -> None:
    assert await store.header("t") is None
    assert await store.steps("t") == []
    assert await store.delete_table("t") is False
    with pytest.raises(UnknownTable):
        await store.append("t", 1, b"")


async def test_an_id_is_used_once(store: Store) -> None:
    await store.create_table("t", b"first", OPEN)
    with pytest.raises(TableTaken):
        await store.create_table("t", b"second", OPEN)
    assert await store.header("t") == b"first"


async def test_one_winner_among_hundreds(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    answers = await outcomes(*(store.append("t", 1, b"%d" % i, f"key{i}") for i in range(400)))
    assert answers == {True: 1, StepConflict: 399}
    assert len(await store.steps("t")) == 1


async def test_one_winner_among_equal_steps_without_a_key(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    assert await outcomes(*(store.append("t", 1, b"") for _ in range(50))) == {
        True: 1,
        StepConflict: 49,
    }


async def test_one_winner_among_processes(url: str) -> None:
    """Two stores on one database act like two processes; on SQLite the file lock decides."""
    stores = [await open_store(url) for _ in range(3)]
    await stores[0].create_table("t", b"", OPEN)
    for number in range(1, 21):
        posts = [it.append("t", number, b"%d" % i) for it in stores for i in range(10)]
        assert await outcomes(*posts) == {True: 1, StepConflict: 29}
    assert [step.number for step in await stores[0].steps("t")] == list(range(1, 21))
    for it in stores:
        await it.close()


async def test_groups_in_opposite_order_do_not_deadlock(url: str) -> None:
    one, two = await open_store(url), await open_store(url)
    tables = [f"t{i}" for i in range(50)]
    for table in tables:
        await one.create_table(table, b"", OPEN)
    for number in range(1, 11):
        posts = [one.append(it, number, b"1", listing=RUNNING) for it in tables]
        posts += [two.append(it, number, b"2", listing=RUNNING) for it in reversed(tables)]
        assert await outcomes(*posts) == {True: 50, StepConflict: 50}
    await one.close()
    await two.close()


async def test_a_repeated_key_is_no_new_step_and_is_reported(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    answers = await outcomes(*(store.append("t", 1, b"%d" % i, "key") for i in range(100)))
    assert answers == {True: 1, False: 99}
    assert await store.append("t", 1, b"late", "key") is False
    assert await store.steps("t") == [StoredStep(1, b"0", "key")]


async def test_bad_appends_do_not_disturb_their_group(store: Store) -> None:
    for i in range(20):
        await store.create_table(f"t{i}", b"", OPEN)
    await store.append("t0", 1, b"first")
    posts = [store.append(f"t{i}", 1, b"x", f"{i}") for i in range(20)]
    bad = [
        store.append("nowhere", 1, b"x"),
        store.append("t1", 0, b"x"),
        store.append("t1", 2**31, b"x"),
        store.append("t1", 2, b"x", "nul\0"),
        store.append("t1", 2, b"x", "\ud800"),
        store.append("t1", 2, b"x", "k" * 1000),
        store.append("t1", 2, b"x", listing=Listing("open", "x", float("nan"))),
    ]
    assert await outcomes(*posts, *bad) == {True: 19, StepConflict: 1, UnknownTable: 1, BadWrite: 6}
    assert [len(await store.steps(f"t{i}")) for i in range(20)] == [1] * 20


async def test_a_cancelled_append_does_not_disturb_its_group(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    await store.create_table("u", b"", OPEN)
    leaver = asyncio.create_task(store.append("t", 1, b"x"))
    stayer = asyncio.create_task(store.append("u", 1, b"x"))
    await asyncio.sleep(0)
    leaver.cancel()
    assert await stayer is True


async def test_the_listing_changes_with_its_step_only(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    await store.append("t", 1, b"", listing=RUNNING)
    with pytest.raises(StepConflict):
        await store.append("t", 1, b"", listing=Listing("finished", "fightdrome", 3.0))
    assert [it.listing for it in await store.tables()] == [RUNNING]


async def test_the_last_listing_of_a_group_stays(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    lines = [Listing("running", "fightdrome", float(i), b"%d" % i) for i in range(1, 30)]
    await asyncio.gather(*(store.append("t", int(it.at), b"", listing=it) for it in lines))
    assert [it.listing for it in await store.tables()] == lines[-1:]


async def test_the_lobby_filters_by_state_game_and_age(store: Store) -> None:
    for i, state in enumerate(("open", "running", "finished", "open")):
        game = "survive" if i == 3 else "fightdrome"
        await store.create_table(f"t{i}", b"", Listing(state, game, float(i)))  # type: ignore[arg-type]

    async def ids(*states: str, **asked: object) -> list[str]:
        return [it.table for it in await store.tables(*states, **asked)]  # type: ignore[arg-type]

    assert await ids() == ["t3", "t2", "t1", "t0"]
    assert await ids("open") == ["t3", "t0"]
    assert await ids("open", "running", game="fightdrome") == ["t1", "t0"]
    assert await ids(before=2.0) == ["t1", "t0"]
    assert await ids(limit=1) == ["t3"]


async def test_the_lobby_filters_by_visibility(store: Store) -> None:
    """A page is full although newer tables are hidden."""
    for i in range(40):
        seen: Visibility = "public" if i % 10 == 0 else "private"
        await store.create_table(f"t{i}", b"", Listing("open", "fightdrome", float(i), b"", seen))
    found = await store.tables("open", "running", visibility="public", limit=3)
    assert [it.table for it in found] == ["t30", "t20", "t10"]
    assert {it.listing.visibility for it in found} == {"public"}
    assert len(await store.tables(limit=100)) == 40


async def test_tables_where_a_bot_is_to_act(store: Store) -> None:
    """Tables with the fewest steps come first, page by page; a step without a turn keeps the old
    one."""
    for table, last in (("t", 3), ("u", 1), ("v", 2)):
        await store.create_table(table, b"", OPEN)
        for number in range(1, last + 1):
            await store.append(table, number, b"", bot_turn=True if number == last else None)
    first = await store.bot_turns(2)
    assert first == [PendingBotTurn(1, "u"), PendingBotTurn(2, "v")]
    assert await store.bot_turns(2, first[-1]) == [PendingBotTurn(3, "t")]
    await store.append("v", 3, b"")
    await store.append("u", 2, b"", bot_turn=False)
    assert await store.bot_turns(9) == [PendingBotTurn(2, "v"), PendingBotTurn(3, "t")]
    await store.delete_table("t")
    assert await store.bot_turns(9) == [PendingBotTurn(2, "v")]


async def test_a_refused_step_changes_no_turn(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    await store.append("t", 1, b"", bot_turn=True)
    for _ in range(2):
        with pytest.raises(StepConflict):
            await store.append("t", 1, b"", bot_turn=False)
    assert await store.bot_turns(9) == [PendingBotTurn(1, "t")]


async def test_the_last_turn_of_a_group_stays(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    await asyncio.gather(*(store.append("t", n, b"", bot_turn=n % 2 == 1) for n in range(1, 30)))
    assert await store.bot_turns(9) == [PendingBotTurn(29, "t")]


async def test_a_later_turn_is_not_removed(store: Store) -> None:
    """A process that loaded the table before that step does not know the turn."""
    await store.create_table("t", b"", OPEN)
    await store.append("t", 1, b"")
    await store.append("t", 2, b"", bot_turn=True)
    await store.end_bot_turn(PendingBotTurn(1, "t"))
    assert await store.bot_turns(9) == [PendingBotTurn(2, "t")]
    await store.end_bot_turn(PendingBotTurn(2, "t"))
    assert await store.bot_turns(9) == []


async def test_a_deleted_table_is_gone_with_its_steps(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    await store.append("t", 1, b"x")
    assert await store.delete_table("t") is True
    assert await store.header("t") is None
    assert await store.steps("t") == []


async def test_a_watch_counts_from_its_call_not_from_its_first_wait(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    await store.append("t", 1, b"")
    with store.watch("t") as watch, store.watch("other") as other:
        waiting = asyncio.create_task(anext(other))
        await store.append("t", 2, b"")
        assert await asyncio.wait_for(anext(watch), LIMIT_SECONDS) == 2
        assert not waiting.done()
    with pytest.raises(StopAsyncIteration):
        await waiting


async def test_a_slow_watcher_gets_the_highest_number(store: Store) -> None:
    await store.create_table("t", b"", OPEN)
    with store.watch("t") as watch:
        for number in range(1, 6):
            await store.append("t", number, b"")
        assert await asyncio.wait_for(anext(watch), LIMIT_SECONDS) == 5


async def test_close_completes_pending_appends(url: str) -> None:
    store = await open_store(url)
    await store.create_table("t", b"", OPEN)
    watch = store.watch("t")
    posts = [asyncio.create_task(store.append("t", i, b"x")) for i in range(1, 2501)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*posts))
    assert [number async for number in watch] == [2500]
    with pytest.raises(StoreClosed):
        await store.append("t", 2501, b"x")
    with pytest.raises(StoreClosed):
        await store.steps("t")
    await store.close()
    store = await open_store(url)
    assert len(await store.steps("t")) == 2500
    await store.close()


async def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(StoreError, match="sqlite:///"):
        await open_store("mysql://secret@host/x")
