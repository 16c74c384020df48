"""Checks chains of jumps (S4.2) against the rules: which figure is torn in, stays or is out.

X1 steps from d3 onto teleporter 1 (c3) and jumps; 2 is on g3, 3 on c8 and 4 on g8.
"""

from __future__ import annotations

import pytest

from games.survive.dice import Die, d4
from games.survive.positions import Scene, scene


def jump(figures: str, *dice: Die | int) -> Scene:
    """X1 has entered teleporter 1 by its first step, and jumps."""
    return scene(figures).do("d3-c3").do("jump", *dice)


def goes_on(now: Scene) -> bool:
    return (now.moment, now.position.steps) == (("move", 0), 1)


def test_s4_2_an_enemy_on_the_target_is_challenged_on_the_spot() -> None:
    now = jump("X1 d3, Y1 g3", 2, 5, 3, 4)
    assert now.story()[:4] == [
        "jumped X1 2 1",
        "contest X1 Y1 jump",
        "rolled X1 5 6",
        "rolled Y1 3 3",
    ]


def test_s4_2_a_losing_defender_is_torn_in() -> None:
    now = jump("X1 d3, Y1 g3 +w", 2, 5, 3, 4)
    assert "jumped Y1 4 2" in now.story()
    assert now.figures("X1 Y1") == "X1 g3, Y1 g8 +w"
    assert goes_on(now)
    assert now.why("jump") == "S4.1"


@pytest.mark.parametrize(("mover", "defender"), [(2, 6), (3, 4)], ids=["lower", "equal"])
def test_s4_2_a_losing_or_equal_arrival_jumps_again_from_there(mover: int, defender: int) -> None:
    now = jump("X1 d3, Y1 g3", 2, mover, defender, 4)
    assert now.story("jumped") == ["jumped X1 2 1", "jumped X1 4 2"]
    assert now.figures("X1 Y1") == "X1 g8, Y1 g3"
    assert goes_on(now)


def test_s4_2_the_next_jump_counts_from_that_teleporter() -> None:
    """The owner chooses among all teleporters but the second."""
    now = jump("X1 d3, Y1 g3", 2, 2, 6, 5)
    assert now.moment == ("to", 0)
    assert now.legal == ["to 1", "to 3", "to 4"]
    assert (now.position.jumper, now.position.jump_from, now.position.jumps) == ("X1", 2, 2)
    assert now.do("to 1").figures("X1") == "X1 c3"


def test_s4_2_a_chosen_target_may_hold_an_enemy() -> None:
    now = jump("X1 d3, Y1 g3", 6).do("to 2", 5, 3, 1)
    assert now.figures("X1 Y1") == "X1 g3, Y1 c3"
    assert goes_on(now)


def test_s4_2_the_owner_of_a_torn_in_figure_chooses_out_of_turn() -> None:
    now = jump("X1 d3, Y1 g3, Y2 c8", 2, 5, 3, 7)
    assert now.moment == ("to", 1)
    assert now.legal == ["to 1", "to 4"], "not 2, where it jumps from; a teammate is on 3"
    now = now.do("to 4")
    assert now.figures("X1 Y1") == "X1 g3, Y1 g8"
    assert goes_on(now)


def test_s4_2_a_torn_in_figure_lands_on_another_enemy_and_the_chain_goes_on() -> None:
    now = jump("X1 d3, Y1 g3, X2 c8", 2, 5, 3, 3, 7, 4, 4)
    assert now.story("jumped", "contest", "rolled") == [
        "jumped X1 2 1",
        "contest X1 Y1 jump",
        "rolled X1 5 6",
        "rolled Y1 3 3",
        "jumped Y1 3 2",
        "contest Y1 X2 jump",
        "rolled Y1 7 8",
        "rolled X2 4 6",
        "jumped X2 4 3",
    ]
    assert now.figures("X1 Y1 X2") == "X1 g3, Y1 c8, X2 g8"
    assert goes_on(now)


def test_s4_2_a_torn_in_figure_gets_no_steps() -> None:
    now = jump("X1 d3, Y1 g3", 2, 5, 3, 4)
    assert now.position.active == "X1"
    assert now.legal == ["done", "g3-f3", "g3-g2", "g3-g4", "g3-h3"]


def test_s4_2_a_torn_in_figure_may_throw_the_active_one_out_again() -> None:
    """Y1 jumps back to X1's teleporter and wins, and X1 continues from where it lands."""
    now = jump("X1 d3, Y1 g3", 2, 5, 3, 2, 7, 4, 4)
    assert now.story("jumped") == ["jumped X1 2 1", "jumped Y1 2 2", "jumped X1 4 2"]
    assert now.figures("X1 Y1") == "X1 g8, Y1 g3"
    assert goes_on(now)


def test_s4_2_at_equal_totals_a_torn_in_arrival_jumps_again() -> None:
    now = jump("X1 d3, Y1 g3", 2, 5, 3, 2, 4, 5, 3)
    assert now.story("rolled")[2:] == ["rolled Y1 4 5", "rolled X1 5 5"]
    assert now.story("jumped")[1:] == ["jumped Y1 2 2", "jumped Y1 3 2"]
    assert now.figures("X1 Y1") == "X1 g3, Y1 c8"


def test_s4_2_a_torn_in_npc_tears_in_a_player_who_chooses() -> None:
    now = jump("X1 d3, G1 g3, Y1 c8", 2, 7, 3, 3, 5, 4, 6)
    assert now.story("rolled")[2:] == ["rolled G1 5 8", "rolled Y1 4 4"]
    assert now.moment == ("to", 1)
    assert now.legal == ["to 1", "to 2", "to 4"]
    now = now.do("to 1")
    assert now.figures("X1 G1 Y1") == "X1 g3, G1 c8, Y1 c3"
    assert goes_on(now)


def test_s4_2_after_an_8_the_arriving_figure_is_down_before_the_roll() -> None:
    now = jump("X1 d3, Y1 g3", 8, d4(2), 7, 3, 4)
    assert now.story("knocked_down", "rolled") == [
        "knocked_down X1",
        "rolled X1 7 6",
        "rolled Y1 3 3",
    ]
    assert now.figures("X1 Y1") == "X1 g3 down, Y1 g8"
    assert (now.moment, now.position.actions) == (("act", 0), 1)


def test_s4_2_a_loser_that_is_down_still_jumps_again() -> None:
    now = jump("X1 d3, Y1 g3", 8, d4(2), 4, 3, 4)
    assert now.story("rolled")[0] == "rolled X1 4 3"
    assert now.figures("X1 Y1") == "X1 g8 down, Y1 g3"
    assert now.moment == ("act", 0)


def test_s4_2_a_second_8_puts_it_out_with_its_load_on_the_target() -> None:
    now = jump("X1 d3 +w, Y1 g3", 8, d4(2), 4, 3, 8, d4(3))
    assert now.figures("X1 Y1") == "X1 off out acted, Y1 g3"
    assert now.lying == "c8 w"
    assert now.moment == ("return", 0)
    assert now.do("place a1").moment == ("use", 0)


def test_s4_2_a_second_8_onto_an_enemy_means_no_roll() -> None:
    now = jump("X1 d3 +w, Y1 g3, Y2 c8", 8, d4(2), 4, 3, 8, d4(3))
    assert now.figures("X1 Y2") == "X1 off out acted, Y2 c8"
    assert now.lying == "c8 w"
    assert len(now.story("contest")) == 1


def test_s4_1_an_8_puts_a_torn_in_figure_out_that_was_down_already() -> None:
    now = jump("X1 d3, Y1 g3 +f down", 2, 5, 3, 8, d4(4))
    assert now.figures("X1 Y1") == "X1 g3, Y1 off out acted"
    assert now.lying == "g8 f"
    assert now.moment == ("return", 1)
    assert goes_on(now.do("place h9"))


def test_s4_2_an_arriving_natural_1_knocks_it_down() -> None:
    now = jump("X1 d3, Y1 g3", 2, 1, 5, 4)
    assert now.figures("X1 Y1") == "X1 g8 down, Y1 g3"
    assert now.moment == ("act", 0)


def test_s4_2_an_arriving_natural_8_knocks_the_torn_in_figure_down() -> None:
    now = jump("X1 d3, Y1 g3", 2, 8, 5, 4)
    assert now.figures("X1 Y1") == "X1 g3, Y1 g8 down"
    assert goes_on(now)


def test_s4_2_naturals_knock_both_down() -> None:
    now = jump("X1 d3, Y1 g3", 2, 8, 8, 4)
    assert now.figures("X1 Y1") == "X1 g3 down, Y1 g8 down"
    assert now.moment == ("act", 0)


def test_s4_2_an_arriving_figure_that_naturals_put_out_leaves_its_load_on_the_target() -> None:
    now = jump("X1 d3 +w, Y1 g3", 2, 1, 8)
    assert now.figures("X1 Y1") == "X1 off out acted, Y1 g3"
    assert now.lying == "g3 w"
    assert now.moment == ("return", 0)


def test_s4_2_a_defender_that_naturals_put_out_does_not_jump() -> None:
    now = jump("X1 d3, Y1 g3 +f", 2, 8, 1)
    assert now.figures("X1 Y1") == "X1 g3, Y1 off out acted"
    assert now.lying == "g3 f"
    now = now.do("place h9")
    assert goes_on(now)
    assert now.story("jumped") == []


def test_s4_2_a_loser_jumps_again_even_if_the_defender_is_out() -> None:
    """X1's total of 0 loses against 1; Y2, who was down, is out by its natural 1."""
    now = jump("X1 d3 +wfm, Y2 g3 down", 2, 2, 1)
    assert now.figures("Y2") == "Y2 off out acted"
    assert now.moment == ("return", 1), "figures that are out are put back before the next jump"
    now = now.do("place h9", 4)
    assert now.story("jumped") == ["jumped X1 4 2"]
    assert now.figures("X1") == "X1 g8 +wfm"
    assert goes_on(now)


def test_s4_2_the_winner_has_the_teleporter_even_if_the_arrival_went_out() -> None:
    now = jump("X1 d3, Y1 g3, Y2 c8", 8, d4(2), 1, 3)
    assert now.figures("X1 Y1") == "X1 off out acted, Y1 g3"
    assert now.moment == ("return", 0)
    assert now.do("place a1").moment == ("use", 0)


def test_s4_2_a_losing_defender_is_torn_in_even_if_the_arrival_is_out() -> None:
    """X1 is down by its 8, and out by its natural 1, with 0 against the -3 of Y3."""
    now = jump("X1 d3, Y3 g3 +wf down", 8, d4(2), 1, 2)
    assert now.story("rolled") == ["rolled X1 1 0", "rolled Y3 2 -3"]
    assert now.moment == ("return", 0)
    now = now.do("place a1", 4)
    assert now.figures("X1 Y3") == "X1 a1 out acted, Y3 g8 +wf down"
    assert now.moment == ("use", 0)


def test_s4_2_both_out_together_the_active_side_is_put_back_first() -> None:
    now = jump("X1 d3 +w, Y1 g3 +f down", 8, d4(2), 1, 1)
    assert now.figures("X1 Y1") == "X1 off out acted, Y1 off out acted"
    assert now.lying == "g3 wf"
    assert now.moment == ("return", 0)
    now = now.do("place a1")
    assert now.moment == ("return", 1)
    assert now.do("place h9").moment == ("use", 0)


def test_s4_2_an_active_figure_that_ends_up_down_ends_its_move() -> None:
    now = jump("X1 d3, Y1 g3", 2, 5, 3, 2, 8, 4, 4)
    assert now.figures("X1 Y1") == "X1 g8 down, Y1 g3"
    assert now.story("move_ended") == ["move_ended X1"]
    assert (now.moment, now.position.actions) == (("act", 0), 1)


def test_s4_2_a_position_keeps_who_holds_the_teleporter_and_who_is_torn_in() -> None:
    """The torn-in X1 comes before the active Y1 in the order of figures, and holds nothing."""
    now = scene("Y1 d3, X1 g3").do("d3-c3").do("jump", 2, 5, 3, 6)
    assert (now.moment, now.position.jumper) == (("to", 0), "X1")
    again = now.game.setup(now.game.position(now.state))
    assert again.tobytes() == now.state.tobytes()
