"""One name means one thing across the project.

A reader who searches for a name should find one definition. Modules are named after what they
hold, with nouns of the field, because a gerund describes an activity and not its subject.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from undercard.kernel.plugin import game_names

PACKAGE = Path(__file__).parents[1] / "src" / "undercard"
MODULES = sorted(PACKAGE.rglob("*.py"))


def role_of(path: Path) -> str:
    """Return the module's path without a game's folder: games have parallel modules."""
    parts = path.relative_to(PACKAGE).parts
    return "/".join(part for part in parts if part not in game_names())


def classes_of(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from (node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def test_no_module_is_named_with_a_gerund() -> None:
    found = [str(path) for path in MODULES if path.stem.endswith("ing")]
    assert found == [], "name the module after what it holds"


def test_a_class_name_has_one_meaning() -> None:
    """The same name is allowed once per game, in the modules of the same role."""
    roles = defaultdict[str, set[str]](set)
    for path in MODULES:
        for name in classes_of(path):
            roles[name].add(role_of(path))
    assert {name: found for name, found in roles.items() if len(found) > 1} == {}


def test_a_module_defines_a_class_once() -> None:
    for path in MODULES:
        names = list(classes_of(path))
        assert len(names) == len(set(names)), path
