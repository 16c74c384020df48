"""The facts of a finished game of Survive: the dungeon, the best collector, the turn cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from undercard.games.survive.cells import player_figure
from undercard.games.survive.game import Survive
from undercard.games.survive.state import MAX_TEAM
from undercard.kernel.facts import SeatFacts
from undercard.kernel.game import Game
from undercard.kernel.playback import Moment


def find_facts(game: Game, moments: Sequence[Moment]) -> list[SeatFacts]:
    """Return the facts of every seat; NPCs have none."""
    scenario = cast(Survive, game).scenario
    roles = [figure.in_language("en") for figure in scenario.figures]
    role_of = {player_figure(f): role for f, role in _figures(roles, game.seats)}
    picked: list[Counter[str]] = [Counter() for _ in range(game.seats)]
    cards: list[Counter[str]] = [Counter() for _ in range(game.seats)]
    for event in (event for moment in moments for event in moment.events):
        if event.seat is None or event.seat >= game.seats:
            continue
        if event.kind == "picked":
            picked[event.seat][role_of[str(event.data["figure"])]] += 1
        elif event.kind == "revealed":
            cards[event.seat][str(event.data["card"])] += 1
    return [
        SeatFacts({"role": _best(picked[seat]), "dungeon": (scenario.name,)}, cards[seat])
        for seat in range(game.seats)
    ]


def _figures(roles: Sequence[str], seats: int) -> Iterator[tuple[int, str]]:
    """Yield the number and the role of every player's figure."""
    for seat in range(seats):
        yield from enumerate(roles, seat * MAX_TEAM)


def _best(picked: Counter[str]) -> tuple[str, ...]:
    """Return the role of the figure that picked up most resources (S4); none without any."""
    return tuple(role for role, _ in picked.most_common(1))
