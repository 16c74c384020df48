"""Checks energy fields (S5) against the rules: blue ones from beside them, green ones by terminals.

`b6|c6` and `b3|c3` are blue fields in the open hall; `e8|e9`, `i5|i6` and `i8|i9` are green.
"""

from __future__ import annotations

import pytest

from games.survive.positions import Scene, scene

BLUE = "b6|c6"
GREEN = ["e8|e9", "i5|i6", "i8|i9"]
TERMINALS = pytest.mark.parametrize("terminal", ["d1", "f1", "d10", "f10"])


def field_actions(now: Scene) -> list[str]:
    return [action for action in now.legal if action.startswith(("field", "green"))]


@pytest.mark.parametrize("cell", ["b6", "c6"])
def test_s5_1_a_blue_field_is_switched_off_from_either_side(cell: str) -> None:
    now = scene(f"X1 {cell}", fields=BLUE)
    assert field_actions(now) == [f"field {BLUE}"]
    now = now.do(f"field {BLUE}")
    assert now.position.fields == []
    assert now.story() == [f"switched {BLUE} no"]
    assert now.figures("X1") == f"X1 {cell}"
    assert now.position.actions == 1


@pytest.mark.parametrize("cell", ["b6", "c6"])
def test_s5_1_a_blue_field_is_switched_on_from_either_side(cell: str) -> None:
    now = scene(f"X1 {cell}").do(f"field {BLUE} near")
    assert now.position.fields == [BLUE]
    assert now.story() == [f"switched {BLUE} yes"]
    assert now.position.actions == 1


@pytest.mark.parametrize("cell", ["a6", "b5", "d6", "d1"])
def test_s5_1_not_from_anywhere_else(cell: str) -> None:
    now = scene(f"X1 {cell}", fields=BLUE)
    assert now.why(f"field {BLUE}") == "S5.1"


def test_s5_1_one_field_an_action() -> None:
    now = scene("X1 b6", fields=BLUE).do(f"field {BLUE}")
    assert now.moment == ("act", 0)
    now = now.do(f"field {BLUE} near")
    assert now.position.fields == [BLUE]
    assert now.moment == ("use", 0)


def test_s5_1_only_the_field_that_is_named_changes() -> None:
    now = scene("X1 b6", fields=f"b3|c3 {BLUE} e8|e9").do(f"field {BLUE}")
    assert now.position.fields == ["b3|c3", "e8|e9"]


@pytest.mark.parametrize(("cell", "far"), [("b6", "c6"), ("c6", "b6")])
def test_s5_2_the_figure_that_switches_on_decides_on_which_side_to_be(cell: str, far: str) -> None:
    now = scene(f"X1 {cell} +w")
    assert field_actions(now) == [f"field {BLUE} far", f"field {BLUE} near"]
    assert now.why(f"field {BLUE}") == "S5.2"
    assert now.do(f"field {BLUE} near").figures("X1") == f"X1 {cell} +w"
    now = now.do(f"field {BLUE} far")
    assert now.figures("X1") == f"X1 {far} +w"
    assert now.position.fields == [BLUE]


@pytest.mark.parametrize("other", ["X2", "Y1", "G1"])
def test_s5_2_not_on_the_far_side_if_a_figure_is_there(other: str) -> None:
    now = scene(f"X1 b6, {other} c6")
    assert field_actions(now) == [f"field {BLUE}"]
    assert now.why(f"field {BLUE} far") == now.why(f"field {BLUE} near") == "S5.2"
    now = now.do(f"field {BLUE}")
    assert now.figures(f"X1 {other}") == f"X1 b6, {other} c6"
    assert now.position.fields == [BLUE]


def test_s5_2_switching_off_asks_for_no_side() -> None:
    now = scene("X1 b6", fields=BLUE)
    assert now.why(f"field {BLUE} near") == now.why(f"field {BLUE} far") == "S5.2"


def test_s5_2_crossing_over_is_no_move() -> None:
    now = scene("X1 b6").do(f"field {BLUE} far")
    assert now.position.steps is None
    assert now.position.actions == 1
    assert now.do("c6-c7").position.steps == 1


def test_s5_2_a_figure_that_crosses_may_take_what_lies_there() -> None:
    now = scene("X1 b6", lying="c6 w", actions=1).do(f"field {BLUE} far")
    assert now.legal == ["+w", "pass"]


@TERMINALS
def test_s5_3_green_fields_are_switched_from_any_terminal(terminal: str) -> None:
    now = scene(f"X1 {terminal}", fields="i5|i6")
    assert field_actions(now) == [f"green {field}" for field in GREEN]
    now = now.do("green i5|i6")
    assert now.story() == ["switched i5|i6 no"]
    now = now.do("green e8|e9")
    assert now.story() == ["switched e8|e9 yes"]
    assert now.position.fields == ["e8|e9"]


def test_s5_3_any_number_in_one_action_each_once() -> None:
    now = scene("X1 d1").do("green i5|i6")
    assert (now.moment, now.position.actions) == (("green", 0), 1)
    assert now.legal == ["done", "green e8|e9", "green i8|i9"]
    assert now.why("green i5|i6") == "S5.3"
    now = now.do("green e8|e9")
    assert now.legal == ["done", "green i8|i9"]


def test_s5_3_the_action_ends_with_done() -> None:
    now = scene("X1 d1").play("green i5|i6", "done")
    assert (now.moment, now.position.actions) == (("act", 0), 1)
    assert now.position.fields == ["i5|i6"]


def test_s5_3_the_action_ends_when_no_green_field_is_left() -> None:
    now = scene("X1 d1").play(*(f"green {field}" for field in GREEN))
    assert (now.moment, now.position.actions) == (("act", 0), 1)
    assert set(now.position.fields) == set(GREEN)


def test_s5_3_a_second_action_may_switch_the_same_fields() -> None:
    now = scene("X1 d1").play("green i5|i6", "done", "green i5|i6", "done")
    assert now.position.fields == []
    assert now.moment == ("use", 0)


def test_s5_3_during_the_action_nothing_else_is_done() -> None:
    now = scene("X1 d1 +w").do("green i5|i6")
    assert [now.why(action) for action in ("d1-e1", "-w", "pass")] == ["S5.3"] * 3


def test_s5_3_a_green_field_does_not_obey_those_beside_it() -> None:
    now = scene("X1 e8", fields="e8|e9")
    assert field_actions(now) == []
    assert now.why("field e8|e9") == "S5.3"
    assert now.why("green e8|e9") == "S5.3"


def test_s5_3_a_blue_field_does_not_obey_terminals() -> None:
    assert scene("X1 d1", fields=BLUE).why(f"green {BLUE}") == "S5.1"
