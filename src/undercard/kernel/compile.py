"""One source, three ways to run it: compiled for the CPU, compiled for CUDA, or interpreted.

Rules are plain functions marked with `kernel`. Numba compiles them at first use and caches the
result. `interpreter.interpreted` returns the same function as ordinary Python, and `engine_switch`
selects which of the two runs.
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
from undercard.kernel.engine_switch import enlist

F = TypeVar("F", bound=Callable[..., object])
R = TypeVar("R")
Array = NDArray[np.void]

_CACHE = cache_folder()
_ONE_AT_A_TIME = threading.Lock()
_SETTINGS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
"""Without Numba's runtime, arrays that kernels pass to each other are not reference-counted.

The caller in Python holds every array anyway, and the atomic counters cost more than a step.
"""


@contextlib.contextmanager
def _our_cache() -> Iterator[None]:
    """Point Numba's cache setting at our folder while a function is marked.

    Numba reads the setting when a function is marked, so other users of Numba keep their own. All
    threads share the setting, and some functions are marked during play: hence the lock.
    """
    with _ONE_AT_A_TIME:
        before, config.CACHE_DIR = config.CACHE_DIR, str(_CACHE)  # type: ignore[attr-defined]
        try:
            yield
        finally:
            config.CACHE_DIR = before  # type: ignore[attr-defined]


def kernel(function: F) -> F:
    """Compile `function` for the CPU at first use; kernels and CUDA kernels may call it.

    It must not allocate arrays.
    """
    return _cached(function, numba.njit(**_SETTINGS))  # type: ignore[call-overload]


def allocating(function: F) -> F:
    """Like `kernel`, for a function that allocates arrays, which is slower and not for CUDA."""
    return _cached(function, numba.njit(**{**_SETTINGS, "_nrt": True}))  # type: ignore[call-overload]


def inlined(function: F) -> F:
    """Like `kernel`, and inline it into its callers: for code that runs in every step."""
    jit = numba.njit(forceinline=True, **_SETTINGS)  # type: ignore[call-overload]
    return _cached(function, jit)


def _cached(function: F, jit: Callable[[F], CPUDispatcher]) -> F:
    """Return the function compiled by `jit`, stored in our cache."""
    dispatcher = jit(function)
    with _our_cache():
        dispatcher._cache = SharedCache(function, _CACHE)  # type: ignore[attr-defined]
    enlist(dispatcher)
    return cast(F, dispatcher)


@functools.cache
def on_arrays(function: Callable[..., R]) -> Callable[..., R]:
    """Wrap a rule that takes a book and a state so that it takes arrays holding one of each.

    Numba needs 8 µs to unbox a record, and 0.5 µs to unbox an array.
    """
    if not hasattr(function, "py_func"):
        return lambda books, states, *more: function(books[0], states[0], *more)

    @kernel
    def run(books: Array, states: Array, *more: object) -> R:
        return function(books[0], states[0], *more)

    return run


@inlined
def wide(n: int) -> int:
    """Return a narrow field's number at full width, so that callers compile for one width only."""
    return np.int64(n)  # type: ignore[return-value]
