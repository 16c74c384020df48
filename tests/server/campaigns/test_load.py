"""The load measurement runs in its short form and returns plausible figures.

The test asserts no speed because the machine may be busy; `scripts/bench server` measures it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from server.campaigns.load.clients import Played
from server.campaigns.load.contenders import undercard
from server.campaigns.load.disk import measure_disk
from server.campaigns.load.measurement import Figures, Plan, latency, measure, summary
from server.campaigns.load.memory import Memory, MemoryPlan, measure_memory
from server.campaigns.load.report import END, START, put_into, report
from undercard.server.db import sqlite_url

SHORT = Plan(tables=[2, 1], seconds=0.5, every=0.1, warm_up=0.1)


def check(figures: list[Figures]) -> None:
    assert [it.tables for it in figures] == [1, 2]
    for it in figures:
        assert it.saturated.per_cpu_second > 0
        # A paced table makes five moves and no more, however fast the server is.
        assert it.paced.per_second <= 10 * it.tables + 1
        for found in (it.paced.acknowledged, it.paced.received):
            assert 0 < found.median <= found.worst


async def test_a_server_is_measured_with_a_growing_number_of_tables(tmp_path: Path) -> None:
    async with undercard(sqlite_url(tmp_path), processes=1, crowds=1) as (contender, _):
        check([it async for it in measure(contender, SHORT)])


async def test_tables_are_unloaded_after_all_players_have_left(tmp_path: Path) -> None:
    plan = MemoryPlan(people=2, spectators=2, tables=3, seconds=1.5)
    memory = await measure_memory(sqlite_url(tmp_path), crowds=1, plan=plan)
    assert (memory.loaded, memory.loaded_after) == (4, 0)
    assert memory.watched.median > 0


def test_several_client_processes_are_one_measurement() -> None:
    one = Played(seconds=2.0, cpu=0.5, acknowledged=[0.1] * 30, received=[0.2] * 30, bytes=600)
    other = Played(seconds=2.0, cpu=1.0, acknowledged=[0.1] * 10, received=[0.2] * 10, bytes=200)
    load = summary([one, other], cpu=4.0)
    assert (load.per_second, load.per_cpu_second, load.bytes, load.clients) == (20, 10, 20, 0.5)
    assert (load.acknowledged.median, load.received.worst) == (100, 200)


def test_new_figures_replace_the_old_ones(tmp_path: Path) -> None:
    load = summary([Played(1.0, 0.1, [0.1] * 9, [0.2] * 9)], cpu=1.0)
    ours, theirs = (Figures(name, 100, load, load, 50.0) for name in ("ours", "theirs"))
    memory = Memory(1, 2, 3, 4, load.received, 500, 0, (100, 200, 210))
    page = tmp_path / "page.md"
    page.write_text(f"before\n{START}\nof last year\n{END}\nafter\n")
    put_into(page, report([ours, theirs], memory, SHORT, busy=0.5, disk=latency(measure_disk(0.1))))
    text = page.read_text()
    assert "of last year" not in text
    assert text.startswith(f"before\n{START}\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "| ours | 100 | 9 | 9 | 9 | 100.0 | 100.0 | 200.0 | 200.0 | 50 |" in text
    assert "relative to boardgame.io (tables): 1.00 (100)" in text
    assert "fdatasync" in text


def test_a_page_without_marks_is_not_changed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing to fill")
    with pytest.raises(SystemExit, match="has no"):
        put_into(page, "figures")
    assert page.read_text() == "nothing to fill"
