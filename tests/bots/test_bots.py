"""Bots: legal moves only, from the view only, and greedy better than random."""

from __future__ import annotations

import pytest

import undercard
from playing import play_randomly, random_game
from undercard.bots.bot import BOT_NAMES, UnknownBot, make_bot
from undercard.kernel.game import Game

every_bot = pytest.mark.parametrize("bot", BOT_NAMES)


@every_bot
def test_bots_choose_legal_actions_under_any_options(bot: str) -> None:
    for seed in range(20):
        game = random_game("fightdrome", seed)
        player = make_bot(bot, game, seed)
        for state, _ in play_randomly(game, seed):
            seat = game.to_act(state)
            if seat is not None:
                legal = game.legal(state)
                assert player.decide(game.view(state, seat), legal, 1.0) in legal


@every_bot
def test_a_bots_choice_does_not_depend_on_hidden_things(bot: str) -> None:
    for seed in range(10):
        game = random_game("fightdrome", seed)
        for n, (state, _) in enumerate(play_randomly(game, seed)):
            seat = game.to_act(state)
            if seat is not None:
                views = game.view(state, seat), game.view(game.sample(state, seat, n), seat)
                one, other = (
                    make_bot(bot, game, n).decide(view, game.legal(state), 1.0) for view in views
                )
                assert one == other


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        make_bot("greedi", undercard.load("fightdrome"), 1)


def test_greedy_beats_random() -> None:
    game = undercard.load("fightdrome")
    wins = sum(_greedy_wins(game, seed) for seed in range(300))
    assert wins > 210


def _greedy_wins(game: Game, seed: int) -> bool:
    """One bout, greedy in either seat by turns."""
    seat = seed % 2
    bots = [make_bot("greedy" if n == seat else "random", game, seed) for n in range(2)]
    state = game.new(seed)
    while (actor := game.to_act(state)) is not None:
        view = game.view(state, actor)
        state, _ = game.apply(state, bots[actor].decide(view, game.legal(state), 1.0))
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners == (seat,)
