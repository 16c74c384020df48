"""Checks the rolls of a Move (S3.5 to S3.7) against the rules: every pair of dice, every modifier.

X1 stands on e5 and challenges Y1 on e6; both have a modifier of 0.
"""

from __future__ import annotations

from itertools import product

import pytest

from games.survive.positions import Scene, always, house, npc_turn, scene, table

PAIRS = list(product(range(1, 9), repeat=2))


def challenge(mover: str = "X1 e5", defender: str = "Y1 e6") -> Scene:
    return scene(f"{mover}, {defender}")


@pytest.mark.parametrize(("mover", "defender"), [(5, 5), (4, 4), (7, 2), (3, 2)])
def test_s3_5_with_the_higher_total_they_trade_cells(mover: int, defender: int) -> None:
    now = challenge().do("e5-e6", mover, defender)
    assert now.figures("X1 Y1") == "X1 e6, Y1 e5"
    assert now.story() == [
        "contest X1 Y1 swap",
        f"rolled X1 {mover} {mover + 1}",
        f"rolled Y1 {defender} {defender}",
        "swapped X1 Y1",
    ]
    assert (now.moment, now.position.steps) == (("move", 0), 1)


@pytest.mark.parametrize(("mover", "defender"), [(4, 5), (2, 7), (3, 5)])
def test_s3_5_with_an_equal_or_lower_one_the_move_is_over(mover: int, defender: int) -> None:
    now = challenge().do("e5-e6", mover, defender)
    assert now.figures("X1 Y1") == "X1 e5, Y1 e6"
    assert now.story("swapped", "move_ended") == ["move_ended X1"]
    assert (now.moment, now.position.actions) == (("act", 0), 1)


def test_s3_5_the_move_goes_on_after_a_swap() -> None:
    now = challenge().do("e5-e6", 5, 2).play("e6-e7", "e7-e8")
    assert now.figures("X1") == "X1 e8"


def test_s3_5_the_same_enemy_can_be_challenged_again() -> None:
    now = challenge().do("e5-e6", 5, 2).do("e6-e5", 5, 2)
    assert now.figures("X1 Y1") == "X1 e5, Y1 e6"
    assert now.position.steps == 2


def test_s3_5_a_step_must_be_left() -> None:
    now = scene("X1 e5, Y1 e6", steps=6, lying="e5 w")
    assert now.why("e5-e6") == "S3.1"
    assert scene("X1 e5, Y1 e6", steps=5).why("e5-e6") is None


MODIFIERS = [
    ("X1 e5", "Y1 e6", 5, 4),
    ("X1 e5 +w", "Y1 e6", 4, 4),
    ("X1 e5 +wf", "Y1 e6", 3, 4),
    ("X1 e5 +wfm", "Y1 e6", 2, 4),
    ("X2 e5", "Y1 e6", 7, 4),
    ("X3 e5", "Y1 e6", 4, 4),
    ("X4 e5 +w", "Y1 e6", 5, 4),
    ("X1 e5", "Y1 e6 +wfm", 5, 1),
    ("X1 e5", "Y1 e6 down", 5, 2),
    ("X1 e5", "Y1 e6 +wf down", 5, 0),
    ("X1 e5", "Y1 e6 +wff down", 5, -1),
    ("X1 e5", "Y2 e6", 5, 6),
    ("X1 e5", "Y3 e6 +w down", 5, 0),
    ("X1 e5", "Y4 e6", 5, 5),
    ("X1 e5", "G1 e6", 5, 6),
    ("X1 e5", "C1 e6 +wf", 5, 1),
]


@pytest.mark.parametrize(("mover", "defender", "one", "other"), MODIFIERS)
def test_s3_5_modifiers_of_mover_and_defender(
    mover: str, defender: str, one: int, other: int
) -> None:
    now = challenge(mover, defender).do("e5-e6", 4, 4)
    assert now.story("rolled") == [
        f"rolled {mover[:2]} 4 {one}",
        f"rolled {defender[:2]} 4 {other}",
    ]
    assert (now.story("swapped") != []) == (one > other)


def test_s3_5_loads_travel_with_their_figures() -> None:
    now = challenge("X1 e5 +w", "Y1 e6 +fm").do("e5-e6", 5, 2)
    assert now.figures("X1 Y1") == "X1 e6 +w, Y1 e5 +fm"
    assert now.lying == ""


def fate(own: int, other: int) -> str:
    """Return the effect of the naturals on a figure: its own 1 and the other's 8 (S3.6, S8.1)."""
    return ["", " down", " out"][(own == 1) + (other == 8)]


@pytest.mark.parametrize(("mover", "defender"), PAIRS)
def test_s3_6_every_pair_of_dice(mover: int, defender: int) -> None:
    now = challenge().do("e5-e6", mover, defender)
    one, other = fate(mover, defender), fate(defender, mover)
    wins = mover + 1 > defender
    x, y = ("e6", "e5") if wins else ("e5", "e6")
    x, y = ("off" if state == " out" else cell for state, cell in ((one, x), (other, y)))
    ended = " acted" if one == " out" else ""
    assert now.figures("X1 Y1") == f"X1 {x}{one}{ended}, Y1 {y}{other}{ended_by(other)}"
    if " out" in (one, other):
        assert now.moment == ("return", 0 if one == " out" else 1)
    else:
        assert now.moment == ("move" if wins and not one else "act", 0)


def ended_by(state: str) -> str:
    """Return the mark of a figure that is out, which does not act before the next round."""
    return " acted" if state == " out" else ""


def test_s3_6_naturals_take_effect_before_the_result() -> None:
    now = challenge().do("e5-e6", 8, 5)
    assert now.story("knocked_down", "swapped") == ["knocked_down Y1", "swapped X1 Y1"]


def test_s3_6_totals_are_made_from_the_state_before_the_roll() -> None:
    now = challenge().do("e5-e6", 8, 8)
    assert now.story("rolled") == ["rolled X1 8 9", "rolled Y1 8 8"]
    assert now.figures("X1 Y1") == "X1 e6 down, Y1 e5 down"


def test_s3_6_a_figure_knocked_down_by_a_natural_keeps_the_load() -> None:
    now = challenge("X1 e5 +w", "Y1 e6 +f").do("e5-e6", 8, 8)
    assert now.figures("X1 Y1") == "X1 e6 +w down, Y1 e5 +f down"
    assert now.lying == ""


@pytest.mark.parametrize(("mover", "defender"), [(5, 1), (8, 5), (8, 1)])
def test_s3_6_a_natural_puts_a_figure_out_that_was_down(mover: int, defender: int) -> None:
    now = challenge(defender="Y1 e6 +f down").do("e5-e6", mover, defender)
    assert now.figures("X1 Y1") == "X1 e6, Y1 off out acted"
    assert now.lying == "e6 f"
    assert sorted(now.story("out", "lost")) == ["lost Y1 f e6", "out Y1 e6"]
    assert now.moment == ("return", 1)


def test_s3_6_a_winning_mover_enters_the_cell_of_one_gone_out() -> None:
    now = challenge().do("e5-e6", 8, 1)
    assert now.figures("X1 Y1") == "X1 e6, Y1 off out acted"
    now = now.do("place h9")
    assert (now.moment, now.position.steps) == (("move", 0), 1)
    assert now.do("e6-e7").figures("X1 Y1") == "X1 e7, Y1 h9 out acted"


def test_s3_6_a_defender_that_wins_may_be_out_by_naturals() -> None:
    now = challenge("X1 e5 +wfm", "Y2 e6 down").do("e5-e6", 2, 1)
    assert now.story("rolled") == ["rolled X1 2 0", "rolled Y2 1 1"]
    assert now.figures("X1 Y2") == "X1 e5 +wfm, Y2 off out acted"
    assert now.do("place h9").moment == ("act", 0)


def test_s3_6_a_mover_that_went_out_enters_nothing() -> None:
    now = challenge("X1 e5 +w").do("e5-e6", 1, 8)
    assert now.figures("X1 Y1") == "X1 off out acted, Y1 e6"
    assert now.lying == "e5 w"
    assert now.moment == ("return", 0)
    now = now.do("place c1")
    assert now.moment == ("use", 0)
    assert now.legal == ["use 2", "use 3", "use 4"]


def test_s3_6_even_a_mover_with_the_higher_total_enters_nothing_when_out() -> None:
    now = scene("X2 e5, Y3 e6 +wf down").do("e5-e6", 1, 8)
    assert now.story("rolled") == ["rolled X2 1 4", "rolled Y3 8 3"]
    assert now.figures("X2 Y3") == "X2 off out acted, Y3 e6 +wf down"
    assert now.story("swapped") == []


def thief(figure: str = "X1 h9", **moment: int) -> Scene:
    """Return a thief in the zone of seat 1, where `w` lies."""
    return scene(figure, lying="h9 w", **moment)  # type: ignore[arg-type]


def test_s3_7_a_1_is_a_trap() -> None:
    now = thief("X1 h9 +fm", steps=2).do("+w", 1)
    assert now.story()[0] == "theft X1 1"
    assert sorted(now.story("lost")) == ["lost X1 f h9", "lost X1 m h9"]
    assert now.figures("X1") == "X1 off out acted"
    assert now.lying == "h9 wfm"
    assert now.moment == ("return", 0)
    assert now.do("place a1").moment == ("use", 0)


@pytest.mark.parametrize("die", [2, 3, 4])
def test_s3_7_a_2_to_4_knocks_down_with_the_load(die: int) -> None:
    now = thief("X1 h9 +f", steps=2).do("+w", die)
    assert now.story() == [f"theft X1 {die}", "knocked_down X1", "move_ended X1"]
    assert now.figures("X1") == "X1 h9 +f down"
    assert now.lying == "h9 w"
    assert (now.moment, now.position.actions) == (("act", 0), 1)


@pytest.mark.parametrize("die", [5, 6, 7, 8])
def test_s3_7_a_5_to_8_takes_it_and_the_move_goes_on(die: int) -> None:
    now = thief("X1 h9 +f", steps=2).do("+w", die)
    assert now.story() == [f"theft X1 {die}", "picked X1 w h9"]
    assert now.figures("X1") == "X1 h9 +wf"
    assert now.lying == ""
    assert (now.moment, now.position.steps) == (("move", 0), 2)


def test_s3_7_a_stolen_resource_slows_down_as_any_other() -> None:
    now = thief("X1 h9 +f", steps=5).do("+w", 6)
    assert now.story("move_ended") == ["move_ended X1"]


def test_s3_7_a_failure_before_any_action_costs_none() -> None:
    now = thief().do("+w", 3)
    assert now.position.actions == 2
    assert now.legal == ["pass", "stand"]


@pytest.mark.parametrize("die", [1, 3, 5])
def test_s3_7_with_no_action_left_it_is_tried_the_same_way(die: int) -> None:
    now = thief("X1 h9 +f", actions=0).do("+w", die)
    text = {1: "X1 off out acted", 3: "X1 h9 +f down", 5: "X1 h9 +wf"}[die]
    assert now.figures("X1") == text


def test_s3_7_the_own_zone_needs_no_roll() -> None:
    assert scene("X1 a1", lying="a1 w").do("+w").figures("X1") == "X1 a1 +w"


@pytest.mark.parametrize("cell", ["b10", "e5", "c3", "d1"])
def test_s3_7_nests_and_other_cells_need_no_roll(cell: str) -> None:
    assert scene(f"X1 {cell}", lying=f"{cell} w").do("+w").figures("X1") == f"X1 {cell} +w"


@pytest.mark.parametrize(
    ("figure", "cell"), [("X1", "h9"), ("X1", "j2"), ("Y1", "j2"), ("Z1", "c1")]
)
def test_s3_7_every_other_players_zone_counts(figure: str, cell: str) -> None:
    now = scene(f"{figure} {cell}", table(3), lying=f"{cell} w").do("+w", 5)
    assert now.figures(figure) == f"{figure} {cell} +w"


@pytest.mark.parametrize("cell", ["c1", "h9"])
@pytest.mark.parametrize(
    ("die", "then"), [(1, "a9 out acted"), (3, "{} down acted"), (5, "{} +w acted")]
)
def test_s3_7_for_npcs_every_zone_is_another_sides(cell: str, die: int, then: str) -> None:
    game = house(crawlers=always("pick_up"))
    now = npc_turn(f"C1 {cell}", die, game=game, lying=f"{cell} w")
    assert now.story("theft") == [f"theft C1 {die}"]
    assert now.figures("C1") == f"C1 {then.format(cell)}"


def test_s3_7_npcs_pick_up_freely_in_the_hall() -> None:
    now = npc_turn("C1 b9", lying="b9 w")
    assert now.story("theft", "picked")[0] == "picked C1 w b9"
