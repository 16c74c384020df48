"""Kernels as ordinary Python: the same code objects, for breakpoints, coverage and comparison."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from typing import TypeVar, cast

import numpy as np

from undercard.kernel.layout import quick

F = TypeVar("F", bound=Callable[..., object])
_Done = dict[int, Callable[..., object]]


def interpreted(function: F) -> F:
    """Return the same function as plain Python that calls only plain Python."""
    return cast(F, _interpreted(function))


@functools.cache
def _interpreted(function: Callable[..., object]) -> Callable[..., object]:
    plain = _plain(function, {})

    @functools.wraps(plain)
    def run(*args: object) -> object:
        # The generator's 64-bit arithmetic wraps around, about which NumPy scalars would warn.
        with np.errstate(over="ignore"):
            return plain(*map(quick, args))

    return run


def _plain(function: Callable[..., object], done: _Done) -> Callable[..., object]:
    source = getattr(function, "py_func", function)
    if id(source) not in done:
        names = dict(source.__globals__)
        cells = tuple(types.CellType() for _ in source.__closure__ or ())
        copy = types.FunctionType(
            source.__code__, names, source.__name__, source.__defaults__, cells or None
        )
        done[id(source)] = copy
        for name in names.keys() & set(source.__code__.co_names):
            names[name] = _plain_value(names[name], done)
        for cell, original in zip(cells, source.__closure__ or (), strict=True):
            cell.cell_contents = _plain_value(original.cell_contents, done)
    return done[id(source)]


def _plain_value(value: object, done: _Done) -> object:
    """Return the plain-Python equivalent of a value that a function refers to."""
    return _plain(cast(Callable[..., object], value), done) if hasattr(value, "py_func") else value
