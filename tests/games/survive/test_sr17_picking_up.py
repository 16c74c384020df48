"""Checks SR17: whether a figure that is knocked down can pick up."""

from __future__ import annotations

import pytest

from games.survive.positions import always, house, npc_turn, scene, table

ANY_TIME = table(pick_up="any_time")
BOTH = table(pick_up="any_time", down="may_brawl")
NPCS = {
    name: house({"pick_up": name}, crawlers=always("pick_up")) for name in ("upright", "any_time")
}


def test_sr17_upright_forbids_it_to_a_figure_that_is_down() -> None:
    for game in (table(), table(down="may_brawl")):
        now = scene("X1 e5 down", game, lying="e5 w")
        assert now.why("+w") == "SR17"


def test_sr17_any_time_allows_it_to_a_figure_that_is_down() -> None:
    now = scene("X1 e5 down", ANY_TIME, lying="e5 wf")
    assert now.legal == ["+f", "+w", "pass", "stand"]
    now = now.do("+w")
    assert now.figures("X1") == "X1 e5 +w down"
    assert (now.moment, now.position.actions) == (("act", 0), 2), "it costs no action"


def test_sr17_any_time_adds_nothing_else() -> None:
    now = scene("X1 b6 +w down, Y1 b7", ANY_TIME, lying="b6 f", fields="b6|c6")
    assert now.legal == ["+f", "-w", "pass", "stand"]
    assert now.why("hit b7") == now.why("b6-b5") == now.why("field b6|c6") == "SR7"


def test_sr17_any_time_goes_with_may_brawl() -> None:
    now = scene("X1 b6 +w down, Y1 b7", BOTH, lying="b6 f", fields="b6|c6")
    assert now.legal == ["+f", "-w", "field b6|c6", "hit b7", "pass", "stand"]


def test_sr17_any_time_keeps_the_most_a_figure_carries() -> None:
    assert scene("X2 e5 +w down", ANY_TIME, lying="e5 f").why("+f") == "S3.2"


def test_sr17_any_time_keeps_sr15() -> None:
    assert scene("X1 e5 +w down", ANY_TIME).do("-w").why("+w") == "SR15"
    assert scene("X1 e5 down", ANY_TIME, lying="e5 w").do("+w").why("-w") == "SR15"


def test_sr17_any_time_is_also_with_no_action_left() -> None:
    now = scene("X1 e5 down", ANY_TIME, actions=0, lying="e5 w")
    assert now.legal == ["+w", "pass"]


def test_sr17_the_load_picked_up_slows_the_standing_up() -> None:
    """Figure 2 carries one at a value of 1: it uses up the whole Move (S7.1)."""
    now = scene("X2 e5 down", ANY_TIME, lying="e5 w").play("+w", "stand")
    assert now.figures("X2") == "X2 e5 +w"
    assert (now.moment[0], now.position.actions) == ("act", 1)


@pytest.mark.parametrize("die", [5, 8])
def test_sr17_a_theft_while_down_may_succeed(die: int) -> None:
    now = scene("X1 h9 down", ANY_TIME, lying="h9 w").do("+w", die)
    assert now.figures("X1") == "X1 h9 +w down"


@pytest.mark.parametrize("die", [1, 2, 4])
def test_sr17_s8_1_a_theft_that_fails_while_down_puts_out(die: int) -> None:
    now = scene("X1 h9 +f down", ANY_TIME, lying="h9 w").do("+w", die)
    assert now.story("knocked_down") == ([] if die == 1 else ["knocked_down X1"])
    assert now.figures("X1") == "X1 off out acted"
    assert now.lying == "h9 wf", "the load stays on the cell it held"
    assert now.moment == ("return", 0)


def test_sr17_a_thief_knocked_down_may_try_again() -> None:
    now = scene("X1 h9", ANY_TIME, lying="h9 w").do("+w", 3)
    assert now.legal == ["+w", "pass", "stand"]
    assert now.do("+w", 6).figures("X1") == "X1 h9 +w down"


@pytest.mark.parametrize("pick_up", ["upright", "any_time"])
def test_sr17_holds_for_npcs(pick_up: str) -> None:
    now = npc_turn("C1 e5 down", game=NPCS[pick_up], lying="e5 w")
    assert now.story("picked") == (["picked C1 w e5"] if pick_up == "any_time" else [])


@pytest.mark.parametrize("die", [1, 3])
def test_sr17_s8_1_npcs_that_fail_a_theft_while_down_are_out(die: int) -> None:
    now = npc_turn("C1 h9 down", die, game=NPCS["any_time"], lying="h9 w")
    assert now.figures("C1") == "C1 a9 out acted"
