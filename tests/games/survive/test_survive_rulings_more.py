"""Checks the rulings SR10 to SR16; SR1 to SR9 are in `test_survive_rulings.py`."""

from __future__ import annotations

import pytest

from games.survive.dice import d4
from games.survive.positions import Moment, Scene, always, house, npc_turn, scene, table

WAITING = {"grabbers": always("wait"), "crawlers": always("wait")}
Y_HOME = "Y2 i10, Y3 j10, Y4 j9"


def test_sr10_a_defender_that_has_won_may_move_up() -> None:
    now = scene("X1 d5, Y1 e5").do("hit e5", 2, 6)
    assert now.moment == ("follow", 1)
    assert now.legal == ["follow", "stay"]
    now = now.do("follow")
    assert now.figures("X1 Y1") == "X1 c5 down, Y1 d5"
    assert (now.moment, now.position.actions) == (("act", 0), 1)


def test_sr10_or_stay() -> None:
    now = scene("X1 d5, Y1 e5").do("hit e5", 2, 6).do("stay")
    assert now.figures("Y1") == "Y1 e5"


def test_sr10_even_one_that_is_not_to_act_before_the_next_round() -> None:
    now = scene("X1 d5, Y1 e5 out acted").do("hit e5", 2, 6)
    assert now.moment == ("follow", 1)
    assert now.do("follow").figures("Y1") == "Y1 d5 out acted"


def test_sr10_also_against_an_npc() -> None:
    now = npc_turn("G1 e5, Y2 e6", 2, 7)
    assert now.moment == ("follow", 1)
    assert now.do("follow").figures("Y2") == "Y2 e5"


def test_sr10_also_into_the_cell_of_an_attacker_gone_out() -> None:
    now = scene("X1 d5, Y1 e5").do("hit e5", 1, 8).do("place c1")
    assert now.moment == ("follow", 1)
    now = now.do("follow")
    assert now.figures("X1 Y1") == "X1 c1 out acted, Y1 d5"
    assert now.moment == ("use", 0)


def test_sr10_an_npc_that_is_not_to_act_moves_up_too() -> None:
    now = scene("X1 d5, G1 e5 out acted").do("hit e5", 2, 6)
    assert now.figures("X1 G1") == "X1 c5 down, G1 d5 out acted"


@pytest.mark.parametrize("cell", ["h9", "i9", "h10"])
def test_sr11_the_owner_chooses_a_free_cell_of_the_zone(cell: str) -> None:
    now = scene("X1 d5, Y1 e5 down").do("hit e5", 5, 3)
    assert now.legal == ["place h10", "place h9", "place i9"]
    assert now.do(f"place {cell}").figures("Y1") == f"Y1 {cell} out acted"


def beaten(figures: str, fields: str = "") -> Scene:
    """The figure named first (X1 by default) beats a figure on e5 that was down, and stays."""
    return scene(figures, fields=fields).do("hit e5", 5, 3)


FULL_Y = f"X1 d5, Y1 e5 down, {Y_HOME}, X2 h9, X3 i9, X4 h10"


@pytest.mark.parametrize("fields", ["", "i8|i9 j8|j9"], ids=["fields off", "fields on"])
def test_sr11_in_a_full_zone_it_is_the_nearest_free_cell(fields: str) -> None:
    now = beaten(FULL_Y, fields)
    assert now.figures("Y1") == "Y1 i8 out acted", "as if all fields were off"


def test_sr11_nearest_goes_around_walls_and_through_figures_ties_by_cell() -> None:
    now = beaten(f"{FULL_Y}, G1 i8, G2 j8")
    assert now.figures("Y1") == "Y1 i7 out acted", "not g9, which is behind the wall"


def test_sr11_of_the_cells_beside_a_full_zone_the_first_is_taken() -> None:
    now = scene("Y1 d5, X1 e5 down, X2 b1, X3 a2, X4 b2, Y2 a1, Y3 c1").do("hit e5", 5, 3)
    assert now.figures("X1") == "X1 d1 out acted"


def test_sr11_an_npcs_starting_cell_may_be_taken() -> None:
    now = scene("X1 d5, G1 e5 down, X2 e10").do("hit e5", 6, 3)
    assert now.figures("G1") == "G1 e9 out acted"


def test_sr11_then_the_next_nearest_by_cell() -> None:
    now = scene("X1 d5, G1 e5 down, X2 e10, X3 e9").do("hit e5", 6, 3)
    assert now.figures("G1") == "G1 d10 out acted"


def test_sr11_its_own_cell_is_free_for_it() -> None:
    now = scene("X1 d10, G1 e10 down").do("hit e10", 6, 3)
    assert now.figures("G1") == "G1 e10 out acted"
    assert now.moment == ("act", 0), "the cell to move up into has been taken"


def test_sr11_a_mover_that_has_entered_the_starting_cell_is_in_the_way() -> None:
    """S3.6: the winning mover enters just the same, so G1 finds its cell taken."""
    now = scene("X1 e9, G1 e10 down").do("e9-e10", 8, 3)
    assert now.figures("X1 G1") == "X1 e10, G1 e9 out acted"
    assert (now.moment, now.position.steps) == (("move", 0), 1)


def test_sr11_a_mover_that_has_entered_the_zone_is_in_the_way() -> None:
    now = scene("X1 i8, Y1 i9 down").do("i8-i9", 8, 3)
    assert now.figures("X1") == "X1 i9"
    assert now.legal == ["place h10", "place h9"]


def test_sr12_grabbers_then_crawlers_each_by_number() -> None:
    now = npc_turn("C2 a10, G2 g10, C1 a9, G1 e10", game=house(**WAITING))
    assert now.story("activated") == [f"activated {name}" for name in ("G1", "G2", "C1", "C2")]


def test_sr12_numbers_are_in_the_order_of_the_starting_cells() -> None:
    """The numbers do not depend on the current cells."""
    now = npc_turn("G1 j1, G2 a5, C1 j8, C2 a3", game=house(**WAITING))
    assert now.story("activated") == [f"activated {name}" for name in ("G1", "G2", "C1", "C2")]


def test_sr12_figures_that_have_acted_or_are_out_are_left_out() -> None:
    now = npc_turn("G2 g10, C2 a10, G1 e10 out acted", game=house(**WAITING))
    assert now.story("activated") == ["activated G2", "activated C2"]


@pytest.mark.parametrize("action", ["hit c6", "b6-c6"])
def test_sr13_no_player_fights_across_an_active_field(action: str) -> None:
    now = scene("X1 b6, Y1 c6", fields="b6|c6")
    assert action not in now.legal
    assert now.why(action) == {"hit c6": "SR13", "b6-c6": "S3.1"}[action]


@pytest.mark.parametrize("behaviour", ["brawl", "go_for_enemy"])
def test_sr13_no_crawler_does_either(behaviour: str) -> None:
    now = npc_turn("C1 b6, Y1 c6", game=house(crawlers=always(behaviour)), fields="b6|c6")
    assert now.story("contest", "stepped") == []


def test_sr13_a_crawler_in_passing_challenges_nobody_across_a_field() -> None:
    """The only shortest path to the resource leads through the field onto Y1."""
    game = house(crawlers=always("go_for_resource"))
    now = npc_turn("C1 b6, Y1 c6", game=game, lying="d6 w", fields="b6|c6")
    assert now.story("contest", "stepped") == []
    now = npc_turn("C1 b6, Y1 c6", 5, 2, game=game, lying="d6 w")
    assert now.story("contest", "stepped") == ["contest C1 Y1 swap", "stepped C1 c6 d6"]


def test_sr13_a_crawler_can_be_passed_by_nobody_across_a_field() -> None:
    now = scene("X1 c6, C1 b6", fields="b6|c6")
    assert now.why("c6-b6") == "S3.1"
    assert now.why("hit b6") == "SR13"


def test_sr14_all_figures_of_a_side_act_in_a_row() -> None:
    now = scene("", house(**WAITING), situation="use", active=None)
    seats = []
    while now.position.round == 1:
        seats.append(now.game.to_act(now.state))
        now = now.do(now.legal[0]).do("pass")
    assert seats == [0, 0, 0, 0, 1, 1, 1, 1]


def test_sr14_one_figure_each_over_and_over() -> None:
    game = house({"activation": "one"}, **WAITING)
    now = scene("", game, situation="use", active=None, order="XNY")
    activated = []
    while now.position.round == 1:
        now = now.do(now.legal[0])
        activated += now.story("activated")
        now = now.do("pass")
        activated += now.story("activated")
    names = " ".join(line.split()[1] for line in activated)
    assert names == "X1 G1 Y1 X2 G2 Y2 X3 C1 Y3 X4 C2 Y4"


def test_sr14_one_goes_round_until_nobody_has_a_figure_left() -> None:
    """X has one figure left and Y four, which continue alone."""
    game = house({"activation": "one"}, **WAITING)
    done = "X2 b1 acted, X3 a2 acted, X4 b2 acted, G1 e10 acted, G2 g10 acted, C1 a9 acted"
    now = scene(f"X1 a1, {done}, C2 a10 acted", game).do("pass")
    seats = []
    while now.position.round == 1:
        seats.append(now.game.to_act(now.state))
        now = now.do(now.legal[0]).do("pass")
    assert seats == [1, 1, 1, 1]


def test_sr14_one_figure_that_goes_out_was_the_one() -> None:
    game = table(activation="one")
    now = scene("X1 e5, Y1 e6", game).do("e5-e6", 1, 8).do("place a1")
    assert now.moment == ("use", 1)


def test_sr15_what_was_just_picked_up_is_not_dropped() -> None:
    now = scene("X1 e5 +f", lying="e5 w").do("+w")
    assert now.why("-w") == "SR15"
    assert "-f" in now.legal


def test_sr15_what_was_just_dropped_is_not_picked_up() -> None:
    now = scene("X1 e5 +w", lying="e5 wf").do("-w")
    assert now.why("+w") == "SR15", "not even another of its kind"
    assert "+f" in now.legal


def test_sr15_not_even_one_that_was_carried_before() -> None:
    assert scene("X1 e5 +w", lying="e5 w").do("+w").why("-w") == "SR15"


@pytest.mark.parametrize("steps", [("e5-e6", "e6-e5"), ("e5-e6",)])
def test_sr15_it_is_over_on_another_cell(steps: tuple[str, ...]) -> None:
    now = scene("X1 e5", lying="e5 w").do("+w").play(*steps)
    assert now.why("-w") is None


def test_sr15_it_is_over_after_a_jump() -> None:
    now = scene("X1 d3", lying="c3 w").play("d3-c3", "+w").do("jump", 2)
    assert now.why("-w") is None


def test_sr15_it_is_over_with_the_next_action() -> None:
    now = scene("X1 e5, Y1 e6", lying="e5 w").do("+w")
    assert now.do("hit e6", 3, 3).why("-w") is None
    assert now.do("e5-e6", 2, 5).why("-w") is None, "a failed Move also counts as begun"
    now = scene("X1 d1", lying="d1 w").play("+w", "green e8|e9", "done")
    assert now.why("-w") is None
    now = scene("X1 b6", lying="b6 w").play("+w", "field b6|c6 near")
    assert now.why("-w") is None


def test_sr15_it_is_over_when_the_figure_stands_up() -> None:
    now = scene("X1 e5 +w down").do("-w")
    assert now.do("stand").why("+w") is None


def test_sr15_ending_a_move_is_not_enough() -> None:
    now = scene("X1 e5", steps=1, lying="e5 w").play("+w", "done")
    assert now.why("-w") == "SR15"


def test_sr15_it_is_over_with_each_activation() -> None:
    now = scene("X1 e5 +w").play("-w", "pass", "use 2")
    assert (now.position.picked, now.position.dropped) == ("", "")


def test_sr15_a_failed_theft_was_no_picking_up() -> None:
    now = scene("X1 h9 +w", lying="h9 w").do("+w", 3)
    assert now.why("-w") is None


def test_sr15_it_ends_the_games_of_npcs() -> None:
    """A Crawler whose tree always picks up or drops still ends its activation."""
    tree = {"start": {"ask": "carries", "yes": "drop", "no": "pick_up"}}
    now = npc_turn("C1 e5", game=house(crawlers={"tree": tree}), lying="e5 wf")
    assert now.story("picked", "dropped") == ["picked C1 w e5"]


def test_sr16_eight_jumps_are_made_and_no_ninth() -> None:
    now = scene("X1 d3, X2 g3").do("d3-c3").do("jump", *[2] * 8)
    assert len(now.story("jumped")) == 8
    assert now.figures("X1") == "X1 c3", "the teleporter's own cell, where nobody else is"
    assert (now.moment, now.position.steps) == (("move", 0), 1)


def waiting(jumps: int) -> Scene:
    """X1 has rolled a 5 to 7 on teleporter 1, as the n-th jump of a chain."""
    chain: Moment = {"situation": "to", "jumper": "X1", "jump_from": 1, "jumps": jumps}
    chain["steps"] = 1
    return scene("X1 c3, Y1 g3", **chain)


def test_sr16_after_seven_jumps_there_is_an_eighth() -> None:
    now = waiting(7).do("to 2", 2, 6, 4)
    assert now.figures("X1 Y1") == "X1 g8, Y1 g3"


def test_sr16_instead_of_a_ninth_a_loser_is_put_beside_the_teleporter() -> None:
    now = waiting(8).do("to 2", 2, 6)
    assert now.figures("X1 Y1") == "X1 g2, Y1 g3", "the first of the four cells beside it"
    assert now.story("jumped") == []
    assert (now.moment, now.position.steps) == (("move", 0), 1)


def test_sr16_so_is_a_figure_torn_in() -> None:
    now = waiting(8).do("to 2", 5, 3)
    assert now.figures("X1 Y1") == "X1 g3, Y1 g2"


def test_sr16_the_count_restarts_with_the_next_jump() -> None:
    now = waiting(8).do("to 2", 2, 6).do("g2-f2").play("f2-f3")
    assert now.position.jumps == 0
    now = now.do("f3-g3", 5, 3)
    assert now.do("jump", 8, d4(4)).figures("X1") == "X1 g8 down"
