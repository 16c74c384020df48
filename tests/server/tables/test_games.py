"""Whole games through the service: players, subscribers, the store and the record agree."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import get_args

import pytest

from polling import eventually
from server.tables.participants import ANN, BEN, Subscriber, play_person, started, wait_for_end
from undercard.kernel.record import verify
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import Store
from undercard.server.tables.service import Tables
from undercard.table.errors import NotOver
from undercard.table.header import About
from undercard.table.phase import Phase
from undercard.table.seats import Bot
from undercard.table.steps import OfferDraw, Resign

GAMES = ["fightdrome", "survive"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_a_bot_to_the_end(
    tables: Tables, workers: BotWorkers, game: str
) -> None:
    table = await started(tables, game, ANN, Bot("level2"))
    spectator = Subscriber(tables, table, None)
    last = await play_person(tables, table, ANN)
    entries = await spectator.until(last.number)
    assert [entry.number for entry in entries] == list(range(1, last.number + 1))
    assert tuple(entries) == (await tables.snapshot(table, None)).log
    assert tables.counters.bot_moves > 0
    assert workers.counters.bot_fallbacks == workers.counters.bot_failures == 0
    verify(await tables.record(table))


@pytest.mark.parametrize(("game", "levels"), [("fightdrome", "23"), ("survive", "21")])
async def test_bots_play_each_other(tables: Tables, game: str, levels: str) -> None:
    table = await started(tables, game, *(Bot(f"level{level}") for level in levels))
    entries = await wait_for_end(tables, table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    verify(await tables.record(table))


@pytest.mark.parametrize("game", GAMES)
async def test_a_restart_resumes_the_bot_s_turn(
    store: Store, workers: BotWorkers, game: str
) -> None:
    """The service stops every few steps while bots choose. A short bout may end earlier."""
    first = Tables(store, workers, time.time, patience=0)
    table = await started(first, game, Bot("level2"), Bot("level2"))
    await first.close()
    seen, restarts, is_over = 0, 0, False
    while restarts < 3 and not is_over:
        tables = Tables(store, workers, time.time, patience=0)
        await tables.start()
        subscriber = Subscriber(tables, table, None, after=seen)
        seen = (await subscriber.until(seen + 5))[-1].number
        restarts, is_over = restarts + 1, subscriber.is_over
        await tables.close()
    tables = Tables(store, workers, time.time, patience=0)
    await wait_for_end(tables, table)  # loading the table resumes it
    verify(await tables.record(table))
    await tables.close()


async def test_the_lobby_lists_tables_by_phase(tables: Tables) -> None:
    table = await started(tables, "fightdrome", ANN, BEN)
    hidden = await started(tables, "fightdrome", ANN, BEN, visibility="private")
    open_table = await tables.create(About(id="", game="survive", creator=ANN))
    seen = {state: [one.table for one in await tables.lobby(state)] for state in get_args(Phase)}
    assert seen == {"open": [open_table], "running": [table], "finished": []}
    everything = await tables.lobby(visibility=None)
    assert {one.table for one in everything} == {table, hidden, open_table}
    [running] = await tables.lobby("running")
    assert [seat.person for seat in running.line.seats] == [ANN, BEN]


async def test_a_bot_declines_a_draw(tables: Tables) -> None:
    table = await started(tables, "fightdrome", ANN, Bot("level1"), draws=True)
    seat = await tables.seat_of(table, ANN.id)
    assert seat is not None
    number = await tables.post(table, OfferDraw(at=0.0, by=ANN.id, seat=seat))
    entries = await Subscriber(tables, table, seat, after=number).until(number + 1)
    assert type(entries[0].step).__name__ in ("DeclineDraw", "Acted")
    assert (await tables.snapshot(table, seat)).draw is None


async def test_a_bot_moves_although_its_worker_is_killed(
    tables: Tables, workers: BotWorkers
) -> None:
    """The table still gets its move, only later. A bout could be over before the second kill."""
    table = await started(tables, "survive", Bot("level5"), Bot("level5"))
    subscriber = Subscriber(tables, table, None, after=3)
    await subscriber.wait_for_entries()
    for _ in range(2):
        before = len(subscriber.received)
        await eventually(lambda: workers.pids and not workers._searching.idle)
        for pid in workers.pids:
            os.kill(pid, signal.SIGKILL)
        await subscriber.wait_for_entries(before)
    await eventually(lambda: workers.counters.worker_restarts)
    assert workers.counters.bot_fallbacks == 0
    await subscriber.stop()


async def test_a_rematch_is_created_once_and_seats_all_players(tables: Tables) -> None:
    table = await started(tables, "fightdrome", ANN, BEN)
    with pytest.raises(NotOver):
        await tables.rematch(table)
    await tables.post(table, Resign(at=0.0, by=ANN.id, seat=0))
    again = await asyncio.gather(*(tables.rematch(table) for _ in range(4)))
    assert len(set(again)) == 1
    assert (await tables.snapshot(table, None)).following == again[0]
    assert await tables.seats_of(again[0], ANN.id) == (1,)
    assert await tables.seats_of(again[0], BEN.id) == (0,)
    assert len(await tables.lobby()) == 2


async def test_callbacks_run_after_every_step_of_this_process(tables: Tables) -> None:
    called: list[tuple[str, int]] = []
    tables.after_step.append(lambda table, step: called.append((type(step).__name__, table.number)))
    await started(tables, "fightdrome", ANN, BEN)
    assert called == [("SitDown", 1), ("SitDown", 2), ("Start", 3)]
