"""Where the chance of a study's games comes from: its seed, the pairing, the deal, the seating.

Variants do not enter: the same pairing meets the same deals in each, so that differences between
variants are not drowned by different luck.
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
    """What is drawn after the deal, when the first bot sits in seat `turn`."""
    return mix(rng + np.uint64(turn + 1) * _GAME)
