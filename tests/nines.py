"""The example game of `examples/nines`, for tests: registered in this process, or installed."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undercard.kernel.game import Game, State
from undercard.kernel.plugin import import_entry, register, unregister

FOLDER = Path(__file__).parents[1] / "examples" / "nines"
NAME = "nines"


@contextmanager
def registered() -> Iterator[str]:
    """Make the game known to this process, without installing it."""
    source = str(FOLDER / "src")
    sys.path.append(source)
    register(import_entry("undercard_nines:PLUGIN"))  # type: ignore[arg-type]
    try:
        yield NAME
    finally:
        unregister(NAME)
        sys.path.remove(source)


def install(folder: Path) -> dict[str, str]:
    """Install the package into a folder; return the environment in which Python finds it there."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    options = ["--no-build-isolation", "--disable-pip-version-check", "--target", str(folder)]
    subprocess.run([*command, *options, str(FOLDER)], check=True)
    return {"PYTHONPATH": str(folder)}


def inventory(game: Game, state: State) -> Counter[str]:
    """Return the dealt cards, in every place."""
    position = game.position(state)
    hands, played = position["hands"], position["played"]
    assert isinstance(hands, list)
    assert isinstance(played, list)
    return Counter(dealt=len(hands[0]) + len(hands[1]) + len(played))
