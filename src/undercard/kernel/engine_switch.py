"""The engine of this process: which one runs when Python calls a kernel.

By default a kernel is compiled at its first call. A server lets people play before compilation is
done: it calls `interpret`, loads in a thread what another process has compiled (`loading`), and
then calls `use_loaded`. Both engines produce the same states, so the switch can happen between any
two steps.

A kernel changes its engine by changing its class. Compiled kernels have Numba's own class and pay
nothing for the switch. Calls between kernels inside compiled code are not affected.
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
"""The class of kernels that are marked from now on."""
_thread = threading.local()


class _Interpreted(CPUDispatcher):
    """A kernel that runs interpreted unless its thread is inside `loading`."""

    def __call__(self, *args: object) -> object:
        if getattr(_thread, "is_loading", False):
            return super().__call__(*args)
        return interpreted(self)(*args)


def enlist(kernel: CPUDispatcher) -> None:
    """Register a newly marked kernel and put it on the current engine."""
    kernel.__class__ = _class
    _kernels.add(kernel)


def interpret() -> None:
    """Run all kernels interpreted, including those marked later."""
    _use(_Interpreted)


def use_compiled() -> None:
    """Run all kernels compiled; a first call compiles."""
    _use(CPUDispatcher)


@contextmanager
def loading() -> Iterator[None]:
    """Run kernels compiled in this thread, so that their machine code is loaded into memory."""
    _thread.is_loading = True
    try:
        yield
    finally:
        _thread.is_loading = False


def use_loaded() -> None:
    """Run those kernels compiled whose machine code is in memory.

    The others stay interpreted. They are small and rarely called, and compiling one would block its
    caller.
    """
    for kernel in list(_kernels):
        if kernel.signatures:
            kernel.__class__ = CPUDispatcher


def _use(chosen: type[CPUDispatcher]) -> None:
    global _class
    _class = chosen
    for kernel in list(_kernels):
        kernel.__class__ = chosen
