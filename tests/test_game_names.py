"""No file outside a game's own files mentions a game by name or holds its messages.

The rest of the project uses the plug-in. This module lists all exceptions with their reasons.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

import undercard
from undercard.locales import FOLDER

ROOT = Path(__file__).parents[1]
SOURCES = {ROOT / "src" / "undercard": ("*.py",), ROOT / "web" / "src": ("*.ts", "*.svelte")}
GAMES = undercard.game_names()
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)
WORD = re.compile(r"[\w-]+")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)
TEMPLATE = re.compile(r"[\"'`]([a-z]+-[a-z-]*)\$?\{")
"""An id that ends in a value, as in `web-action-${action}`."""
Users: TypeAlias = dict[str, set[str | None]]
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


def shared_message_files() -> list[Path]:
    """The message files that are not named after a game, in all languages."""
    return [path for path in sorted(FOLDER.glob("*/*.ftl")) if not NAMES.search(path.stem)]


def game_of(path: Path) -> str | None:
    """The game to whose folders a source file belongs, or None."""
    return next((game for game in GAMES if game in (*path.parts, path.stem)), None)


def names_and_beginnings(paths: Iterator[Path]) -> tuple[Users, Users]:
    """Return who names each word, and who names the beginning of an id that ends in a value."""
    words: Users = defaultdict(set)
    beginnings: Users = defaultdict(set)
    for path in paths:
        game, text = game_of(path), path.read_text(encoding="utf-8")
        for word in set(WORD.findall(text)):
            words[word].add(game)
        for beginning in set(TEMPLATE.findall(text)):
            beginnings[beginning].add(game)
    return words, beginnings


def users_of(message: str, words: Users, beginnings: Users) -> set[str | None]:
    """Return the games whose sources name a message, with None for the rest of the project."""
    found = (users for begin, users in beginnings.items() if message.startswith(begin))
    return words.get(message) or set().union(*found)


@pytest.mark.parametrize(
    "path", shared_message_files(), ids=lambda it: f"{it.parent.name}-{it.stem}"
)
def test_no_shared_message_file_names_a_game(path: Path) -> None:
    assert not mentions(path)


def test_every_shared_message_serves_more_than_one_game() -> None:
    files = (path for folder, ends in SOURCES.items() for end in ends for path in folder.rglob(end))
    used = names_and_beginnings(path for path in files if not path.name.endswith(".test.ts"))
    found = [
        f"{path.name}: {message} is only for {', '.join(map(str, users))}"
        for path in shared_message_files()
        if path.parent.name == "en"
        for message in MESSAGE.findall(path.read_text(encoding="utf-8"))
        if len(users := users_of(message, *used)) == 1 and users != {None}
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text", ['game == "fightdrome"', "isinstance(game, Survive)"])
def test_a_mention_is_found(text: str) -> None:
    assert NAMES.search(text)
