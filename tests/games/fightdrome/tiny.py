"""A box small enough to enumerate: decks of seven, hands of three."""

from __future__ import annotations

from typing import cast

import undercard
from undercard.games.fightdrome.game import Fightdrome

TINY_PACK: dict[str, object] = {
    "name": "tiny",
    "origin": "house",
    "hand": 3,
    "attacks": {"strengths": [20, 30], "copies": 1},
    "blocks": {"values": [30], "copies": 1},
    "neurochem": {"copies": 1},
    "feints": {"per_player": 1},
    "weaves": {"per_player": 0},
    "sleeves": {
        "cards": [
            {"name": "one", "order": ["Punch", "Kick", "Grapple", "Block", "Neurochem"]},
            {"name": "two", "order": ["Kick", "Grapple", "Punch", "Block", "Neurochem"]},
        ]
    },
    "stacks": {
        "cards": [
            {"name": "one", "counts": [1, 1, 1, 1, 2]},
            {"name": "two", "counts": [1, 1, 1, 1, 2]},
        ]
    },
}


def tiny_game(**options: object) -> Fightdrome:
    return cast(Fightdrome, undercard.load("fightdrome", pack=TINY_PACK, **options))
