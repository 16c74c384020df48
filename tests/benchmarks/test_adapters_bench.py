"""The benchmark runs in its short form and writes its table; the test asserts no speed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

PATH = Path(__file__).parents[2] / "benchmarks" / "adapters.py"


def load_benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("adapters_benchmark", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["adapters_benchmark"] = module
    spec.loader.exec_module(module)
    return module


# The peers' libraries emit warnings.
@pytest.mark.filterwarnings("ignore")
def test_ours_and_the_peers_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peers that take half a minute to compile are left out."""
    benchmark = load_benchmark()
    chosen = {name: make for name, make in benchmark.BLOCKS.items() if "pgx" not in name}
    monkeypatch.setattr(benchmark, "BLOCKS", chosen)
    rates = benchmark.compare(0.02, 1)
    assert set(rates) == set(chosen)
    assert all(rate > 100 for rate in rates.values())
    assert "goal" in benchmark.verdicts(rates)


def test_the_table_replaces_the_old_one(tmp_path: Path) -> None:
    benchmark = load_benchmark()
    page = tmp_path / "page.md"
    page.write_text(f"before\n{benchmark.BEGIN}\nold\n{benchmark.END}\nafter\n")
    benchmark.write_page({"ours": 1_234_567.0}, page)
    text = page.read_text()
    assert "| ours | 1,230,000 |" in text
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
