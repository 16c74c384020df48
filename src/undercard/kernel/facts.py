"""Facts: what a person's history and profile show of a finished game beyond its result.

A plug-in's `facts` refers to a function that derives them from the moments of a record. They are
stored once, when the game ends, so changing the function does not change older games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, cast

import msgspec

from undercard.kernel.game import Game
from undercard.kernel.playback import Moment, replay_moments
from undercard.kernel.plugin import import_entry, plugin_of
from undercard.kernel.record import Record, load_boxed

MOST_CHARACTERS = 64
"""The length of a value; names in a custom box can be longer."""


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of one seat."""

    traits: dict[str, tuple[str, ...]] = {}
    """What the seat played with, such as its characters; win rates are shown by each trait."""
    cards: dict[str, int] = {}
    """How often each card was played."""


GameFacts: TypeAlias = Callable[[Game, Sequence[Moment]], Sequence[SeatFacts]]
"""Returns the facts of every seat."""


def facts_of(record: Record) -> tuple[SeatFacts, ...]:
    """Return the facts of every seat of a valid record; empty ones for a game without facts."""
    entry = plugin_of(record.game).facts
    if not entry:
        return tuple(SeatFacts() for _ in record.players)
    game = load_boxed(record.game, record.options, record.box, record.box_hash)
    found = cast(GameFacts, import_entry(entry))(game, list(replay_moments(game, record)))
    return tuple(map(_limited, found))


def _limited(facts: SeatFacts) -> SeatFacts:
    traits = {
        name: tuple(dict.fromkeys(value[:MOST_CHARACTERS] for value in values))
        for name, values in facts.traits.items()
    }
    return SeatFacts(traits, facts.cards)
