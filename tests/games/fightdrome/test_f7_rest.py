"""Checks the Rest against F7: when it is allowed or forced, its cost, and the round it can end.

Rest is the only choice that is not a card. Readings of the rulebook differ on when it is offered,
and on what follows if the next player cannot lead (FR4, FR7, FR9); these tests use the defaults.
"""

from __future__ import annotations

import pytest

from games.fightdrome.positions import (
    Side,
    before_rest,
    choices,
    ended,
    events_of,
    fight,
    hand,
    happenings,
    kinds,
    look,
    moment,
    play,
    table,
)

GAME = table()
NO_ATTACK = "F F W W PB40 KB40 NB"


def test_f7_1_a_player_may_rest_after_the_opponent_was_staggered() -> None:
    state = play(GAME, fight(GAME, Side("P80 P20", pile="W"), "K20 K30"), "P80", "xK20")
    assert choices(GAME, state) == ["P20", "rest"]


def test_f7_1_resting_draws_one_card() -> None:
    state = before_rest(GAME, Side("P20", pile="G80"), "K20 W")
    assert hand(GAME, play(GAME, state, "rest"), 0) == ["G80", "P20"]


def test_f7_1_resting_hands_the_lead_to_the_staggered_player() -> None:
    state = play(GAME, before_rest(GAME, "P20", "K20 W"), "rest")
    assert moment(GAME, state) == ("lead", 1)


def test_f7_1_resting_is_announced() -> None:
    state = before_rest(GAME, "P20", "K20 W")
    assert events_of(happenings(GAME, state, "rest"), "rested") == [(0, {})]
    assert look(GAME, play(GAME, state, "rest")).rested


def test_f7_1_leading_ends_the_right_to_rest() -> None:
    view = look(GAME, play(GAME, before_rest(GAME, "P20 W", "P30 W"), "P20"))
    assert (view.staggered, view.rested) == (None, False)


def test_f7_1_the_staggered_player_draws_nothing() -> None:
    state = play(GAME, before_rest(GAME, "P20", "K20 W"), "rest")
    assert hand(GAME, state, 1) == ["K20", "W"]


def test_f7_1_the_staggered_player_may_not_rest_in_turn() -> None:
    state = play(GAME, before_rest(GAME, "P20", "K20 W"), "rest")
    assert choices(GAME, state) == ["K20"]


def test_f7_1_either_seat_may_rest() -> None:
    state = before_rest(GAME, "K20 W", Side("P20", pile="G80"), to_act=1, staggered=0)
    after = play(GAME, state, "rest")
    assert hand(GAME, after, 1) == ["G80", "P20"]
    assert moment(GAME, after) == ("lead", 0)


def test_f7_1_nobody_rests_at_the_start_of_a_round() -> None:
    state = fight(GAME, "P20", "K20")
    assert choices(GAME, state) == ["P20"]
    assert GAME.why(state, "rest") == "F7.1"


@pytest.mark.parametrize("starter", [0, 1])
def test_f7_1_the_right_to_rest_ends_with_the_round(starter: int) -> None:
    game = table(mode="match", rest_limit="exceeds")
    state = before_rest(game, "P20", "W PB40", starter=starter)
    state = play(game, state, "rest")
    view = look(game, state)
    assert (view.round, view.staggered, view.rested) == (2, None, False)
    assert "rest" not in choices(game, state)


def test_f7_1_nobody_rests_instead_of_answering() -> None:
    state = fight(GAME, "P30", "K20", live="P20")
    assert choices(GAME, state) == ["P30"]


def test_f7_1_nobody_rests_after_a_block() -> None:
    state = play(GAME, fight(GAME, Side("P20 P30", pile="W"), "W P20"), "P20", "W")
    assert choices(GAME, state) == ["P30"]


def test_f7_1_a_player_who_leads_loses_the_right_to_rest() -> None:
    state = before_rest(GAME, Side("P20 P30", pile="W"), "W K20")
    assert choices(GAME, play(GAME, state, "P20", "W")) == ["P30"]


def test_f7_1_a_rest_is_spent_once_the_staggered_player_has_led() -> None:
    state = before_rest(GAME, Side("W P20", pile="PB40"), Side("P30 P40", pile="KB40"))
    assert choices(GAME, play(GAME, state, "rest", "P30", "W")) == ["P40"]


def test_f7_1_each_stagger_gives_a_new_right_to_rest() -> None:
    state = before_rest(GAME, "NP NK", "W PB40 KB40")
    assert "rest" in choices(GAME, play(GAME, state, "NP", "xW"))


@pytest.mark.parametrize("cards", range(1, 8))
def test_f7_2_no_rest_with_7_cards_in_hand(cards: int) -> None:
    held = " ".join(["P20", "P30", "P40", "K20", "K30", "K40", "G20"][:cards])
    state = before_rest(GAME, held, "W G30")
    assert ("rest" in choices(GAME, state)) == (cards < 7)


def test_f7_2_is_the_reason_given() -> None:
    state = before_rest(GAME, "P20 P30 P40 K20 K30 K40 G20", "W G30")
    assert GAME.why(state, "rest") == "F7.2"


def test_f7_2_the_hand_of_the_staggered_player_does_not_matter() -> None:
    state = before_rest(GAME, "P20", "P30 P40 K20 K30 K40 G20 W")
    assert "rest" in choices(GAME, state)


def test_f7_3_rest_then_no_attack_ends_the_round() -> None:
    state = play(GAME, before_rest(GAME, "P20", "W PB40"), "rest")
    assert ended(GAME, state).ending == "rest"


def test_f7_3_rest_then_no_attack_scores_both() -> None:
    game = table(mode="match")
    state = before_rest(game, Side("P20", pile="K50"), "W PB40")
    assert look(game, play(game, state, "rest")).fighters[0].fame == 70
    assert look(game, play(game, state, "rest")).fighters[1].fame == 25


def test_f7_3_goes_before_f6() -> None:
    events = kinds(happenings(GAME, before_rest(GAME, "P20", "W PB40"), "rest"))
    assert "staggered" not in events
    assert "discarded" not in events


def test_f7_3_holds_with_a_single_card_left() -> None:
    outcome = ended(GAME, play(GAME, before_rest(GAME, "P20", "W"), "rest"))
    assert (outcome.winners, outcome.ending) == ((0,), "rest")


def test_f7_3_a_neurochem_attack_is_an_attack_to_lead_with() -> None:
    state = play(GAME, before_rest(GAME, "P20", "NG W"), "rest")
    assert choices(GAME, state) == ["NG"]


def test_f7_3_a_neurochem_block_is_none() -> None:
    state = play(GAME, before_rest(GAME, "P20", "NB W"), "rest")
    assert ended(GAME, state).ending == "rest"


def test_f7_3_only_a_rest_ends_a_round_this_way() -> None:
    state = fight(GAME, "W P20", "PB40 KB40", live="P60")
    assert moment(GAME, play(GAME, state, "W")) == ("stagger", 1)


def test_f7_4_a_player_who_may_rest_and_has_no_attack_must_rest() -> None:
    state = before_rest(GAME, "W PB40 NB", "K20 W")
    assert moment(GAME, state) == ("lead", 0)
    assert choices(GAME, state) == ["rest"]


def test_f7_4_a_player_who_may_not_rest_and_has_no_attack_is_staggered() -> None:
    state = fight(GAME, NO_ATTACK, "K20 W", to_act=1, live="NG", situation="stagger")
    assert moment(GAME, play(GAME, state, "xW")) == ("stagger", 0)


def test_f7_4_that_stagger_gives_the_other_player_the_lead_or_a_rest() -> None:
    state = fight(GAME, NO_ATTACK, "K20 W", to_act=1, live="NG", situation="stagger")
    state = play(GAME, state, "xW", "xNB")
    assert moment(GAME, state) == ("lead", 1)
    assert choices(GAME, state) == ["K20", "rest"]
