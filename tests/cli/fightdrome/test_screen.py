"""Fightdrome in the terminal, as a person plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercard
from cli.commands import run
from undercard.cli.fightdrome.screen import FightdromeScreen
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.pack_check import BUILT_IN
from undercard.kernel.record import read_record
from undercard.locales import Messages


@pytest.mark.parametrize("mode", ["bout", "match", "epic"])
def test_a_game_between_bots_is_played_recorded_and_verified(mode: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run(
        "play", "fightdrome", "--players", "greedy", "random", "--names", "Ann", "Ben",
        "--set", f"mode={mode}", "--seed", "3", "--lang", "en", "--record", str(file),
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert " wins!" in result.stdout
    assert read_record(file.read_text()).players == ["Ann", "Ben"]
    checked = run("verify", str(file))
    assert checked.returncode == 0
    assert ": valid: " in checked.stdout


WORDS = {"en": "Your hand", "de": "Deine Hand", "fr": "Ta main", "es": "Tu mano"}


@pytest.mark.parametrize("language", WORDS)
def test_a_person_sees_the_table_in_their_language(language: str) -> None:
    result = run(
        "play", "fightdrome", "--lang", language, "--seed", "5", answers="?\n?W\nlog\nhand\nquit\n"
    )
    assert result.returncode == 0
    assert result.stdout.count(WORDS[language]) >= 2
    assert "F5.1" in result.stdout


CHOOSING = {
    "en": ("Choice of characters", "Stacks to choose from", "Sleeves to choose from", "Round"),
    "de": ("Wahl der Charaktere", "Stacks zur Auswahl", "Sleeves zur Auswahl", "Runde"),
    "fr": ("Choix des personnages", "Stacks au choix", "Sleeves au choix", "Manche"),
    "es": ("Elección de personajes", "Stacks a elegir", "Sleeves a elegir", "Ronda"),
}


@pytest.mark.parametrize("language", CHOOSING)
def test_fr11_characters_to_choose_are_listed_once_by_kind_and_the_hint_names_them(
    language: str,
) -> None:
    game = undercard.load("fightdrome", characters="chosen", first="seat 0")
    assert isinstance(game, Fightdrome)
    screen = FightdromeScreen(game, game.words(Messages(language), ["Ann", "Ben"]))
    state = game.new(1)
    title, stacks, sleeves, of_round = CHOOSING[language]
    table = "\n".join(screen.table(state, 0))
    screen.choices(game.legal(state))
    assert [table.count(text) for text in (title, stacks, sleeves)] == [1, 1, 1]
    assert f"{of_round} 0" not in table
    assert screen.example in screen.hint()
    assert screen.example == "stack 1"
    state, _ = game.apply(state, "stack 3")
    screen.choices(game.legal(state))
    assert game.legal(state)[0] in screen.hint()


def test_an_illegal_action_shows_the_rule_and_asks_again() -> None:
    result = run(
        "play", "fightdrome", "--lang", "en", "--seed", "5", "--set", "first=seat 0",
        answers="kb80\nnonsense\nK30 K40\n\nquit\n",
    )  # fmt: skip
    assert "KB80 is not allowed. F4.13: Only Attack cards can lead" in result.stdout
    assert "“nonsense” is not an action." in result.stdout


def test_a_person_can_play_a_whole_bout(tmp_path: Path) -> None:
    """The test types every card in turn until the game is over; an illegal card is asked again."""
    game = undercard.load("fightdrome")
    names = [game.format_action(n) for n in range(33)]
    every = [*names, *(f"x{name}" for name in names), "rest"]
    file = tmp_path / "game.json"
    result = run(
        "play", "fightdrome", "--lang", "en", "--seed", "8", "--players", "human", "random",
        "--record", str(file), answers="\n".join(every * 60),
    )  # fmt: skip
    assert read_record(file.read_text()).result is not None, result.stdout[-400:]


def test_two_people_on_one_device_do_not_see_each_others_hands() -> None:
    result = run(
        "play", "fightdrome", "--players", "human", "human", "--lang", "en", "--seed", "5",
        "--set", "first=seat 0", answers="\nP60\n\nquit\n",
    )  # fmt: skip
    first, second = result.stdout.split("Pass the device to Player 2", 1)
    assert "Your hand" in first
    assert second.index("\n" * 40) < second.index("Your hand")
    shown = second[second.index("\n" * 40) : second.index("Your hand")]
    assert "Player 1 leads Punch 60." in shown
    assert "You draw" not in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--set", "mode=brawl"), "'brawl' is not one of bout, match, epic"),
        (("--set", "mod=bout"), "did you mean mode?"),
        (("--set", "last_gasp"), "name=value"),
        (("--set", "name=bout"), "no option 'name'"),
        (("--set", "target=none"), "not a number from 1"),
        (("--players", "human", "deepblue"), "'deepblue' is neither human nor"),
        (("--box", "nowhere.toml"), "cannot read"),
        (("--seed", "-1"), "seed"),
    ],
)
def test_bad_arguments_are_refused(arguments: tuple[str, ...], message: str) -> None:
    result = run("play", "fightdrome", *arguments)
    assert result.returncode == 2
    assert message in result.stderr


def test_a_custom_pack_is_played(tmp_path: Path) -> None:
    text = (BUILT_IN / "reconstructed.toml").read_text()
    file, record = tmp_path / "mine.toml", tmp_path / "game.json"
    file.write_text(text.replace("[40, 60, 80]", "[30, 60, 90]"))
    result = run(
        "play", "fightdrome", "--box", str(file), "--players", "greedy", "greedy",
        "--record", str(record),
    )  # fmt: skip
    assert result.returncode == 0
    assert isinstance(read_record(record.read_text()).box, dict)
    assert run("verify", str(record)).returncode == 0


def test_the_balanced_pack_is_played_and_named(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    result = run(
        "play", "fightdrome", "--box", "balanced", "--players", "greedy", "greedy",
        "--record", str(record),
    )  # fmt: skip
    assert "Stacks: balanced" in result.stdout
    assert read_record(record.read_text()).box == "balanced"


@pytest.mark.parametrize(
    ("typed", "action"),
    [("k30", "K30"), ("XK30", "xK30"), ("x k30", "xK30"), ("Rest", "rest"),
     (" sleeve  3 ", "sleeve 3"), ("nb", "NB")],
)  # fmt: skip
def test_input_variants(typed: str, action: str) -> None:
    game = undercard.load("fightdrome")
    assert isinstance(game, Fightdrome)
    assert FightdromeScreen(game, game.words(Messages("en"), ["A", "B"])).read(typed) == action
