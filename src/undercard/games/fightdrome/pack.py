"""Packs: the contents of the box (F0, F1.2, FR1), read from TOML and checked.

The structs here define the file's shape; `pack_check` loads packs and checks that they are
playable.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias

import msgspec

from undercard.games.fightdrome.cards import (
    NORMAL_ATTACKS,
    SUPPLY_NAMES,
    SUPPLY_SIZES,
    Face,
    Kind,
    Supply,
)
from undercard.kernel.box import Box
from undercard.kernel.document import Struct

MAX_FACES = 64
MAX_SLEEVES = 8
MAX_STACKS = 16
MAX_SUPPLY = sum(SUPPLY_SIZES)
MAX_DECK = 44
MAX_OPENING_HAND = 7
STABLE_SIZE = 3
"""The Sleeves a player brings to a tournament (F9.4)."""
KEPT_MASKS = 4096
NEUROCHEM_LIMIT = 2
"""The most Neurochem cards in a sound opening hand (F2.2)."""

Origin: TypeAlias = Literal["printed", "reconstructed", "house"]
SupplyName: TypeAlias = Literal["Punch", "Kick", "Grapple", "Block", "Neurochem"]


class PackSection(Struct, kw_only=True):
    origin: Origin = "house"
    note: str = ""


class Attacks(PackSection):
    strengths: list[int]
    copies: int


class Blocks(PackSection):
    values: list[int]
    copies: int


class Neurochem(PackSection):
    copies: int


class PerPlayer(PackSection):
    per_player: int


class Sleeve(Struct):
    name: str
    order: list[SupplyName]


class Stack(Struct):
    name: str
    counts: list[int]


class Sleeves(PackSection):
    cards: list[Sleeve]


class Stacks(PackSection):
    cards: list[Stack]


class Pack(Box, dict=True, kw_only=True):
    """A checked pack, made by `pack_check.load_pack`."""

    origin: Origin
    hand: int = 7
    attacks: Attacks
    blocks: Blocks
    neurochem: Neurochem
    feints: PerPlayer
    weaves: PerPlayer
    sleeves: Sleeves
    stacks: Stacks

    @cached_property
    def faces(self) -> list[Face]:
        """Every face once, in the order in which the rules number them."""
        return sorted({*self.supply_cards, Face(Kind.FEINT), Face(Kind.WEAVE)})

    @cached_property
    def names(self) -> list[str]:
        """The names of the faces, in the same order."""
        return [str(face) for face in self.faces]

    @cached_property
    def names_outside(self) -> Callable[[int], list[str]]:
        """A cached function that returns the names of the faces outside a mask."""

        @lru_cache(KEPT_MASKS)
        def find(mask: int) -> list[str]:
            return [name for n, name in enumerate(self.names) if not mask >> n & 1]

        return find

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each face, by name."""
        return {name: n for n, name in enumerate(self.names)}

    @cached_property
    def supply_cards(self) -> list[Face]:
        """Every supply card in the box, supply by supply."""
        attacks = [
            Face(kind, strength)
            for kind in sorted(NORMAL_ATTACKS)
            for strength in self.attacks.strengths
            for _ in range(self.attacks.copies)
        ]
        blocks = [
            Face(kind, value)
            for kind in (Kind.PUNCH_BLOCK, Kind.KICK_BLOCK)
            for value in self.blocks.values
            for _ in range(self.blocks.copies)
        ]
        neurochem = [
            Face(Kind(kind))
            for kind in range(Kind.NEUROCHEM_PUNCH, Kind.NEUROCHEM_BLOCK + 1)
            for _ in range(self.neurochem.copies)
        ]
        return sorted(attacks) + sorted(blocks) + neurochem

    @cached_property
    def supply_sizes(self) -> list[int]:
        sizes = Counter(face.supply for face in self.supply_cards)
        return [sizes[Supply(n)] for n in range(len(SUPPLY_NAMES))]

    @property
    def deck_size(self) -> int:
        """The cards in a deck: 44 in the original box (F1.4)."""
        supply = sum(self.stacks.cards[0].counts)
        return supply + self.feints.per_player + self.weaves.per_player

    def counts(self, sleeve: int, stack: int) -> list[int]:
        """Return a character's cards of each supply, in the order of `SUPPLY_NAMES` (F1.2)."""
        order, numbers = self.sleeves.cards[sleeve].order, self.stacks.cards[stack].counts
        by_supply = dict(zip(order, numbers, strict=True))
        return [by_supply[name] for name in SUPPLY_NAMES]

    @cached_property
    def supplies(self) -> dict[tuple[int, int], dict[str, int]]:
        """The `counts` by name for every character (sleeve, stack)."""
        sleeves, stacks = range(len(self.sleeves.cards)), range(len(self.stacks.cards))
        return {
            (sleeve, stack): dict(zip(SUPPLY_NAMES, self.counts(sleeve, stack), strict=True))
            for sleeve in sleeves
            for stack in stacks
        }

    def is_dealable(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether two characters (sleeve, stack) can be dealt from one box (F1.3)."""
        both = zip(self.counts(*one), self.counts(*other), self.supply_sizes, strict=True)
        return all(a + b <= size for a, b, size in both)

    @property
    def digest(self) -> str:
        rules = (
            self.hand,
            [str(face) for face in self.supply_cards],
            (self.feints.per_player, self.weaves.per_player),
            [sleeve.order for sleeve in self.sleeves.cards],
            [stack.counts for stack in self.stacks.cards],
        )
        return hashlib.sha256(msgspec.json.encode(rules)).hexdigest()[:16]
