"""Numba's CUDA part, there only where a GPU is: imported by what needs it, never by others."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda still asks for names that NumPy has dropped
        setattr(np, _old, getattr(np, _new))

cuda: Any = importlib.import_module("numba.cuda")
