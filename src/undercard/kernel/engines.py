"""Which engine the kernels of this process run on when Python calls them.

By default they are compiled at their first call. A server lets people play before that is done: it
calls `interpret`, loads what another process has compiled in a thread (`loading`), and calls
`use_loaded`. Both engines give the same states, so nobody has to be asked between two steps.

A kernel changes its engine by changing its class. Compiled ones have Numba's own, so they pay
nothing for this; and kernels that call each other inside compiled code are not affected.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakSet

from numba.core.registry import CPUDispatcher

from undercard.kernel.interpreter import interpreted

_kernels: WeakSet[CPUDispatcher] = WeakSet()
_class: type[CPUDispatcher] = CPUDispatcher
"""Of kernels that are marked from now on."""
_thread = threading.local()


class _Interpreted(CPUDispatcher):
    """A kernel that runs interpreted unless its thread is loading."""

    def __call__(self, *args: object) -> object:
        if getattr(_thread, "is_loading", False):
            return super().__call__(*args)
        return interpreted(self)(*args)


def enlist(kernel: CPUDispatcher) -> None:
    """Note a kernel that was just marked, and let it run on the engine of the others."""
    kernel.__class__ = _class
    _kernels.add(kernel)


def interpret() -> None:
    """Run all kernels interpreted, those that are marked later too."""
    _use(_Interpreted)


def use_compiled() -> None:
    """Run all kernels compiled; a first call compiles."""
    _use(CPUDispatcher)


@contextmanager
def loading() -> Iterator[None]:
    """Run kernels compiled in this thread, so that their machine code is in memory afterwards."""
    _thread.is_loading = True
    try:
        yield
    finally:
        _thread.is_loading = False


def use_loaded() -> None:
    """Run kernels compiled whose machine code is in memory.

    The others stay interpreted: they are small ones that nothing calls often, and compiling one
    would hold up whoever calls it.
    """
    for kernel in list(_kernels):
        if kernel.signatures:
            kernel.__class__ = CPUDispatcher


def _use(chosen: type[CPUDispatcher]) -> None:
    global _class
    _class = chosen
    for kernel in list(_kernels):
        kernel.__class__ = chosen
