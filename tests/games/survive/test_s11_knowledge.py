"""Checks views and events against S11: what all seats, one seat or no seat may know.

The main test: two states that differ only in what a viewer cannot know look the same to that
viewer.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.survive.positions import KINDS, Scene, npc_turn, scene, table
from undercard.kernel.events import Event

EVERY_VIEWER = pytest.mark.parametrize("viewer", [0, 1, None])
OTHERS = pytest.mark.parametrize("viewer", [1, None])
HANDS = ("TC TS TH", "9C 9S 9H")


def in_the_middle() -> Scene:
    return scene(
        "X1 e5 +wf, Y1 e6 down, G1 f5, C1 b9 +m",
        lying="d4 oo",
        fields="b6|c6 e8|e9",
        needs=("wfm", "oec"),
        hands=HANDS,
    )


def first_bids() -> Scene:
    hands = ("AC KC QC JC", "AS KS QS JS")
    return scene(situation="bid", order="", hands=hands)


def seen(events: tuple[Event, ...], viewer: int | None, kind: str) -> list[tuple[object, object]]:
    redacted = table().redact(events, viewer)
    return [
        (event.seat, next(iter(event.data.values()))) for event in redacted if event.kind == kind
    ]


@EVERY_VIEWER
def test_s11_1_the_board_is_open(viewer: int | None) -> None:
    view = in_the_middle().view(viewer)
    figures = {f.figure: (f.cell, f.load, f.value, f.down) for f in view.figures}
    assert figures["X1"] == ("e5", "wf", 4, False)
    assert figures["Y1"] == ("e6", "", 6, True)
    assert figures["G1"] == ("f5", "", 4, False)
    assert figures["C1"] == ("b9", "m", 6, False)
    assert view.lying["d4"] == "oo"
    assert view.fields == ["b6|c6", "e8|e9"]


@EVERY_VIEWER
def test_s11_1_every_playing_card_that_was_shown_is_open(viewer: int | None) -> None:
    view = in_the_middle().view(viewer)
    assert view.order == ["X", "Y", "N"]
    assert set(view.used) == {"AC", "KC", "QC"}
    assert [player.bid for player in view.players] == ["AC", "KC"]
    assert view.npc_card == "QC"


@EVERY_VIEWER
def test_s11_1_how_many_cards_are_left_is_open(viewer: int | None) -> None:
    assert [player.cards_left for player in in_the_middle().view(viewer).players] == [3, 3]


@EVERY_VIEWER
def test_s11_1_every_die_is_open(viewer: int | None) -> None:
    events = in_the_middle().do("hit e6", 4, 5).events
    assert [e.data for e in table().redact(events, viewer) if e.kind == "rolled"] == [
        {"figure": "X1", "die": 4, "total": 3, "parts": "profile+0 mover+1 load-2"},
        {"figure": "Y1", "die": 5, "total": 3, "parts": "profile+0 down-2"},
    ]


@EVERY_VIEWER
def test_s11_1_the_choices_of_npcs_are_open(viewer: int | None) -> None:
    events = npc_turn("G1 e5, Y1 e6", 3, 6, 3, 6).events
    redacted = table().redact(events, viewer)
    assert [event for event in redacted if event.kind in ("asked", "decided")] == [
        event for event in events if event.kind in ("asked", "decided")
    ]


def test_s11_2_the_owner_sees_the_own_cards() -> None:
    player = in_the_middle().view(0).players[0]
    assert player.needs == "wfm"
    assert sorted(player.cards or []) == ["TC", "TH", "TS"]


@OTHERS
def test_s11_2_nobody_else_sees_them(viewer: int | None) -> None:
    player = in_the_middle().view(viewer).players[0]
    assert (player.needs, player.cards) == (None, None)


@OTHERS
def test_s11_2_a_bid_is_secret_before_the_reveal(viewer: int | None) -> None:
    now = first_bids().do("bid KC")
    assert now.view(0).players[0].bid == "KC"
    player = now.view(viewer).players[0]
    assert (player.bid, player.has_bid) == (None, True)
    assert seen(now.events, viewer, "chose") == [(0, None)]
    assert seen(now.events, 0, "chose") == [(0, "KC")]


@EVERY_VIEWER
def test_s11_1_after_the_reveal_all_bids_are_open(viewer: int | None) -> None:
    now = first_bids().play("bid KC", "bid QS")
    assert [player.bid for player in now.view(viewer).players] == ["KC", "QS"]
    assert (0, "KC") in seen(now.events, viewer, "revealed")
    assert (1, "QS") in seen(now.events, viewer, "revealed")


@pytest.mark.parametrize("kind", ["need", "dealt"])
def test_s11_2_only_its_owner_sees_the_deal(kind: str) -> None:
    _, events = table().start(3)
    for viewer in (0, 1, None):
        redacted = seen(tuple(events), viewer, kind)
        assert all((what is not None) == (seat == viewer) for seat, what in redacted)
    assert len(seen(tuple(events), 0, kind)) == {"need": 6, "dealt": 8}[kind]


@OTHERS
def test_s11_2_states_that_differ_in_a_players_secrets_look_the_same(viewer: int | None) -> None:
    hands = ("2C 2S 2H", HANDS[1])
    other = scene(
        "X1 e5 +wf, Y1 e6 down, G1 f5, C1 b9 +m",
        lying="d4 oo",
        fields="b6|c6 e8|e9",
        needs=("foc", "oec"),
        hands=hands,
    )
    assert other.view(viewer) == in_the_middle().view(viewer)
    assert other.view(0) != in_the_middle().view(0)


@EVERY_VIEWER
def test_s11_3_states_that_differ_in_chance_to_come_look_the_same(viewer: int | None) -> None:
    """The NPC stack and the undealt resource cards exist only as the state of the generator."""
    views = [scene("X1 e5", rng=rng).view(viewer) for rng in ("1", "2", "ffff")]
    assert views[0] == views[1] == views[2]


@EVERY_VIEWER
def test_s11_3_the_two_cards_for_the_end_are_hidden_even_with_open_hands(
    viewer: int | None,
) -> None:
    view = in_the_middle().view(viewer, open_hands=True)
    assert view.open_cards == ""
    assert [player.needs for player in view.players] == ["wfm", "oec"]


def test_s11_points_are_hidden_before_the_end() -> None:
    now = scene("X1 e5", lying="a1 w")
    assert [player.points for player in now.view(0).players] == [0, 0]


def test_s11_only_the_seat_to_act_sees_its_legal_actions() -> None:
    now = in_the_middle()
    assert sorted(now.view(0).legal) == now.legal
    assert now.view(1).legal == now.view(None).legal == []


@pytest.mark.parametrize("seat", [0, 1])
def test_s11_a_sample_looks_the_same_to_the_seat(seat: int) -> None:
    now = in_the_middle()
    for n in range(20):
        drawn = Scene(now.game, now.game.sample(now.state, seat, n))
        assert drawn.view(seat) == now.view(seat)


def test_s11_a_sample_draws_all_that_the_seat_cannot_know() -> None:
    now, other_needs, other_cards = in_the_middle(), Counter[str](), Counter[str]()
    for n in range(200):
        position = Scene(now.game, now.game.sample(now.state, 0, n)).position
        other_needs.update(position.players[1].needs)
        other_cards.update(position.players[1].cards)
        assert len(set(position.players[1].needs)) == 3
    assert set(other_needs) == set(KINDS)
    hidden = 52 - len(now.position.used) - len(now.position.players[0].cards)
    assert len(other_cards) == hidden
    assert not set(other_cards) & {*now.position.used, *now.position.players[0].cards}


def test_s11_a_sample_keeps_a_secret_bid_secret() -> None:
    now = first_bids().do("bid KC")
    bids = set()
    for n in range(60):
        player = Scene(now.game, now.game.sample(now.state, 1, n)).position.players[0]
        assert player.bid in player.cards
        bids.add(player.bid)
    assert len(bids) > 20
