"""The script that `undercard completion` prints works in a real shell."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from polling import LIMIT_SECONDS
from undercard.cli.completion import SHELLS
from undercard.cli.main import main

ASK = """
COMP_WORDS=({words}) COMP_CWORD={place}
complete_function=$(complete -p undercard | sed 's/.*-F \\([^ ]*\\).*/\\1/')
"$complete_function" undercard
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture
def script(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> str:
    """The completion script for the shell of the test."""
    assert main(["completion", getattr(request, "param", "bash")]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("undercard", "se"), {"serve"}),
        (("undercard", "play", "fi"), {"fightdrome"}),
        (("undercard", "lab", "lad"), {"ladder"}),
        (("undercard", "serve", "--bo"), {"--bot"}),
        (("undercard", "completion", ""), set(SHELLS)),
    ],
)
def test_bash_completes(script: str, words: tuple[str, ...], found: set[str]) -> None:
    quoted = " ".join(f"'{word}'" for word in words)
    asked = script + ASK.format(words=quoted, place=len(words) - 1)
    done = subprocess.run(
        ["bash", "--norc"],
        input=asked,
        capture_output=True,
        text=True,
        check=True,
        timeout=LIMIT_SECONDS,
    )
    assert not done.stderr
    assert found <= {word.strip() for word in done.stdout.splitlines()}


@pytest.mark.parametrize("script", SHELLS, indirect=True)
def test_every_shell_completes_every_command(script: str) -> None:
    for word in ("serve", "fightdrome", "scenario", "fairness", "log-level"):
        assert word in script


@pytest.mark.parametrize("shell", [shell for shell in SHELLS if shutil.which(shell)])
def test_the_shell_can_read_it(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    subprocess.run([shell, "-n"], input=script, text=True, check=True, timeout=LIMIT_SECONDS)
