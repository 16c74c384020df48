"""No file outside a game's own folders mentions a game by name.

The rest of the project uses the plug-in. This module lists all exceptions with their reasons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercard

ROOT = Path(__file__).parents[1]
SOURCES = {ROOT / "src" / "undercard": ("*.py",), ROOT / "web" / "src": ("*.ts", "*.svelte")}
NAMES = re.compile("|".join(undercard.game_names()), re.IGNORECASE)
DOCTEST = re.compile(r"^\s*(>>>|\.\.\.)|^\s*undercard\.kernel\.errors\.")


def is_own(path: Path) -> bool:
    """Return whether a file is in a folder of a game or is named after one."""
    parts = [path.stem, *(parent.name for parent in path.parents if ROOT in parent.parents)]
    return any(NAMES.fullmatch(part) for part in parts)


def sources() -> Iterator[Path]:
    for folder, patterns in SOURCES.items():
        for pattern in patterns:
            yield from (path for path in sorted(folder.rglob(pattern)) if not is_own(path))


def mentions(path: Path) -> list[str]:
    """Return the lines that name a game, except for examples that are run by tests."""
    lines = path.read_text(encoding="utf-8").splitlines()
    named = [(n, line) for n, line in enumerate(lines, 1) if NAMES.search(line)]
    return [
        f"{path.relative_to(ROOT)}:{n}: {it.strip()}" for n, it in named if not DOCTEST.match(it)
    ]


def test_no_file_outside_a_games_folders_names_a_game() -> None:
    found = [mention for path in sources() for mention in mentions(path)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text", ['game == "fightdrome"', "isinstance(game, Survive)"])
def test_a_mention_is_found(text: str) -> None:
    assert NAMES.search(text)
