"""Survive in the terminal, as a person plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.commands import run
from undercard.kernel.record import read_record


@pytest.mark.parametrize("players", [2, 3])
def test_bots_play_survive_and_the_record_verifies(players: int, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    bots = ["greedy", "random", "greedy"][:players]
    result = run("play", "survive", "--players", *bots, "--seed", "5", "--record", str(record))
    assert result.returncode == 0
    assert len(read_record(record.read_text()).players) == players
    assert ": valid: " in run("verify", str(record)).stdout


def test_a_person_plays_survive() -> None:
    answers = "place a4\nplace a5\nplace a6\nplace a7\n?\n? a4-a5\nHIT a1\ntable\nlog\nfoo\nquit\n"
    result = run("play", "survive", "--seed", "5", "--lang", "en", answers=answers)
    assert result.returncode == 0
    assert "Round 1 of 4" in result.stdout
    assert "Your colony needs" in result.stdout
    assert "S2.1" in result.stdout
    assert "Type a1-a2 for a step" in result.stdout


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_survive_is_shown_in_every_language(language: str) -> None:
    answers = "place a4\nplace a5\nplace a6\nplace a7\nquit\n"
    result = run("play", "survive", "--seed", "5", "--lang", language, answers=answers)
    assert result.returncode == 0
    assert max(len(line) for line in result.stdout.split("\n")) <= 100


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "greedy"), "players: 1 is not a number from 2 to 3"),
        (
            ("--players", "greedy", "random", "--set", "players=3"),
            "--players: 2 given, but survive has 3 seats",
        ),
        (("--names", "Ann"), "--names: 1 given, but survive has 2 seats"),
        (("--box", "reconstructed"), "cannot read reconstructed"),
        (("--box", "nowhere.toml"), "cannot read nowhere.toml"),
        (("--box", "duel", "--set", "players=3"), "the scenario 'duel' is for 2"),
    ],
)
def test_invalid_arguments_are_refused(arguments: tuple[str, ...], complaint: str) -> None:
    result = run("play", "survive", *arguments)
    assert result.returncode == 2
    assert complaint in result.stderr
