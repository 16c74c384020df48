"""Stored games in which every achievement is earned: by bots, or by random actions."""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercard.kernel.achievements import achievements_of
from undercard.kernel.options import OptionValue
from undercard.kernel.playback import replayed
from undercard.kernel.record import Record, make_record
from undercard.kernel.registry import load

FOLDER = Path(__file__).parents[1] / "golden"


class StoredGame(msgspec.Struct, frozen=True):
    """A game by its seed; `_` is the space inside of an action."""

    options: dict[str, OptionValue]
    seed: int
    actions: str
    earned: list[list[str]]
    """What each seat earns, in the order of the list of achievements."""

    def record(self, game: str, actions: int | None = None) -> Record:
        """Return the record of the game, or of its first actions."""
        played = [it.replace("_", " ") for it in self.actions.split()[:actions]]
        names = ["Ann", "Ben", "Cem"][: len(self.earned)]
        return make_record(load(game, **self.options), self.seed, played, names)


def stored_games(game: str) -> list[StoredGame]:
    text = (FOLDER / f"achievements-{game}.json").read_bytes()
    return msgspec.json.decode(text, type=list[StoredGame])


def earned_in(record: Record) -> list[list[str]]:
    return [list(names) for names in achievements_of(*replayed(record))]
