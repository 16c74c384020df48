"""Facts: what a person's history and profile show of a finished game beyond its result.

A plug-in's `facts` refers to a function that derives them from the moments of a record. They are
stored once, when the game ends, so changing the function does not change older games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, cast

import msgspec

from undercard.kernel.game import Game
from undercard.kernel.playback import Moment
from undercard.kernel.plugin import import_entry, plugin_of

MOST_CHARACTERS = 64
"""The length of a value; names in a custom box can be longer."""


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of one seat."""

    traits: dict[str, tuple[str, ...]] = {}
    """What the seat played with, such as its characters; win rates are shown by each trait."""
    cards: dict[str, int] = {}
    """How often each card was played."""


read_facts = msgspec.json.Decoder(SeatFacts).decode
GameFacts: TypeAlias = Callable[[Game, Sequence[Moment]], Sequence[SeatFacts]]
"""Returns the facts of every seat."""


def facts_of(game: Game, moments: Sequence[Moment]) -> tuple[SeatFacts, ...]:
    """Return the facts of every seat; empty ones for a game without facts."""
    entry = plugin_of(game.name).facts
    if not entry:
        return tuple(SeatFacts() for _ in range(game.seats))
    return tuple(map(_limited, cast(GameFacts, import_entry(entry))(game, moments)))


def _limited(facts: SeatFacts) -> SeatFacts:
    traits = {
        name: tuple(dict.fromkeys(value[:MOST_CHARACTERS] for value in values))
        for name, values in facts.traits.items()
    }
    return SeatFacts(traits, facts.cards)
