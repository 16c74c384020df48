"""Damaged files: for any content, a command reports one of our own errors.

Hypothesis damages the text of valid packs, scenarios and records. Commands run in this process, so
that an unhandled exception fails the test.
"""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercard
from undercard.cli.main import main
from undercard.games.fightdrome.pack_check import BUILT_IN as PACKS
from undercard.games.survive.scenario_check import BUILT_IN as SCENARIOS
from undercard.kernel.document import MOST_TOML_BYTES
from undercard.kernel.record import make_record, write_record

LONGEST_MESSAGE = 8_000
"""The maximum length of a message, which must not repeat huge input."""


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def record_text(game: str, **options: object) -> str:
    loaded = undercard.load(game, engine="interpreted", **options)
    names = [f"player {n}" for n in range(loaded.seats)]
    return write_record(make_record(loaded, 3, loaded.legal(loaded.new(3))[:1], names))


PACK, SCENARIO = text_of(PACKS / "reconstructed.toml"), text_of(SCENARIOS / "duel.toml")
TRUE_FILES = {
    "pack check": [PACK],
    "scenario check": [SCENARIO],
    "verify": [record_text("fightdrome"), record_text("survive", players=3)],
}
commands = pytest.mark.parametrize("command", TRUE_FILES)

snippets = st.one_of(
    st.text(max_size=4),
    st.sampled_from(['"', "'", "'''", "=", "[", "]", "{", "}", ",", "#", "\\", "\n", ".", "-"]),
    st.sampled_from(
        ["\0", "\ufeff", "\u2028", "nan", "1e999", "-0", "0x", "null", "true", "1979-13-45"]
    ),
    st.sampled_from(["[" * 3000, "{a=" * 120, "9" * 480, "9" * 5000, "a." * 240, "x" * 70_000]),
    st.sampled_from(["[" * 60, '{"a":' * 2000, "\n[a.a]\n" * 50, "\r", "\t", "💥" * 100]),
)


@dataclass
class Damage:
    """A replaced part of a text: `start` and `length` are thousandths of the text."""

    start: int
    length: int
    put: str

    def do(self, text: str) -> str:
        start = len(text) * self.start // 1000
        stop = start + min(self.length, len(text))
        return text[:start] + self.put + text[stop:]


damages = st.builds(Damage, st.integers(0, 1000), st.integers(0, 40), snippets)


def run(*arguments: str) -> tuple[int, str]:
    """Return a command's exit code and its output."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        try:
            code = main(arguments)
        except SystemExit as stop:  # argparse
            code = int(stop.code or 0)
    return code, out.getvalue()


@pytest.fixture(autouse=True)
def no_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@commands
def test_the_original_files_are_valid(command: str, tmp_path: Path) -> None:
    for text in TRUE_FILES[command]:
        (tmp_path / "file").write_text(text, encoding="utf-8")
        assert run(*command.split(), str(tmp_path / "file"))[0] == 0


@commands
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_file_is_refused_or_valid(
    command: str, tmp_path: Path, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from(TRUE_FILES[command]))
    for damage in data.draw(st.lists(damages, min_size=1, max_size=3)):
        text = damage.do(text)
    file = tmp_path / "file"
    file.write_bytes(text.encode("utf-8", errors="surrogatepass"))
    code, output = run(*command.split(), str(file))
    assert code in (0, 1)
    assert 0 < len(output) < LONGEST_MESSAGE


@commands
@given(content=st.binary(max_size=60))
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_refused(command: str, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    assert run(*command.split(), str(tmp_path / "file"))[0] == 1


MONSTROUS = {
    "deep list": "[" * 100_000,
    "deep object": '{"a":' * 100_000,
    "deep array": "a = " + "[\n" * 10_000,
    "deep table": "a = " + "{b=" * 150,
    "digits": "9" * 5000,
    "digits in TOML": "a = " + "9" * 5000,
    "digits in JSON": '{"seed": ' + "9" * 5000 + "}",
    "dotted key": ".".join("a" * 20_000) + " = 1",
    "one line": "#" * 2_000_000,
    "lines": "\n" * (MOST_TOML_BYTES + 1),
    "nothing but a mark": "\ufeff",
}


@commands
@pytest.mark.parametrize("monster", MONSTROUS)
def test_a_huge_file_is_refused(command: str, monster: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(MONSTROUS[monster], encoding="utf-8")
    code, output = run(*command.split(), str(tmp_path / "file"))
    assert code == 1
    assert len(output) < 1000


@commands
def test_a_byte_order_mark_is_accepted(command: str, tmp_path: Path) -> None:
    for text in TRUE_FILES[command]:
        (tmp_path / "file").write_text("\ufeff" + text, encoding="utf-8")
        assert run(*command.split(), str(tmp_path / "file"))[0] == 0


PATHS = ["", ".", "none", "a\0b", "x" * 300, "x/" * 3000, "\udcff", "/dev/full/x"]


@commands
@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_a_path_that_cannot_be_read(command: str, path: str) -> None:
    code, output = run(*command.split(), path)
    assert (code, "cannot read" in output) == (1, True)
    assert len(output) < 1000


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_play_with_a_path_that_cannot_be_read(path: str) -> None:
    for game, option in (("fightdrome", "--box"), ("survive", "--box")):
        assert run("play", game, option, path)[0] == 2


@pytest.mark.parametrize("path", PATHS[:2] + PATHS[3:6] + PATHS[7:], ids=range(6))
def test_a_record_that_cannot_be_written(path: str) -> None:
    code, output = run(
        "play", "fightdrome", "--players", "random", "random", "--seed", "1", "--record", path
    )
    assert (code, "cannot write" in output) == (2, True)


@given(
    settings_=st.lists(st.text(max_size=12).map(lambda text: f"--set={text}"), max_size=3),
    seed=st.sampled_from(["0", "-1", "x", "9" * 5000, "1" + "0" * 30, "1e3"]),
)
def test_any_options_of_a_game(settings_: list[str], seed: str) -> None:
    """Without a person at the terminal the game ends before its first action."""
    code, _ = run("play", "survive", "--seed", seed, "--set=players=9", *settings_)
    assert code == 2


@pytest.mark.parametrize(
    ("setting", "choices"),
    [("mode=bruise", "bout, match, epic"), ("target=" + "9" * 5000, "1 to 10000")],
)
def test_an_error_lists_the_allowed_values(setting: str, choices: str) -> None:
    code, output = run("play", "fightdrome", "--set", setting)
    assert (code, choices in output) == (2, True)
    assert len(output) < 300


@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        ('origin = "reconstructed"', 'origin = "guessed"', "house, printed, reconstructed"),
        ('"Grapple"', '"Bite"', "Block, Grapple, Kick, Neurochem, Punch"),
        ("version = 1", "version = 2", "a pack has version 1"),
        ('name = "reconstructed"', 'name = ""', "1 to 60 printable characters"),
        ('name = "reconstructed"', f'name = "{"x" * 61}"', "1 to 60 printable characters"),
        ('name = "reconstructed"', 'name = "a\\u0007"', "1 to 60 printable characters"),
    ],
)
def test_an_error_in_a_pack_states_what_is_allowed(
    old: str, new: str, right: str, tmp_path: Path
) -> None:
    assert old in PACK
    (tmp_path / "mine.toml").write_text(PACK.replace(old, new, 1), encoding="utf-8")
    code, output = run("pack", "check", str(tmp_path / "mine.toml"))
    assert (code, right in output) == (1, True), output


@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        ("version = 1", "version = 0", "a scenario has version 1"),
        ('name = "duel"', 'name = "  "', "1 to 60 characters"),
        ("[grabbers]", "[nabbers]", "did you mean grabbers?"),
        ('en = "water"', f'en = "{"w" * 61}"', "1 to 60 characters"),
    ],
)
def test_an_error_in_a_scenario_states_what_is_allowed(
    old: str, new: str, right: str, tmp_path: Path
) -> None:
    assert old in SCENARIO
    (tmp_path / "mine.toml").write_text(SCENARIO.replace(old, new, 1), encoding="utf-8")
    code, output = run("scenario", "check", str(tmp_path / "mine.toml"))
    assert (code, right in output) == (1, True), output
