"""Chance: a small random generator whose whole state is one field of the record.

SplitMix64 is a counter and a mixing function. It is fast, passes the usual statistical batteries,
and needs no warm-up, so a live table can reseed it from a secret before every step.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from undercard.kernel.compile import inlined, kernel

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32, _S11 = (np.uint64(n) for n in (30, 27, 31, 32, 11))


class HasRng(Protocol):
    rng: np.uint64


@inlined
def mix(x: np.uint64) -> np.uint64:
    """Scatter 64 bits: neighbouring inputs give unrelated outputs."""
    x = (x ^ (x >> _S30)) * _MIX_1
    x = (x ^ (x >> _S27)) * _MIX_2
    return x ^ (x >> _S31)


@inlined
def next_bits(s: HasRng) -> np.uint64:
    s.rng = s.rng + _STEP
    return mix(s.rng)


@inlined
def below(s: HasRng, n: int) -> int:
    """Return a number from 0 to n - 1, uniform to within n / 2**32."""
    # Multiply and shift instead of a modulo: no division, and no loop to reject values.
    return np.int64(((next_bits(s) >> _S32) * np.uint64(n)) >> _S32)  # type: ignore[return-value]


@kernel
def unit(s: HasRng) -> float:
    """Return a float in [0, 1)."""
    return np.float64(next_bits(s) >> _S11) * (1.0 / 9007199254740992.0)
