"""Checks Moves and loads (S3.1 to S3.4) against the rules; the rolls are in `test_s3_rolls.py`."""

from __future__ import annotations

import pytest

from games.survive.positions import Scene, npc_turn, scene
from undercard.kernel.errors import UnknownAction


def steps(now: Scene) -> list[str]:
    return [action for action in now.legal if "-" in action[1:]]


@pytest.mark.parametrize("target", ["d5", "f5", "e4", "e6"])
def test_s3_1_a_step_leads_to_one_of_four_neighbours(target: str) -> None:
    now = scene("X1 e5")
    assert steps(now) == ["e5-d5", "e5-e4", "e5-e6", "e5-f5"]
    now = now.do(f"e5-{target}")
    assert now.figures("X1") == f"X1 {target}"
    assert now.story() == [f"stepped X1 e5 {target}"]


@pytest.mark.parametrize("target", ["d4", "f6", "e7", "e5"])
def test_s3_1_never_diagonally_nor_further(target: str) -> None:
    with pytest.raises(UnknownAction, match=r"S3\.1"):
        scene("X1 e5").do(f"e5-{target}")


@pytest.mark.parametrize(
    ("figure", "way"),
    [
        ("X1 e5", "e4 e3 e2 e1 f1 g1"),
        ("X1 e5 +w", "e4 e3 e2 e1 f1"),
        ("X1 e5 +wf", "e4 e3 e2 e1"),
        ("X1 e5 +wfm", "e4 e3"),
        ("X2 e5", "e4 e3 e2 e1"),
        ("X2 e5 +w", "e4"),
        ("X3 e5 +w", "e4 e3 e2"),
        ("X4 e5", "e4 e3 e2 e1 f1"),
    ],
)
def test_s3_1_as_many_steps_as_the_movement_value(figure: str, way: str) -> None:
    now, cell = scene(figure), "e5"
    for n, target in enumerate(way.split(), 1):
        now = now.do(f"{cell}-{target}")
        cell = target
        assert n == len(way.split()) or now.position.steps == n
    assert steps(now) == [] or now.moment == ("act", 0)
    if now.moment == ("move", 0):
        now = now.do("done")
    assert now.position.actions == 1


@pytest.mark.parametrize(
    ("cell", "action", "fields"),
    [
        ("e6", "e6-f6", ""),
        ("f6", "f6-e6", ""),
        ("h5", "h5-i5", ""),
        ("i6", "i6-j6", ""),
        ("b6", "b6-c6", "b6|c6"),
        ("c6", "c6-b6", "b6|c6"),
        ("e8", "e8-e9", "e8|e9"),
    ],
    ids=["wall", "wall from the other side", "vault", "rock", "blue", "blue back", "green"],
)
def test_s3_1_walls_and_active_fields_bar_the_way(cell: str, action: str, fields: str) -> None:
    now = scene(f"X1 {cell}", fields=fields)
    assert action not in now.legal
    assert now.why(action) == "S3.1"


def test_s3_1_the_outer_wall_bars_the_way() -> None:
    assert steps(scene("X1 j1")) == ["j1-i1", "j1-j2"]
    assert steps(scene("X1 a8")) == ["a8-a7", "a8-a9", "a8-b8"]


@pytest.mark.parametrize(("cell", "action"), [("b6", "b6-c6"), ("e8", "e8-e9")])
def test_s3_1_a_field_that_is_off_is_an_open_way(cell: str, action: str) -> None:
    assert action in scene(f"X1 {cell}").legal


def test_s3_1_only_crawlers_walk_through_active_fields() -> None:
    now = npc_turn("C1 b6", lying="d6 w", fields="b6|c6")
    assert now.story("stepped")[:2] == ["stepped C1 b6 c6", "stepped C1 c6 d6"]


def test_s3_2_a_resource_is_taken_in_the_middle_of_a_move() -> None:
    now = scene("X1 e5", steps=2, lying="e5 wf").do("+w")
    assert now.figures("X1") == "X1 e5 +w"
    assert now.lying == "e5 f"
    assert now.story() == ["picked X1 w e5"]
    assert (now.moment, now.position.steps) == (("move", 0), 2)


def test_s3_2_a_resource_is_put_down_in_the_middle_of_a_move() -> None:
    now = scene("X1 e5 +wf", steps=2).do("-f")
    assert now.figures("X1") == "X1 e5 +w"
    assert now.lying == "e5 f"
    assert now.story() == ["dropped X1 f e5"]
    assert (now.moment, now.position.steps) == (("move", 0), 2)


def test_s3_2_loads_change_with_no_action_left() -> None:
    now = scene("X1 e5 +m", actions=0, lying="e5 wf")
    assert now.legal == ["+f", "+w", "-m", "pass"]
    assert now.do("+w").do("+f").figures("X1") == "X1 e5 +wfm"


def test_s3_2_loads_change_before_any_action() -> None:
    now = scene("X1 e5", lying="e5 w").do("+w")
    assert now.position.actions == 2


def test_s3_2_only_what_lies_on_the_own_cell() -> None:
    assert scene("X1 e5", lying="e6 w").why("+w") == "S3.2"
    assert scene("X1 e5 +w").why("-f") == "S3.2"


@pytest.mark.parametrize(
    ("figure", "can"), [("X1 e5 +wf", True), ("X1 e5 +wff", False), ("X2 e5 +f", False)]
)
def test_s3_2_a_figure_with_a_full_load_takes_nothing(figure: str, can: bool) -> None:
    now = scene(figure, lying="e5 m")
    assert ("+m" in now.legal) == can
    assert now.why("+m") == (None if can else "S3.2")


def test_s3_2_putting_down_in_anothers_zone_needs_no_roll() -> None:
    assert scene("X1 h9 +w").do("-w").lying == "h9 w"


def test_s3_2_a_figure_that_is_down_takes_nothing_but_can_put_down() -> None:
    now = scene("X1 e5 +w down", lying="e5 m")
    assert now.legal == ["-w", "pass", "stand"]
    now = now.do("-w")
    assert now.figures("X1") == "X1 e5 down"
    assert now.lying == "e5 wm"


def test_s3_2_a_pick_up_shortens_the_move_immediately() -> None:
    now = scene("X1 e5", steps=4, lying="e5 w").play("+w", "e5-e4")
    assert now.position.steps == 5
    assert now.legal == ["-w", "done"]


def test_s3_2_a_value_lower_than_the_steps_taken_ends_the_move() -> None:
    now = scene("X1 e5 +w", steps=5, lying="e5 f").do("+f")
    assert now.moment == ("act", 0)
    assert now.story() == ["picked X1 f e5", "move_ended X1"]
    assert now.figures("X1") == "X1 e5 +wf"


def test_s3_2_a_move_that_is_over_does_not_resume() -> None:
    now = scene("X1 e5 +w", steps=5, actions=0, lying="e5 f").play("+f", "-w")
    assert now.figures("X1").startswith("X1 e5 +f")
    assert steps(now) == []


def test_s3_2_a_value_equal_to_the_steps_taken_does_not_end_it() -> None:
    now = scene("X1 e5", steps=5, lying="e5 wf").do("+w")
    assert now.moment == ("move", 0)
    assert now.legal == ["+f", "done"]


def test_s3_2_a_drop_in_mid_move_lengthens_it() -> None:
    now = scene("X1 e5 +wfm", steps=2)
    assert steps(now) == []
    now = now.do("-w").play("e5-e4", "e4-e3")
    assert now.figures("X1") == "X1 e3 +fm"
    assert now.legal == ["-f", "-m", "done"]


def test_s3_2_every_move_begins_with_no_steps_taken() -> None:
    now = scene("X1 e5", steps=6, lying="e5 w").play("done", "e5-e4")
    assert now.position.steps == 1


def test_s3_2_a_won_swap_counts_as_one_step() -> None:
    now = scene("X1 e5, Y1 e6", steps=2).do("e5-e6", 5, 2)
    assert now.position.steps == 3


def test_s3_2_standing_up_counts_as_two_steps() -> None:
    assert scene("X1 e5 down").do("stand").position.steps == 2


def test_s3_2_a_jump_counts_nothing() -> None:
    now = scene("X1 c3", steps=3, can_jump=True).do("jump", 2)
    assert now.position.steps == 3
    assert now.figures("X1") == "X1 g3"


def test_s3_2_loads_stay_as_they_are_during_fields_at_a_terminal() -> None:
    now = scene("X1 d1 +w", lying="d1 f").do("green e8|e9")
    assert now.legal == ["done", "green i5|i6", "green i8|i9"]
    assert now.why("+f") == now.why("-w") == "S5.3"


@pytest.mark.parametrize(("pile", "can"), [("ff", True), ("fff", False), ("ffmm", False)])
def test_s3_3_none_is_put_down_where_three_lie(pile: str, can: bool) -> None:
    now = scene("X1 e5 +w", lying=f"e5 {pile}")
    assert ("-w" in now.legal) == can
    assert now.why("-w") == (None if can else "S3.3")


@pytest.mark.parametrize(("taken", "can"), [(3, True), (4, True), (5, False)])
def test_s3_4_a_teammate_is_passed_if_the_steps_suffice(taken: int, can: bool) -> None:
    now = scene("X1 e5, X2 e6", steps=taken)
    assert ("e5-e6" in now.legal) == can
    assert now.why("e5-e6") == (None if can else "S3.4")


def test_s3_4_on_a_teammates_cell_both_stand() -> None:
    now = scene("X1 e5, X2 e6", steps=3).do("e5-e6")
    assert now.figures("X1 X2") == "X1 e6, X2 e6"
    assert now.moment == ("move", 0)
    assert now.do("e6-e7").figures("X1 X2") == "X1 e7, X2 e6"


def test_s3_4_several_teammates_are_passed_in_a_row() -> None:
    now = scene("X1 e5, X2 e6, X3 e7, X4 e8", steps=2).play("e5-e6", "e6-e7")
    assert "e7-e8" in now.legal
    assert now.play("e7-e8", "e8-e9").figures("X1") == "X1 e9"


def test_s3_4_no_step_from_which_no_empty_cell_can_be_reached() -> None:
    now = scene("X1 e5, X2 e6, X3 e7", steps=4).do("e5-e6")
    assert now.legal == ["e6-d6", "e6-e5"]
    assert now.why("e6-e7") == "S3.4"


def test_s3_4_the_path_leads_over_cells_of_teammates_only() -> None:
    """Two steps on there are empty cells, but an enemy is between."""
    now = scene("X1 d10, X2 d9, Y1 d8, Y2 c9, Y3 e9", steps=3, lying="d9 w").do("d10-d9")
    assert now.legal == ["d9-d10"]
    assert now.why("d9-d8") == "S3.4"


def test_s3_4_not_through_active_fields() -> None:
    now = scene("X1 e7, X2 e8, X3 d8, X4 f8", steps=4, fields="e8|e9").do("e7-e8")
    assert now.legal == ["e8-e7"]


@pytest.mark.parametrize("action", ["+w", "-f", "done", "jump", "hit b3", "stand"])
def test_s3_4_on_a_teammates_cell_nothing_but_steps(action: str) -> None:
    now = scene("X1 d3 +f, X2 c3, Y1 b3", steps=1, lying="c3 w").do("d3-c3")
    assert now.legal == ["c3-c2", "c3-c4", "c3-d3"]
    assert now.why(action) == "S3.4"


def test_s3_4_no_challenge_from_a_teammates_cell() -> None:
    now = scene("X1 e4, X2 e5, Y1 e6", steps=1).do("e4-e5")
    assert now.why("e5-e6") == "S3.4"


def test_s3_4_a_teleporter_a_teammate_is_on_offers_no_jump() -> None:
    now = scene("X1 d3, X2 c3", steps=1).do("d3-c3")
    assert not now.position.can_jump


def test_s3_4_npcs_are_teammates_of_each_other() -> None:
    now = npc_turn("C1 e5, C2 e6 acted", lying="e8 w", fields="e8|e9")
    assert now.story("stepped")[:2] == ["stepped C1 e5 e6", "stepped C1 e6 e7"]
    assert now.story("contest") == []


def test_s3_4_a_move_can_begin_onto_a_teammate() -> None:
    now = scene("X2 e5 +w, X1 e6")
    assert "e5-e6" not in now.legal, "the only step would end there"
    assert "e5-e6" in scene("X1 e5, X2 e6").legal
