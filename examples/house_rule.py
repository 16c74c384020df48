"""House rules: options of the table, and a custom pack, tried in thousands of bouts.

    python examples/house_rule.py [bouts]

The rules list the options. A pack is the box as data, so a change of the box is a change of a
dictionary. An invalid pack is refused with the path of each error.
"""

import sys
import tomllib
from importlib.resources import files

import numpy as np

from undercard.adapters.batch import make_batch

PACK = files("undercard") / "games/fightdrome/packs/reconstructed.toml"


def strong_blocks() -> dict[str, object]:
    """Return our box with blocks that stop more."""
    pack = tomllib.loads(PACK.read_text(encoding="utf-8"))
    pack["name"], pack["origin"] = "strong-blocks", "house"
    pack["blocks"]["values"] = [60, 70, 80]
    return pack


def decisions_a_bout(bouts: int, **options: object) -> float:
    """Return the mean length of random bouts; a batch plays many in parallel."""
    batch = make_batch("fightdrome", games=200, **options)
    ended = steps = 0
    while ended < bouts:
        batch.step(batch.random_actions())
        steps += batch.size
        ended += int(np.count_nonzero(batch.arrays.done))
    return steps / ended


if __name__ == "__main__":
    bouts = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"as printed:           {decisions_a_bout(bouts):.1f} decisions a bout")
    print(f"with a last gasp:     {decisions_a_bout(bouts, last_gasp=True):.1f}")
    print(f"with stronger blocks: {decisions_a_bout(bouts, pack=strong_blocks()):.1f}")
