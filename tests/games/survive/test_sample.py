"""Samples are uniform over what a seat cannot know (S11): frequencies equal an enumeration."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import cast

import pytest

import undercard
from random_games import play_randomly
from undercard.games.survive.game import Survive
from undercard.games.survive.view import View
from undercard.kernel.game import Game, State

SAMPLES = 12_000


def needs_of(game: Game, state: State, seat: int) -> str:
    view = cast(View, game.view(state, seat))
    return view.players[seat].needs or ""


def dealt_needs(players: int) -> dict[tuple[str, ...], float]:
    """Return the chance of every deal of resource cards, card by card; repeated kinds are redrawn
    (D1)."""
    deals: dict[tuple[str, ...], float] = {("",) * players: 1.0}
    for seat, _ in itertools.product(range(players), range(3)):
        new: dict[tuple[str, ...], float] = {}
        for hands, chance in deals.items():
            left = {k: 3 - sum(k in hand for hand in hands) for k in "wfmoec"}
            open_kinds = [k for k in left if k not in hands[seat]]
            total = sum(left[k] for k in open_kinds)
            for k in open_kinds:
                hand = "".join(sorted(hands[seat] + k, key="wfmoec".index))
                key = (*hands[:seat], hand, *hands[seat + 1 :])
                new[key] = new.get(key, 0.0) + chance * left[k] / total
        deals = new
    return deals


@pytest.mark.parametrize("seat", [0, 1])
def test_s11_the_others_resource_cards_come_as_the_deal_gives_them(seat: int) -> None:
    game = undercard.load("survive")
    state = game.new(4)
    own = needs_of(game, state, seat)
    wanted = {deal[1 - seat]: p for deal, p in dealt_needs(2).items() if deal[seat] == own}
    whole = sum(wanted.values())
    found = Counter(needs_of(game, game.sample(state, seat, n), 1 - seat) for n in range(SAMPLES))
    assert set(found) <= set(wanted)
    for needs, chance in wanted.items():
        expected = SAMPLES * chance / whole
        assert abs(found[needs] - expected) < 5 * expected**0.5 + 5


def test_s11_the_others_playing_cards_are_any_that_were_not_seen() -> None:
    game = undercard.load("survive", players=3)
    state = next(s for s, _ in play_randomly(game, 2) if game.legal(s)[0].startswith("use"))
    view = cast(View, game.view(state, 0))
    seen = {*view.used, *(view.players[0].cards or [])}
    hidden = view.players[1].cards_left + view.players[2].cards_left
    found: Counter[str] = Counter()
    for n in range(SAMPLES // 4):
        drawn = game.sample(state, 0, n)
        for seat in (1, 2):
            found.update(cast(View, game.view(drawn, seat)).players[seat].cards or [])
    assert not seen & set(found)
    assert len(found) == 52 - len(seen)
    expected = SAMPLES / 4 * hidden / (52 - len(seen))
    assert all(abs(n - expected) < 6 * expected**0.5 for n in found.values())


def test_s11_a_bid_not_yet_shown_may_be_any_card_of_its_hand() -> None:
    game = undercard.load("survive")
    assert isinstance(game, Survive)
    state = next(s for s, _ in play_randomly(game, 3) if game.legal(s)[0].startswith("bid"))
    state, _ = game.apply(state, game.legal(state)[0])
    bids: Counter[int] = Counter()
    for n in range(800):
        drawn = game.view(game.sample(state, 1, n), 0)
        assert drawn.players[0].bid in (drawn.players[0].cards or [])
        bids[(drawn.players[0].cards or []).index(drawn.players[0].bid or "")] += 1
    assert sorted(bids) == [0, 1, 2, 3]
    assert min(bids.values()) > 140


def test_s9_1_nothing_is_hidden_when_the_game_is_over() -> None:
    game = undercard.load("survive")
    *_, (state, _) = play_randomly(game, 1)
    drawn = game.sample(state, 0, 9)
    drawn.rng = state.rng
    assert drawn.tobytes() == state.tobytes()
