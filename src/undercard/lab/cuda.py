"""Numba's CUDA support, which exists only on machines with a GPU: import it only where needed."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda still uses names that NumPy has removed
        setattr(np, _old, getattr(np, _new))

cuda: Any = importlib.import_module("numba.cuda")
