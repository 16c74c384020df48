"""Fight cards: their kinds, supplies and names (F0, F4), as numbers for the rules.

A *face* is what is printed on a card (`K30`); the box holds several cards of most faces. A pack
numbers its faces from 0 in the order of `Kind`, the weakest first.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Kind(IntEnum):
    PUNCH = 0
    KICK = 1
    GRAPPLE = 2
    PUNCH_BLOCK = 3
    KICK_BLOCK = 4
    NEUROCHEM_PUNCH = 5
    NEUROCHEM_KICK = 6
    NEUROCHEM_GRAPPLE = 7
    NEUROCHEM_BLOCK = 8
    FEINT = 9
    WEAVE = 10


class Supply(IntEnum):
    """The piles a deck is built from (F1.2); Feints and Weaves are added separately (F1.4)."""

    PUNCH = 0
    KICK = 1
    GRAPPLE = 2
    BLOCK = 3
    NEUROCHEM = 4
    NONE = 5


LETTERS = {
    Kind.PUNCH: "P",
    Kind.KICK: "K",
    Kind.GRAPPLE: "G",
    Kind.PUNCH_BLOCK: "PB",
    Kind.KICK_BLOCK: "KB",
    Kind.NEUROCHEM_PUNCH: "NP",
    Kind.NEUROCHEM_KICK: "NK",
    Kind.NEUROCHEM_GRAPPLE: "NG",
    Kind.NEUROCHEM_BLOCK: "NB",
    Kind.FEINT: "F",
    Kind.WEAVE: "W",
}
KINDS = {letters: kind for kind, letters in LETTERS.items()}

SUPPLY_NAMES: Final = ("Punch", "Kick", "Grapple", "Block", "Neurochem")
SUPPLY_SIZES = (21, 21, 21, 18, 12)
"""The number of cards of each supply in the box (F0)."""

SUPPLY_OF = {
    Kind.PUNCH: Supply.PUNCH,
    Kind.KICK: Supply.KICK,
    Kind.GRAPPLE: Supply.GRAPPLE,
    Kind.PUNCH_BLOCK: Supply.BLOCK,
    Kind.KICK_BLOCK: Supply.BLOCK,
    Kind.NEUROCHEM_PUNCH: Supply.NEUROCHEM,
    Kind.NEUROCHEM_KICK: Supply.NEUROCHEM,
    Kind.NEUROCHEM_GRAPPLE: Supply.NEUROCHEM,
    Kind.NEUROCHEM_BLOCK: Supply.NEUROCHEM,
    Kind.FEINT: Supply.NONE,
    Kind.WEAVE: Supply.NONE,
}

NORMAL_ATTACKS = frozenset({Kind.PUNCH, Kind.KICK, Kind.GRAPPLE})
NEUROCHEM_ATTACKS = frozenset({Kind.NEUROCHEM_PUNCH, Kind.NEUROCHEM_KICK, Kind.NEUROCHEM_GRAPPLE})
ATTACKS = NORMAL_ATTACKS | NEUROCHEM_ATTACKS
"""Attack cards (F4), the only ones that lead and follow up (F4.13)."""

NEUROCHEM = NEUROCHEM_ATTACKS | {Kind.NEUROCHEM_BLOCK}
BLOCKS = frozenset({Kind.PUNCH_BLOCK, Kind.KICK_BLOCK})

_FACE = re.compile(r"([A-Z]{1,2})([0-9]{0,3})")


@dataclass(frozen=True, order=True)
class Face:
    """What is printed on a card. `strength` is 0 if none is printed."""

    kind: Kind
    strength: int = 0

    def __str__(self) -> str:
        return LETTERS[self.kind] + (str(self.strength) if self.strength else "")

    @property
    def is_attack(self) -> bool:
        return self.kind in ATTACKS

    @property
    def is_neurochem(self) -> bool:
        return self.kind in NEUROCHEM

    @property
    def supply(self) -> Supply:
        return SUPPLY_OF[self.kind]

    @property
    def fame(self) -> int:
        """The value of the card in a scored hand (F8.2)."""
        if self.kind in NORMAL_ATTACKS:
            return self.strength
        if self.kind in BLOCKS:
            return 25
        return 50 if self.is_neurochem else 0


def parse_face(text: str) -> Face | None:
    """Return the face of a name, or None if it is not the name of a card."""
    match = _FACE.fullmatch(text)
    if match is None or match[1] not in KINDS:
        return None
    kind = KINDS[match[1]]
    has_strength = kind in NORMAL_ATTACKS or kind in BLOCKS
    if has_strength != bool(match[2]) or match[2].startswith("0"):
        return None
    return Face(kind, int(match[2] or 0))


_STRIKES = {
    Kind.PUNCH: {Kind.PUNCH, Kind.GRAPPLE},
    Kind.KICK: {Kind.KICK, Kind.GRAPPLE},
    Kind.GRAPPLE: {Kind.PUNCH, Kind.KICK, Kind.GRAPPLE},
}
"""The kinds of attack that an answer of each kind can beat (F4.1 to F4.3)."""

_PLAIN = {
    Kind.NEUROCHEM_PUNCH: Kind.PUNCH,
    Kind.NEUROCHEM_KICK: Kind.KICK,
    Kind.NEUROCHEM_GRAPPLE: Kind.GRAPPLE,
    Kind.PUNCH_BLOCK: Kind.PUNCH,
    Kind.KICK_BLOCK: Kind.KICK,
}


def can_answer(answer: Face, attack: Face) -> bool:
    """Whether `answer` may be played on the live `attack` (F4)."""
    against = _PLAIN.get(attack.kind, attack.kind)
    if answer.kind is Kind.NEUROCHEM_BLOCK:
        return True
    if answer.kind in NEUROCHEM_ATTACKS:
        return against in _STRIKES[_PLAIN[answer.kind]]
    if attack.is_neurochem:
        return False
    if answer.kind in (Kind.FEINT, Kind.WEAVE):
        return True
    matches = against in _STRIKES[_PLAIN.get(answer.kind, answer.kind)]
    return matches and answer.strength >= attack.strength
