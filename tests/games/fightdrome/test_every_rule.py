"""Every numbered rule has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

RULES = Path(__file__).parents[3] / "docs" / "rules" / "fightdrome.md"
TESTS = Path(__file__).parents[2]
_RULE = re.compile(r"(?:\*\*|^#+ )([FR]\d+(?:\.\d+)?)\b", re.MULTILINE)
_TEST = re.compile(r"def test_([fr]\d+)(?:_(\d+))?_")


def rule_ids() -> set[str]:
    return set(_RULE.findall(RULES.read_text(encoding="utf-8")))


def ids_in_tests() -> set[str]:
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for rule, part in _TEST.findall(path.read_text(encoding="utf-8")):
            found.add(rule.upper())
            if part:
                found.add(f"{rule.upper()}.{part}")
    return found


def test_there_are_rules_to_test() -> None:
    assert {"F1.1", "F4.13", "F11.4", "R1", "R10"} <= rule_ids()
    assert len(rule_ids()) >= 70


def test_every_rule_is_tested_by_its_number() -> None:
    assert rule_ids() - ids_in_tests() == set()
