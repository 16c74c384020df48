"""Achievements come from the record alone; every one can be earned, and has texts and a picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercard
from games.achievements import earned_in, stored_games
from undercard.kernel.achievements import achievement_set
from undercard.kernel.plugin import game_names
from undercard.kernel.record import make_record
from undercard.kernel.registry import load
from undercard.locales import LANGUAGES, Messages

GAMES = ["fightdrome", "survive"]
WEB = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", GAMES)
def test_every_achievement_is_earned_in_a_stored_game(game: str) -> None:
    names = [one.name for one in achievement_set(game).achievements]
    assert len(names) == len(set(names)) == 24
    found = set[str]()
    for stored in stored_games(game):
        assert earned_in(stored.record(game)) == stored.earned
        found |= {name for seat in stored.earned for name in seat}
    assert found == set(names)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_given_up_is_won_by_nobody(game: str) -> None:
    stored = stored_games(game)[0]
    last = len(stored.actions.split())
    for seat in earned_in(stored.record(game, last - 1)):
        assert "winner" not in seat


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_has_only_begun_earns_nothing(game: str) -> None:
    played = load(game)
    record = make_record(played, 3, [], [str(n) for n in range(played.seats)])
    assert earned_in(record) == [[] for _ in range(played.seats)]


def test_a_custom_pack_earns_nothing() -> None:
    stored = stored_games("fightdrome")[0]
    pack = load("fightdrome").box_data()
    game = load("fightdrome", **stored.options, pack={**pack, "name": "mine"})
    actions = stored.actions.replace("_", " ").split()
    assert earned_in(make_record(game, stored.seed, actions, ["Ann", "Ben"])) == [[], []]


@pytest.mark.parametrize("game", GAMES)
def test_every_achievement_has_a_rule_texts_and_a_picture(game: str) -> None:
    rules = (Path(undercard.__file__).parent / "locales/en/rules" / f"{game}.ftl").read_text()
    pictures = (WEB / game / "badges.svg").read_text()
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', pictures))
    assert drawn == {one.name for one in achievement_set(game).achievements}
    parts = set(re.findall(r'<(?!symbol)\w+ id="([\w-]+)"', pictures))
    assert parts == set(re.findall(r'href="#([\w-]+)"', pictures))
    for one in achievement_set(game).achievements:
        assert f"\n{one.rule.replace('.', '-')} =" in rules
        for language in LANGUAGES:
            for text in (f"{game}-achievement-{one.name}", f"{game}-achievement-{one.name}.about"):
                assert Messages(language).text(text)
