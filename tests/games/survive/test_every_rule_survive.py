"""Every numbered rule has a test in this folder that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

RULES = Path(__file__).parents[3] / "docs" / "rules" / "survive.md"
TESTS = Path(__file__).parent
_RULE = re.compile(r"(?:\*\*|^#+ )([SRD]\d+(?:\.\d+)?)\b", re.MULTILINE)
_TEST = re.compile(r"def test_([srd]\d+)(?:_(\d+))?_")


def rule_ids() -> set[str]:
    return set(_RULE.findall(RULES.read_text(encoding="utf-8")))


def ids_in_tests() -> set[str]:
    found = set()
    for path in TESTS.glob("test_*.py"):
        for rule, part in _TEST.findall(path.read_text(encoding="utf-8")):
            found.add(rule.upper())
            if part:
                found.add(f"{rule.upper()}.{part}")
    return found


def test_there_are_rules_to_test() -> None:
    assert {"S1.1", "S3.7", "S10.2", "S11", "D1", "D5", "R1", "R16"} <= rule_ids()
    assert len(rule_ids()) >= 60


def test_every_rule_is_tested_by_its_number() -> None:
    assert rule_ids() - ids_in_tests() == set()
