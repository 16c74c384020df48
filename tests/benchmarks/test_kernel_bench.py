"""The benchmark runs in its short form, and its numbers are plausible.

The test asserts no speed, because the machine may be busy. `scripts/bench kernel` checks the
goals.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

PATH = Path(__file__).parents[2] / "benchmarks" / "kernel.py"
COUNT = """
import os, pathlib
starts = pathlib.Path(os.environ["UNDERCARD_KERNEL_CACHE"]) / "starts"
with starts.open("a") as file:
    file.write("x")
print(len(starts.read_text()))
"""
"""A program that prints how often it was started with the same cache."""


def load_benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kernel_benchmark", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["kernel_benchmark"] = module
    spec.loader.exec_module(module)
    return module


def test_ours_and_the_peers_are_measured_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The start times are left out, because they compile both games."""
    benchmark = load_benchmark()
    monkeypatch.setattr(benchmark, "start_times", lambda _: (20.0, 1.0))
    result = benchmark.compare(0.05, 1)
    peers = {f"{peer}, {way}" for peer in benchmark.PEERS for way in ("Python", "C++")}
    survive = {f"survive, {what}" for what in ("two players", "three players", "interpreted")}
    assert set(result["rates"]) == {"ours", "interpreted"} | peers | survive
    assert set(result["ratios"]) == peers
    for rate in result["rates"].values():
        assert rate["decisions"] > rate["games"] > 0
        assert 0 < rate["forced"] < 1
    assert "goal" in benchmark.report(result)


def test_a_start_is_measured_with_an_empty_cache_and_with_a_full_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A real start reaches its first action; the number of starts is counted without a game."""
    benchmark = load_benchmark()
    command = [sys.executable, "-c", benchmark.START, "fightdrome"]
    assert float(subprocess.check_output(command)) > 0
    monkeypatch.setattr(benchmark, "START", COUNT)
    assert benchmark.start_times("fightdrome") == (1, 3)
