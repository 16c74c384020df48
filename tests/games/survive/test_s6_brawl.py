"""Checks the Brawl (S6) against the rules: every pair of dice, every obstacle to a push.

X1 stands on d5 and hits Y1 on e5; both have a modifier of 0. A push leads to f5 or to c5.
"""

from __future__ import annotations

from itertools import product

import pytest

from games.survive.positions import Scene, npc_turn, scene, table

PAIRS = list(product(range(1, 9), repeat=2))
MAY_BRAWL = table(down="may_brawl")


def brawl(attacker: str, defender: str, *dice: int) -> Scene:
    return scene(f"{attacker}, {defender}").do(f"hit {defender.split()[1]}", *dice)


@pytest.mark.parametrize("cell", ["d5", "f5", "e4", "e6"])
def test_s6_1_an_enemy_on_one_of_the_four_cells_next_to_it(cell: str) -> None:
    now = scene(f"X1 e5, Y1 {cell}")
    assert [action for action in now.legal if "hit" in action] == [f"hit {cell}"]


@pytest.mark.parametrize("cell", ["d4", "f6", "e7", "g5"])
def test_s6_1_nobody_else(cell: str) -> None:
    assert scene(f"X1 e5, Y1 {cell}").why(f"hit {cell}") == "S6.1"
    assert scene("X1 e5").why("hit e6") == "S6.1"


def test_s6_1_no_teammate() -> None:
    assert scene("X1 e5, X2 e6").why("hit e6") == "S6.1"


@pytest.mark.parametrize("enemy", ["Y1", "Z1", "G1", "C1"])
def test_s6_1_every_other_side_is_an_enemy(enemy: str) -> None:
    assert scene(f"X1 e5, {enemy} e6", table(3)).why("hit e6") is None


def test_s6_1_not_through_a_wall() -> None:
    assert scene("X1 e6, Y1 f6").why("hit f6") == "S6.1"


def test_s6_1_not_through_an_active_field() -> None:
    assert scene("X1 b6, Y1 c6", fields="b6|c6").why("hit c6") == "SR13"
    assert scene("X1 b6, Y1 c6").why("hit c6") is None


MODIFIERS = [
    ("X1 d5", "Y1 e5", 5, 4),
    ("X1 d5 +w", "Y1 e5", 4, 4),
    ("X1 d5 +wfm", "Y1 e5", 2, 4),
    ("X2 d5 +w", "Y1 e5", 6, 4),
    ("X3 d5", "Y1 e5", 4, 4),
    ("X4 d5", "Y1 e5", 6, 4),
    ("X1 d5", "Y1 e5 +wfm", 5, 1),
    ("X1 d5", "Y1 e5 down", 5, 2),
    ("X1 d5", "Y2 e5 +w down", 5, 3),
    ("X1 d5", "Y3 e5 +wf", 5, 1),
    ("X1 d5", "G1 e5 down", 5, 4),
    ("X1 d5", "C1 e5 +w", 5, 2),
]


@pytest.mark.parametrize(("attacker", "defender", "one", "other"), MODIFIERS)
def test_s6_1_modifiers_are_those_of_out_of_the_way(
    attacker: str, defender: str, one: int, other: int
) -> None:
    now = brawl(attacker, defender, 4, 4)
    assert now.story()[:3] == [
        f"contest {attacker[:2]} {defender[:2]} brawl",
        f"rolled {attacker[:2]} 4 {one}",
        f"rolled {defender[:2]} 4 {other}",
    ]
    assert bool(now.story("pushed")) == (one != other)


def test_s6_1_an_attacker_that_is_down_has_its_minus_two() -> None:
    now = scene("X1 d5 down +w, Y1 e5", MAY_BRAWL).do("hit e5", 4, 5)
    assert now.story("rolled") == ["rolled X1 4 2", "rolled Y1 5 5"]


def test_s6_2_the_loser_is_pushed_and_knocked_down_there() -> None:
    now = brawl("X1 d5", "Y1 e5", 5, 3)
    assert now.story()[3:] == ["pushed Y1 e5 f5", "knocked_down Y1"]
    assert now.figures("X1 Y1") == "X1 d5, Y1 f5 down"
    assert now.moment == ("follow", 0)


def test_s6_2_the_losers_load_falls_on_its_cell_first() -> None:
    now = brawl("X1 d5 +m", "Y1 e5 +wf", 5, 3)
    assert now.figures("X1 Y1") == "X1 d5 +m, Y1 f5 down"
    assert now.lying == "e5 wf"
    assert now.story("lost") == ["lost Y1 w e5", "lost Y1 f e5"]


def test_s6_2_an_attacker_that_loses_is_pushed_the_other_way() -> None:
    now = brawl("X1 d5 +w", "Y1 e5", 2, 6)
    assert now.figures("X1 Y1") == "X1 c5 down, Y1 e5"
    assert now.lying == "d5 w"
    assert now.moment == ("follow", 1)


@pytest.mark.parametrize("load", ["", " +w"])
def test_s6_2_a_tie_changes_nothing(load: str) -> None:
    now = brawl(f"X1 d5{load}", "Y1 e5", 3 + len(load) // 3, 4)
    assert now.figures("X1 Y1") == f"X1 d5{load}, Y1 e5"
    assert now.story("pushed", "knocked_down", "lost") == []
    assert (now.moment, now.position.actions) == (("act", 0), 1)


@pytest.mark.parametrize(
    ("attacker", "defender", "target"),
    [
        ("d5", "e5", "f5"),
        ("f5", "e5", "d5"),
        ("e4", "e5", "e6"),
        ("e6", "e5", "e4"),
    ],
)
def test_s6_2_the_push_goes_straight_away(attacker: str, defender: str, target: str) -> None:
    now = brawl(f"X1 {attacker}", f"Y1 {defender}", 5, 3)
    assert now.figures("Y1") == f"Y1 {target} down"


def test_s6_2_the_winner_may_move_up() -> None:
    now = brawl("X1 d5", "Y1 e5", 5, 3)
    assert now.legal == ["follow", "stay"]
    assert now.why("pass") == "S6.2"
    now = now.do("follow")
    assert now.figures("X1") == "X1 e5"
    assert now.story() == ["followed X1 e5"]
    assert (now.moment, now.position.actions) == (("act", 0), 1)


def test_s6_2_the_winner_need_not_move_up() -> None:
    now = brawl("X1 d5", "Y1 e5", 5, 3).do("stay")
    assert now.figures("X1") == "X1 d5"
    assert now.story() == ["stayed X1"]


def test_s6_2_moving_up_is_no_step() -> None:
    now = brawl("X1 d5", "Y1 e5", 5, 3).do("follow")
    assert now.position.steps is None


def test_s6_2_a_winner_that_is_down_does_not_move_up() -> None:
    now = brawl("X1 d5", "Y1 e5", 8, 8)
    assert now.figures("X1") == "X1 d5 down"
    assert now.moment == ("return", 1)
    assert now.do("place h9").moment == ("act", 0)
    assert now.do("place h9").position.follower is None


def test_s6_2_the_winner_moves_up_into_the_cell_of_one_gone_out() -> None:
    now = brawl("X1 d5", "Y1 e5", 8, 1).do("place h9")
    assert now.moment == ("follow", 0)
    assert now.do("follow").figures("X1 Y1") == "X1 e5, Y1 h9 out acted"


def test_s6_2_also_if_that_one_could_not_be_pushed() -> None:
    now = brawl("X1 d6", "Y1 e6 down", 5, 3).do("place h9")
    assert now.do("follow").figures("X1") == "X1 e6"


def test_s6_2_npcs_move_up_by_themselves() -> None:
    now = npc_turn("G1 e5, Y1 e6", 5, 3, 5, 3)
    assert now.story("followed") == ["followed G1 e6"]
    assert now.do("place h9").story("followed") == ["followed G1 e7"]
    now = brawl("X1 d5", "G1 e5", 2, 6)
    assert now.story("followed") == ["followed G1 d5"]
    assert now.figures("X1 G1") == "X1 c5 down, G1 d5"


def fate(own: int, other: int) -> int:
    """Return the number of knock-downs by naturals: the own 1 and the other's 8."""
    return (own == 1) + (other == 8)


def after(cell: str, pushed: str, knocks: int, loses: bool) -> str:
    """Return the state of a figure after a Brawl with room to be pushed (S6.2, S6.3)."""
    if knocks + loses >= 2:
        return "off out acted"
    return f"{pushed if loses else cell}{' down' if knocks + loses else ''}"


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_s6_3_every_pair_of_dice(attacker: int, defender: int) -> None:
    now = brawl("X1 d5", "Y1 e5", attacker, defender)
    x_loses, y_loses = attacker + 1 < defender, attacker + 1 > defender
    x = after("d5", "c5", fate(attacker, defender), x_loses)
    y = after("e5", "f5", fate(defender, attacker), y_loses)
    assert now.figures("X1 Y1") == f"X1 {x}, Y1 {y}"
    outs = [seat for seat, text in enumerate((x, y)) if "out" in text]
    winner = 0 if y_loses else 1
    if outs:
        assert now.moment == ("return", outs[0])
    elif (x_loses or y_loses) and "down" not in (x, y)[winner]:
        assert now.moment == ("follow", winner)
    else:
        assert now.moment == ("act", 0)


def test_s6_3_a_natural_alone_does_not_cost_the_load() -> None:
    now = brawl("X1 d5 +w", "Y1 e5 +f", 1, 2)
    assert now.story("rolled") == ["rolled X1 1 1", "rolled Y1 2 1"]
    assert now.figures("X1 Y1") == "X1 d5 +w down, Y1 e5 +f"
    assert now.lying == ""


def test_s6_3_a_loser_that_a_natural_knocked_down_is_out_once_pushed() -> None:
    now = brawl("X1 d5", "Y1 e5 +w", 8, 4)
    assert now.story("knocked_down", "lost", "pushed", "out") == [
        "knocked_down Y1",
        "lost Y1 w e5",
        "pushed Y1 e5 f5",
        "knocked_down Y1",
        "out Y1 f5",
    ]
    assert now.lying == "e5 w"
    assert now.figures("Y1") == "Y1 off out acted"


def test_s6_3_a_loser_that_was_down_before_is_out_once_pushed() -> None:
    now = brawl("X1 d5", "Y1 e5 +w down", 5, 3)
    assert now.story("pushed", "out") == ["pushed Y1 e5 f5", "out Y1 f5"]
    assert now.lying == "e5 w"


def test_s6_3_a_loser_that_naturals_put_out_is_not_pushed() -> None:
    now = brawl("X1 d5", "Y1 e5 +w", 8, 1)
    assert now.story("pushed") == []
    assert now.story("out") == ["out Y1 e5"]
    assert now.lying == "e5 w"


def test_s6_3_naturals_come_first_for_the_winner_too() -> None:
    now = brawl("X1 d5", "Y1 e5 +w down", 5, 8)
    assert now.story("rolled") == ["rolled X1 5 6", "rolled Y1 8 5"]
    assert now.figures("X1 Y1") == "X1 d5 down, Y1 off out acted"


def test_s6_3_the_push_goes_by_the_cell_of_a_winner_that_has_gone_out() -> None:
    """X2 was down and is out by its natural 1, but its total beats that of Y3."""
    now = scene("X2 d5 down, Y3 e5 +wf", MAY_BRAWL).do("hit e5", 1, 3)
    assert now.story("rolled") == ["rolled X2 1 2", "rolled Y3 3 0"]
    assert now.story("out", "pushed") == ["out X2 d5", "pushed Y3 e5 f5"]
    assert now.moment == ("return", 0)
    now = now.do("place c1")
    assert now.figures("X2 Y3") == "X2 c1 out acted, Y3 f5 down"
    assert now.moment == ("use", 0)
