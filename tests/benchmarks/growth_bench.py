"""The growth benchmark as a module, for tests that need a database with many tables."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

PATH = Path(__file__).parents[2] / "benchmarks" / "growth.py"


def load_benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("growth_benchmark", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["growth_benchmark"] = module
    spec.loader.exec_module(module)
    return module
