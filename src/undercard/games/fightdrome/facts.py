"""The facts of a finished game of Fightdrome: characters (F1.1) and played cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from undercard.games.fightdrome.game import Fightdrome
from undercard.kernel.facts import SeatFacts
from undercard.kernel.game import Game
from undercard.kernel.playback import Moment


def find_facts(game: Game, moments: Sequence[Moment]) -> list[SeatFacts]:
    """Return both fighters' Stacks and Sleeves, in the order of their fights, and their cards."""
    pack = cast(Fightdrome, game).pack
    stacks: list[dict[str, None]] = [{}, {}]
    sleeves: list[dict[str, None]] = [{}, {}]
    cards: list[Counter[str]] = [Counter(), Counter()]
    for event in (event for moment in moments for event in moment.events):
        if event.seat is None:
            continue
        if event.kind == "character":
            stacks[event.seat][pack.stacks.cards[_index(event.data["stack"])].name] = None
            sleeves[event.seat][pack.sleeves.cards[_index(event.data["sleeve"])].name] = None
        elif event.kind == "played":
            cards[event.seat][str(event.data["card"])] += 1
    return [
        SeatFacts({"stack": tuple(stacks[seat]), "sleeve": tuple(sleeves[seat])}, cards[seat])
        for seat in range(game.seats)
    ]


def _index(number: str | int | None) -> int:
    """Return an index from an event, which counts from 1."""
    return int(number or 1) - 1
