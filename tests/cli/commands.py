"""The command line for tests, in this process or in a separate one."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from unittest.mock import patch

from polling import LIMIT_SECONDS
from undercard.cli.main import main


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in this process, because starting a process takes a second or two."""
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
    """Run a command in its own process."""
    return subprocess.run(
        [sys.executable, "-m", "undercard", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
        check=False,
    )
