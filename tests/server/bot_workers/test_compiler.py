"""The process that compiles: it must not outlive the server that reads its progress."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from polling import LIMIT_SECONDS


def test_the_compiler_exits_when_its_server_was_killed(tmp_path: Path) -> None:
    """Nothing is compiled yet, so it has a minute of work; the next server starts another one."""
    compiler = subprocess.Popen(
        [sys.executable, "-m", "undercard.server.bot_workers.compiler", "fightdrome"],
        stdout=subprocess.PIPE,
        env={**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path)},
    )
    assert compiler.stdout is not None
    assert compiler.stdout.readline()  # it is at work
    compiler.stdout.close()
    assert compiler.wait(LIMIT_SECONDS) == 0
