"""Imports between the packages of `undercard` and of `undercard.server` go in one direction.

`packages.py` has the maps; `docs/architecture.md` shows them as diagrams.
"""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from itertools import permutations
from pathlib import Path

import pytest

from packages import FEATURES, MAY_IMPORT, SERVER_MAY_IMPORT, SOURCE, Arrows, pictures, reduced

ENTRY_POINTS = {"__init__", "__main__"}
FILES = sorted(SOURCE.rglob("*.py"))
SERVER_FILES = sorted((SOURCE / "server").rglob("*.py"))


def part_of(path: Path, package: Path = SOURCE) -> str:
    return path.relative_to(package).parts[0].removesuffix(".py")


def imported_parts(path: Path, package: str = "undercard") -> set[str]:
    """Return the packages that a file imports, also within functions and for types only."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the direction"
            modules.add(node.module or "")
            if node.module in ("undercard", "undercard.cli", package):
                modules.update(f"{node.module}.{alias.name}" for alias in node.names)
    inside = [module for module in modules if module.startswith(f"{package}.")]
    return {module.removeprefix(f"{package}.").split(".")[0] for module in inside}


def test_imports_follow_the_arrows() -> None:
    found = {
        str(path): more
        for path in FILES
        if (part := part_of(path)) not in ENTRY_POINTS
        and (more := imported_parts(path) - MAY_IMPORT[part] - {part})
    }
    assert found == {}


def test_imports_follow_the_arrows_inside_the_server() -> None:
    found = {
        str(path): more
        for path in SERVER_FILES
        if (part := part_of(path, SOURCE / "server")) not in ENTRY_POINTS
        and (more := imported_parts(path, "undercard.server") - SERVER_MAY_IMPORT[part] - {part})
    }
    assert found == {}


def test_games_do_not_import_each_other() -> None:
    games = [folder for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()]
    assert len(games) > 1
    for game, other in permutations(games, 2):
        for path in game.rglob("*.py"):
            assert f"undercard.games.{other.name}" not in path.read_text(encoding="utf-8"), path


def test_the_maps_are_complete() -> None:
    assert {part_of(path) for path in FILES} - ENTRY_POINTS <= set(MAY_IMPORT)
    parts = {part_of(path, SOURCE / "server") for path in SERVER_FILES} - ENTRY_POINTS
    assert parts == set(SERVER_MAY_IMPORT)


@pytest.mark.parametrize("arrows", [MAY_IMPORT, SERVER_MAY_IMPORT], ids=["undercard", "server"])
def test_there_is_no_cycle(arrows: Arrows) -> None:
    TopologicalSorter(arrows).prepare()


def test_features_do_not_import_each_other() -> None:
    for feature in FEATURES:
        assert SERVER_MAY_IMPORT[feature].isdisjoint(FEATURES)
    for part in ("db", "http", "live", "tables", "bot_workers"):
        assert SERVER_MAY_IMPORT[part].isdisjoint(FEATURES)


def test_the_pictures_show_the_maps() -> None:
    for path, text in pictures().items():
        assert path.read_text(encoding="utf-8") == text, "run PYTHONPATH=tests python -m packages"


def test_a_picture_omits_indirect_imports() -> None:
    assert reduced({"a": set(), "b": {"a"}, "c": {"a", "b"}}) == {
        "a": set(),
        "b": {"a"},
        "c": {"b"},
    }
