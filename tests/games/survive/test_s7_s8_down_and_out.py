"""Checks knocked down (S7) and out (S8) against the rules."""

from __future__ import annotations

import pytest

from games.survive.positions import HOMES, NPC_STARTS, Scene, always, house, npc_turn, scene, table

MAY_BRAWL = table(down="may_brawl")


def test_s7_1_a_figure_gets_up_by_beginning_a_move() -> None:
    now = scene("X1 e5 down").do("stand")
    assert now.figures("X1") == "X1 e5"
    assert now.story() == ["stood X1"]
    assert (now.moment, now.position.actions) == (("move", 0), 1)


def test_s7_1_it_cannot_step_before() -> None:
    now = scene("X1 e5 down")
    assert now.legal == ["pass", "stand"]
    assert now.why("e5-e6") == "SR7"


def test_s7_1_it_counts_as_two_steps() -> None:
    now = scene("X1 e5 down").play("stand", "e5-e4", "e4-e3", "e3-e2", "e2-e1")
    assert now.moment == ("act", 0), "four of six steps were left"


def test_s7_1_a_value_of_two_is_used_up() -> None:
    now = scene("X1 e5 down +wfm").do("stand")
    assert now.position.steps == 2
    assert now.legal == ["-f", "-m", "-w", "done"]


@pytest.mark.parametrize("figure", ["X2 e5 +w down", "X3 e5 +wf down"])
def test_s7_1_a_value_of_one_takes_the_entire_move(figure: str) -> None:
    now = scene(figure).do("stand")
    assert now.figures(figure[:2]) == figure.removesuffix(" down")
    assert (now.moment, now.position.actions) == (("act", 0), 1)
    assert now.story() == [f"stood {figure[:2]}", f"move_ended {figure[:2]}"]


def test_s7_1_so_it_does_for_an_npc() -> None:
    game = house(grabbers={**always("stand_up"), "moves": [1]})
    now = npc_turn("G1 e5 down", game=game)
    assert now.story("stood", "move_ended") == ["stood G1", "move_ended G1"]


def test_s7_1_a_drop_before_leaves_more_of_the_move() -> None:
    now = scene("X2 e5 +w down").play("-w", "stand", "e5-e4", "e4-e3")
    assert now.figures("X2") == "X2 e3"
    assert now.moment == ("act", 0)


def test_s7_1_only_a_figure_that_is_down_can_stand_up() -> None:
    assert scene("X1 e5").why("stand") == "S7.1"


def test_s7_1_a_figure_knocked_down_in_the_activation_stands_up_in_it() -> None:
    now = scene("X1 e5, Y1 e6").do("e5-e6", 1, 5)
    assert now.figures("X1") == "X1 e5 down"
    assert now.do("stand").figures("X1") == "X1 e5"


def test_s8_1_knocked_down_twice_in_a_roll_is_out() -> None:
    now = scene("X1 e5 +w, Y1 e6").do("e5-e6", 1, 8)
    assert now.figures("X1") == "X1 off out acted"
    assert now.lying == "e5 w"


def test_s8_1_knocked_down_while_down_is_out() -> None:
    now = scene("X1 e5, Y1 e6 down +w").do("hit e6", 4, 4)
    assert now.figures("Y1") == "Y1 off out acted"
    assert now.lying == "e6 w"


def test_s8_1_a_failed_theft_puts_no_upright_figure_out() -> None:
    assert scene("X1 h9", lying="h9 w").do("+w", 2).figures("X1") == "X1 h9 down"


def test_s8_1_it_is_put_back_immediately_and_upright() -> None:
    now = scene("X1 e5, Y1 e6 down").do("hit e6", 4, 4)
    assert now.moment == ("return", 1)
    assert now.position.pending == ["Y1"]
    assert now.legal == ["place h10", "place h9", "place i9"]
    assert now.why("follow") == "S8.1"
    now = now.do("place i9")
    assert now.figures("Y1") == "Y1 i9 out acted"
    assert now.story("placed") == ["placed Y1 i9"]


def test_s8_1_an_npc_is_put_back_on_its_starting_cell() -> None:
    now = scene("X1 d5, G2 e5 down").do("hit e5", 6, 2)
    assert now.figures("G2") == "G2 g10 out acted"
    assert now.moment == ("follow", 0)


def test_s8_1_an_active_figures_activation_is_over() -> None:
    now = scene("X1 e5, Y1 e6").do("e5-e6", 1, 8).do("place a1")
    assert now.figures("X1") == "X1 a1 out acted"
    assert now.moment == ("use", 0)
    assert now.legal == ["use 2", "use 3", "use 4"]


def test_s8_1_an_active_npcs_activation_is_over() -> None:
    now = npc_turn("G1 e5, Y1 e6", 1, 8)
    assert now.figures("G1") == "G1 e10 out acted"
    assert now.moment == ("follow", 1)
    assert now.do("stay").moment == ("use", 1)


def test_s8_1_until_the_next_round_it_does_not_act() -> None:
    now = scene("X1 e5, Y1 e6 down").do("hit e6", 4, 4).play("place i9", "stay", "pass")
    for n in (2, 3, 4):
        now = now.play(f"use {n}", "pass")
    assert now.moment == ("use", 1)
    assert now.legal == ["use 2", "use 3", "use 4"]


def test_s8_1_until_then_it_bars_the_way_and_defends_itself() -> None:
    now = scene("X1 g8, Y1 h8 out acted").do("g8-h8", 3, 4)
    assert now.story("rolled") == ["rolled X1 3 4", "rolled Y1 4 4"]
    assert now.figures("X1 Y1") == "X1 g8, Y1 h8 out acted"


def test_s8_1_it_can_be_attacked_pushed_and_knocked_down() -> None:
    now = scene("X1 g8, Y1 h8 out acted").do("hit h8", 5, 3)
    assert now.figures("Y1") == "Y1 i8 down out acted"


def test_s8_1_it_can_be_put_out_again() -> None:
    now = scene("X1 g8, Y1 h8 down out acted").do("hit h8", 5, 3)
    assert now.moment == ("return", 1)
    assert now.do("place h9").figures("Y1") == "Y1 h9 out acted"


def test_s8_1_it_cannot_be_named_but_acts_again_in_the_next_round() -> None:
    text = "X1 e5, X2 b1 out acted, X3 a2 acted, X4 b2 acted"
    homes = {**HOMES, **NPC_STARTS}
    others = ", ".join(f"{name} {cell} acted" for name, cell in homes.items() if name[0] in "YGC")
    now = scene(f"{text}, {others}").do("pass")
    assert now.position.round == 2
    assert now.figures("X2") == "X2 b1"


def test_s8_1_figures_that_are_out_are_put_back_before_the_winner_moves_up() -> None:
    now = scene("X1 d5, Y1 e5 down").do("hit e5", 5, 3)
    assert now.moment == ("return", 1)
    assert (now.position.follower, now.position.follow_to) == ("X1", "e5")
    assert now.do("place h9").moment == ("follow", 0)


def test_s8_1_the_cell_may_have_been_taken_by_then() -> None:
    """Y1 is beaten on the only free cell of its zone, and put back right there."""
    now = scene("X1 i8, Y1 i9 down, X2 h9, X3 j8, X4 h8, G1 h10").do("hit i9", 5, 3)
    assert now.moment == ("return", 1)
    assert now.legal == ["place i9"], "G1, Y2, Y3, Y4 and X2 hold the rest"
    now = now.do("place i9")
    assert now.figures("X1 Y1") == "X1 i8, Y1 i9 out acted"
    assert (now.moment, now.position.actions) == (("act", 0), 1)


def both_out(game_side: str) -> Scene:
    """Two figures that are down roll a 1 each."""
    attacker, defender = ("X1", "Y1") if game_side == "X" else ("Y1", "X1")
    now = scene(f"{attacker} d5 down +w, {defender} e5 down +f", MAY_BRAWL)
    return now.do("hit e5", 1, 1)


@pytest.mark.parametrize(("side", "seats"), [("X", (0, 1)), ("Y", (1, 0))])
def test_s8_1_of_two_out_together_the_active_sides_is_first(
    side: str, seats: tuple[int, int]
) -> None:
    now = both_out(side)
    assert now.position.pending == ["X1", "Y1"]
    assert now.moment == ("return", seats[0])
    now = now.do("place c1" if seats[0] == 0 else "place i9")
    assert now.moment == ("return", seats[1])
    now = now.do("place c1" if seats[1] == 0 else "place i9")
    assert now.figures("X1 Y1") == "X1 c1 out acted, Y1 i9 out acted"
    assert now.moment == ("use", seats[0])


def test_s8_1_both_loads_stay_where_they_were() -> None:
    """The loser is not pushed any more, and a figure that is out does not move up."""
    assert both_out("X").lying == "d5 w, e5 f"
    assert both_out("X").story("pushed", "followed") == []


def test_s8_1_a_figure_out_in_another_sides_turn_leaves_that_turn_as_it_is() -> None:
    now = scene("X1 d5, Y1 e5 down").do("hit e5", 5, 3).play("place h9", "stay")
    assert (now.moment, now.position.actions) == (("act", 0), 1)
