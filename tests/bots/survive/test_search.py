"""Search for Survive: deterministic in its seed, and better than Greedy.

`test_bots.py` checks for every bot that it acts legally and from its view alone.
"""

from __future__ import annotations

import undercard
from undercard.bots.bot import ExplainingBot
from undercard.bots.survive.greedy import Greedy
from undercard.bots.survive.search import Search
from undercard.games.survive.game import Survive
from undercard.kernel.game import State


def _survive() -> Survive:
    game = undercard.load("survive")
    assert isinstance(game, Survive)
    return game


def test_with_a_cap_a_whole_game_depends_on_the_seed_only() -> None:
    game = _survive()
    one, other = (_play(game, [Search(game, 3, 20), Greedy(game, 4)]) for _ in "ab")
    assert game.position(one) == game.position(other)


def test_it_beats_greedy() -> None:
    """With 100 passes per decision it wins four of five games; a broken bot wins half or fewer."""
    game = _survive()
    wins = 0.0
    for seed in range(16):
        seat = seed % 2
        bots: list[ExplainingBot] = [Greedy(game, seed), Greedy(game, seed)]
        bots[seat] = Search(game, seed, 100)
        outcome = game.outcome(_play(game, bots, seed))
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)
    assert wins >= 10.5


def test_its_explanation_names_the_choice_first() -> None:
    game = _survive()
    player = Search(game, 5, 200)
    reasons = set[str]()
    state = game.new(5)
    while (seat := game.to_act(state)) is not None:
        action = player.decide(game.view(state, seat), game.legal(state), 1.0)
        explanation = player.explain()
        assert explanation.choice == explanation.weighed[0].action == action
        assert len({weighed.action for weighed in explanation.weighed}) == len(explanation.weighed)
        assert all(0 <= weighed.share <= 1 for weighed in explanation.weighed)
        assert all(w.chance is None or 0 <= w.chance <= 1 for w in explanation.weighed)
        reasons.add(explanation.reason)
        state, _ = game.apply(state, action)
    assert reasons == {"reason-only", "reason-search", "reason-plan"}


def _play(game: Survive, bots: list[ExplainingBot], seed: int = 7) -> State:
    state = game.new(seed)
    while (actor := game.to_act(state)) is not None:
        action = bots[actor].decide(game.view(state, actor), game.legal(state), 1.0)
        state, _ = game.apply(state, action)
    return state
