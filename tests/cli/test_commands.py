"""The command line as a person runs it: output, exit codes, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercard
from cli.commands import run, start
from random_games import play_randomly
from undercard.cli.screen import Screen
from undercard.kernel.record import load_boxed, read_record
from undercard.kernel.registry import boxes_of, load
from undercard.locales import LANGUAGES, Messages
from undercard.table.boxes import box_names

every_game = pytest.mark.parametrize("game", undercard.game_names())


def test_version() -> None:
    assert start("--version").stdout == f"undercard {undercard.__version__}\n"


def test_a_separate_process_prints_the_same() -> None:
    for arguments, answers in [
        (("play", "fightdrome", "--lang", "de", "--seed", "5"), "?\nK30\nnonsense\nquit\n"),
        (("play", "survive", "--set", "mode=brawl"), ""),
        (("verify", "nowhere.json"), ""),
        ((), ""),
    ]:
        started, ran = (it(*arguments, answers=answers) for it in (start, run))
        assert (started.returncode, started.stdout) == (ran.returncode, ran.stdout)
        assert started.stderr == ran.stderr


def test_without_a_command_it_lists_the_commands() -> None:
    result = run()
    assert result.returncode == 2
    assert "COMMAND" in result.stderr


@every_game
def test_random_players_play_and_the_record_verifies(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for seats in range(load(game).seat_counts[0], load(game).seat_counts[1] + 1):
        players = ["random"] * seats
        played = run("play", game, "--players", *players, "--seed", "3", "--record", str(file))
        assert (played.returncode, played.stderr) == (0, "")
        assert len(read_record(file.read_text()).players) == seats
        assert ": valid: " in run("verify", str(file)).stdout


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_shows_the_table_and_its_commands(game: str, language: str) -> None:
    """Every command of the prompt works in every language, and all lines fit a terminal."""
    first = load(game).legal(load(game).new(5))[0]
    answers = f"?\n? {first}\nlog\ntable\nnonsense\n\n{first}\nquit\n"
    result = run("play", game, "--lang", language, "--seed", "5", answers=answers)
    assert (result.returncode, result.stderr) == (0, "")
    assert Messages(language).text("terminal-left") in result.stdout
    assert max(map(len, result.stdout.split("\n"))) <= 110


@every_game
def test_the_default_screen_draws_every_game(game: str) -> None:
    """A game does not need its own screen."""
    played = load(game)
    screen = Screen(played, played.words(Messages("en"), ["Ann", "Ben", "Cleo"][: played.seats]))
    for state, action in play_randomly(played, 3):
        seat = played.to_act(state)
        if seat is None or action is None:
            break
        assert any("▸ " in line for line in screen.table(state, seat))
        assert any(action in line for line in screen.choices(played.legal(state)))
        assert screen.read(action) == action
    outcome = played.outcome(state)
    assert outcome is not None
    assert "Ann" in "\n".join(screen.result(outcome))


@every_game
def test_the_default_screen_shows_no_secrets(game: str) -> None:
    played = load(game)
    screen = Screen(played, played.words(Messages("en"), ["Ann", "Ben", "Cleo"][: played.seats]))
    for n, (state, _) in enumerate(play_randomly(played, 4)):
        for seat in range(played.seats):
            other = played.sample(state, seat, n)
            assert screen.table(other, seat) == screen.table(state, seat)


@pytest.mark.parametrize(
    ("game", "box"), [(game, box) for game in undercard.game_names() for box in box_names(game)]
)
def test_a_game_with_a_renamed_copy_of_a_box_is_recorded_and_verified(
    game: str, box: str, tmp_path: Path
) -> None:
    boxes = boxes_of(game)
    assert boxes is not None
    mine, record = tmp_path / "mine.toml", tmp_path / "game.json"
    text = boxes.file(box).read_text(encoding="utf-8")
    mine.write_text(text.replace(f'name = "{box}"', 'name = "mine"', 1), encoding="utf-8")
    seats = load_boxed(game, {}, box).seats
    played = run(
        "play", game, "--box", str(mine), "--players", *["random"] * seats, "--seed", "3",
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
def test_verify_refuses_other_files(content: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    assert run("verify", str(file)).returncode == 1
    assert run("verify", str(tmp_path / "none.json")).returncode == 1


def test_a_game_ends_cleanly_at_the_end_of_the_input() -> None:
    result = run("play", "fightdrome", "--lang", "en", answers="")
    assert result.returncode == 0
    assert "You leave the game." in result.stdout
