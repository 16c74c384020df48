"""Greedy chooses the same from a view as from the whole state, so it reads nothing hidden."""

from __future__ import annotations

from typing import cast

import pytest

import undercard
from undercard.bots.fightdrome.greedy import Greedy, costs_of, greedy_action
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.state import State

TABLES: tuple[dict[str, object], ...] = (
    {},
    {"mode": "match", "breathing_space": True, "overstimulated": "may"},
    {"mode": "epic", "last_gasp": True, "empty_hand": "fight_on", "rest_limit": "exceeds"},
    {"characters": "chosen", "mode": "match", "last_gasp": "may", "empty_hand": "fight_on"},
    {"characters": "drafted", "mode": "epic"},
)


@pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: "-".join(map(str, options.values()))
)
def test_the_view_is_enough(options: dict[str, object]) -> None:
    game = cast(Fightdrome, undercard.load("fightdrome", **options))
    bot, costs = Greedy(game), costs_of(game.pack.faces)
    seen: set[str] = set()
    for seed in range(12):
        state = game.new(seed)
        while (actor := game.to_act(state)) is not None:
            view = game.view(state, actor)
            choice = bot.decide(view, game.legal(state), 1.0)
            number = greedy_action(cast(Book, game.book), cast(State, state), costs)
            assert game.format_action(number) == choice
            seen.add(bot.explain().reason)
            state, _ = game.apply(state, choice)
    assert {"reason-sure-hit", "reason-rest", "reason-lead", "reason-give-up"} <= seen


@pytest.mark.parametrize("seed", range(4))
def test_fr11_greedy_takes_the_strongest_stack(seed: int) -> None:
    """The order is that of `docs/balance.md`: Neurochem cards count most, Blocks least."""
    game = cast(Fightdrome, undercard.load("fightdrome", characters="chosen"))
    bot, state, taken = Greedy(game), game.new(seed), []
    while game.view(state, None).situation == "stack":
        choice = bot.decide(game.view(state, game.to_act(state)), game.legal(state), 1.0)
        assert bot.explain().reason == "reason-character"
        taken.append(game.pack.stacks.cards[int(choice.split()[1]) - 1].name)
        state, _ = game.apply(state, choice)
    assert taken == ["Rook", "Ember"]
