"""A move has one short path, and `docs/architecture.md` lists it."""

from __future__ import annotations

from pathlib import Path

from server.path_of_a_move import END, MOST, START, record, report

PAGE = Path(__file__).parents[2] / "docs/architecture.md"


async def test_the_page_lists_the_path_and_it_is_short() -> None:
    recorder = await record()
    assert len(recorder.path()) <= MOST
    listed = PAGE.read_text().partition(START)[2].partition(END)[0].strip()
    assert listed == report(recorder), (
        "update it with PYTHONPATH=tests python -m server.path_of_a_move "
        "--write docs/architecture.md"
    )
