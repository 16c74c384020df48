"""The studies, the hook and the even pack that come with the project can be used as they are."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import pytest

from undercard.cli.main import main
from undercard.games.fightdrome.pack_check import load_pack
from undercard.lab.fightdrome.tune import PRINTED, Stack, candidates, choose, measure
from undercard.lab.study import read_study
from undercard.lab.table import Table

ROOT = Path(__file__).parents[2]
STUDIES = sorted((ROOT / "studies").glob("*.toml"))


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_a_study_can_be_run(path: Path) -> None:
    assert Table(read_study(path)).cells > 0


def test_the_balanced_pack_is_the_reconstruction_with_other_stacks() -> None:
    even, usual = load_pack("balanced"), load_pack("reconstructed")
    assert even.origin == "reconstructed"
    assert tuple(even.stacks.cards[0].counts) == PRINTED
    assert (even.faces, even.sleeves) == (usual.faces, usual.sleeves)


def test_every_stack_of_the_balanced_pack_is_about_even() -> None:
    """Within 45% and 55% over all others (docs/balance.md), and a little for so few bouts."""
    stacks = [tuple(stack.counts) for stack in load_pack("balanced").stacks.cards]
    shares = measure(cast("list[Stack]", stacks), "greedy", 1200)
    others = (shares.sum(axis=1) - 0.5) / (len(stacks) - 1)
    assert np.all(abs(others - 0.5) < 0.055)


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
