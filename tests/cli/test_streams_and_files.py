"""Closed streams, full disks, long answers and unwritable files end in one of our own messages."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.commands import run, start
from polling import LIMIT_SECONDS
from undercard.cli.commands import output_file

BOTS = ("play", "fightdrome", "--players", "random", "random", "--seed", "5")
FULL = Path("/dev/full")
on_posix = pytest.mark.skipif(os.name != "posix", reason="the shell closes the streams")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "record.json"
    assert run(*BOTS, "--record", str(path)).returncode == 0
    return path


def in_shell(redirection: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in its own process, with its streams as a shell redirects them."""
    command = f'exec "$0" -m undercard "$@" {redirection}'
    return subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, *arguments],
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
        check=False,
    )


@on_posix
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_change_no_result(closed: str, record: Path) -> None:
    assert in_shell(closed, "verify", str(record)).returncode == 0
    left = in_shell(f"{closed} </dev/null", "play", "fightdrome", "--seed", "1")
    assert (left.returncode, "Traceback" in left.stderr) == (0, False)


@on_posix
def test_a_person_without_input_leaves_the_game() -> None:
    left = in_shell("<&-", "play", "fightdrome", "--lang", "en")
    assert (left.returncode, left.stderr) == (0, "")
    assert left.stdout.endswith("You leave the game.\n")


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
def test_a_full_disk_is_reported(record: Path) -> None:
    full = in_shell(">/dev/full", "verify", str(record))
    assert (full.returncode, full.stderr) == (2, "undercard: No space left on device\n")


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_a_long_answer_is_refused_shortly(game: str) -> None:
    played = run("play", game, "--lang", "en", "--seed", "1", answers="x" * 5000 + "\n")
    assert "is not an action" in played.stdout
    assert "x" * 200 not in played.stdout


@pytest.mark.parametrize("name", ["", "x" * 61, "\x1b[31mred", "two\nlines"])
def test_names_are_printable_and_short(name: str) -> None:
    refused = run("play", "fightdrome", "--names", name, "Ben")
    assert refused.returncode == 2
    assert "1 to 60 printable characters" in refused.stderr


def test_a_record_prints_no_control_characters(record: Path, tmp_path: Path) -> None:
    document = json.loads(record.read_text(encoding="utf-8"))
    document["players"] = ["\x1b]0;one\x07" + "x" * 180, "\x1b]0;two\x07"]
    (tmp_path / "record").write_text(json.dumps(document), encoding="utf-8")
    valid = run("verify", str(tmp_path / "record"))
    assert valid.returncode == 0
    assert "\x1b" not in valid.stdout
    document["players"][0] = "x" * 201
    (tmp_path / "record").write_text(json.dumps(document), encoding="utf-8")
    refused = run("verify", str(tmp_path / "record"))
    assert refused.returncode == 1
    assert "players: a name has more than 200 characters" in refused.stderr


@pytest.mark.parametrize(
    "command",
    [
        "play fightdrome --record {}",
        "puzzle make fightdrome --out {}",
        "lab match fightdrome random random --out {}",
        "lab match fightdrome random random --json {}",
        "lab whatif fightdrome --report {}",
        "lab ladder fightdrome --out {}",
        "lab train fightdrome --out {}",
    ],
)
def test_unwritable_files_are_refused_before_the_work(command: str, tmp_path: Path) -> None:
    missing = run(*(part.format(tmp_path / "none" / "file") for part in command.split()))
    assert missing.returncode == 2
    assert "there is no folder" in missing.stderr
    folder = run(*(part.format(tmp_path) for part in command.split()))
    assert folder.returncode == 2
    assert "it is a folder" in folder.stderr


@pytest.mark.parametrize(
    "command",
    ["lab study {}", "lab merge {} --out o", "lab match fightdrome random random --box {}"],
)
def test_a_message_names_the_file(command: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[", encoding="utf-8")
    refused = run(*(part.format(tmp_path / "mine.toml") for part in command.split()))
    assert refused.returncode == 2
    assert "mine.toml: " in refused.stderr


@pytest.mark.parametrize("options", ["--start {}", "--rival {}"])
def test_files_without_weights_are_refused(options: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    train = ["lab", "train", "fightdrome", "--out", str(tmp_path / "out.npz"), *options.split()]
    train[-1] = str(file)
    assert "cannot read" in run(*train).stderr
    for content in (b"", b"PK\x03\x04", b"\x93NUMPY", b"a = 1"):
        file.write_bytes(content)
        assert "has no weights" in run(*train).stderr


PUZZLES = {
    "deep": '{"game":' * 100_000,
    "a mark only": "\ufeff",
    "another type": "[]",
    "huge": " " * 2_000_000,
}


@pytest.mark.parametrize("content", PUZZLES.values(), ids=PUZZLES)
def test_a_malformed_puzzle_is_refused(content: str, tmp_path: Path) -> None:
    (tmp_path / "puzzle").write_text(content, encoding="utf-8")
    refused = run("puzzle", "show", "fightdrome", "--file", str(tmp_path / "puzzle"))
    assert refused.returncode == 2
    assert refused.stderr.startswith("undercard: --file: ")
    assert len(refused.stderr) < 400


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--port", "1" * 5000),
        ("serve", "--puzzle-days", "1" * 5000),
        ("serve", "--origin", "http://[::1"),
        ("serve", "--backup-every", "9" * 400 + "d"),
    ],
)
def test_monstrous_settings_are_refused(arguments: tuple[str, ...]) -> None:
    refused = run(*arguments)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"undercard: {arguments[1]}: ")
    assert len(refused.stderr) < 400


def test_a_cache_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("UNDERCARD_KERNEL_CACHE", str(tmp_path / "file"))
    refused = start("--version")
    assert refused.returncode == 1
    last = refused.stderr.splitlines()[-1]
    assert "compiled rules cannot be stored" in last
    assert "UNDERCARD_KERNEL_CACHE" in last


@pytest.mark.parametrize("name", ["a" * 300, "a\0b"])
def test_a_file_that_cannot_be_created_is_refused_before_the_work(
    name: str, tmp_path: Path
) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="cannot write"):
        output_file(str(tmp_path / name))


def test_the_check_of_a_file_to_write_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("a game")
    assert output_file(str(kept)) == kept
    assert output_file(str(tmp_path / "new")) == tmp_path / "new"
    assert kept.read_text() == "a game"
    assert list(tmp_path.iterdir()) == [kept]
