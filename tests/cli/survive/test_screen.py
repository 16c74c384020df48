"""Survive in the terminal, as a person plays it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commands import run
from games.survive.positions import scene
from undercard import load
from undercard.cli.screen import make_screen
from undercard.kernel.record import read_record
from undercard.locales import Messages


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


def screens(players: int, language: str) -> Iterator[list[str]]:
    """The table of each decision of a random game, with the empty line of its choices."""
    game = load("survive", players=players, engine="interpreted")
    messages = Messages(language)
    screen = make_screen(game, messages, ["Ann", "Doctor Nines", "Zoë"][:players])
    rng, state = random.Random(players), game.new(players)
    for n in range(250):
        seat = game.to_act(state)
        if seat is None:
            return
        if n % 5 == 0:
            yield [*screen.table(state, seat), "\n".join(screen.choices(game.legal(state)))]
        state, _ = game.apply(state, rng.choice(game.legal(state)))


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (2, "de"), (3, "fr"), (3, "es")])
def test_a_table_and_its_prompt_fit_into_80_by_24(players: int, language: str) -> None:
    for lines in screens(players, language):
        assert len(lines) + 1 <= 24, "\n".join(lines)
        assert max(len(line) for line in lines) <= 80, "\n".join(lines)


def test_odds_are_beside_the_map_and_in_the_help() -> None:
    shown = scene("X1 e5, Y3 e6")
    screen = make_screen(shown.game, Messages("en"), ["Ann", "Ben"])
    table = "\n".join(screen.table(shown.state, 0))
    odds = shown.game.odds(shown.state, "hit e6")
    assert odds is not None
    chance = f"{round(100 * odds.results[0].ways / odds.of)}%"
    assert f"hit e6\u00a0{chance}" in table
    assert f"{chance} win:" in " ".join(screen.help())


def test_theft_is_called_theft() -> None:
    shown = scene("X1 h9", lying="h9 f")
    screen = make_screen(shown.game, Messages("en"), ["Ann", "Ben"])
    screen.table(shown.state, 0)
    assert any("a theft" in line for line in screen.help())
