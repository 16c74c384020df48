"""`sample` compared with an enumeration of every deal, on a small box.

The enumeration uses only the view: it counts every deal that is consistent with it, card by card.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import numpy as np
import pytest

from games.fightdrome.oracle import answers, is_attack, is_neurochem, supply
from games.fightdrome.tiny import tiny_game
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.view import Fighter, View
from undercard.games.fightdrome.zones import face_names, read_zones
from undercard.kernel.game import State

Deal = tuple[tuple[str, ...], ...]
"""A deal: the opponent's hand, face-down cards and pile, and the own pile, each sorted."""

SAMPLES = 4000
HAND = 3


def all_deals(game: Fightdrome, view: View) -> Counter[Deal]:
    """Return every deal the seat cannot rule out, with the number of arrangements."""
    assert view.seat is not None
    me, you = view.fighters[view.seat], view.fighters[1 - view.seat]
    pool = _unseen(game, view)
    deals: Counter[Deal] = Counter()
    for theirs in _shares(pool, _missing(you, view)):
        left = [n for n in range(len(pool)) if n not in theirs]
        hidden = [pool[n] for n in theirs] + you.known
        for mine in _shares([pool[n] for n in left], _missing(me, view)):
            own_pile = [pool[left[n]] for n in mine] + me.known
            for hand, down, pile in _layouts(hidden, view, you):
                deals[tuple(tuple(sorted(z)) for z in (hand, down, pile, own_pile))] += 1
    return deals


def _unseen(game: Fightdrome, view: View) -> list[str]:
    """Return the cards of the box that the seat has never seen."""
    left = Counter(str(face) for face in game.pack.supply_cards)
    for fighter in view.fighters:
        left.subtract(card for card in _visible(fighter, view) if supply(card))
    return sorted(left.elements())


def _visible(fighter: Fighter, view: View) -> list[str]:
    seen = (fighter.hand or []) + (fighter.face_down or []) + fighter.discard + fighter.known
    is_live_owner = view.live is not None and fighter is view.fighters[1 - (view.to_act or 0)]
    return seen + ([view.live] if is_live_owner and view.live else [])


def _missing(fighter: Fighter, view: View) -> dict[str, int]:
    """Return how many unseen cards of each supply are in a deck."""
    seen = Counter(supply(card) for card in _visible(fighter, view))
    return {name: n - seen[name] for name, n in fighter.supplies.items()}


def _shares(pool: list[str], wanted: dict[str, int]) -> Iterator[list[int]]:
    """Return all ways to take the given number of each supply from a pool, as indices."""
    by_supply = [
        itertools.combinations([n for n, card in enumerate(pool) if supply(card) == name], number)
        for name, number in wanted.items()
    ]
    for parts in itertools.product(*by_supply):
        yield [n for part in parts for n in part]


def _layouts(hidden: list[str], view: View, you: Fighter) -> Iterator[list[list[str]]]:
    """Return all ways to distribute hidden cards over hand and face-down pile."""
    places = you.hand_size + you.face_down_size
    for chosen in itertools.permutations(range(len(hidden)), places):
        hand = [hidden[n] for n in chosen[: you.hand_size]]
        down = [hidden[n] for n in chosen[you.hand_size :]]
        pile = [card for n, card in enumerate(hidden) if n not in chosen]
        if _is_possible(hand, view, you) and not set(down) & set(you.face_down_cannot_be):
            yield [hand, down, pile]


def _is_possible(hand: list[str], view: View, you: Fighter) -> bool:
    if any(card in row for card, row in zip(hand, you.cannot_hold, strict=False)):
        return False
    sound = any(map(is_attack, hand)) and sum(map(is_neurochem, hand)) <= 2
    if (you.opening == "sound" and not sound) or (you.opening == "unsound" and sound):
        return False
    if view.to_act == view.seat:
        return True
    if view.situation == "answer":
        return any(answers(card, str(view.live)) for card in hand)
    may_rest = view.staggered is not None and not view.rested and you.hand_size < HAND
    if view.situation == "follow_up" or (view.situation == "lead" and not may_rest):
        return any(map(is_attack, hand))
    return True


def sampled_deals(game: Fightdrome, state: State, seat: int) -> Counter[Deal]:
    """How often each deal was drawn. To read a state takes longer than to draw it; few differ."""
    often, states = Counter[bytes](), dict[bytes, State]()
    for n in range(SAMPLES):
        drawn = game.sample(state, seat, n)
        drawn.rng = np.uint64(0)
        often[drawn.tobytes()] += 1
        states[drawn.tobytes()] = drawn
    deals: Counter[Deal] = Counter()
    for key, times in often.items():
        deals[sampled_deal(game, states[key], seat)] += times
    return deals


def sampled_deal(game: Fightdrome, state: State, seat: int) -> Deal:
    names = game.pack.names
    mine, yours = (read_zones(state, p) for p in (seat, 1 - seat))  # type: ignore[arg-type]
    zones: Iterable[bytes] = (yours.hand, yours.face_down, yours.pile, mine.pile)
    return tuple(tuple(sorted(face_names(cards, names))) for cards in zones)


@cache
def interesting_states() -> list[tuple[Fightdrome, State, int]]:
    """Return states of random tiny games: openings, answers, staggers, rests and second rounds."""
    found: dict[tuple[object, ...], tuple[Fightdrome, State, int]] = {}
    for seed in range(60):
        game = tiny_game(mode="match", target=400, overstimulated=("must", "may", "off")[seed % 3])
        rng = random.Random(seed)
        state = game.new(seed)
        while (actor := game.to_act(state)) is not None and len(found) < 400:
            for seat in (0, 1):
                view = game.view(state, seat)
                other = view.fighters[1 - seat]
                kind = (
                    view.situation,
                    seat == actor,
                    len(other.cannot_hold),
                    other.hand_size,
                    other.face_down_size,
                    len(other.known) > 1,
                    other.opening,
                )
                found.setdefault(kind, (game, state, seat))
            state, _ = game.apply(state, rng.choice(game.legal(state)))
    return list(found.values())


def test_the_states_cover_many_situations() -> None:
    views = [game.view(state, seat) for game, state, seat in interesting_states()]
    assert len(views) >= 60
    assert {view.situation for view in views} >= {"lead", "answer", "follow_up", "stagger"}
    others = [view.fighters[1 - (view.seat or 0)] for view in views]
    assert sum(len(other.cannot_hold) == 1 < other.hand_size for other in others) >= 3
    assert sum(bool(other.face_down_cannot_be) for other in others) >= 20
    assert {other.opening for other in others} == {"untold", "sound", "unsound"}


@pytest.mark.parametrize("block", range(4))
def test_samples_have_the_enumerated_frequencies(block: int) -> None:
    for game, state, seat in interesting_states()[block::4]:
        view = game.view(state, seat)
        expected = all_deals(game, view)
        drawn = sampled_deals(game, state, seat)
        assert set(drawn) <= set(expected)
        assert _chi_square_is_plausible(drawn, expected)


def _chi_square_is_plausible(drawn: Counter[Deal], expected: Counter[Deal]) -> bool:
    """Return whether Pearson's statistic is within six deviations of its mean; rare deals are
    pooled."""
    total, samples = expected.total(), drawn.total()
    rare = {deal for deal, ways in expected.items() if ways / total * samples < 5}
    cells = [
        (drawn[deal], ways / total * samples) for deal, ways in expected.items() if deal not in rare
    ]
    if rare:
        ways = sum(expected[deal] for deal in rare)
        cells.append((sum(drawn[deal] for deal in rare), ways / total * samples))
    statistic = sum((seen - mean) ** 2 / mean for seen, mean in cells)
    freedom = len(cells) - 1
    return bool(statistic <= freedom + 6 * (2 * freedom) ** 0.5 + 1)
