"""Bots: legal moves only, from the view only, and greedy better than random."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import undercard
from playing import play_randomly, random_game
from undercard.bots import deadline
from undercard.bots.bot import Bot
from undercard.bots.champion_fightdrome import ChampionFightdrome
from undercard.bots.greedy_survive import greedy_action
from undercard.bots.make import BOTS, UnknownBot, fightdrome_network, make_bot
from undercard.bots.search_fightdrome import SearchFightdrome
from undercard.bots.search_survive import SearchSurvive
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.pack_check import BUILT_IN as PACKS
from undercard.games.survive.book import Book
from undercard.games.survive.game import Survive
from undercard.games.survive.rules import MAX_LEGAL
from undercard.games.survive.state import State
from undercard.kernel.document import read_toml
from undercard.kernel.game import Game
from undercard.locales import Messages

PASSES_A_SECOND = 2000
QUICK = {"search": 20, "champion": 20}
"""Passes that are enough to see whether a search is honest."""
every_bot = pytest.mark.parametrize(
    ("name", "bot"),
    [(name, bot) for name, bots in BOTS.items() for bot in (*bots, "level1", "level2")],
)
every_game = pytest.mark.parametrize("name", undercard.game_names())


def quick_bot(bot: str, game: Game, seed: int) -> Bot:
    """As `make_bot`, with few passes, so that the choice hangs on the seed and not on the clock."""
    most = QUICK.get(bot)
    if most is None:
        return make_bot(bot, game, seed)
    if isinstance(game, Survive):
        return SearchSurvive(game, seed, most)
    assert isinstance(game, Fightdrome)
    if bot == "search":
        return SearchFightdrome(game, seed, most)
    return ChampionFightdrome(game, fightdrome_network(), seed, most)


@every_bot
def test_bots_choose_legal_actions_and_explain_them_under_any_options(name: str, bot: str) -> None:
    messages = Messages("en")
    for seed in range(20):
        game = random_game(name, seed)
        player = quick_bot(bot, game, seed)
        for n, (state, _) in enumerate(play_randomly(game, seed)):
            seat = game.to_act(state)
            if seat is None:
                continue
            legal = game.legal(state)
            choice = player.decide(game.view(state, seat), legal, 1.0)
            assert choice in legal
            if n % 5 == 0:
                told = player.explain()
                assert told.choice == choice
                assert {w.action for w in told.weighed} <= set(legal)
                assert all(0 <= w.share <= 1 for w in told.weighed)
                assert all(w.chance is None or 0 <= w.chance <= 1 for w in told.weighed)
                assert messages.text(told.reason)


@every_bot
def test_any_whole_number_is_a_seed(name: str, bot: str) -> None:
    game = undercard.load(name)
    state = next(s for s, _ in play_randomly(game, 1) if len(game.legal(s)) > 1)
    for seed in (-1, 2**64 - 1, 2**80):
        view = game.view(state, game.to_act(state))
        assert quick_bot(bot, game, seed).decide(view, game.legal(state), 1.0) in game.legal(state)


@every_bot
def test_a_bots_choice_does_not_depend_on_hidden_things(name: str, bot: str) -> None:
    for seed in range(8):
        game = random_game(name, seed)
        for n, (state, _) in enumerate(play_randomly(game, seed)):
            seat = game.to_act(state)
            if seat is not None and n % 3 == seed % 3:
                views = game.view(state, seat), game.view(game.sample(state, seat, n), seat)
                one, other = (
                    quick_bot(bot, game, n).decide(view, game.legal(state), 1.0) for view in views
                )
                assert one == other


@pytest.mark.parametrize(("name", "bot"), [("fightdrome", "search"), ("fightdrome", "champion")])
def test_a_search_weighs_alternatives(name: str, bot: str) -> None:
    game = undercard.load(name)
    state = game.new(5)
    seat = game.to_act(state)
    assert seat is not None
    player = make_bot(bot, game, 1)
    choice = player.decide(game.view(state, seat), game.legal(state), 0.1)
    told = player.explain()
    assert told.weighed[0].action == choice
    assert 2 <= len(told.weighed) <= 3
    chances = [w.chance for w in told.weighed if w.chance is not None]
    assert len(chances) >= 2
    assert all(0.2 < chance < 0.8 for chance in chances)


@pytest.mark.parametrize(
    ("name", "bot"), [("fightdrome", "search"), ("fightdrome", "champion"), ("survive", "search")]
)
def test_a_search_uses_its_budget_and_no_more(
    name: str, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that counts passes, so that it is the same on every machine."""
    game = undercard.load(name)
    player = make_bot(bot, game, 1)
    assert isinstance(player, SearchFightdrome | SearchSurvive)
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
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        make_bot("greedi", undercard.load(name), 1)


@pytest.mark.parametrize(
    ("name", "games", "least"), [("fightdrome", 300, 210), ("survive", 20, 19)]
)
def test_greedy_beats_random(name: str, games: int, least: int) -> None:
    game = undercard.load(name)
    assert sum(_greedy_wins(game, seed) for seed in range(games)) >= least


def test_learned_beats_greedy() -> None:
    """200 bouts, seats by turns: 68% were measured."""
    game = undercard.load("fightdrome")
    wins = 0
    for seed in range(200):
        seat = seed % 2
        bots = [make_bot("learned" if n == seat else "greedy", game, seed) for n in range(2)]
        state = game.new(seed)
        while (actor := game.to_act(state)) is not None:
            view, legal = game.view(state, actor), game.legal(state)
            state, _ = game.apply(state, bots[actor].decide(view, legal, 1.0))
        outcome = game.outcome(state)
        wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 110


def test_learned_does_not_play_with_cards_it_never_saw() -> None:
    raw: Any = read_toml((PACKS / "reconstructed.toml").read_text(encoding="utf-8"))
    raw["origin"] = "house"
    raw["blocks"].update(values=list(range(10, 100, 10)), copies=1)
    game = undercard.load("fightdrome", pack=raw)
    for bot in ("learned", "champion"):
        with pytest.raises(UnknownBot):
            make_bot(bot, game, 1)
    state = game.new(1)
    seat = game.to_act(state)
    strongest = make_bot("level5", game, 1)
    assert strongest.decide(game.view(state, seat), game.legal(state), 0.1) in game.legal(state)


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
