"""The seeds of a study's games: from its own seed, the pairing, the deal and the seating.

Variants do not enter. The same pairing meets the same deals in each variant, so that luck does not
mask the differences between variants.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel

_PAIRING: Final = np.uint64(0xD1B54A32D192ED03)
_DEAL: Final = np.uint64(0x9FB21C651E98DF25)
_GAME: Final = np.uint64(0x8CB92BA72F3D8DD7)


@kernel
def seed_of_pairing(seed: np.uint64, pairing: int) -> np.uint64:
    return mix(mix(seed) + np.uint64(pairing + 1) * _PAIRING)


@kernel
def seed_of_deal(base: np.uint64, deal: int) -> np.uint64:
    return mix(base + np.uint64(deal + 1) * _DEAL)


@kernel
def seed_of_game(rng: np.uint64, turn: int) -> np.uint64:
    """Return the seed for chance after the deal, with the first bot in seat `turn`."""
    return mix(rng + np.uint64(turn + 1) * _GAME)
