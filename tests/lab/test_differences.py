"""The effect of a variant, measured on the deals that it shares with the baseline."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import msgspec
import pytest

from undercard.lab.balance import Difference, differences
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.results import BadResult, Result, write_result
from undercard.lab.run import on_one, run_study
from undercard.lab.studies import what_if
from undercard.lab.study import StudyDefaults

GREEDY = ("greedy", "greedy")


def starter_under(change: dict[str, object], games: int) -> Difference:
    """Return the effect of a change on the starter's wins."""
    return starter_of(PreparedStudy(what_if("fightdrome", StudyDefaults(GREEDY, games), change)))


def starter_of(prepared: PreparedStudy) -> Difference:
    found = differences(prepared, run_study(prepared, on_one), 1)
    return next(it for it in found if it.kind == "starter")


def test_the_interval_of_a_difference_has_its_nominal_coverage() -> None:
    change: dict[str, object] = {"breathing_space": True}
    prepared = PreparedStudy(what_if("fightdrome", StudyDefaults(GREEDY, 600), change))
    found = []
    for seed in range(200):
        prepared.study = msgspec.structs.replace(prepared.study, seed=seed)
        found.append(starter_of(prepared).change)
    truth = mean(it.share for it in found)
    held = sum(abs(it.share - truth) <= it.margin for it in found)
    assert 0.9 <= held / len(found) <= 0.99


def test_common_deals_make_the_interval_of_a_small_change_much_narrower() -> None:
    found = starter_under({"overstimulated": "once"}, 20_000)
    assert 0 < found.change.margin < found.after.minus(found.before).margin / 3


def test_a_change_without_effect_has_a_small_interval() -> None:
    found = starter_under({"blocks.values": [40, 60, 80]}, 2000)
    assert found.change.share == 0
    assert 0 < found.change.margin < 0.01
    assert not found.is_clear


def test_variants_stopped_at_different_deals_are_measured_separately() -> None:
    study = what_if("fightdrome", StudyDefaults(GREEDY, 400), {"last_gasp": True})
    study.chunk = 100
    prepared = PreparedStudy(study)
    result = run_study(prepared, lambda prepared, chunks: on_one(prepared, list(chunks)[:3]))
    assert [cell.done for cell in result.cells] == [[(0, 200)], [(0, 100)]]
    first = differences(prepared, result, 1)[0]
    assert first.change == first.after.minus(first.before)


def test_stacks_are_compared_on_the_deals_of_all_their_pairings() -> None:
    changes: dict[str, object] = {"stacks.cards.Onyx.counts": [10, 10, 10, 4, 6]}
    prepared = PreparedStudy(what_if("fightdrome", StudyDefaults(GREEDY, 4), changes, "characters"))
    found = {it.what: it for it in differences(prepared, run_study(prepared, on_one), 1)}
    onyx = found["Onyx wins"]
    assert onyx.is_clear
    assert onyx.change.share > 0.15
    assert onyx.change.share == pytest.approx(onyx.after.share - onyx.before.share)


def test_a_result_with_other_counts_is_refused(tmp_path: Path) -> None:
    study = what_if("fightdrome", StudyDefaults(GREEDY, 4), {"last_gasp": True})
    result: Result = run_study(PreparedStudy(study), on_one)
    path = tmp_path / "result.json"
    for cell in result.cells:
        cell.counts = cell.counts[:-1]
    write_result(result, path)
    with pytest.raises(BadResult, match="another version"):
        run_study(PreparedStudy(study), on_one, path)
