"""Load packs and check that they are playable (FR1).

A pack that is `printed` or `reconstructed` must match the box of F0 exactly. A `house` pack may
change the numbers, within the capacity of the state record.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import TypeAlias, cast

from undercard.games.fightdrome.cards import SUPPLY_NAMES, SUPPLY_SIZES, Supply
from undercard.games.fightdrome.pack import (
    MAX_DECK,
    MAX_FACES,
    MAX_OPENING_HAND,
    MAX_SLEEVES,
    MAX_STACKS,
    MAX_SUPPLY,
    NEUROCHEM_LIMIT,
    STABLE_SIZE,
    Pack,
)
from undercard.kernel.box import Box, Boxes
from undercard.kernel.document import MOST_NAME, is_name
from undercard.kernel.errors import Problem

BUILT_IN = Path(__file__).parent / "packs"
F0_SLEEVES, F0_STACKS, F0_FEINTS, F0_SUPPLY = 6, 11, 2, 40
ATTACK_SUPPLIES = (Supply.PUNCH, Supply.KICK, Supply.GRAPPLE)
LEAST_SOUND = Fraction(1, 20)
"""The smallest share of sound hands in a playable pack (FR1).

At this bound a hand is drawn 20 times on average, and more than 300 times in one of five million
deals, which are some thousands of events.
"""

Character: TypeAlias = tuple[int, int]
"""Sleeve and Stack, numbered from 0."""


def pack_warnings(pack: Pack) -> list[Problem]:
    """Return what is unusual in a playable pack: pairs of a printed box that are redealt (FR1)."""
    pairs = undealable_pairs(pack)
    return [_too_many(pack, pairs)] if pairs else []


def undealable_pairs(pack: Pack) -> list[tuple[Character, Character]]:
    """Return the pairs of distinct characters that the box cannot serve together."""
    characters = list(
        itertools.product(range(len(pack.sleeves.cards)), range(len(pack.stacks.cards)))
    )
    return [
        (one, other)
        for one, other in itertools.combinations(characters, 2)
        if one[0] != other[0] and one[1] != other[1] and not pack.is_dealable(one, other)
    ]


def can_deal_stables(pack: Pack) -> bool:
    """Whether two stables of three Sleeves exist whose fighters can all meet (F9.4)."""
    sleeves, stacks = range(len(pack.sleeves.cards)), range(len(pack.stacks.cards))
    barred = {frozenset(pair) for pair in undealable_pairs(pack)}
    if not barred:
        return len(sleeves) >= 2 * STABLE_SIZE
    return any(
        not any(frozenset({(a, one), (b, other)}) in barred for a in ours for b in theirs)
        for one, other in itertools.permutations(stacks, 2)
        for ours in itertools.combinations(sleeves, STABLE_SIZE)
        for theirs in itertools.combinations(set(sleeves) - set(ours), STABLE_SIZE)
    )


def _number_of_pairs(pack: Pack) -> int:
    sleeves, stacks = len(pack.sleeves.cards), len(pack.stacks.cards)
    return sleeves * (sleeves - 1) * stacks * (stacks - 1) // 2


def _number_problems(pack: Pack) -> Iterator[Problem]:
    """Yield invalid names and numbers; further checks require that there are none."""
    yield from _name_problems(pack)
    yield from _value_problems("attacks", "strengths", pack.attacks.strengths, pack.attacks.copies)
    yield from _value_problems("blocks", "values", pack.blocks.values, pack.blocks.copies)
    for where, n, least in (
        ("neurochem.copies", pack.neurochem.copies, 0),
        ("feints.per_player", pack.feints.per_player, 0),
        ("weaves.per_player", pack.weaves.per_player, 0),
    ):
        if not least <= n <= MAX_DECK:
            yield Problem(where, f"{n} is not a number from {least} to {MAX_DECK}")
    if not 1 <= pack.hand <= MAX_OPENING_HAND:
        yield Problem("hand", f"{pack.hand} is not a number from 1 to {MAX_OPENING_HAND}")
    yield from _list_problems(pack)


def _name_problems(pack: Pack) -> Iterator[Problem]:
    named = [("name", pack.name)]
    named += [(f"sleeves.cards[{n}].name", it.name) for n, it in enumerate(pack.sleeves.cards)]
    named += [(f"stacks.cards[{n}].name", it.name) for n, it in enumerate(pack.stacks.cards)]
    for where, name in named:
        if not is_name(name):
            yield Problem(where, f"a name has 1 to {MOST_NAME} printable characters")


def _value_problems(part: str, name: str, values: list[int], copies: int) -> Iterator[Problem]:
    if not values or any(not 1 <= value <= 999 for value in values):
        yield Problem(f"{part}.{name}", "needs one or more numbers from 1 to 999")
    if len(set(values)) < len(values):
        yield Problem(f"{part}.{name}", "names a number twice; use 'copies' for more of a card")
    if not 1 <= copies <= MAX_DECK:
        yield Problem(f"{part}.copies", f"{copies} is not a number from 1 to {MAX_DECK}")


def _list_problems(pack: Pack) -> Iterator[Problem]:
    sleeves, stacks = pack.sleeves.cards, pack.stacks.cards
    if not 2 <= len(sleeves) <= MAX_SLEEVES:
        yield Problem("sleeves.cards", f"needs 2 to {MAX_SLEEVES} Sleeves, has {len(sleeves)}")
    if not 2 <= len(stacks) <= MAX_STACKS:
        yield Problem("stacks.cards", f"needs 2 to {MAX_STACKS} Stacks, has {len(stacks)}")
    for n, sleeve in enumerate(sleeves):
        if sorted(sleeve.order) != sorted(SUPPLY_NAMES):
            yield Problem(
                f"sleeves.cards[{n}].order", f"must name {', '.join(SUPPLY_NAMES)} once each (F1.2)"
            )
    for n, stack in enumerate(stacks):
        if len(stack.counts) != len(SUPPLY_NAMES) or any(c < 0 for c in stack.counts):
            yield Problem(f"stacks.cards[{n}].counts", "must be five numbers of 0 or more (F1.2)")


def _character_problems(pack: Pack) -> Iterator[Problem]:
    yield from _house_limits(pack) if pack.origin == "house" else _f0_problems(pack)
    total = F0_SUPPLY if pack.origin != "house" else sum(pack.stacks.cards[0].counts)
    for n, stack in enumerate(pack.stacks.cards):
        if sum(stack.counts) != total:
            yield Problem(
                f"stacks.cards[{n}].counts", f"sum to {sum(stack.counts)}, not {total} (F1.2)"
            )
    yield from _hand_problems(pack)
    pairs = undealable_pairs(pack)
    if pairs and (pack.origin != "printed" or len(pairs) == _number_of_pairs(pack)):
        yield _too_many(pack, pairs)


def _f0_problems(pack: Pack) -> Iterator[Problem]:
    for name, n, wanted in zip(SUPPLY_NAMES, pack.supply_sizes, SUPPLY_SIZES, strict=True):
        if n != wanted:
            part = {"Block": "blocks", "Neurochem": "neurochem"}.get(name, "attacks")
            yield Problem(part, f"makes {n} {name} cards; the box holds {wanted} (F0)")
    for where, n, wanted in (
        ("feints.per_player", pack.feints.per_player, F0_FEINTS),
        ("weaves.per_player", pack.weaves.per_player, F0_FEINTS),
        ("hand", pack.hand, MAX_OPENING_HAND),
        ("sleeves.cards", len(pack.sleeves.cards), F0_SLEEVES),
        ("stacks.cards", len(pack.stacks.cards), F0_STACKS),
    ):
        if n != wanted:
            yield Problem(where, f"is {n}; a pack that is not 'house' has {wanted} (F0)")


def _house_limits(pack: Pack) -> Iterator[Problem]:
    for what, n, most in (
        ("different cards", len(pack.faces), MAX_FACES),
        ("supply cards", len(pack.supply_cards), MAX_SUPPLY),
        ("cards in a deck", pack.deck_size, MAX_DECK),
    ):
        if n > most:
            yield Problem("", f"{n} {what}; the maximum is {most}")
    if pack.deck_size < pack.hand:
        yield Problem("hand", f"a deck of {pack.deck_size} is too small for a hand of {pack.hand}")


def _hand_problems(pack: Pack) -> Iterator[Problem]:
    """Check that each deck can yield a sound hand (F2.2) and that the box can serve it (FR1)."""
    for a, b in itertools.product(range(len(pack.sleeves.cards)), range(len(pack.stacks.cards))):
        counts = pack.counts(a, b)
        where = f"stacks.cards[{b}].counts"
        for name, n, size in zip(SUPPLY_NAMES, counts, pack.supply_sizes, strict=True):
            if n > size:
                yield Problem(where, f"asks for {n} {name} cards of {size} with Sleeve {a + 1}")
        chance = sound_hand_chance(pack, a, b)
        if chance < LEAST_SOUND:
            said = f"1 in {round(1 / chance):,}" if chance else "none"
            yield Problem(
                where,
                f"of the opening hands of Sleeve {a + 1}, {said} may be sound (F2.2); "
                f"at least 1 in {round(1 / LEAST_SOUND)} must be",
            )


def sound_hand_chance(pack: Pack, sleeve: int, stack: int) -> Fraction:
    """Return the chance of a sound opening hand (F2.2), for the worst deck of a character.

    A character's Neurochem cards are dealt at random, and a Neurochem Block is not an Attack card.
    The worst deck has as many Neurochem Blocks as the box. It counts, rather than the average deck,
    because a deck is dealt once and its hands are redrawn until one is sound.
    """
    counts = pack.counts(sleeve, stack)
    neurochem = counts[Supply.NEUROCHEM]
    blocks = min(neurochem, pack.neurochem.copies)
    others = counts[Supply.BLOCK] + pack.feints.per_player + pack.weaves.per_player
    plain = others + sum(counts[supply] for supply in ATTACK_SUPPLIES)
    hands = math.comb(plain + neurochem, pack.hand)
    sound = sum(
        math.comb(neurochem, n) * math.comb(plain, pack.hand - n)
        - math.comb(blocks, n) * math.comb(others, pack.hand - n)
        for n in range(min(NEUROCHEM_LIMIT, pack.hand) + 1)
    )
    return Fraction(sound, hands) if hands else Fraction(0)


def _too_many(pack: Pack, pairs: list[tuple[Character, Character]]) -> Problem:
    first = " with ".join(
        f"{pack.stacks.cards[stack].name} in {pack.sleeves.cards[sleeve].name}"
        for sleeve, stack in pairs[0]
    )
    return Problem(
        "stacks.cards",
        f"{len(pairs)} pairs of characters ask for more cards than the box holds (F1.3), "
        f"the first {first}",
    )


def _problems(box: Box, _: str) -> Iterator[Problem]:
    pack = cast(Pack, box)
    problems = list(_number_problems(pack))
    yield from problems or _character_problems(pack)


BOXES = Boxes("pack", BUILT_IN, "FR1", Pack, _problems)


def load_pack(source: object) -> Pack:
    """Return a pack by name, from a `Path` to a TOML file, or from data."""
    return cast(Pack, BOXES.load(source))
