"""The command line, run as a person runs it: output, exit codes, and never a traceback."""

from __future__ import annotations

import contextlib
import io
import itertools
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

import undercard
from polling import LIMIT_SECONDS
from undercard.cli.fightdrome_screen import FightdromeScreen
from undercard.cli.main import main
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.pack_check import BUILT_IN
from undercard.games.survive.scenario_check import BUILT_IN as SCENARIOS
from undercard.kernel.record import read_record
from undercard.locales import Messages


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """As a program would, but in this process: to start one for each takes a second or two."""
    code: int | str | None
    with (
        patch.object(sys, "stdin", io.StringIO(answers)),
        contextlib.redirect_stdout(io.StringIO()) as output,
        contextlib.redirect_stderr(io.StringIO()) as errors,
    ):
        try:
            code = main(arguments)
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(arguments, code, output.getvalue(), errors.getvalue())


def start(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """A program of its own."""
    return subprocess.run(
        [sys.executable, "-m", "undercard", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
        check=False,
    )


def test_version() -> None:
    assert start("--version").stdout == f"undercard {undercard.__version__}\n"


def test_a_program_of_its_own_says_the_same() -> None:
    for arguments, answers in [
        (("play", "fightdrome", "--lang", "de", "--seed", "5"), "?\nK30\nnonsense\nquit\n"),
        (("play", "survive", "--set", "mode=brawl"), ""),
        (("verify", "nowhere.json"), ""),
        ((), ""),
    ]:
        started, ran = (it(*arguments, answers=answers) for it in (start, run))
        assert (started.returncode, started.stdout) == (ran.returncode, ran.stdout)
        assert started.stderr == ran.stderr


def test_without_a_command_it_says_which_there_are() -> None:
    result = run()
    assert result.returncode == 2
    assert "COMMAND" in result.stderr


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
    assert "right" in checked.stdout


@pytest.mark.parametrize(
    ("game", "file"),
    [(*it,) for it in itertools.product(["fightdrome"], sorted(BUILT_IN.glob("*.toml")))]
    + [(*it,) for it in itertools.product(["survive"], sorted(SCENARIOS.glob("*.toml")))],
    ids=lambda it: getattr(it, "stem", it),
)
def test_a_game_with_a_renamed_copy_of_a_box_is_recorded_and_verified(
    game: str, file: Path, tmp_path: Path
) -> None:
    mine, record = tmp_path / "mine.toml", tmp_path / "game.json"
    text = file.read_text(encoding="utf-8")
    mine.write_text(text.replace(f'name = "{file.stem}"', 'name = "mine"', 1), encoding="utf-8")
    box = {"fightdrome": "--box", "survive": "--box"}[game]
    seats = 3 if file.stem in ("trio", "crowd") else 2
    played = run(
        "play", game, box, str(mine), "--players", *["random"] * seats, "--seed", "3",
        "--record", str(record),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert '"name": "mine"' in record.read_text(encoding="utf-8")
    checked = run("verify", str(record))
    assert (checked.returncode, checked.stderr) == (0, "")


def test_a_changed_record_fails_with_its_step(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "fightdrome", "--players", "greedy", "random", "--seed", "3", "--record", str(file))
    text = file.read_text()
    first = read_record(text).actions[0]
    file.write_text(text.replace(f'"{first}"', '"W"', 1))
    result = run("verify", str(file))
    assert result.returncode == 1
    assert "step 1:" in result.stderr


@pytest.mark.parametrize("content", ["", "{}", "\x00", "[1"])
def test_verify_refuses_what_is_no_record(content: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    assert run("verify", str(file)).returncode == 1
    assert run("verify", str(tmp_path / "none.json")).returncode == 1


WORDS = {"en": "Your hand", "de": "Deine Hand", "fr": "Ta main", "es": "Tu mano"}


@pytest.mark.parametrize("language", WORDS)
def test_a_person_sees_the_table_in_their_language(language: str) -> None:
    result = run(
        "play", "fightdrome", "--lang", language, "--seed", "5", answers="?\n?W\nlog\nhand\nquit\n"
    )
    assert result.returncode == 0
    assert result.stdout.count(WORDS[language]) >= 2
    assert "F5.1" in result.stdout


def test_a_person_is_told_the_rule_and_asked_again() -> None:
    result = run(
        "play", "fightdrome", "--lang", "en", "--seed", "5", "--set", "first=seat 0",
        answers="kb80\nnonsense\nK30 K40\n\nquit\n",
    )  # fmt: skip
    assert "KB80 is not allowed. F4.13: Only Attack cards can lead" in result.stdout
    assert "“nonsense” is not an action." in result.stdout


def test_a_person_can_play_a_whole_bout(tmp_path: Path) -> None:
    """Types every card in turn until the game is over: what is not legal is only asked again."""
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
    first, second = result.stdout.split("Hand the device to Player 2", 1)
    assert "Your hand" in first
    assert second.index("\n" * 40) < second.index("Your hand")
    told = second[second.index("\n" * 40) : second.index("Your hand")]
    assert "Player 1 leads Punch 60." in told
    assert "You draw" not in told


def test_a_game_ends_in_good_order_when_the_input_does() -> None:
    result = run("play", "fightdrome", "--lang", "en", answers="")
    assert result.returncode == 0
    assert "You leave the game." in result.stdout


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


def test_pack_check(tmp_path: Path) -> None:
    good = run("pack", "check", "reconstructed")
    assert good.returncode == 0
    assert "can be played" in good.stdout
    text = (BUILT_IN / "reconstructed.toml").read_text()
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("[11, 9, 9, 5, 6]", "[11, 9, 9, 5, 7]"))
    bad = run("pack", "check", str(broken))
    assert bad.returncode == 1
    assert "stacks.cards[0].counts: sum to 41, not 40 (F1.2)" in bad.stderr


def test_a_pack_of_ones_own_is_played(tmp_path: Path) -> None:
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


@pytest.mark.parametrize(
    ("typed", "action"),
    [("k30", "K30"), ("XK30", "xK30"), ("x k30", "xK30"), ("Rest", "rest"),
     (" sleeve  3 ", "sleeve 3"), ("nb", "NB")],
)  # fmt: skip
def test_what_people_type(typed: str, action: str) -> None:
    game = undercard.load("fightdrome")
    assert isinstance(game, Fightdrome)
    assert FightdromeScreen(game, game.words(Messages("en"), ["A", "B"])).read(typed) == action


@pytest.mark.parametrize("players", [2, 3])
def test_bots_play_survive_and_the_record_is_right(players: int, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    bots = ["greedy", "random", "greedy"][:players]
    result = run("play", "survive", "--players", *bots, "--seed", "5", "--record", str(record))
    assert result.returncode == 0
    assert len(read_record(record.read_text()).players) == players
    assert "right" in run("verify", str(record)).stdout


def test_a_person_plays_survive() -> None:
    answers = "place a4\nplace a5\nplace a6\nplace a7\n?\n? a4-a5\nHIT a1\ntable\nlog\nfoo\nquit\n"
    result = run("play", "survive", "--seed", "5", "--lang", "en", answers=answers)
    assert result.returncode == 0
    assert "Round 1 of 4" in result.stdout
    assert "Your colony needs" in result.stdout
    assert "S2.1" in result.stdout
    assert "Write a1-a2 for a step" in result.stdout


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_survive_is_shown_in_every_language(language: str) -> None:
    answers = "place a4\nplace a5\nplace a6\nplace a7\nquit\n"
    result = run("play", "survive", "--seed", "5", "--lang", language, answers=answers)
    assert result.returncode == 0
    assert max(len(line) for line in result.stdout.split("\n")) <= 100


def test_the_balanced_pack_is_played_and_named(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    result = run(
        "play", "fightdrome", "--box", "balanced", "--players", "greedy", "greedy",
        "--record", str(record),
    )  # fmt: skip
    assert "Stacks: balanced" in result.stdout
    assert read_record(record.read_text()).box == "balanced"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "greedy"), "players: 1 is not a number from 2 to 3"),
        (("--players", "greedy", "random", "--set", "players=3"), "--players: 2 for the 3 seats"),
        (("--names", "Ann"), "--names: 1 for the 2 seats"),
        (("--box", "reconstructed"), "--pack: is for fightdrome"),
        (("--box", "nowhere.toml"), "cannot read nowhere.toml"),
        (("--box", "duel", "--set", "players=3"), "the scenario 'duel' is for 2"),
    ],
)
def test_what_play_refuses(arguments: tuple[str, ...], complaint: str) -> None:
    result = run("play", "survive", *arguments)
    assert result.returncode == 2
    assert complaint in result.stderr


@pytest.mark.parametrize("name", ["duel", "trio", "crowd"])
def test_the_built_in_scenarios_are_right(name: str) -> None:
    result = run("scenario", "check", name)
    assert result.returncode == 0
    assert "can be played" in result.stdout


def test_a_scenario_that_is_wrong_is_told_with_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (SCENARIOS / "duel.toml").read_text(encoding="utf-8")
    line = next(n for n, row in enumerate(text.split("\n"), 1) if row.startswith("| .   1"))
    file.write_text(text.replace("| .   1   .", "| .   ?   ."), encoding="utf-8")
    result = run("scenario", "check", str(file))
    assert result.returncode == 1
    assert f"dungeon, line {line} of the file, column 7: '?' in a cell" in result.stderr


def test_fairness_is_told_with_intervals() -> None:
    trio = ("fairness", "trio", "--team", "four")
    result = run("scenario", *trio, "--games", "400", "--seed", "7")
    assert result.returncode in (0, 1)
    assert "teams of 4" in result.stdout
    assert result.stdout.count("points from even") == 4
    assert "±" in result.stdout
