"""The benchmark runs, in its shortest form, and its figures are of the right kind.

No speed is asserted here: a test machine may be busy. `scripts/bench kernel` says whether the
goals are reached.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

PATH = Path(__file__).parents[2] / "benchmarks" / "kernel.py"


def load_benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kernel_benchmark", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["kernel_benchmark"] = module
    spec.loader.exec_module(module)
    return module


def test_ours_and_the_peers_are_measured_in_one_run() -> None:
    benchmark = load_benchmark()
    result = benchmark.compare(0.05, 1)
    peers = {f"{peer}, {way}" for peer in benchmark.PEERS for way in ("Python", "C++")}
    survive = {f"survive, {what}" for what in ("two players", "three players", "interpreted")}
    assert set(result["rates"]) == {"ours", "interpreted"} | peers | survive
    assert set(result["ratios"]) == peers
    for rate in result["rates"].values():
        assert rate["decisions"] > rate["games"] > 0
        assert 0 < rate["forced"] < 1
    assert result["rates"]["ours"]["decisions"] > result["rates"]["interpreted"]["decisions"]
    assert "goal" in benchmark.report(result)
