"""Small sets as 64-bit masks: membership, size, and the n-th member."""

from __future__ import annotations

import numpy as np

from undercard.kernel.compile import inlined

NONE = np.uint64(0)
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
_ONE = np.uint64(1)
_M1, _M2, _M4, _H = (
    np.uint64(m)
    for m in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101)
)
_S1, _S2, _S4, _S56 = (np.uint64(n) for n in (1, 2, 4, 56))


@inlined
def bit(n: int) -> np.uint64:
    return _ONE << np.uint64(n)


@inlined
def has(mask: np.uint64, n: int) -> bool:
    return bool((mask >> np.uint64(n)) & _ONE != NONE)


@inlined
def count(mask: np.uint64) -> int:
    # Population count by parallel sums: plain arithmetic compiles alike for CPU and CUDA.
    mask = mask - ((mask >> _S1) & _M1)
    mask = (mask & _M2) + ((mask >> _S2) & _M2)
    mask = (mask + (mask >> _S4)) & _M4
    return np.int64((mask * _H) >> _S56)  # type: ignore[return-value]


@inlined
def lowest(mask: np.uint64) -> int:
    """Return the smallest member of a non-empty set."""
    # The lowest set bit minus one has as many bits set as the member's number.
    return count((mask & (~mask + _ONE)) - _ONE)


@inlined
def without_lowest(mask: np.uint64) -> np.uint64:
    return mask & (mask - _ONE)


@inlined
def nth(mask: np.uint64, n: int) -> int:
    """Return the n-th member, counted from 0; the first eight need no branch."""
    # Small sets are the usual case: a loop of fixed length has no branch to mispredict.
    for i in range(8):
        mask = mask & (mask - np.uint64(i < n))
    for _ in range(8, n):
        mask = mask & (mask - _ONE)
    return lowest(mask)
