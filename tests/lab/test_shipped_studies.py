"""The studies, the hook and the tuned pack that come with the project can be used as they are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from undercard.cli.main import main
from undercard.games.fightdrome.pack_check import load_pack
from undercard.lab.study import Table, read_study
from undercard.lab.tune import PRINTED, candidates, choose, measure

ROOT = Path(__file__).parents[2]
TUNED = ROOT / "studies" / "tuned.toml"
STUDIES = sorted(path for path in (ROOT / "studies").glob("*.toml") if path != TUNED)


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_a_study_can_be_run(path: Path) -> None:
    assert Table(read_study(path)).cells > 0


def test_the_tuned_pack_is_a_reconstruction_with_the_printed_stack() -> None:
    pack = load_pack(TUNED)
    assert pack.origin == "reconstructed"
    assert tuple(pack.stacks.cards[0].counts) == PRINTED


def test_the_example_hook_counts(capsys: pytest.CaptureFixture[str]) -> None:
    hook = str(ROOT / "examples" / "count_rests.py")
    command = ["lab", "match", "fightdrome", "greedy", "random", "--games", "10", "--hook", hook]
    assert main(command) == 0
    assert "games: 10" in capsys.readouterr().out


def test_more_neurochem_is_measured_as_stronger() -> None:
    shares = measure([PRINTED, (9, 9, 9, 9, 4)], "greedy", 600)
    assert shares[0, 1] > 0.6
    assert shares[0, 1] + shares[1, 0] == pytest.approx(1)


def test_stacks_are_chosen_that_are_nearly_even() -> None:
    """Of Stacks whose strength is their Neurochem, those with about as many as the printed one."""
    stacks = candidates()
    strength = np.array([0.04 * stack[4] for stack in stacks])
    chosen = choose(stacks, [0.5 + strength[:, None] - strength[None]], tries=3)
    assert chosen.stacks[0] == PRINTED
    assert len(set(chosen.stacks)) == 11
    assert chosen.off <= 0.05
