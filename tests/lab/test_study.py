"""Studies: the same numbers however they are played, broken off and resumed or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

from undercard.kernel.document import convert
from undercard.kernel.errors import UndercardError
from undercard.kernel.interpreter import interpreted
from undercard.lab import players
from undercard.lab.players import Played
from undercard.lab.quick import make_play
from undercard.lab.results import BadResult, merge, new_result, read_result
from undercard.lab.run import Limits, here, on_one, on_processes, on_threads, run_study
from undercard.lab.study import Study, read_study
from undercard.lab.summary import Summary
from undercard.lab.table import Chunk, Table

BOUTS = Study(name="bouts", game="fightdrome", bots=("greedy", "random"), games=400, chunk=30)
SURVIVE = Study(name="survive", game="survive", bots=("greedy", "random"), games=40, chunk=7)
LEARNED = Study(name="learned", game="fightdrome", bots=("learned", "greedy"), games=60, chunk=8)
SLOW = Study(name="slow", game="fightdrome", bots=("level2", "greedy"), games=8, chunk=1)
STUDIES = pytest.mark.parametrize(
    "study", [BOUTS, SURVIVE, LEARNED, SLOW], ids=lambda study: study.name
)


class Broken(Exception):
    """Somebody pulled the plug."""


def cut_off(after: int, by: type[BaseException]) -> players.Played:
    """A place that plays so many chunks and then breaks."""

    def place(table: Table, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        for n, played in enumerate(on_one(table, chunks)):
            if n == after:
                raise by
            yield played

    return place  # type: ignore[return-value]


@STUDIES
def test_threads_processes_and_any_chunks_give_the_same_numbers(study: Study) -> None:
    expected = run_study(Table(study), on_one).cells
    other_chunks = msgspec.structs.replace(study, chunk=study.chunk + 3)
    assert run_study(Table(study), here).cells == expected
    assert run_study(Table(other_chunks), on_threads).cells == expected
    assert run_study(Table(study), on_processes).cells == expected


@STUDIES
@pytest.mark.parametrize("by", [Broken, KeyboardInterrupt])
def test_a_study_broken_off_and_resumed_equals_one_that_was_not(
    study: Study, by: type[BaseException], tmp_path: Path
) -> None:
    path = tmp_path / "result.json"
    try:
        kept = run_study(Table(study), cut_off(2, by), path)  # type: ignore[arg-type]
        assert 0 < Summary(kept.cells[0].counts).games < study.games
    except Broken:
        pass
    assert read_result(path).cells[0].done == [(0, 2 * study.chunk)]
    resumed = run_study(Table(study), on_one, path)
    assert resumed.cells == run_study(Table(study), on_one).cells
    assert read_result(path) == resumed


def test_more_games_go_on_from_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    run_study(Table(BOUTS), on_one, path)
    more = msgspec.structs.replace(BOUTS, games=700)
    assert run_study(Table(more), on_one, path).cells == run_study(Table(more), on_one).cells


def test_another_studys_result_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    run_study(Table(BOUTS), on_one, path)
    with pytest.raises(BadResult, match="another study, 'bouts'"):
        run_study(Table(msgspec.structs.replace(BOUTS, seed=2)), on_one, path)


def test_parts_played_apart_add_up_and_none_counts_twice() -> None:
    table = Table(BOUTS)
    player, chunks = players.make_player(table), list(new_result(table).todo(table))
    parts = [new_result(table), new_result(table)]
    for n, chunk in enumerate(chunks):
        parts[n % 2].add(chunk, *player.play(chunk))
    whole = run_study(table, on_one)
    assert merge(*parts).cells == whole.cells
    with pytest.raises(BadResult):
        merge(parts[0], whole)
    with pytest.raises(BadResult):
        parts[0].add(chunks[0], *player.play(chunks[0]))


def test_an_early_stop_is_the_same_everywhere() -> None:
    table = Table(msgspec.structs.replace(BOUTS, games=4000))
    stopped = [run_study(table, place, limits=Limits(within=0.04)) for place in (on_one, here)]
    assert stopped[0].cells == stopped[1].cells
    summary = Summary(stopped[0].cells[0].counts)
    assert summary.games < 4000
    assert summary.share.margin <= 0.04


def test_variants_share_their_deals() -> None:
    """A variant that changes nothing gives the very same numbers."""
    twice = [{"name": "one"}, {"name": "two", "set": {"blocks.values": [40, 60, 80]}}]
    raw = {**msgspec.to_builtins(BOUTS), "bots": ["greedy", "greedy"], "variants": twice}
    result = run_study(Table(convert(raw, Study)), on_one)
    assert result.cells[0] == result.cells[1]


@pytest.mark.parametrize(("study", "deals"), [(BOUTS, 3), (SURVIVE, 1)], ids=["bouts", "survive"])
def test_compiled_and_interpreted_games_count_the_same(study: Study, deals: int) -> None:
    table = Table(study)
    expected, _ = players.make_player(table).play(Chunk(0, 0, deals))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "make_play", lambda *parts: interpreted(make_play(*parts)))
        counted, _ = players.make_player(table).play(Chunk(0, 0, deals))
    assert np.array_equal(counted, expected)


def test_a_study_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(
        'name = "x"\ngame = "fightdrome"\nbots = ["greedy", "greedy"]\ngames = 2\n'
        'pairings = "characters"\nset = { last_gasp = true, "stacks.cards.Rook.counts" = '
        "[10, 9, 9, 6, 6] }\n"
    )
    table = Table(read_study(path))
    assert len(table.pairings) == 66 * 50
    assert table.games[0].options["last_gasp"] == "on"
    assert run_study(table, here).cells[-1].done == [(0, 1)]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": ["greedi", "random"]}, "did you mean greedy"),
        ({"games": 0}, "not a number of games"),
        ({"set": {"lastgasp": True}}, "did you mean last_gasp"),
        ({"set": {"blocks.value": [1]}}, "there are"),
        ({"set": {"blocks.values": [0]}}, "from 1 to 999"),
        ({"set": {"stacks.cards.Nobody.counts": []}}, "a number or a name"),
        ({"pairings": "figures"}, "has no figures"),
        ({"variants": [{"name": "a"}, {"name": "a"}]}, "same name"),
        ({"hook": "x = 1"}, "none of the functions"),
        ({"hook": "def"}, "no Python"),
    ],
)
def test_what_a_study_refuses(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(UndercardError, match=said):
        run_study(Table(convert({**msgspec.to_builtins(BOUTS), **wrong}, Study)), on_one)
