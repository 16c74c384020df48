"""Every numbered rule of every game has a test with its number in the game's folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercard

FOLDER = Path(__file__).parent
RULES = FOLDER.parents[1] / "docs" / "rules"
FEWEST = {"fightdrome": 70, "survive": 60}
"""A lower bound for the number of rules, in case the pattern matches none."""
_RULE = re.compile(r"(?:\*\*|^#+ )((?:[FSD]|[FS]R)\d+(?:\.\d+)?)\b", re.MULTILINE)
_TEST = re.compile(r"def test_((?:[fsd]|[fs]r)\d+)(?:_(\d+))?_")


def rule_ids(game: str) -> set[str]:
    return set(_RULE.findall((RULES / f"{game}.md").read_text(encoding="utf-8")))


def ids_in_tests(game: str) -> set[str]:
    found = set()
    for path in (FOLDER / game).glob("test_*.py"):
        for rule, part in _TEST.findall(path.read_text(encoding="utf-8")):
            found.add(rule.upper())
            if part:
                found.add(f"{rule.upper()}.{part}")
    return found


@pytest.mark.parametrize("game", undercard.game_names())
def test_every_rule_is_tested_by_its_number(game: str) -> None:
    assert len(rule_ids(game)) >= FEWEST[game]
    assert rule_ids(game) - ids_in_tests(game) == set()
