"""The parts may look only one way.

kernel <- games <- bots, table <- lab, adapters <- server <- cli
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "undercard"
MAY_IMPORT = {
    "version": set(),
    "kernel": {"kernel"},
    "locales": {"kernel", "locales"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "table": {"kernel", "games", "table"},
    "lab": {"kernel", "games", "bots", "lab"},
    "adapters": {"kernel", "games", "bots", "adapters"},
    "server": {"kernel", "games", "bots", "table", "lab", "locales", "version", "server"},
    "cli": {"kernel", "games", "bots", "table", "lab", "server", "locales", "version", "cli"},
}
"""What each part may import of the others."""
ENTRY_POINTS = {"__init__", "__main__"}

FILES = sorted(SOURCE.rglob("*.py"))


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported_parts(path: Path) -> set[str]:
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the direction"
            modules.add(node.module or "")
            if node.module in ("undercard", "undercard.cli"):
                modules.update(f"{node.module}.{alias.name}" for alias in node.names)
    names = [module.split(".") for module in modules]
    return {name[1] for name in names if name[0] == "undercard" and len(name) > 1}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    part = part_of(path)
    if part not in ENTRY_POINTS:
        assert imported_parts(path) <= MAY_IMPORT[part]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_games_do_not_know_each_other(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    others = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()}
    for other in others - {parts[1], "__pycache__"}:
        assert f"undercard.games.{other}" not in path.read_text(encoding="utf-8")


def test_no_part_is_missing_from_the_map() -> None:
    assert {part_of(path) for path in FILES} - ENTRY_POINTS <= set(MAY_IMPORT)
