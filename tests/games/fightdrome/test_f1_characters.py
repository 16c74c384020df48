"""Checks the box and the making of characters and decks against F0 and F1.

Every later rule depends on these totals: the possible hands, the guesses about the opponent's hand,
and that no card of the box is in two decks.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.fightdrome.positions import (
    BESIDE,
    BOX,
    SLEEVES,
    STACKS,
    SUPPLIES,
    bare,
    deck,
    events_of,
    fight,
    lay,
    look,
    side,
    supplies,
    table,
)
from undercard.games.fightdrome.view import View
from undercard.kernel.errors import BadOption

SEEDS = range(1200)


@cache
def views() -> list[View]:
    game = table()
    return [look(game, game.new(seed)) for seed in SEEDS]


def characters(seat: int) -> list[tuple[int | None, int | None]]:
    return [(view.fighters[seat].sleeve, view.fighters[seat].stack) for view in views()]


def whole_box(seed: int) -> Counter[str]:
    game = table()
    state = game.new(seed)
    return deck(game, state, 0) + deck(game, state, 1) + Counter(lay(game, state).box)


@pytest.mark.parametrize(
    ("supply", "size"),
    [("Punch", 21), ("Kick", 21), ("Grapple", 21), ("Block", 18), ("Neurochem", 12)],
)
def test_f0_box_holds_the_cards_of_each_supply(supply: str, size: int) -> None:
    box = whole_box(0)
    assert sum(box[card] for card in set(SUPPLIES[supply])) == size


@pytest.mark.parametrize(
    ("prefix", "size"),
    [("PB", 9), ("KB", 9), ("NP", 3), ("NK", 3), ("NG", 3), ("NB", 3), ("F", 4), ("W", 4)],
)
def test_f0_box_holds_the_cards_of_each_kind(prefix: str, size: int) -> None:
    assert sum(n for card, n in whole_box(0).items() if card.startswith(prefix)) == size


def test_f0_box_holds_101_fight_cards() -> None:
    assert whole_box(0).total() == 101


def test_f0_box_holds_6_sleeves_and_11_stacks() -> None:
    seen = characters(0) + characters(1)
    assert {sleeve for sleeve, _ in seen} == set(range(1, 7))
    assert {stack for _, stack in seen} == set(range(1, 12))


@pytest.mark.parametrize("seat", [0, 1])
def test_f1_1_every_sleeve_is_equally_likely(seat: int) -> None:
    dealt = Counter(sleeve for sleeve, _ in characters(seat))
    assert all(140 < dealt[sleeve] < 260 for sleeve in SLEEVES)


@pytest.mark.parametrize("seat", [0, 1])
def test_f1_1_every_stack_is_equally_likely(seat: int) -> None:
    dealt = Counter(stack for _, stack in characters(seat))
    assert all(65 < dealt[stack] < 155 for stack in STACKS)


def test_f1_1_every_sleeve_meets_every_stack() -> None:
    assert len(set(characters(0) + characters(1))) == 66


def test_f1_1_nobody_is_dealt_a_card_of_the_other() -> None:
    pairs = list(zip(characters(0), characters(1), strict=True))
    assert all(one[0] != other[0] and one[1] != other[1] for one, other in pairs)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_f1_1_both_characters_lie_open(viewer: int | None) -> None:
    game = table()
    state = game.new(5)
    seen = [(fighter.sleeve, fighter.stack) for fighter in look(game, state, viewer).fighters]
    dealt = [(player.sleeve, player.stack) for player in lay(game, state).players]
    assert seen == dealt


def test_f1_1_both_characters_are_announced() -> None:
    game = table()
    state, events = game.start(5)
    dealt = [{"sleeve": p.sleeve, "stack": p.stack} for p in lay(game, state).players]
    assert events_of(events, "character") == list(enumerate(dealt))


@pytest.mark.parametrize("seat", [0, 1])
def test_f1_2_sleeve_and_stack_side_by_side_say_the_supplies(seat: int) -> None:
    for view in views():
        fighter = view.fighters[seat]
        assert fighter.sleeve is not None
        assert fighter.stack is not None
        assert fighter.supplies == supplies(fighter.sleeve, fighter.stack)


def test_f1_2_a_character_always_gets_40_cards() -> None:
    assert {sum(f.supplies.values()) for view in views() for f in view.fighters} == {40}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(20))
def test_f1_3_a_deck_holds_what_its_character_requires(seat: int, seed: int) -> None:
    game = table()
    state = game.new(seed)
    cards, player = deck(game, state, seat), side(game, state, seat)
    assert player.sleeve is not None
    assert player.stack is not None
    held = {name: sum(cards[c] for c in set(SUPPLIES[name])) for name in SUPPLIES}
    assert held == supplies(player.sleeve, player.stack)


@pytest.mark.parametrize("seed", range(50))
def test_f1_3_no_card_is_in_two_places(seed: int) -> None:
    assert whole_box(seed) == BOX + BESIDE + BESIDE


def test_f1_3_the_cards_of_a_supply_are_dealt_at_random() -> None:
    game = table()
    dealt: Counter[str] = Counter()
    for seed in range(600):
        dealt += deck(game, game.new(seed), seed % 2)
    per_face = [dealt[face] for face in set(SUPPLIES["Punch"])]
    assert max(per_face) < 1.2 * min(per_face)


def test_f1_3_the_owner_has_not_seen_the_deck() -> None:
    game = table(overstimulated="off")
    for seed in range(20):
        assert set(look(game, game.new(seed), 0).fighters[0].known) <= {"F", "W"}


@pytest.mark.parametrize("seat", [0, 1])
def test_f1_4_each_deck_has_2_feints_and_2_weaves(seat: int) -> None:
    game = table()
    cards = deck(game, game.new(1), seat)
    assert (cards["F"], cards["W"]) == (2, 2)


def test_f1_4_a_deck_is_44_cards() -> None:
    game = table()
    decks = [deck(game, game.new(seed), seat) for seed in range(50) for seat in (0, 1)]
    assert {cards.total() for cards in decks} == {44}


def test_f1_4_feints_and_weaves_never_lie_in_the_box() -> None:
    game = table()
    box = lay(game, game.new(1)).box
    assert box is not None
    assert not {"F", "W"} & set(bare(box))


def test_f1_5_the_example_character_gets_11_9_9_5_and_6() -> None:
    game = table()
    state = fight(game, "P20", "P20")
    assert list(look(game, state).fighters[0].supplies.values()) == [11, 9, 9, 5, 6]


def test_f1_6_the_first_player_is_drawn_at_random() -> None:
    starts = Counter(view.to_act for view in views())
    assert starts[0] + starts[1] == len(SEEDS)
    assert 500 < starts[0] < 700


@pytest.mark.parametrize("seat", [0, 1])
def test_f1_6_the_players_may_choose_who_starts(seat: int) -> None:
    game = table(first=f"seat {seat}")
    assert {game.to_act(game.new(seed)) for seed in range(50)} == {seat}


def test_f1_6_nobody_else_can_be_chosen() -> None:
    with pytest.raises(BadOption):
        table(first="seat 2")
