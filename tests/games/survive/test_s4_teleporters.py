"""Checks jumps (S4.1, S4.3) against the rules; chains of jumps are in `test_s4_chains.py`.

The teleporters are 1 on c3, 2 on g3, 3 on c8 and 4 on g8. X1 steps from d3 onto the first.
"""

from __future__ import annotations

import pytest

from games.survive.dice import d4
from games.survive.positions import Scene, npc_turn, scene

CELLS = {1: "c3", 2: "g3", 3: "c8", 4: "g8"}


def entered(figures: str = "X1 d3", **also: str) -> Scene:
    """X1 has stepped onto teleporter 1."""
    return scene(figures, **also).do("d3-c3")  # type: ignore[arg-type]


def test_s4_1_a_step_onto_a_teleporter_offers_a_jump() -> None:
    now = entered()
    assert now.legal == ["c3-b3", "c3-c2", "c3-c4", "c3-d3", "done", "jump"]
    assert now.position.can_jump


def test_s4_1_a_won_swap_onto_a_teleporter_offers_a_jump() -> None:
    now = scene("X1 d3, Y1 c3").do("d3-c3", 5, 2)
    assert "jump" in now.legal


def test_s4_1_no_jump_elsewhere_nor_before_entering() -> None:
    assert scene("X1 d3").why("jump") == "S4.1"
    assert scene("X1 c3").why("jump") == "S4.1"
    assert scene("X1 d3").do("d3-d4").why("jump") == "S4.1"


@pytest.mark.parametrize("die", [2, 3, 4])
def test_s4_1_a_1_to_4_leads_to_the_teleporter_of_that_number(die: int) -> None:
    now = entered().do("jump", die)
    assert now.figures("X1") == f"X1 {CELLS[die]}"
    assert now.story() == [f"jumped X1 {die} 1", f"landed X1 {CELLS[die]}"]
    assert (now.moment, now.position.steps, now.position.actions) == (("move", 0), 1, 1)


def test_s4_1_a_1_leads_to_the_first_teleporter() -> None:
    now = scene("X1 g4").do("g4-g3").do("jump", 1)
    assert now.figures("X1") == "X1 c3"
    assert (now.moment, now.position.steps) == (("move", 0), 1)


@pytest.mark.parametrize("die", [5, 6, 7])
@pytest.mark.parametrize("target", [2, 3, 4])
def test_s4_1_after_a_5_to_7_the_owner_chooses_another(die: int, target: int) -> None:
    now = entered().do("jump", die)
    assert now.moment == ("to", 0)
    assert now.legal == ["to 2", "to 3", "to 4"]
    assert now.why("to 1") == "S4.1"
    now = now.do(f"to {target}")
    assert now.figures("X1") == f"X1 {CELLS[target]}"
    assert (now.moment, now.position.steps) == (("move", 0), 1)


def test_s4_1_not_one_with_a_teammate_on_it() -> None:
    now = entered("X1 d3, X2 g3, Y1 c8").do("jump", 5)
    assert now.legal == ["to 3", "to 4"]


def test_s4_1_the_owner_is_asked_even_if_there_is_one_choice() -> None:
    now = entered("X1 d3, X2 g3, X3 c8").do("jump", 5)
    assert now.moment == ("to", 0)
    assert now.legal == ["to 4"]


def test_s4_1_without_any_choice_the_jump_leads_back() -> None:
    now = entered("X1 d3, X2 g3, X3 c8, X4 g8").do("jump", 5)
    assert now.figures("X1") == "X1 c3"
    assert (now.moment, now.position.steps) == (("move", 0), 1)
    assert "jump" not in now.legal


@pytest.mark.parametrize("named", [2, 3, 4])
def test_s4_1_after_an_8_a_d4_names_the_target_and_the_figure_is_down(named: int) -> None:
    now = entered().do("jump", 8, d4(named))
    assert now.figures("X1") == f"X1 {CELLS[named]} down"
    assert now.story("jumped", "misfired", "knocked_down", "move_ended") == [
        "jumped X1 8 1",
        f"misfired X1 {named}",
        "knocked_down X1",
        "move_ended X1",
    ]
    assert (now.moment, now.position.actions) == (("act", 0), 1)
    assert now.legal == ["pass", "stand"]


def test_s4_1_an_8_may_name_the_first_teleporter() -> None:
    now = scene("X1 g4").do("g4-g3").do("jump", 8, d4(1))
    assert now.figures("X1") == "X1 c3 down"


def test_s4_1_the_load_jumps_too() -> None:
    assert entered("X1 d3 +wf").do("jump", 8, d4(2)).figures("X1") == "X1 g3 +wf down"


def test_s4_1_the_offer_is_made_once() -> None:
    assert entered().do("jump", 2).why("jump") == "S4.1"


def test_s4_1_the_offer_ends_when_the_figure_leaves_the_cell() -> None:
    now = entered().do("c3-c4")
    assert now.why("jump") == "S4.1"
    assert "jump" in now.do("c4-c3").legal


def test_s4_1_the_offer_ends_with_the_move() -> None:
    now = entered().do("done")
    assert now.why("jump") == "S4.1"
    assert not now.position.can_jump


def test_s4_1_the_last_step_may_be_a_jump() -> None:
    now = scene("X1 d3", steps=5).do("d3-c3")
    assert now.legal == ["done", "jump"]
    now = now.do("jump", 2)
    assert now.figures("X1") == "X1 g3"
    assert now.moment == ("act", 0)


def test_s4_1_a_load_may_change_before_the_jump() -> None:
    now = entered("X1 d3 +f", lying="c3 w").play("+w", "-f")
    assert "jump" in now.legal
    assert now.do("jump", 4).figures("X1") == "X1 g8 +w"


def test_s4_1_a_pick_up_that_ends_the_move_ends_the_offer() -> None:
    now = scene("X1 d3 +f", steps=4, lying="c3 w").do("d3-c3").do("+w")
    assert now.moment == ("act", 0)
    assert now.why("jump") == "S4.1"


def test_s4_1_a_winner_that_is_down_has_no_jump() -> None:
    now = scene("X1 d3, Y1 c3").do("d3-c3", 8, 8)
    assert now.figures("X1 Y1") == "X1 c3 down, Y1 d3 down"
    assert now.moment == ("act", 0)
    assert not now.position.can_jump


def test_s4_1_the_move_goes_on_from_the_target() -> None:
    now = entered().do("jump", 4).play("g8-g7", "g7-g6")
    assert now.figures("X1") == "X1 g6"
    assert now.position.steps == 3


def test_s4_1_after_stepping_off_and_on_again_another_jump_is_offered() -> None:
    now = entered().do("jump", 2).play("g3-g4", "g4-g3")
    assert now.do("jump", 3).figures("X1") == "X1 c8"


def assert_no_jump(now: Scene, cell: str) -> None:
    """Figures that did not enter the teleporter by a step."""
    assert f"X1 {cell}" in now.figures("X1")
    assert now.why("jump") == "S4.1"
    assert not now.position.can_jump


def test_s4_3_no_jump_for_a_figure_that_moved_up() -> None:
    now = scene("X1 d3, Y1 c3").do("hit c3", 6, 3).do("follow")
    assert_no_jump(now, "c3")


def test_s4_3_no_jump_for_a_figure_that_crossed_while_switching() -> None:
    assert_no_jump(scene("X1 b3").do("field b3|c3 far"), "c3")


def test_s4_3_no_jump_for_a_figure_that_was_pushed() -> None:
    """The attacker loses and is pushed onto the teleporter; later it stands up there."""
    now = scene("X1 d3, Y1 e3").do("hit e3", 2, 6).do("stay")
    assert now.figures("X1") == "X1 c3 down"
    now = now.do("stand")
    assert_no_jump(now, "c3")


def test_s4_3_no_jump_for_a_figure_that_was_swapped() -> None:
    now = scene("X1 c3, Y1 d3").do("c3-d3", 6, 3)
    assert now.figures("X1 Y1") == "X1 d3, Y1 c3"
    assert now.why("jump") == "S4.1"
    assert now.story("jumped") == []


def test_s4_3_no_jump_for_a_figure_that_was_there_before() -> None:
    now = scene("X1 c3, X2 d3").do("pass").play("use 2", "d3-d2", "done", "pass")
    assert now.story("jumped") == []
    assert scene("X1 c3 down").do("stand").why("jump") == "S4.1"


def test_s10_1_npcs_do_not_jump_by_choice() -> None:
    """The shortest way to the resource leads over a teleporter."""
    now = npc_turn("C1 a3", lying="f3 w")
    assert "stepped C1 b3 c3" in now.story()
    assert now.story("jumped") == []
