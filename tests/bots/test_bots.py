"""Bots of every game: legal actions only, from the view only, and better than random."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import undercard
from polling import LIMIT_SECONDS
from random_games import play_randomly, random_game, some_states
from undercard.bots import deadline
from undercard.bots.bot_set import bot_set
from undercard.bots.make import UnknownBot, make_bot
from undercard.bots.tree_search import TreeSearch
from undercard.kernel.game import Game
from undercard.locales import Messages

PASSES_A_SECOND = 2000
QUICK = 20
"""Enough passes to test a search, and few enough that its choice depends only on the seed."""
GAMES = undercard.game_names()
every_bot = pytest.mark.parametrize(
    ("name", "bot"),
    [(name, bot) for name in GAMES for bot in (*bot_set(name).factories, "level1", "level2")],
)
every_search = pytest.mark.parametrize(
    ("name", "bot"),
    [
        (name, bot)
        for name in GAMES
        for bot in ("generic", "search", "champion")
        if bot in bot_set(name).factories
    ],
)
every_game = pytest.mark.parametrize("name", GAMES)


@every_bot
def test_bots_choose_legal_actions_and_explain_them_under_any_options(name: str, bot: str) -> None:
    messages = Messages("en")
    for seed in range(20):
        game = random_game(name, seed)
        player = make_bot(bot, game, seed, QUICK)
        for _, state in some_states(game, seed):
            seat = game.to_act(state)
            if seat is None:
                continue
            legal = game.legal(state)
            choice = player.decide(game.view(state, seat), legal, 1.0)
            assert choice in legal
            explanation = player.explain()
            assert explanation.choice == choice
            assert {w.action for w in explanation.weighed} <= set(legal)
            assert all(0 <= w.share <= 1 for w in explanation.weighed)
            assert all(w.chance is None or 0 <= w.chance <= 1 for w in explanation.weighed)
            assert messages.text(explanation.reason)


@every_bot
def test_any_whole_number_is_a_seed(name: str, bot: str) -> None:
    game = undercard.load(name)
    state = next(s for s, _ in play_randomly(game, 1) if len(game.legal(s)) > 1)
    for seed in (-1, 2**64 - 1, 2**80):
        view = game.view(state, game.to_act(state))
        player = make_bot(bot, game, seed, QUICK)
        assert player.decide(view, game.legal(state), 1.0) in game.legal(state)


@every_bot
def test_a_bots_choice_does_not_depend_on_hidden_information(name: str, bot: str) -> None:
    for seed in range(8):
        game = random_game(name, seed)
        for n, state in some_states(game, seed, most=30):
            seat = game.to_act(state)
            if seat is not None:
                views = game.view(state, seat), game.view(game.sample(state, seat, n), seat)
                one, other = (
                    make_bot(bot, game, n, QUICK).decide(view, game.legal(state), 1.0)
                    for view in views
                )
                assert one == other


@pytest.mark.parametrize(("name", "bot"), [("fightdrome", "search"), ("fightdrome", "champion")])
def test_a_search_weighs_alternatives(name: str, bot: str) -> None:
    game = undercard.load(name)
    state = game.new(5)
    seat = game.to_act(state)
    assert seat is not None
    player = make_bot(bot, game, 1, PASSES_A_SECOND)
    choice = player.decide(game.view(state, seat), game.legal(state), LIMIT_SECONDS)
    explanation = player.explain()
    assert explanation.weighed[0].action == choice
    assert 2 <= len(explanation.weighed) <= 3
    chances = [w.chance for w in explanation.weighed if w.chance is not None]
    assert len(chances) >= 2
    assert all(0.2 < chance < 0.8 for chance in chances)


@every_search
def test_a_search_uses_its_budget_and_no_more(
    name: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock counts passes, so that the result is the same on every machine."""
    game = undercard.load(name)
    player = make_bot(bot, game, 1)
    assert isinstance(player, TreeSearch)
    clock = SimpleNamespace(monotonic=lambda: player.passes / PASSES_A_SECOND)
    monkeypatch.setattr(deadline, "time", clock)
    spent = list[int]()
    for state, _ in play_randomly(game, 1):
        seat = game.to_act(state)
        if seat is not None:
            before = player.passes
            player.decide(game.view(state, seat), game.legal(state), 0.3)
            spent.append(player.passes - before)
    assert 0.2 < max(spent) / PASSES_A_SECOND <= 0.3


@every_game
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="did you mean search"):
        make_bot("serch", undercard.load(name), 1)


@pytest.mark.parametrize(
    ("name", "games", "least"), [("fightdrome", 300, 210), ("survive", 20, 19)]
)
def test_greedy_beats_random(name: str, games: int, least: int) -> None:
    game = undercard.load(name)
    assert sum(_greedy_wins(game, seed) for seed in range(games)) >= least


def _greedy_wins(game: Game, seed: int) -> bool:
    """Return whether greedy wins one game; the seed determines its seat."""
    seat = seed % game.seats
    bots = [make_bot("greedy" if n == seat else "random", game, seed) for n in range(game.seats)]
    state = game.new(seed)
    while (actor := game.to_act(state)) is not None:
        view = game.view(state, actor)
        state, _ = game.apply(state, bots[actor].decide(view, game.legal(state), 1.0))
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners == (seat,)
