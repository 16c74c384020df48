"""One source, three ways to run it: compiled for the CPU, for CUDA, or interpreted.

Rules are plain functions marked with `kernel`. Numba compiles them at first use and keeps the
result in its cache; `interpreter.interpreted` gives the very same function as ordinary Python, and
`engines` decides which of the two runs.
"""

from __future__ import annotations

import contextlib
import functools
import threading
from collections.abc import Callable, Iterator
from typing import TypeVar, cast

import numba
import numpy as np
from numba.core import config
from numba.core.registry import CPUDispatcher
from numpy.typing import NDArray

from undercard.kernel.cache import SharedCache, cache_folder
from undercard.kernel.engines import enlist

F = TypeVar("F", bound=Callable[..., object])
R = TypeVar("R")
Array = NDArray[np.void]

_CACHE = cache_folder()
_ONE_AT_A_TIME = threading.Lock()
_SETTINGS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


@contextlib.contextmanager
def _our_cache() -> Iterator[None]:
    """Numba asks where to keep a function when it is marked; other users keep their setting.

    The setting is one for all threads, and some functions are marked in the midst of play.
    """
    with _ONE_AT_A_TIME:
        before, config.CACHE_DIR = config.CACHE_DIR, str(_CACHE)  # type: ignore[attr-defined]
        try:
            yield
        finally:
            config.CACHE_DIR = before  # type: ignore[attr-defined]


def kernel(function: F) -> F:
    """Compile `function` for the CPU at first use; other kernels and CUDA kernels may call it."""
    return _cached(function, numba.njit(**_SETTINGS))  # type: ignore[call-overload]


def inlined(function: F) -> F:
    """As `kernel`, and copied into whatever calls it: for what runs in every single step."""
    jit = numba.njit(forceinline=True, **_SETTINGS)  # type: ignore[call-overload]
    return _cached(function, jit)


def _cached(function: F, jit: Callable[[F], CPUDispatcher]) -> F:
    """The function compiled by `jit` and kept in our cache."""
    dispatcher = jit(function)
    with _our_cache():
        dispatcher._cache = SharedCache(function, _CACHE)  # type: ignore[attr-defined]
    enlist(dispatcher)
    return cast(F, dispatcher)


@functools.cache
def on_arrays(function: Callable[..., R]) -> Callable[..., R]:
    """A rule that takes a book and a state, for arrays that hold one of each.

    It takes Numba 8 µs to find out where a record lies, and half of one for an array.
    """
    if not hasattr(function, "py_func"):
        return lambda books, states, *more: function(books[0], states[0], *more)

    @kernel
    def run(books: Array, states: Array, *more: object) -> R:
        return function(books[0], states[0], *more)

    return run


@inlined
def wide(n: int) -> int:
    """A number of a narrow field at full width: calls with one width are compiled once."""
    return np.int64(n)  # type: ignore[return-value]
