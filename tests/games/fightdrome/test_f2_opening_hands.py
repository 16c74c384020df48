"""Checks opening hands against F2: seven cards, and what happens to an Overstimulated hand.

The deal has no decision, so the tests read the events of many deals: which hands were drawn, in
which order, and which of them were shown and put back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from games.fightdrome.positions import (
    ATTACKS,
    NEUROCHEM,
    brink,
    deck,
    hand,
    jumpy,
    kinds,
    look,
    play,
    side,
    table,
)
from undercard.kernel.events import Event
from undercard.kernel.game import Game

HAND = 7
SEEDS = range(600)


class Drawn(NamedTuple):
    """An opening hand, and whether it was shown and put back."""

    cards: tuple[str, ...]
    shown: bool

    @property
    def neurochem(self) -> int:
        return sum(card in NEUROCHEM for card in self.cards)

    @property
    def attacks(self) -> list[str]:
        return [card for card in self.cards if card in ATTACKS]


def cards_of(events: list[Event], kind: str, seat: int) -> list[str]:
    return [str(event.data["card"]) for event in events if (event.kind, event.seat) == (kind, seat)]


def hands_of(events: list[Event], seat: int) -> list[tuple[str, ...]]:
    drawn = cards_of(events, "drew", seat)
    return [tuple(drawn[n : n + HAND]) for n in range(0, len(drawn), HAND)]


@cache
def openings() -> list[Drawn]:
    return [
        Drawn(cards, shown=n < len(hands) - 1)
        for game in (table(), jumpy())
        for seed in SEEDS
        for seat in (0, 1)
        for hands in [hands_of(game.start(seed)[1], seat)]
        for n, cards in enumerate(hands)
    ]


def shown(which: Callable[[Drawn], bool]) -> set[bool]:
    """Return whether these hands were shown: always, never, or both."""
    return {drawn.shown for drawn in openings() if which(drawn)}


@pytest.mark.parametrize("seat", [0, 1])
def test_f2_1_each_player_draws_7_at_the_start(seat: int) -> None:
    game = table()
    fighter = look(game, game.new(3)).fighters[seat]
    assert (fighter.hand_size, fighter.pile_size) == (7, 37)


@pytest.mark.parametrize("seat", [0, 1])
def test_f2_1_each_player_shuffles_and_draws_7_in_every_round(seat: int) -> None:
    game = table(mode="match")
    fighter = look(game, play(game, brink(game, "P20"), "xK20")).fighters[seat]
    assert (fighter.hand_size, fighter.pile_size) == (7, 37)
    assert (fighter.discard, fighter.face_down_size) == ([], 0)


def test_f2_1_the_new_hand_is_drawn_from_the_whole_deck() -> None:
    game = table(mode="match")
    hands = [hand(game, play(game, brink(game, "P20", rng=f"{n:x}"), "xK20"), 0) for n in range(40)]
    whole = deck(game, brink(game, "P20"), 0)
    assert {card for cards in hands for card in cards} == set(whole)


def test_f2_2_more_than_2_neurochem_are_shown_and_put_back() -> None:
    assert shown(lambda drawn: drawn.neurochem > 2) == {True}


def test_f2_2_no_attack_is_shown_and_put_back() -> None:
    assert shown(lambda drawn: not drawn.attacks and drawn.neurochem <= 2) == {True}


def test_f2_2_exactly_2_neurochem_are_sound() -> None:
    assert shown(lambda drawn: drawn.neurochem == 2 and bool(drawn.attacks)) == {False}


@pytest.mark.parametrize("card", ["NP", "NK", "NG"])
def test_f2_2_a_neurochem_attack_counts_as_an_attack(card: str) -> None:
    assert shown(lambda drawn: drawn.attacks == [card] and drawn.neurochem <= 2) == {False}


def test_f2_2_a_neurochem_block_is_no_attack() -> None:
    assert shown(lambda d: "NB" in d.cards and not d.attacks and d.neurochem <= 2) == {True}


@pytest.mark.parametrize("game", [table(), jumpy()], ids=["box", "jumpy"])
def test_f2_2_exactly_the_cards_of_an_unsound_hand_are_shown(game: Game) -> None:
    for seed in range(200):
        events = game.start(seed)[1]
        for seat in (0, 1):
            *put_back, _ = hands_of(events, seat)
            shown_cards = cards_of(events, "showed", seat)
            assert sorted(shown_cards) == sorted(card for cards in put_back for card in cards)


def test_f2_2_it_happens_again_until_the_hand_is_sound() -> None:
    game = jumpy()
    redraws = [kinds(game.start(seed)[1]).count("overstimulated") for seed in range(100)]
    assert max(redraws) > 3


def test_f2_2_a_hand_put_back_is_shuffled_in_with_the_deck() -> None:
    game = jumpy()
    for seed in range(100):
        state = game.new(seed)
        assert [len(side(game, state, seat).hand) for seat in (0, 1)] == [7, 7]
        assert [deck(game, state, seat).total() for seat in (0, 1)] == [15, 15]


def came_again(game: Game, seed: int) -> bool:
    """Return whether seat 0 put back every copy of a card and then drew that card."""
    state, events = game.start(seed)
    whole, hands = deck(game, state, 0), hands_of(events, 0)
    return any(
        put_back.count(card) == whole[card] for put_back, drawn in pairwise(hands) for card in drawn
    )


def test_f2_2_a_card_put_back_may_come_again() -> None:
    assert any(came_again(table(), seed) for seed in SEEDS)


def test_f2_2_the_starting_player_settles_first() -> None:
    game = jumpy()
    both = 0
    for seed in range(200):
        state, events = game.start(seed)
        settling = [event.seat for event in events if event.kind == "overstimulated"]
        starter = look(game, state).starter
        assert settling == sorted(settling, key=lambda seat: seat != starter)
        both += len(set(settling)) == 2
    assert both > 20


def test_f2_2_holds_in_every_round_of_a_match() -> None:
    game = table(mode="match")
    redraws = 0
    for n in range(100):
        _, events = game.apply(brink(game, "P20", rng=f"{n:x}"), "xK20")
        redraws += "overstimulated" in kinds(events)
    assert redraws > 0
