"""Checks a round (S2) against the rules: bids, the order of sides, activations, two actions."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.survive.positions import OTHER_CARDS, Scene, scene, table

RANKS = "AKQJT98765432"
SUITS = "CSHD"
ALL_ACTED = "X2 b1 acted, X3 a2 acted, X4 b2 acted"
ALL_Y_ACTED = "Y1 h10 acted, Y2 i10 acted, Y3 j10 acted, Y4 j9 acted"
NPCS_ACTED = "G1 e10 acted, G2 g10 acted, C1 a9 acted, C2 a10 acted"


def bidding(*hands: str, rng: int = 0) -> Scene:
    """The first bid of a round; a hand is filled up to four cards."""
    named = {card for hand in hands for card in hand.split()}
    spare = iter([card for card in OTHER_CARDS if card not in named])
    full = [
        " ".join([*hand.split(), *(next(spare) for _ in range(4 - len(hand.split())))])
        for hand in hands
    ]
    game = table(len(hands))
    return scene("", game, situation="bid", order="", hands=tuple(full), rng=f"{rng:x}")


def rank(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), SUITS.index(card[1])


def test_s2_1_each_player_bids_a_card_of_the_hand() -> None:
    now = bidding("AC 2C", "KC")
    assert now.moment == ("bid", 0)
    assert now.legal == sorted(f"bid {card}" for card in now.position.players[0].cards)
    assert now.why("bid KC") == "S2.1"


def test_s2_1_nothing_is_shown_before_the_last_bid() -> None:
    now = bidding("AC", "KC").do("bid AC")
    assert now.moment == ("bid", 1)
    assert now.position.used == []
    assert now.story("revealed") == []
    assert now.view(1).players[0].bid is None


def test_s2_1_all_bids_are_shown_together_with_a_card_for_the_npcs() -> None:
    now = bidding("AC", "KC").play("bid AC", "bid KC")
    position = now.position
    shown = [(e.seat, e.data["card"]) for e in now.events if e.kind == "revealed"]
    assert sorted(shown, key=str) == sorted(
        [(0, "AC"), (1, "KC"), (None, position.npc_card)], key=str
    )
    assert set(position.used) == {"AC", "KC", position.npc_card}
    assert [player.bid for player in position.players] == ["AC", "KC"]


def test_s2_1_cards_that_were_shown_do_not_come_back() -> None:
    now = bidding("AC", "KC").play("bid AC", "bid KC")
    assert [len(player.cards) for player in now.position.players] == [3, 3]
    assert all(not {"AC", "KC"} & set(player.cards) for player in now.position.players)


@pytest.mark.parametrize(("high", "low"), list(pairwise(RANKS)))
@pytest.mark.parametrize("seat", [0, 1])
def test_s2_2_the_higher_rank_acts_first(high: str, low: str, seat: int) -> None:
    cards = [f"{high}D", f"{low}C"]
    one, two = cards if seat == 0 else cards[::-1]
    order = bidding(one, two).play(f"bid {one}", f"bid {two}").position.order
    assert order.index("XY"[seat]) < order.index("XY"[1 - seat])


@pytest.mark.parametrize(("high", "low"), list(pairwise(SUITS)))
@pytest.mark.parametrize("seat", [0, 1])
def test_s2_2_within_a_rank_clubs_spades_hearts_diamonds(high: str, low: str, seat: int) -> None:
    cards = [f"9{high}", f"9{low}"]
    one, two = cards if seat == 0 else cards[::-1]
    order = bidding(one, two).play(f"bid {one}", f"bid {two}").position.order
    assert order.index("XY"[seat]) < order.index("XY"[1 - seat])


@pytest.mark.parametrize("rng", range(40))
def test_s2_2_npcs_are_ordered_among_the_players(rng: int) -> None:
    after = bidding("QH", "8S", "4D", rng=rng).play("bid QH", "bid 8S", "bid 4D").position
    cards = {"X": "QH", "Y": "8S", "Z": "4D", "N": str(after.npc_card)}
    assert after.order == sorted(cards, key=lambda side: rank(cards[side]))


def test_s2_3_a_side_names_its_figures_in_any_order() -> None:
    now = scene("X1 e5").do("pass")
    assert now.moment == ("use", 0)
    assert now.legal == ["use 2", "use 3", "use 4"]
    now = now.play("use 4", "pass")
    assert now.legal == ["use 2", "use 3"]
    assert now.why("use 4") == "S2.3"
    assert now.play("use 2", "pass").legal == ["use 3"]


def test_s2_3_the_last_figure_is_named_too() -> None:
    now = scene("X1 e5, X2 b1 acted, X3 a2 acted").do("pass")
    assert now.moment == ("use", 0)
    assert now.legal == ["use 4"]


def test_s2_3_one_figure_is_done_before_the_next_is_named() -> None:
    now = scene("X1 e5")
    assert now.why("use 2") == "S2.3"
    assert now.do("e5-e6").why("use 2") == "S2.3"


def test_s2_3_then_it_is_the_next_sides_turn() -> None:
    now = scene(f"X1 e5, {ALL_ACTED}").do("pass")
    assert now.moment == ("use", 1)
    assert now.legal == ["use 1", "use 2", "use 3", "use 4"]
    assert [event.seat for event in now.events if event.kind == "turn"] == [1]


def test_s2_3_a_figure_that_went_out_waits_for_the_next_round() -> None:
    now = scene("X1 e5, X2 b1 out acted").do("pass")
    assert now.legal == ["use 3", "use 4"]


def test_s2_3_a_side_with_none_left_is_passed_over() -> None:
    now = scene(f"X1 e5, {ALL_ACTED}, {ALL_Y_ACTED}, {NPCS_ACTED}").do("pass")
    assert now.moment == ("bid", 0)
    assert now.position.round == 2


def test_s2_3_in_a_new_round_every_figure_is_ready_again() -> None:
    now = scene(f"X1 e5, {ALL_ACTED}, {ALL_Y_ACTED}, {NPCS_ACTED}, Y1 h9 out acted down")
    now = now.do("pass")
    assert now.figures("X1 X2 Y1 G1 C1") == "X1 e5, X2 b1, Y1 h9 down, G1 e10, C1 a9"
    assert now.position.order == []
    assert [player.bid for player in now.position.players] == [None, None]
    assert now.story("round") == ["round 2"]


def test_s2_4_an_activation_gives_two_actions() -> None:
    now = scene("X1 e5", actions=0, active=None, situation="use").do("use 1")
    assert now.moment == ("act", 0)
    assert now.position.actions == 2
    assert now.story() == ["activated X1"]


MOVE, BRAWL, FIELDS = "b6-b5", "hit b7", "field b6|c6 near"
DICE = {MOVE: (), BRAWL: (3, 4), FIELDS: ()}
THEN = {MOVE: ["b5-b6", "done"], BRAWL: [], FIELDS: []}


@pytest.mark.parametrize("first", [MOVE, BRAWL, FIELDS])
@pytest.mark.parametrize("second", [MOVE, BRAWL, FIELDS])
def test_s2_4_any_two_in_any_order(first: str, second: str) -> None:
    if first == second == FIELDS:
        second = "field b6|c6"
    now = scene("X1 b6, Y1 b7", lying="b6 w").do(first, *DICE[first]).play(*THEN[first])
    assert now.position.actions == 1
    now = now.do(second, *DICE.get(second, ())).play(*THEN.get(second, []))
    assert now.position.actions == 0
    assert now.legal == ["+w", "pass"]


def test_s2_4_an_action_is_spent_when_it_begins() -> None:
    now = scene("X1 e5, Y1 e6").do("e5-e6", 2, 5)
    assert now.position.actions == 1
    assert now.moment == ("act", 0)
    assert now.figures("X1") == "X1 e5"


def test_s2_4_no_action_has_to_be_used() -> None:
    now = scene("X1 e5").do("pass")
    assert now.story("ended") == ["ended X1"]
    assert now.figures("X1") == "X1 e5 acted"


@pytest.mark.parametrize("action", ["hit b7", "field b6|c6", "pass"])
def test_s2_4_an_open_move_is_ended_first(action: str) -> None:
    now = scene("X1 b6, Y1 b7", steps=1, fields="b6|c6")
    assert now.why(action) == "S2.4"
    assert now.do("done").why(action) is None


def test_s2_4_done_needs_an_open_move() -> None:
    assert scene("X1 e5").why("done") == "S2.4"


@pytest.mark.parametrize("action", ["e5-e6", "hit e4", "stand", "field b6|c6"])
def test_s2_4_without_actions_left_nothing_is_begun(action: str) -> None:
    cell = "b6" if "field" in action else "e5"
    text = f"X1 {cell}{' down' if action == 'stand' else ''} +w, Y1 e4"
    now = scene(text, actions=0, fields="b6|c6")
    assert now.legal == ["-w", "pass"]
    assert now.why(action) == "S2.4"


def test_s2_4_a_lone_done_is_done_by_the_table() -> None:
    now = scene("X1 e5", steps=5).do("e5-e4")
    assert now.moment == ("act", 0)
    assert now.position.steps is None
    assert now.story("move_ended") == ["move_ended X1"]


def test_s2_4_a_lone_pass_is_done_by_the_table() -> None:
    now = scene("X1 e5", steps=5, actions=0).do("e5-e4")
    assert now.moment == ("use", 0)
    assert now.figures("X1") == "X1 e4 acted"


def test_s2_4_with_something_to_take_the_table_waits() -> None:
    now = scene("X1 e5", steps=5, actions=0, lying="e4 w").do("e5-e4")
    assert now.legal == ["+w", "done"]
    assert now.do("done").legal == ["+w", "pass"]
