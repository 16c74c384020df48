"""Facts come from the record alone, in every game."""

from __future__ import annotations

import random

import pytest

from undercard.kernel.facts import facts_of
from undercard.kernel.game import Game
from undercard.kernel.playback import replayed
from undercard.kernel.plugin import game_names
from undercard.kernel.record import make_record
from undercard.kernel.registry import load


def random_actions(game: Game, seed: int) -> list[str]:
    state, chance, actions = game.new(seed), random.Random(seed), list[str]()
    while game.to_act(state) is not None:
        actions.append(chance.choice(game.legal(state)))
        state, _ = game.apply(state, actions[-1])
    return actions


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", range(3))
def test_every_seat_has_facts(name: str, seed: int) -> None:
    game = load(name)
    actions = random_actions(game, seed)
    record = make_record(game, seed, actions, [str(n) for n in range(game.seats)])
    found = facts_of(*replayed(record))
    assert len(found) == game.seats
    assert sum(sum(facts.cards.values()) for facts in found) <= len(actions) + game.seats
    for facts in found:
        assert all(value for values in facts.traits.values() for value in values)


def test_the_characters_of_a_bout() -> None:
    game = load("fightdrome")
    record = make_record(game, 3, random_actions(game, 3), ["Ann", "Ben"])
    pack = game.box
    for facts in facts_of(*replayed(record)):
        [stack], [sleeve] = facts.traits["stack"], facts.traits["sleeve"]
        assert stack in [card.name for card in pack.stacks.cards]  # type: ignore[union-attr]
        assert sleeve in [card.name for card in pack.sleeves.cards]  # type: ignore[union-attr]


def test_the_dungeon_and_the_best_collector() -> None:
    game = load("survive")
    found = [
        facts_of(*replayed(make_record(game, n, random_actions(game, n), ["Ann", "Ben"])))
        for n in range(3)
    ]
    assert {facts.traits["dungeon"] for pair in found for facts in pair} == {("duel",)}
    roles = {role for pair in found for facts in pair for role in facts.traits["role"]}
    assert roles
    assert roles <= {"Runner", "Porter", "Bruiser", "Scout"}
