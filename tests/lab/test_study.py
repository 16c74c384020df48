"""Studies: the same numbers on every backend, with and without an interruption."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import numpy as np
import pytest

from undercard.kernel.document import convert
from undercard.kernel.errors import UndercardError
from undercard.kernel.interpreter import interpreted
from undercard.lab import runners
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.quick import make_play
from undercard.lab.results import BadResult, merge, new_result, read_result
from undercard.lab.run import (
    StopLimits,
    on_all_cores,
    on_one,
    on_processes,
    on_threads,
    process_pool,
    run_study,
)
from undercard.lab.runners import Played
from undercard.lab.study import Study, read_study
from undercard.lab.summary import Summary

BOUTS = Study(name="bouts", game="fightdrome", bots=("greedy", "random"), games=400, chunk=30)
SURVIVE = Study(name="survive", game="survive", bots=("greedy", "random"), games=40, chunk=7)
LEARNED = Study(name="learned", game="fightdrome", bots=("learned", "greedy"), games=60, chunk=8)
SLOW = Study(name="slow", game="fightdrome", bots=("level2", "greedy"), games=8, chunk=1)
STUDIES = pytest.mark.parametrize(
    "study", [BOUTS, SURVIVE, LEARNED, SLOW], ids=lambda study: study.name
)


class Broken(Exception):
    """The error of a simulated power failure."""


def cut_off(after: int, by: type[BaseException]) -> runners.Played:
    """Return a backend that fails after some chunks."""

    def backend(prepared: PreparedStudy, chunks: Iterable[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        for n, played in enumerate(on_one(prepared, chunks)):
            if n == after:
                raise by
            yield played

    return backend  # type: ignore[return-value]


@STUDIES
def test_threads_processes_and_any_chunks_give_the_same_numbers(study: Study) -> None:
    expected = run_study(PreparedStudy(study), on_one).cells
    other_chunks = msgspec.structs.replace(study, chunk=study.chunk + 3)
    assert run_study(PreparedStudy(study), on_all_cores).cells == expected
    assert run_study(PreparedStudy(other_chunks), on_threads).cells == expected
    assert run_study(PreparedStudy(study), on_processes).cells == expected


@STUDIES
@pytest.mark.parametrize("by", [Broken, KeyboardInterrupt])
def test_a_resumed_study_equals_an_uninterrupted_one(
    study: Study, by: type[BaseException], tmp_path: Path
) -> None:
    path = tmp_path / "result.json"
    try:
        kept = run_study(PreparedStudy(study), cut_off(2, by), path)  # type: ignore[arg-type]
        assert 0 < Summary(kept.cells[0].counts).games < study.games
    except Broken:
        pass
    assert read_result(path).cells[0].done == [(0, 2 * study.chunk)]
    resumed = run_study(PreparedStudy(study), on_one, path)
    assert resumed.cells == run_study(PreparedStudy(study), on_one).cells
    assert read_result(path) == resumed


def wait_forever() -> None:
    threading.Event().wait()


def test_an_interrupt_does_not_wait_for_chunks_in_progress() -> None:
    played = []

    def play() -> None:
        with process_pool() as pool:
            played.append(pool.submit(wait_forever))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play()
    assert isinstance(played[0].exception(), BrokenProcessPool | CancelledError)


def test_more_games_continue_a_stored_result(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    run_study(PreparedStudy(BOUTS), on_one, path)
    more = msgspec.structs.replace(BOUTS, games=700)
    assert (
        run_study(PreparedStudy(more), on_one, path).cells
        == run_study(PreparedStudy(more), on_one).cells
    )


def test_another_studys_result_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    run_study(PreparedStudy(BOUTS), on_one, path)
    with pytest.raises(BadResult, match="another study, 'bouts'"):
        run_study(PreparedStudy(msgspec.structs.replace(BOUTS, seed=2)), on_one, path)


def test_separate_parts_add_up_and_none_counts_twice() -> None:
    prepared = PreparedStudy(BOUTS)
    player, chunks = runners.make_runner(prepared), list(new_result(prepared).todo(prepared))
    parts = [new_result(prepared), new_result(prepared)]
    for n, chunk in enumerate(chunks):
        parts[n % 2].add(chunk, *player.play(chunk))
    whole = run_study(prepared, on_one)
    assert merge(*parts).cells == whole.cells
    with pytest.raises(BadResult):
        merge(parts[0], whole)
    with pytest.raises(BadResult):
        parts[0].add(chunks[0], *player.play(chunks[0]))


def test_an_early_stop_is_the_same_everywhere() -> None:
    prepared = PreparedStudy(msgspec.structs.replace(BOUTS, games=4000))
    stopped = [
        run_study(prepared, backend, limits=StopLimits(within=0.04))
        for backend in (on_one, on_all_cores)
    ]
    assert stopped[0].cells == stopped[1].cells
    summary = Summary(stopped[0].cells[0].counts)
    assert summary.games < 4000
    assert summary.share.margin <= 0.04


def test_variants_share_their_deals() -> None:
    """A variant without changes gives the same numbers."""
    twice = [{"name": "one"}, {"name": "two", "set": {"blocks.values": [40, 60, 80]}}]
    raw = {**msgspec.to_builtins(BOUTS), "bots": ["greedy", "greedy"], "variants": twice}
    result = run_study(PreparedStudy(convert(raw, Study)), on_one)
    assert result.cells[0] == result.cells[1]


@pytest.mark.parametrize(("study", "deals"), [(BOUTS, 3), (SURVIVE, 1)], ids=["bouts", "survive"])
def test_compiled_and_interpreted_games_count_the_same(study: Study, deals: int) -> None:
    prepared = PreparedStudy(study)
    expected, _ = runners.make_runner(prepared).play(Chunk(0, 0, deals))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runners, "make_play", lambda *parts: interpreted(make_play(*parts)))
        counted, _ = runners.make_runner(prepared).play(Chunk(0, 0, deals))
    assert np.array_equal(counted, expected)


def test_a_study_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "study.toml"
    path.write_text(
        'name = "x"\ngame = "fightdrome"\nbots = ["greedy", "greedy"]\ngames = 2\n'
        'pairings = "characters"\nset = { last_gasp = true, "stacks.cards.Rook.counts" = '
        "[10, 9, 9, 6, 6] }\n"
    )
    prepared = PreparedStudy(read_study(path))
    assert len(prepared.pairings) == 66 * 50
    assert prepared.games[0].options["last_gasp"] == "on"
    assert run_study(prepared, on_all_cores).cells[-1].done == [(0, 1)]


@pytest.mark.parametrize(
    ("wrong", "output"),
    [
        ({"bots": ["greedi", "random"]}, "did you mean greedy"),
        ({"games": 0}, "must be at least 1"),
        ({"set": {"lastgasp": True}}, "did you mean last_gasp"),
        ({"set": {"blocks.value": [1]}}, "there are"),
        ({"set": {"blocks.values": [0]}}, "from 1 to 999"),
        ({"set": {"stacks.cards.Nobody.counts": []}}, "a number or a name"),
        ({"pairings": "figures"}, "has no pairings of the kind 'figures'"),
        ({"variants": [{"name": "a"}, {"name": "a"}]}, "names must be different"),
        ({"hook": "x = 1"}, "must define at least one of"),
        ({"hook": "def"}, "not valid Python"),
    ],
)
def test_invalid_studies_are_refused(wrong: dict[str, object], output: str) -> None:
    with pytest.raises(UndercardError, match=output):
        run_study(PreparedStudy(convert({**msgspec.to_builtins(BOUTS), **wrong}, Study)), on_one)
