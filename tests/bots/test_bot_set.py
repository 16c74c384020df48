"""Bot sets: those of every game, and the default set with a game that has none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import undercard
from nines import registered
from undercard.bots import tree_search
from undercard.bots.bot_set import bot_set
from undercard.bots.compilation import can_play_interpreted, compile_part, part_of, parts_of
from undercard.bots.make import make_bot
from undercard.kernel.cache import is_compiled
from undercard.kernel.game import Game
from undercard.locales import LANGUAGES, Messages
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.games.api import describe

every_game = pytest.mark.parametrize("name", undercard.game_names())


@pytest.fixture
def nines() -> Iterator[Game]:
    """A game whose plug-in defines no bots."""
    with registered() as name:
        yield undercard.load(name)


def check_bot_set(name: str) -> None:
    bots = bot_set(name)
    assert [level.number for level in bots.levels] == [1, 2, 3, 4, 5]
    needed = {*(level.bot for level in bots.levels), *(level.otherwise for level in bots.levels)}
    assert needed | set(bots.simple) | {"random"} <= set(bots.factories)
    assert bots.stand_in in bots.names
    assert can_play_interpreted(name, bots.fallback)
    for level in bots.levels:
        part = part_of(name, level.name)
        assert level.bot in part.bots, "a level must not compile while a person waits for its move"
    for language in LANGUAGES:
        names = {Messages(language).bot_name(name, bot) for bot in bots.names}
        assert len(names) == len(bots.names)


@every_game
def test_every_bot_set_is_complete(name: str) -> None:
    check_bot_set(name)


@every_game
def test_ratings_rise_with_the_levels_where_they_were_measured(name: str) -> None:
    ladder = bot_set(name).ladder
    if ladder is not None:
        ratings = [level.rating for level in ladder.levels]
        assert len(ratings) == 5
        assert ratings == sorted(ratings)


@pytest.mark.parametrize("name", ["fightdrome", "survive"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_of_our_games_have_names_and_styles(name: str, language: str) -> None:
    messages = Messages(language)
    for level in bot_set(name).levels:
        assert messages.bot_name(name, level.name) != messages.text("level", level=level.number)
        assert messages.text(f"level-{name}-{level.number}.style")


def test_a_game_without_bots_has_random_and_search(nines: Game) -> None:
    check_bot_set(nines.name)
    bots = bot_set(nines.name)
    assert list(bots.factories) == ["random", "search"]
    assert (bots.stand_in, bots.fallback, bots.ladder) == ("level3", "random", None)
    assert Messages("fr").bot_name(nines.name, "level3") == "Niveau 3"
    assert Messages("de").bot_name(nines.name, "a bot of its own") == "a bot of its own"


def test_the_site_describes_a_game_without_bots(nines: Game) -> None:
    levels = describe(nines, ()).levels
    assert [(level.level, level.rating) for level in levels] == [
        (f"level{n}", None) for n in range(1, 6)
    ]


def test_a_game_without_bots_waits_for_its_search_only(nines: Game) -> None:
    parts = parts_of(nines.name)
    assert [(part.name, part.bots) for part in parts] == [
        ("rules", ("random",)),
        ("search", ("search",)),
    ]
    readiness = Readiness(parts)
    states = [readiness.state_of(nines.name, f"level{n}") for n in range(1, 6)]
    assert states == ["ready"] + ["compiling"] * 4
    for part in parts:
        compile_part(part)
        assert is_compiled(nines.name, part.name)
        readiness.finish(part)
    assert readiness.state == "ready"


def test_every_level_of_a_game_without_bots_plays(nines: Game) -> None:
    for seed, name in enumerate(bot_set(nines.name).names):
        bots = [make_bot(name, nines, seed), make_bot("random", nines, seed)]
        state = nines.new(seed)
        while (seat := nines.to_act(state)) is not None:
            legal = nines.legal(state)
            choice = bots[seat].decide(nines.view(state, seat), legal, 0.02)
            assert bots[seat].explain().choice == choice
            state, _ = nines.apply(state, choice, seat)


def test_the_generic_search_beats_random(nines: Game) -> None:
    """600 games with alternating seats: a bot no better than random wins 300 ± 24.

    With three cards luck dominates: no player can win much more than 60%.
    """
    won = 0.0
    for number in range(600):
        deal, mine = divmod(number, 2)
        bots = [
            make_bot("search" if seat == mine else "random", nines, number, 100)
            for seat in range(2)
        ]
        state = nines.new(deal)
        while (seat := nines.to_act(state)) is not None:
            choice = bots[seat].decide(nines.view(state, seat), nines.legal(state), 10.0)
            state, _ = nines.apply(state, choice)
        outcome = nines.outcome(state)
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    assert won >= 330


def test_the_generic_search_chooses_the_same_compiled_and_interpreted(nines: Game) -> None:
    slow = undercard.load(nines.name, engine="interpreted")
    for seed in range(5):
        state = nines.new(seed)
        view, legal = nines.view(state, nines.to_act(state)), nines.legal(state)
        explanations = []
        for game in (nines, slow):
            bot = make_bot("search", game, seed, 40)
            bot.decide(view, legal, 10.0)
            explanations.append(bot.explain())
        assert explanations[0] == explanations[1]


def test_an_unfinished_playout_is_shared_equally(
    nines: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every seat gets an equal part of the win, so all actions have the same value."""
    monkeypatch.setattr(type(nines), "most_decisions", 1)
    state = nines.new(2)
    bot = make_bot("search", nines, 3, 50)
    bot.decide(nines.view(state, nines.to_act(state)), nines.legal(state), 10.0)
    assert {weighed.chance for weighed in bot.explain().weighed} == {0.5}


def test_a_full_tree_continues_without_new_nodes(
    nines: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_search, "NODES", 6)
    state = nines.new(2)
    bot = make_bot("search", nines, 3, 200)
    choice = bot.decide(nines.view(state, nines.to_act(state)), nines.legal(state), 10.0)
    assert choice in nines.legal(state)
    assert sum(weighed.share for weighed in bot.explain().weighed) == pytest.approx(1.0)
