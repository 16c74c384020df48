"""A game without its own screen is played in the terminal with the default screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cli.commands import run
from nines import registered
from undercard.kernel.plugin import plugin_of, register
from undercard.kernel.record import read_record

if TYPE_CHECKING:
    from undercard.cli.commands import Commands

LABELS = {"en": "Cards left", "de": "Karten übrig", "fr": "Cartes restantes", "es": "Cartas"}
EVERY_CARD = [f"c{n}" for n in range(1, 10)]


@pytest.fixture(autouse=True)
def nines() -> Iterator[str]:
    with registered() as name:
        yield name


def play(*arguments: str, answers: str = "") -> str:
    result = run("play", "nines", "--seed", "4", *arguments, answers=answers)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_a_person_plays_it_to_the_end_and_the_record_verifies(tmp_path: Path) -> None:
    """The test types every card in turn until the game is over; an illegal card is asked again."""
    file = tmp_path / "game.json"
    shown = play(
        "--players", "human", "random", "--names", "Ann", "Ben", "--lang", "en",
        "--record", str(file), answers="\n".join(["C1", *EVERY_CARD] * 4),
    )  # fmt: skip
    record = read_record(file.read_text())
    assert record.result is not None
    assert "▸ Ann (you)" in shown
    assert "Hand ▮ hidden, Cards left 3, Tricks 0" in shown
    assert "N2: You can only play a card from your hand." in shown
    scores = record.result.scores
    assert f"Final score: Ann: {scores[0]}, Ben: {scores[1]}" in shown
    assert ": valid: 6 actions" in run("verify", str(file)).stdout


@pytest.mark.parametrize("language", LABELS)
def test_it_uses_the_person_s_language(language: str) -> None:
    shown = play(
        "--players", "human", "random", "--lang", language, answers="?\nlog\ntable\nquit\n"
    )
    assert shown.count(LABELS[language]) >= 2


def test_two_people_on_one_device_do_not_see_each_others_hands() -> None:
    shown = play("--players", "human", "human", "--lang", "en", answers="\nc1\nc3\nc4\n\nquit\n")
    first, second = shown.split("Pass the device to Player 2", 1)
    assert first.count("hidden") >= 1
    assert "Player 1 plays" in second
    assert second.index("\n" * 40) < second.index("▸ Player 2 (you)")


def test_its_options_are_set_and_named() -> None:
    assert "Cards in a hand: 4" in play(
        "--players", "random", "random", "--lang", "en", "--set", "hand=4"
    )


def add_half(commands: Commands) -> None:
    """Add two commands of a plug-in; the second one fails."""
    commands.add_parser("first", help="half of what was meant")
    commands.add_parser("verify")


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("undercard_nines.nowhere:add_commands", "No module named"),
        ("undercard_nines.game:add_commands", "has no attribute"),
        (f"{__name__}:add_half", "verify"),
    ],
)
def test_broken_commands_are_reported_and_left_out(entry: str, complaint: str) -> None:
    register(replace(plugin_of("nines"), commands=entry))
    whole, part = run("--help"), run("first")
    assert whole.returncode == 0
    assert "half of what was meant" not in whole.stdout
    assert whole.stderr.startswith(f"Skipping the commands of nines ({entry}): ")
    assert complaint in whole.stderr
    assert len(whole.stderr.splitlines()) == 1
    assert part.returncode == 2
    assert "invalid choice: 'first'" in part.stderr
