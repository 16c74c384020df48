"""Bots: legal moves only, from the view only, and greedy better than random."""

from __future__ import annotations

import time
from typing import Any, cast

import numpy as np
import pytest

import undercard
from playing import play_randomly, random_game
from undercard.bots.bot import BOTS, UnknownBot, make_bot
from undercard.bots.greedy_survive import greedy_action
from undercard.games.fightdrome.pack_check import BUILT_IN as PACKS
from undercard.games.survive.book import Book
from undercard.games.survive.game import Survive
from undercard.games.survive.rules import MAX_LEGAL
from undercard.games.survive.state import State
from undercard.kernel.document import read_toml
from undercard.kernel.game import Game

every_bot = pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name, bots in BOTS.items() for bot in bots]
)
every_game = pytest.mark.parametrize("name", undercard.game_names())


@every_bot
def test_bots_choose_legal_actions_under_any_options(name: str, bot: str) -> None:
    for seed in range(20):
        game = random_game(name, seed)
        player = make_bot(bot, game, seed)
        for state, _ in play_randomly(game, seed):
            seat = game.to_act(state)
            if seat is not None:
                legal = game.legal(state)
                assert player.decide(game.view(state, seat), legal, 1.0) in legal


@every_bot
def test_a_bots_choice_does_not_depend_on_hidden_things(name: str, bot: str) -> None:
    for seed in range(10):
        game = random_game(name, seed)
        for n, (state, _) in enumerate(play_randomly(game, seed)):
            seat = game.to_act(state)
            if seat is not None:
                views = game.view(state, seat), game.view(game.sample(state, seat, n), seat)
                one, other = (
                    make_bot(bot, game, n).decide(view, game.legal(state), 1.0) for view in views
                )
                assert one == other


@every_game
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        make_bot("greedi", undercard.load(name), 1)


@pytest.mark.parametrize(
    ("name", "games", "least"), [("fightdrome", 300, 210), ("survive", 20, 19)]
)
def test_greedy_beats_random(name: str, games: int, least: int) -> None:
    game = undercard.load(name)
    assert sum(_greedy_wins(game, seed) for seed in range(games)) >= least


def test_learned_beats_greedy_and_is_quick() -> None:
    """200 bouts, seats by turns: 67% were measured, and 1 ms a decision is allowed."""
    game = undercard.load("fightdrome")
    wins, seconds, decisions = 0, 0.0, 0
    for seed in range(200):
        seat = seed % 2
        bots = [make_bot("learned" if n == seat else "greedy", game, seed) for n in range(2)]
        state = game.new(seed)
        while (actor := game.to_act(state)) is not None:
            view, legal = game.view(state, actor), game.legal(state)
            start = time.thread_time()
            action = bots[actor].decide(view, legal, 1.0)
            seconds += (time.thread_time() - start) * (actor == seat)
            decisions += actor == seat
            state, _ = game.apply(state, action)
        outcome = game.outcome(state)
        wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 110
    assert seconds / decisions < 0.001


def test_learned_does_not_play_with_cards_it_never_saw() -> None:
    raw: Any = read_toml((PACKS / "reconstructed.toml").read_text(encoding="utf-8"))
    raw["origin"] = "house"
    raw["blocks"].update(values=list(range(10, 100, 10)), copies=1)
    game = undercard.load("fightdrome", pack=raw)
    with pytest.raises(UnknownBot):
        make_bot("learned", game, 1)


def test_greedy_survive_says_from_a_view_what_it_says_from_the_state() -> None:
    """A bot sees its view only: what it imagines behind it must make no difference."""
    game = undercard.load("survive", players=3)
    assert isinstance(game, Survive)
    out = np.zeros(MAX_LEGAL, np.int16)
    for state, _ in play_randomly(game, 5):
        seat = game.to_act(state)
        if seat is not None:
            imagined = game.imagine(game.view(state, seat))
            assert game.view(imagined, seat) == game.view(state, seat)
            answers = [
                greedy_action(cast(Book, game.book), cast(State, s), out, np.uint64(1))
                for s in (state, imagined)
            ]
            assert answers[0] == answers[1]


def _greedy_wins(game: Game, seed: int) -> bool:
    """One game, greedy in every seat by turns."""
    seat = seed % game.seats
    bots = [make_bot("greedy" if n == seat else "random", game, seed) for n in range(game.seats)]
    state = game.new(seed)
    while (actor := game.to_act(state)) is not None:
        view = game.view(state, actor)
        state, _ = game.apply(state, bots[actor].decide(view, game.legal(state), 1.0))
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners == (seat,)
