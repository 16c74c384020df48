"""Executes docs/add-a-game.md from the first line to the last, in an empty folder.

A block below a line such as `` `state.py`: `` is that file; a block of shell is run, and so is a
block of Python without a file. The result is the example in the repository.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from nines import FOLDER
from polling import LIMIT_SECONDS, wait_until
from ports import free_port

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
_BLOCK = re.compile(
    r"(?:^`(?P<file>[^`\n]+)`:\n\n)?^```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL
)
SERVE = "undercard serve"


class Block(NamedTuple):
    file: str | None
    kind: str
    body: str


def blocks() -> Iterator[Block]:
    for found in _BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        yield Block(found["file"], found["kind"], found["body"])


FILES = [block for block in blocks() if block.file]


@pytest.mark.parametrize("block", FILES, ids=lambda block: str(block.file))
def test_the_page_and_the_example_agree(block: Block) -> None:
    assert block.file
    assert (FOLDER / block.file).read_text(encoding="utf-8") == block.body


def test_the_page_shows_every_file_of_the_example() -> None:
    """Exceptions are the other languages and the README."""
    shown = {block.file for block in FILES}
    there = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.*") if path.is_file()}
    left_out = {path for path in there if "__pycache__" in path or path == "README.md"}
    others = {f"src/undercard_nines/messages/{it}.ftl" for it in ("fr", "es")}
    assert shown == there - left_out - others


def test_the_steps_of_the_page_give_a_playable_game(tmp_path: Path) -> None:
    walk = Walk(tmp_path)
    for block in blocks():
        if block.file:
            walk.write(block)
        elif block.kind == "sh":
            for line in block.body.splitlines():
                walk.run(line.partition("#")[0].strip())
        elif block.kind == "python":
            walk.call(sys.executable, "-c", block.body)
    assert walk.ran[0] == "pip install ./nines"
    assert walk.ran[-1] == SERVE


def games_at(port: int) -> list[str]:
    try:
        reply = httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=LIMIT_SECONDS)
    except httpx.TransportError:
        return []
    return [game["game"] for game in reply.json()["games"]]


class Walk:
    """A reader's folder, with a virtual environment besides the one of the tests."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.ran: list[str] = []
        self._environment = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(folder / "installed"),
            "PIP_TARGET": str(folder / "installed"),
            # The dependencies are installed already.
            "PIP_NO_DEPS": "1",
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def write(self, block: Block) -> None:
        path = self._folder / "nines" / str(block.file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.body, encoding="utf-8")

    def run(self, line: str) -> None:
        self.ran.append(line)
        if line == SERVE:
            self._serve()
        else:
            self.call("sh", "-c", line)

    def _serve(self) -> None:
        """Start the server, find the game in its list, and stop the server."""
        port = free_port()
        place = {"UNDERCARD_PORT": str(port), "UNDERCARD_DATA": str(self._folder / "data")}
        with subprocess.Popen(SERVE.split(), env={**self._environment, **place}) as server:
            try:
                wait_until(lambda: "nines" in games_at(port))
            finally:
                server.terminate()
        assert server.returncode == 0

    def call(self, *command: str) -> None:
        done = subprocess.run(
            command,
            cwd=self._folder,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=LIMIT_SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
