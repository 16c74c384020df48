"""Impossible positions: each is refused with the path of the wrong field."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import undercard
from undercard.games.fightdrome.pack_check import load_pack
from undercard.kernel.errors import BadPosition

ALL_CARDS = load_pack("reconstructed").names


def good_position(**options: object) -> dict[str, Any]:
    """Return a position with an answer due, as the library writes it."""
    game = undercard.load("fightdrome", first="seat 0", **options)
    state = game.new(11)
    state, _ = game.apply(state, game.legal(state)[0])
    position = game.position(state)
    assert position["situation"] == "answer"
    return copy.deepcopy(position)


def refusal(change: Callable[[dict[str, Any]], object], **options: object) -> str:
    position = good_position(**options)
    change(position)
    with pytest.raises(BadPosition) as error:
        undercard.load("fightdrome", **options).setup(position)
    return str(error.value)


def swap_for(position: dict[str, Any], zone: str, card: str) -> None:
    """Put another card in place of the first one of a zone of seat 1."""
    position["players"][1][zone][0] = card


def test_a_position_may_leave_out_the_box_and_the_generator() -> None:
    position = good_position()
    del position["box"], position["rng"]
    undercard.load("fightdrome").setup(position)


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (lambda p: swap_for(p, "hand", "K35"), "players[1].hand[0]:", "not a card of this pack"),
        (lambda p: swap_for(p, "pile", "k30"), "players[1].pile[0]:", "not a card of this pack"),
        (lambda p: p["box"].append("F"), "box:", "never in the box"),
        (lambda p: p["box"].pop(), "box:", "missing"),
        (lambda p: p["box"].append(p["box"][0]), "players:", "times"),
        (lambda p: p["players"][0]["pile"].pop(), "players[0]:", "43 cards, not 44"),
        (lambda p: p["players"][0]["hand"].extend(p["players"][0]["pile"][:4]),
         "players[0].hand:", "at most 7"),
        (lambda p: p["players"][0].update(sleeve=7), "players[0].sleeve:", "1 to 6"),
        (lambda p: p["players"][0].update(sleeve=None), "players[0].sleeve:", "needs a Sleeve"),
        (lambda p: p["players"][0].update(stack=12), "players[0].stack:", "1 to 11"),
        (lambda p: p["players"][0].update(stack=p["players"][1]["stack"]),
         "players[1].stack:", "same Stack"),
        (lambda p: p.update(to_act=None), "to_act:", "a seat must be to act"),
        (lambda p: p.update(to_act=2), "to_act:", "2"),
        (lambda p: p.update(situation="over"), "situation:", "winner"),
        (lambda p: p.update(situation="lead"), "live:", "there must be no live attack"),
        (lambda p: p.update(situation="stagger"), "situation:", "not Staggered"),
        (lambda p: p.update(situation="sleeve"), "situation:", "Epic"),
        (lambda p: p.update(situation="dance"), "situation:", "dance"),
        (lambda p: p.update(live=None), "live:", "to answer"),
        (lambda p: p.update(live="W"), "live:", "not an attack"),
        (lambda p: p.update(live="K20!"), "live:", "not a card"),
        (lambda p: p.update(winner=1), "winner:", "there must be no winner"),
        (lambda p: p.update(fame=[-5, 0]), "fame:", "from 0"),
        (lambda p: p.update(fame=[1 << 40, 0]), "fame:", "from 0"),
        (lambda p: p.update(round=2), "round:", "a Bout is one round"),
        (lambda p: p.update(rng="xyz"), "rng:", "hexadecimal"),
        (lambda p: p.update(colour="red"), "colour:", "unknown field"),
        (lambda p: p.pop("players"), "players:", "missing"),
        (lambda p: p["players"][1].update(colour="red"), "players[1].colour:", "unknown field"),
        (lambda p: p.update(game="survive"), "game:", "this is fightdrome"),
        (lambda p: p["players"][0].update(stable=[1]), "players:", "Epic"),
        (lambda p: p["players"][1].update(cannot_hold=[list(ALL_CARDS)]),
         "players[1].cannot_hold:", "rules out"),
    ],
)  # fmt: skip
def test_an_impossible_position_names_the_field(
    change: Callable[[dict[str, Any]], object], where: str, what: str
) -> None:
    message = refusal(change)
    assert where in message
    assert what in message


def test_a_duplicate_card_is_refused() -> None:
    """F1.3: the two decks never hold the same physical card."""

    def duplicate(position: dict[str, Any]) -> None:
        del position["box"]
        mine, theirs = (player["pile"] for player in position["players"])
        punch = next(card for card in mine if card.startswith("P") and not card.startswith("PB"))
        places = [n for n, card in enumerate(theirs) if card[0] == "P" and card[1] != "B"]
        for n in places[:3]:
            theirs[n] = punch

    assert "there are 3 in the box" in refusal(duplicate)


def test_a_match_at_its_target_is_over() -> None:
    assert "the game is over" in refusal(lambda p: p.update(fame=[300, 10]), mode="match")


def test_an_empty_hand_has_lost() -> None:
    def empty(position: dict[str, Any]) -> None:
        player = position["players"][0]
        player["pile"] += player["hand"]
        player["hand"] = []

    assert "F8.1" in refusal(empty)


def test_f3_5_a_position_need_not_say_what_a_stagger_has_shown() -> None:
    """The state is the same whether the position lists it or not."""
    game = undercard.load("fightdrome")
    for seed in range(30):
        state = game.new(seed)
        while game.to_act(state) is not None and game.position(state)["situation"] != "stagger":
            state, _ = game.apply(state, game.legal(state)[-1])
        if game.to_act(state) is None:
            continue
        position = copy.deepcopy(game.position(state))
        players: Any = position["players"]
        for player in players:
            if player is players[int(game.to_act(state) or 0)]:
                del player["cannot_hold"]
        bare = game.setup(position)
        seat = 1 - int(game.to_act(state) or 0)
        assert game.view(bare, seat) == game.view(state, seat)
        after, _ = game.apply(bare, game.legal(bare)[0])
        assert game.view(game.sample(after, seat, 1), seat) == game.view(after, seat)


@pytest.mark.parametrize("document", [None, [], "position", 7, {"situation": "lead"}])
def test_other_values_are_not_positions(document: object) -> None:
    with pytest.raises(BadPosition):
        undercard.load("fightdrome").setup(document)
