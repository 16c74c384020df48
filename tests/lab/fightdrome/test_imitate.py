"""A network learns to imitate a bot."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from undercard.bots.fightdrome.features import FEATURES, OUTPUTS
from undercard.bots.network import load_network
from undercard.cli.main import main
from undercard.lab.fightdrome.training_task import TRAINING
from undercard.lab.imitate import imitate, no_choices, read_choices, watch


def test_a_network_learns_the_choices_of_greedy_from_some_games() -> None:
    choices = sum((watch("fightdrome", "greedy", 1.0, n) for n in range(48)), no_choices(TRAINING))
    assert len(choices) > 1000
    assert choices.mask[np.arange(len(choices)), choices.chosen].all()
    assert (choices.mask.sum(1) > 1).all()
    copy = imitate(choices, TRAINING.network())
    assert copy.agreement > copy.agreement_before + 0.05
    assert copy.agreement > 0.75


def test_bouts_and_matches_are_watched_from_both_seats() -> None:
    found = [watch("fightdrome", "random", 1.0, number) for number in range(8)]
    assert all(len(choices) for choices in found)
    assert sum(map(len, found[6:])) / 2 > 1.5 * sum(map(len, found[:6])) / 6


def test_the_command_keeps_the_choices_and_adds_to_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, out = tmp_path / "choices.npz", tmp_path / "copy.npz"
    command = ["lab", "imitate", "fightdrome", "greedy", "--out", str(out), "--choices", str(kept)]
    assert main([*command, "--seconds", "0.2"]) == 0
    before = read_choices(TRAINING, kept)
    assert main([*command, "--seconds", "0.2"]) == 0
    after = read_choices(TRAINING, kept)
    assert len(after) > len(before) > 0
    assert np.array_equal(after.chosen[: len(before)], before.chosen)
    assert f"learnt from {len(after)} choices" in capsys.readouterr().out
    network = load_network(out)
    assert (network.inputs, network.outputs) == (FEATURES, OUTPUTS)


@pytest.mark.parametrize(
    ("bot", "seconds", "complaint"), [("nobody", "1", "nobody"), ("greedy", "0", "no choices")]
)
def test_an_error_is_one_sentence(
    bot: str, seconds: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "copy.npz"
    assert main(["lab", "imitate", "fightdrome", bot, "--out", str(out), "--seconds", seconds]) == 2
    assert complaint in capsys.readouterr().err
    assert not out.exists()
