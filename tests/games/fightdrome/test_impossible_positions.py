"""Impossible positions that an earlier version accepted: each is refused with the wrong field.
`scripts/bench positions` looks for more of them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import undercard
from games.campaigns.cases import eight_sleeves
from games.fightdrome.positions import STABLES, Side, before_rest, brink, fight, play, table
from games.fightdrome.test_pack import reconstructed
from undercard.games.fightdrome.pack import Pack
from undercard.kernel.errors import BadPosition
from undercard.kernel.game import Game, State

BOUT, MATCH, EPIC = (table(mode=mode) for mode in ("bout", "match", "epic"))
MAY = table(mode="match", overstimulated="may")
WOUNDED = table(mode="epic", survivor="wounded")
FIGHT_ON = table(mode="bout", empty_hand="fight_on")

Change = Callable[[dict[str, Any]], object]


def changed(game: Game, state: State, change: Change) -> dict[str, Any]:
    position = copy.deepcopy(game.position(state))
    change(position)
    return position


def refused_at(game: Game, state: State, change: Change) -> set[str]:
    """Return the paths of the errors after a change of a valid position."""
    game.setup(game.position(state))
    with pytest.raises(BadPosition) as error:
        game.setup(changed(game, state, change))
    return {problem.where for problem in error.value.problems}


def of_player(seat: int, **fields: object) -> Change:
    return lambda position: position["players"][seat].update(fields)


def first_choice(seat: int = 0) -> State:
    """Return the first choice of Sleeves in an Epic Tournament; if seat 1 chooses, seat 0 has
    picked."""
    state = EPIC.new(1)
    return state if seat == 0 else play(EPIC, state, EPIC.legal(state)[0])


def later_choice(game: Game = EPIC) -> State:
    """Seat 1 has lost the fighter in Sleeve 3."""
    return play(game, brink(game, "P20 K30"), "xK20")


def test_f9_4_seat_1_chooses_only_after_seat_0_has_picked() -> None:
    assert refused_at(EPIC, first_choice(), lambda p: p.update(to_act=1)) == {"players[0].pick"}


def test_f9_4_a_pick_is_one_of_the_own_sleeves() -> None:
    state = first_choice(1)
    (other, *_) = EPIC.position(state)["players"][1]["stable"]  # type: ignore[index]
    assert refused_at(EPIC, state, of_player(0, pick=other)) == {"players[0].pick"}


@pytest.mark.parametrize("seat", [0, 1])
def test_f9_4_no_pick_outside_the_first_choice(seat: int) -> None:
    sleeve = STABLES[seat][0]
    for state in (fight(EPIC, "P20", "K20"), later_choice()):
        assert f"players[{seat}].pick" in refused_at(EPIC, state, of_player(seat, pick=sleeve))
    assert "situation" in refused_at(BOUT, fight(BOUT, "P20", "K20"), of_player(seat, pick=1))


@pytest.mark.parametrize("number", [1, 2])
def test_f9_4_the_first_choice_is_before_round_1(number: int) -> None:
    for seat in (0, 1):
        assert refused_at(EPIC, first_choice(seat), lambda p: p.update(round=number))


@pytest.mark.parametrize("number", [0, 2, 3])
def test_f9_4_the_sleeves_left_determine_the_round(number: int) -> None:
    state = fight(EPIC, "P20", "K20")
    assert refused_at(EPIC, state, lambda p: p.update(round=number)) == {"round"}


@pytest.mark.parametrize("mode", ["bout", "match"])
@pytest.mark.parametrize("seat", [0, 1])
def test_f1_2_a_deck_of_feints_and_weaves_needs_a_sleeve(mode: str, seat: int) -> None:
    def strip(position: dict[str, Any]) -> None:
        del position["box"]
        bare = {"sleeve": None, "pile": ["F", "F", "W", "W"], "hand": []}
        position["players"][seat].update(bare)

    game = table(mode=mode)
    assert f"players[{seat}].sleeve" in refused_at(game, fight(game, "P20", "K20"), strip)


def test_f9_4_a_deck_without_a_sleeve_lies_in_the_pile() -> None:
    assert refused_at(EPIC, later_choice(), of_player(1, hand=["F"], pile=["F", "W", "W"])) == {
        "players[1].pile"
    }


@pytest.mark.parametrize("opening", ["sound", "unsound"])
def test_f2_2_nothing_is_known_of_a_hand_that_was_played_from(opening: str) -> None:
    for game in (FIGHT_ON, MAY):
        state = fight(game, "P20", "K20")
        assert refused_at(game, state, of_player(1, opening=opening)) == {"players[1].opening"}


def test_f2_2_nothing_is_known_of_an_empty_hand() -> None:
    """Sampling such a hand never ended."""

    def empty(position: dict[str, Any]) -> None:
        player = position["players"][1]
        player.update(pile=player["pile"] + player["hand"], hand=[], opening="sound")

    assert refused_at(FIGHT_ON, fight(FIGHT_ON, "P20", "K20"), empty) == {"players[1].opening"}


def test_f2_2_a_sound_hand_is_sound() -> None:
    hands = "P20 P30 P40 K20 K30 K40 G20", "PB40 PB60 KB40 F F W W"
    state = fight(MATCH, *hands)
    assert refused_at(MATCH, state, of_player(1, opening="sound")) == {"players[1].opening"}


def test_fr2_must_asks_nobody_to_keep_a_hand() -> None:
    """F2.2: an unsound hand is drawn again."""
    hands = "PB40 PB60 KB40 F F W W", "P20 P30 P40 K20 K30 K40 G20"
    position = changed(
        MAY,
        fight(MAY, hands[1], "K50"),
        lambda p: p.update(situation="opening"),
    )
    with pytest.raises(BadPosition):
        MAY.setup(position)
    asked = fight(MAY, Side(hands[1]), Side(hands[0]), to_act=0)
    right = changed(MAY, asked, lambda p: p.update(situation="opening", to_act=1))
    right["players"][0]["opening"], right["players"][1]["opening"] = "sound", "unsound"
    assert MAY.legal(MAY.setup(right)) == ["keep", "redraw"]
    for rule in ("must", "once", "off"):
        with pytest.raises(BadPosition, match="situation: unsound hands cannot be kept"):
            table(mode="match", overstimulated=rule).setup(right)


def test_f7_1_a_staggered_player_may_not_rest() -> None:
    state = before_rest(BOUT, "P20", "K20")
    assert refused_at(BOUT, state, lambda p: p.update(staggered=0)) == {"to_act"}


def test_f7_1_a_rest_follows_a_stagger() -> None:
    state = fight(BOUT, "P20", "K20")
    assert refused_at(BOUT, state, lambda p: p.update(rested=True)) == {"rested"}


def test_f7_1_only_a_lead_may_be_a_rest() -> None:
    state = fight(BOUT, "K60", "P20", live="K30")
    for seat in (0, 1):
        assert refused_at(BOUT, state, lambda p, n=seat: p.update(staggered=n)) == {"staggered"}  # type: ignore[misc]


def test_f10_1_only_breathing_space_lets_the_other_rest_too() -> None:
    chain = changed(BOUT, before_rest(BOUT, "P20", "K20"), lambda p: p.update(rested=True))
    with pytest.raises(BadPosition, match="to_act: a Rest hands the Lead"):
        BOUT.setup(chain)
    table(breathing_space=True).setup(chain)


@pytest.mark.parametrize("stable", [[1, 2, 4, 5, 6], [1, 1, 2], [1, 2, 3], [2, 4], []])
def test_f9_4_a_stable_is_three_sleeves_of_ones_own(stable: list[int]) -> None:
    state = fight(EPIC, "P20", "K20")
    assert refused_at(EPIC, state, of_player(0, stable=stable))


def test_f9_4_stables_that_are_too_long_are_refused_without_a_comparison_of_their_sleeves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """2,000 Sleeves a side would make four million pairs."""
    compared: list[object] = []

    def is_dealable(*pair: object) -> bool:
        compared.append(pair)
        return True

    monkeypatch.setattr(Pack, "is_dealable", is_dealable)

    def lengthen(position: dict[str, Any]) -> None:
        position["players"][0]["stable"] = [1] * 2000
        position["players"][1]["stable"] = [2] * 2000

    assert refused_at(EPIC, EPIC.new(3), lengthen) == {"players[0].stable", "players[1].stable"}
    assert len(compared) < 20


def test_f9_4_a_choice_needs_a_sleeve_left() -> None:
    assert refused_at(EPIC, later_choice(), of_player(1, stable=[])) == {"players[1].stable"}


@pytest.mark.parametrize(
    ("fame", "winner", "where"),
    [([0, 0], 0, "fame"), ([310, 310], 0, "fame"), ([299, 0], 0, "fame"), ([310, 20], 1, "winner")],
)
def test_f9_3_an_ended_match_has_a_winner_by_fame(fame: list[int], winner: int, where: str) -> None:
    state = play(MATCH, brink(MATCH, "P20", fame=(290, 0)), "xK20")
    change: Change = lambda p: p.update(fame=fame, winner=winner, ending="rest")  # noqa: E731
    assert refused_at(MATCH, state, change) == {where}


@pytest.mark.parametrize("game", [BOUT, EPIC])
def test_f9_2_only_a_match_counts_fame(game: Game) -> None:
    state = fight(game, "P20", "K20")
    assert refused_at(game, state, lambda p: p.update(fame=[0, 20])) == {"fame"}


def test_f8_1_a_player_who_lost_a_round_by_an_empty_hand_has_none() -> None:
    state = play(BOUT, brink(BOUT, "P20"), "xK20")
    assert refused_at(BOUT, state, lambda p: p.update(winner=1)) == {"players[0].hand"}
    assert refused_at(BOUT, state, lambda p: p.update(ending="")) == {"ending"}


def test_f9_5_a_survivor_belongs_to_the_wounded() -> None:
    state = later_choice(WOUNDED)
    assert WOUNDED.position(state)["survivor"] == 0
    for wrong in (None, 1):
        assert refused_at(WOUNDED, state, lambda p, n=wrong: p.update(survivor=n)) == {"survivor"}  # type: ignore[misc]
    assert refused_at(EPIC, later_choice(), lambda p: p.update(survivor=0)) == {"survivor"}


def test_f11_3_rows_of_cannot_hold_are_nested() -> None:
    state = fight(BOUT, "P20", "K20 K30")
    rows = [["P20"], ["P30"]]
    assert refused_at(BOUT, state, of_player(1, cannot_hold=rows)) == {"players[1].cannot_hold"}


def test_f11_2_what_lies_face_down_is_not_ruled_out() -> None:
    state = fight(BOUT, "P20", Side("K20", face_down="K30"))
    wrong = of_player(1, face_down_cannot_be=["K30"])
    assert refused_at(BOUT, state, wrong) == {"players[1].face_down_cannot_be"}
    none = fight(BOUT, "P20", "K20")
    assert refused_at(BOUT, none, wrong) == {"players[1].face_down_cannot_be"}


def test_f11_2_knowledge_that_fits_next_to_no_deal_is_refused() -> None:
    """With so many known face-down cards, a sample would take minutes."""
    cards = [
        "P20",
        "P20",
        "P20",
        "P30",
        "P30",
        "P30",
        "P40",
        "P40",
        "P40",
        "K20",
        "K20",
        "K20",
        "K30",
        "K30",
        "K30",
        "K40",
        "K40",
        "K40",
    ]
    state = fight(BOUT, "G20", Side("NB", face_down=" ".join(cards)))
    others = [name for name in BOUT.pack.names if name not in cards]  # type: ignore[attr-defined]
    wrong = of_player(1, face_down_cannot_be=others)
    assert refused_at(BOUT, state, wrong) == {"players[1].hand"}


def test_f1_4_feints_and_weaves_are_known_whatever_the_mark() -> None:
    state = fight(BOUT, "P20", "K20")

    def mark(position: dict[str, Any]) -> None:
        for player in position["players"]:
            player["pile"] = [card + "~" if card in "FW" else card for card in player["pile"]]

    again = BOUT.setup(changed(BOUT, state, mark))
    assert again.tobytes() == state.tobytes()


def test_f9_4_eight_sleeves_can_be_chosen_from() -> None:
    """The eighth Sleeve is a bit that does not fit into a signed byte."""
    game = undercard.load("fightdrome", pack=eight_sleeves(), mode="epic")
    for seed in range(20):
        state = game.new(seed)
        assert len(game.legal(state)) == 3
        assert game.setup(game.position(state)).tobytes() == state.tobytes()


def test_f11_2_whether_a_position_can_be_sampled_does_not_depend_on_its_generator() -> None:
    """An unsound hand fits one deal in 155,000, about the number of deals that are tried."""
    pack = reconstructed()
    pack["origin"], pack["neurochem"]["copies"] = "house", 1
    for stack in pack["stacks"]["cards"]:
        stack["counts"] = [10, 10, 10, 6, 0]
    game = undercard.load("fightdrome", pack=pack, overstimulated="may")
    position: dict[str, Any] = copy.deepcopy(game.position(game.new(1)))
    del position["box"]
    asked = position["starter"]
    player, other = position["players"][asked], position["players"][1 - asked]
    deck = player["hand"] + player["pile"]
    cards = sorted(deck, key=lambda card: card[0] not in "FW" and "B" not in card)
    player.update(hand=cards[:7], pile=cards[7:], opening="unsound")
    other["opening"] = "untold"
    position.update(situation="opening", to_act=asked)
    for n in range(1, 13):
        with pytest.raises(BadPosition, match="too few deals"):
            game.setup({**position, "rng": f"{n:x}"})


def test_f9_2_the_position_after_the_last_round_that_is_counted_is_accepted() -> None:
    last = changed(MATCH, brink(MATCH, "P20 K30"), lambda p: p.update(round=30_000))
    state = MATCH.setup(last)
    after = play(MATCH, state, MATCH.legal(state)[0])
    assert MATCH.setup(MATCH.position(after)).tobytes() == after.tobytes()
