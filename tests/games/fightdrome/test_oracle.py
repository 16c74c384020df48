"""Whole games, decision by decision, compared with the oracle.

The library plays under random options. The oracle receives only the actions and the cards that were
drawn or dealt, and must agree on the legal actions, the place of every card and the result.
"""

from __future__ import annotations

import random
from collections import defaultdict, deque
from typing import cast

import pytest

import undercard
from games.fightdrome.oracle import SUPPLIES, Oracle, Rules, supply
from random_games import random_options
from undercard.games.fightdrome.game import Fightdrome
from undercard.kernel.events import Event
from undercard.kernel.game import State

Zones = dict[str, list[str]]


class RecordedChance:
    """Chance from the library's events: draws in order, and the decks that were built."""

    def __init__(self, events: list[Event], players: list[Zones]) -> None:
        self.draws: dict[str, deque[str]] = defaultdict(deque)
        for event in events:
            if event.kind == "drew":
                self.draws[f"draw {event.seat}"].append(str(event.data["card"]))
        self._players = players

    def pick(self, what: str, options: list[str]) -> int:
        if what not in self.draws:  # few steps deal, and to sort all cards takes a while
            self._note_deals()
        return options.index(self.draws[what].popleft())

    def _note_deals(self) -> None:
        for seat, zones in enumerate(self._players):
            for card in sorted(card for cards in zones.values() for card in cards):
                self.draws[f"deal {seat} {supply(card)}"].append(card)


def zones_of(game: Fightdrome, state: State) -> list[Zones]:
    players = cast(list[dict[str, list[str]]], game.position(state)["players"])
    names = ("hand", "pile", "discard", "face_down")
    return [
        {name: sorted(card.rstrip("~!") for card in player.get(name, [])) for name in names}
        for player in players
    ]


def oracle_for(game: Fightdrome, state: State) -> Oracle:
    """Return the oracle at the start of a game."""
    options = dict(game.options)
    del options["do_you_want_fame"], options["first"]
    rules = Rules(
        **options,  # type: ignore[arg-type]
        sleeves=[list(sleeve.order) for sleeve in game.pack.sleeves.cards],
        stacks=[list(stack.counts) for stack in game.pack.stacks.cards],
    )
    return Oracle.from_position(rules, {**game.position(state), "round": 1})


def assert_agree(game: Fightdrome, state: State, oracle: Oracle, players: list[Zones]) -> None:
    view = game.view(state, None)
    assert game.to_act(state) == oracle.to_act()
    assert view.situation == oracle.situation()
    assert set(game.legal(state)) == oracle.legal()
    outcome = game.outcome(state)
    assert (outcome.winners[0] if outcome else None) == oracle.winner()
    assert [fighter.fame for fighter in view.fighters] == oracle.fame
    assert (view.live, view.staggered) == (oracle.live, oracle.staggered)
    if view.situation not in (
        "stack",
        "sleeve",
        "over",
    ):  # the oracle clears the table at another moment
        assert (view.round, view.starter) == (oracle.round, oracle.starter)
        for zones, player in zip(players, oracle.players, strict=True):
            assert {name: sorted(getattr(player, name)) for name in zones} == zones


@pytest.mark.parametrize("block", range(4))
def test_the_library_and_the_oracle_agree(block: int) -> None:
    for seed in range(block * 150, block * 150 + 150):
        rng = random.Random(seed)
        game = undercard.load("fightdrome", **random_options("fightdrome", rng))
        assert isinstance(game, Fightdrome)
        state = game.new(seed)
        oracle = oracle_for(game, state)
        assert_agree(game, state, oracle, zones_of(game, state))
        while game.to_act(state) is not None:
            action = rng.choice(game.legal(state))
            state, events = game.apply(state, action)
            players = zones_of(game, state)
            oracle.apply(action, RecordedChance(events, players))
            assert_agree(game, state, oracle, players)


def test_the_oracle_has_the_same_supplies() -> None:
    game = undercard.load("fightdrome")
    assert isinstance(game, Fightdrome)
    assert tuple(game.pack.sleeves.cards[0].order) == SUPPLIES
