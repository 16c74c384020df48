"""Imports between the packages of `undercard` and of `undercard.server` go in one direction.

`packages.py` has the maps; `docs/architecture.md` shows them as diagrams.
"""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
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


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    part = part_of(path)
    if part not in ENTRY_POINTS:
        assert imported_parts(path) <= MAY_IMPORT[part] | {part}


@pytest.mark.parametrize("path", SERVER_FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrows_inside_the_server(path: Path) -> None:
    part = part_of(path, SOURCE / "server")
    if part not in ENTRY_POINTS:
        assert imported_parts(path, "undercard.server") <= SERVER_MAY_IMPORT[part] | {part}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_do_not_import_each_other(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    others = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()}
    for other in others - {parts[1], "__pycache__"}:
        assert f"undercard.games.{other}" not in path.read_text(encoding="utf-8")


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
