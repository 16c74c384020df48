"""After a start, the tables where a bot is to act resume; no other table is loaded."""

from __future__ import annotations

import time
from functools import partial

import msgspec

from polling import eventually
from server.tables.participants import ANN, BEN, act, legal_in, play_person, started
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import PendingBotTurn, Store
from undercard.server.tables.live_table import encode_step
from undercard.server.tables.service import Tables
from undercard.table.seats import Bot, Person


async def is_turn_of(tables: Tables, table: str, person: Person) -> bool:
    seat = await tables.seat_of(table, person.id)
    return bool(legal_in(await tables.snapshot(table, seat)))


async def test_a_bot_s_turn_is_written_with_the_step(store: Store, tables: Tables) -> None:
    """A table is listed from the step before the bot's turn to the step that the bot plays."""
    table = await started(tables, "fightdrome", ANN, Bot("level1"))
    await eventually(lambda: is_turn_of(tables, table, ANN))
    assert await store.bot_turns(9) == []
    await tables._bots.close()  # the bot never answers
    while await is_turn_of(tables, table, ANN):
        seat = await tables.seat_of(table, ANN.id)
        shown = await tables.snapshot(table, seat)
        number = await tables.post(table, act(shown, ANN, legal_in(shown)[0]))
    assert await store.bot_turns(9) == [PendingBotTurn(number, table)]


async def test_only_tables_where_a_bot_is_to_act_are_loaded(
    store: Store, workers: BotWorkers
) -> None:
    first = Tables(store, workers, time.time, patience=0)
    waiting = [await started(first, "fightdrome", ANN, Bot("level1")) for _ in range(3)]
    for table in waiting:
        await eventually(partial(is_turn_of, first, table, ANN))
    await started(first, "fightdrome", ANN, BEN)
    await first._bots.close()
    thinking = await started(first, "fightdrome", Bot("level1"), Bot("level1"))
    await first.close()
    assert [turn.table for turn in await store.bot_turns(9)] == [thinking]

    second = Tables(store, workers, time.time, patience=0)
    await second.start()
    await eventually(lambda: not second._tasks)
    assert second.counters.loads == 1
    assert (await second.snapshot(thinking, None)).phase == "finished"
    assert await store.bot_turns(9) == []
    await second.close()


async def test_a_table_that_is_listed_wrongly_leaves_the_list(
    store: Store, workers: BotWorkers
) -> None:
    """The migration lists every running table with a bot."""
    tables = Tables(store, workers, time.time, patience=0)
    table = await started(tables, "fightdrome", ANN, BEN)
    shown = await tables.snapshot(table, 0)
    seat = 0 if legal_in(shown) else 1
    shown = await tables.snapshot(table, seat)
    step = msgspec.structs.replace(act(shown, (ANN, BEN)[seat], legal_in(shown)[0]), at=1.0)
    await store.append(table, shown.number + 1, encode_step(step), bot_turn=True)
    await tables.start()
    await eventually(lambda: not tables._tasks)
    assert await store.bot_turns(9) == []
    await tables.close()


async def test_a_stop_leaves_the_rest_to_the_next_start(store: Store, workers: BotWorkers) -> None:
    """The stop does not wait for tables that have not been resumed."""
    first = Tables(store, workers, time.time, patience=0)
    await first._bots.close()
    for _ in range(12):
        await started(first, "fightdrome", Bot("level1"), Bot("level1"))
    await first.close()
    second = Tables(store, workers, time.time, patience=0)
    await second.start()
    await eventually(lambda: second.counters.tables_loaded)
    await second.close()
    assert not second._tasks
    assert await store.bot_turns(20)


async def test_people_play_on_while_tables_are_resumed(store: Store, workers: BotWorkers) -> None:
    first = Tables(store, workers, time.time, patience=0)
    await first._bots.close()
    for _ in range(6):
        await started(first, "fightdrome", Bot("level1"), Bot("level1"))
    mine = await started(first, "fightdrome", ANN, Bot("level1"))
    await first.close()
    second = Tables(store, workers, time.time, patience=0)
    await second.start()
    assert (await play_person(second, mine, ANN)).phase == "finished"
    await eventually(lambda: not second._tasks)
    assert await store.bot_turns(20) == []
    await second.close()
