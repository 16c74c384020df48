"""The comparison of two versions runs in its short form, with this checkout on both sides."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_two_checkouts_are_measured_in_separate_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    versions = import_module("versions")
    new, old = versions.Version(ROOT, tmp_path / "new"), versions.Version(ROOT, tmp_path / "old")
    row = versions.compare("interpreted, Fightdrome", new, old, 0.01, 1)
    new.close()
    old.close()
    assert re.fullmatch(r"\| interpreted, Fightdrome \|.*\| \d+\.\d\d \(.*\) \|", row)
    sys.modules.pop("versions")
