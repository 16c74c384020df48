"""Checks the rulings SR1 to SR9, and for each option every reading it offers.

SR10 to SR16 are in `test_survive_rulings_more.py`.
"""

from __future__ import annotations

import pytest

import undercard
from games.survive.dice import Die, d4
from games.survive.dungeons import tree_of, wide_open
from games.survive.endings import ended
from games.survive.positions import Scene, npc_turn, scene, table
from undercard.kernel.errors import BadOption

SHARED = table(tie="shared")
MAY_BRAWL = table(down="may_brawl")


def jump(figures: str, *dice: Die | int) -> Scene:
    """X1 steps from d3 onto teleporter 1 and jumps."""
    return scene(figures).do("d3-c3").do("jump", *dice)


@pytest.mark.parametrize(("opened", "score"), [("wo", 5), ("ow", 5), ("wf", 5), ("oe", 5)])
def test_sr1_own_and_open_is_five_not_eight(opened: str, score: int) -> None:
    assert ended("a1 w", opened).outcome.scores == (score, 0)


TIED = "a1 w, h9 o, i9 ec"
"""With the open cards c and c: 5 points for one resource, 1 + 1 + 3 for three."""


def test_sr2_more_resources_break_a_tie() -> None:
    now = ended(TIED, "cc")
    assert now.outcome.scores == (5, 5)
    assert now.outcome.winners == (1,)


def test_sr2_equal_resources_share_the_win() -> None:
    now = ended("a1 w, h9 f", "cc")
    assert now.outcome.scores == (5, 5)
    assert now.outcome.winners == (0, 1)
    assert [event.seat for event in now.events if event.kind == "won"] == [0, 1]


def test_sr2_only_resources_that_lie_in_the_zone_count() -> None:
    now = ended("a1 w, h9 f", "cc", figure="X1 c1 +m")
    assert now.outcome.winners == (0, 1)


def test_sr2_shared_shares_immediately() -> None:
    now = ended(TIED, "cc", game=SHARED)
    assert now.outcome.scores == (5, 5)
    assert now.outcome.winners == (0, 1)


def test_sr2_only_the_best_share() -> None:
    needs = ("wfm", "wfm", "wfo")
    for game in (table(3), table(3, tie="shared")):
        now = ended("a1 w, h9 f, i1 e", "cc", game=game, needs=needs)
        assert now.outcome.winners == (0, 1)


def test_sr2_two_of_three_may_have_as_many_resources() -> None:
    now = ended("a1 w, h9 oec, i1 m, j1 ec", "cc", game=table(3), needs=("wfm", "wfm", "wfo"))
    assert now.outcome.scores == (5, 5, 5)
    assert now.outcome.winners == (1, 2)


def test_sr2_nobody_with_anything_is_a_tie_too() -> None:
    assert ended("", "cc").outcome.winners == (0, 1)


@pytest.mark.parametrize("option", ["tie", "down", "activation", "pick_up"])
def test_sr2_sr7_sr14_sr17_unknown_values_are_refused(option: str) -> None:
    with pytest.raises(BadOption, match=option):
        undercard.load("survive", **{option: "sometimes"})


def test_sr3_a_jump_to_the_same_teleporter_stays() -> None:
    now = jump("X1 d3", 1)
    assert now.figures("X1") == "X1 c3"
    assert (now.moment, now.position.steps) == (("move", 0), 1)


def test_sr3_there_is_no_further_jump_before_stepping_off() -> None:
    now = jump("X1 d3", 1)
    assert now.why("jump") == "S4.1"
    assert "jump" in now.play("c3-c4", "c4-c3").legal


def test_sr3_an_8_knocks_down_a_figure_that_stays() -> None:
    now = jump("X1 d3 +w", 8, d4(1))
    assert now.figures("X1") == "X1 c3 +w down"
    assert (now.moment, now.position.actions) == (("act", 0), 1)


def test_sr3_an_enemy_that_holds_it_by_now_is_challenged_again() -> None:
    """X1 loses on 2, has to jump from there, rolls 2, and this time wins."""
    now = jump("X1 d3, Y1 g3", 2, 2, 6, 2, 6, 2, 4)
    assert now.story("jumped", "contest") == [
        "jumped X1 2 1",
        "contest X1 Y1 jump",
        "jumped X1 2 2",
        "contest X1 Y1 jump",
        "jumped Y1 4 2",
    ]
    assert now.figures("X1 Y1") == "X1 g3, Y1 g8"


def test_sr3_a_figure_left_alone_on_it_stays() -> None:
    """X1 lost, but Y2 went out: from the empty teleporter X1 jumps to where it is."""
    now = jump("X1 d3 +wfm, Y2 g3 down", 2, 2, 1).do("place h9", 2)
    assert now.figures("X1") == "X1 g3 +wfm"
    assert (now.moment, now.position.steps) == (("move", 0), 1)


def test_sr3_a_figure_that_was_down_and_stays_with_an_8_is_out() -> None:
    now = jump("X1 d3, Y1 g3 +f down", 2, 7, 3, 4)
    assert now.figures("Y1") == "Y1 g8 +f down"
    now = jump("X1 d3 +wfm, Y2 g3 down", 8, d4(2), 2, 1)
    assert now.moment == ("return", 1)
    now = now.do("place h9", 8, d4(2))
    assert now.figures("X1") == "X1 off out acted"
    assert now.lying == "g3 wfm"


def test_sr4_a_teammate_on_the_target_means_another_jump_from_there() -> None:
    now = jump("X1 d3, X2 g3", 2, 4)
    assert now.story("jumped") == ["jumped X1 2 1", "jumped X1 4 1"]
    assert now.figures("X1 X2") == "X1 g8, X2 g3"
    assert now.story("contest") == []


def test_sr4_an_8_onto_a_teammate_knocks_nobody_down() -> None:
    now = jump("X1 d3, X2 g3", 8, d4(2), 4)
    assert now.figures("X1 X2") == "X1 g8, X2 g3"
    assert (now.moment, now.position.steps) == (("move", 0), 1)


def test_sr4_a_torn_in_figure_has_its_own_teammates() -> None:
    now = jump("X1 d3, Y1 g3, Y2 c8", 2, 5, 3, 3, 4)
    assert now.story("jumped")[1:] == ["jumped Y1 3 2", "jumped Y1 4 2"]
    assert now.figures("Y1 Y2") == "Y1 g8, Y2 c8"


def test_sr4_npcs_are_teammates_too() -> None:
    now = jump("X1 d3, G1 g3, C1 c8", 2, 7, 3, 3, 4)
    assert now.figures("X1 G1 C1") == "X1 g3, G1 g8, C1 c8"


def test_sr5_the_owner_chooses_for_the_torn_in() -> None:
    now = jump("X1 d3, Y1 g3", 2, 5, 3, 6)
    assert now.moment == ("to", 1)
    assert now.legal == ["to 1", "to 3", "to 4"]


def test_sr5_a_torn_in_figure_of_the_own_side_is_the_own_choice() -> None:
    """Y1 throws X2 out of 3; seat 0 chooses for it, then X1's Move goes on."""
    now = jump("X1 d3, Y1 g3, X2 c8", 2, 5, 3, 3, 8, 4, 6)
    assert now.figures("X2") == "X2 c8 down"
    assert now.moment == ("to", 0)
    assert now.legal == ["to 1", "to 4"], "X1 is on 2, and 3 is where it jumps from"


@pytest.mark.parametrize(
    ("others", "cell"), [("", "c3"), (", X2 g8", "c3")], ids=["all free", "first free"]
)
def test_sr5_an_npc_takes_the_free_teleporter_with_the_lowest_number(
    others: str, cell: str
) -> None:
    now = jump(f"X1 d3, G1 g3{others}", 2, 7, 3, 5)
    assert now.figures("G1") == f"G1 {cell}"


def test_sr5_a_teleporter_with_a_figure_on_it_is_not_free() -> None:
    """X1 comes from the third; the first and the fourth are held."""
    now = scene("X1 d8, G1 g3, X2 c3, C1 g8").do("d8-c8").do("jump", 2, 7, 3, 6)
    assert now.figures("X1 G1") == "X1 g3, G1 c8"


BEATEN = [
    ("X1 d6, Y1 e6", "hit e6", "e6", ""),
    ("X1 h6, Y1 i6", "hit i6", "i6", ""),
    ("X1 b5, Y1 a5", "hit a5", "a5", ""),
    ("X1 e2, Y1 e1", "hit e1", "e1", ""),
    ("X1 d6, Y1 c6", "hit c6", "c6", "b6|c6"),
    ("X1 e7, Y1 e8", "hit e8", "e8", "e8|e9"),
    ("X1 d5, Y1 e5, X2 f5", "hit e5", "e5", ""),
    ("X1 d5, Y1 e5, Y2 f5", "hit e5", "e5", ""),
    ("X1 d5, Y1 e5, G1 f5", "hit e5", "e5", ""),
]
beaten = pytest.mark.parametrize(
    ("figures", "action", "cell", "fields"),
    BEATEN,
    ids=["wall", "rock", "edge", "lower edge", "blue", "green", "enemy", "friend", "NPC"],
)


@beaten
def test_sr6_what_is_in_the_way_of_a_push(
    figures: str, action: str, cell: str, fields: str
) -> None:
    now = scene(figures.replace("Y1 " + cell, f"Y1 {cell} +w"), fields=fields).do(action, 5, 3)
    assert now.figures("Y1") == f"Y1 {cell} down"
    assert now.lying == f"{cell} w"
    assert now.story("pushed") == []
    assert (now.moment, now.position.actions) == (("act", 0), 1), "nobody can move up"


@beaten
def test_sr6_a_loser_that_goes_out_unpushed_leaves_its_cell_to_the_winner(
    figures: str, action: str, cell: str, fields: str
) -> None:
    now = scene(figures.replace("Y1 " + cell, f"Y1 {cell} down"), fields=fields).do(action, 5, 3)
    assert (now.story("pushed"), now.story("out")) == ([], [f"out Y1 {cell}"])
    assert now.do("place h9").do("follow").figures("X1 Y1") == f"X1 {cell}, Y1 h9 out acted"


def test_sr6_a_field_that_is_off_lets_a_push_through() -> None:
    now = scene("X1 d6, Y1 c6").do("hit c6", 5, 3)
    assert now.figures("Y1") == "Y1 b6 down"


def test_sr6_an_active_field_holds_a_crawler_too() -> None:
    now = scene("X1 d6, C1 c6", fields="b6|c6").do("hit c6", 5, 3)
    assert now.figures("C1") == "C1 c6 down"


def test_sr6_the_attacker_may_be_the_one_that_cannot_be_pushed() -> None:
    now = scene("X1 a5, Y1 b5").do("hit b5", 2, 6)
    assert now.figures("X1") == "X1 a5 down"
    assert now.moment == ("act", 0)


def test_sr7_stand_first_leaves_standing_dropping_and_passing() -> None:
    now = scene("X1 b6 +w down, Y1 b7", lying="b6 f", fields="b6|c6")
    assert now.legal == ["-w", "pass", "stand"]
    for action in ("hit b7", "field b6|c6", "b6-b5"):
        assert now.why(action) == "SR7"
    assert scene("X1 d1 down").legal == ["pass", "stand"]


def test_sr7_may_brawl_adds_brawls_and_fields() -> None:
    now = scene("X1 b6 +w down, Y1 b7", MAY_BRAWL, lying="b6 f", fields="b6|c6")
    assert now.legal == ["-w", "field b6|c6", "hit b7", "pass", "stand"]
    assert now.why("b6-b5") == "SR7"


def test_sr7_may_brawl_adds_terminals() -> None:
    now = scene("X1 d1 down", MAY_BRAWL)
    assert now.do("green e8|e9").position.fields == ["e8|e9"]


def test_sr7_may_brawl_has_its_minus_two() -> None:
    now = scene("X1 d5 down, Y1 e5", MAY_BRAWL).do("hit e5", 5, 3)
    assert now.story("rolled") == ["rolled X1 5 4", "rolled Y1 3 3"]
    assert now.figures("X1 Y1") == "X1 d5 down, Y1 f5 down"
    assert now.moment == ("act", 0), "a winner that is down does not move up"


def brawlers() -> dict[str, object]:
    raw = wide_open()
    raw["grabbers"]["tree"] = tree_of({"start": ("enemy_near", "brawl", "wait")})
    return raw


@pytest.mark.parametrize("down", ["stand_first", "may_brawl"])
def test_sr7_holds_for_npcs(down: str) -> None:
    game = undercard.load("survive", scenario=brawlers(), down=down)
    dice = (5, 3) if down == "may_brawl" else ()
    now = npc_turn("G1 d5 down, Y1 e5", *dice, game=game)
    assert bool(now.story("contest")) == (down == "may_brawl")


def test_sr8_a_lost_load_may_make_more_than_three() -> None:
    now = scene("X1 d5, Y1 e5 +wf", lying="e5 mmo").do("hit e5", 5, 3)
    assert now.lying == "e5 wfmmo"


def test_sr8_nothing_is_put_down_there_by_choice_but_all_can_be_taken() -> None:
    now = scene("X1 e5 +c", lying="e5 wfmmo")
    assert now.why("-c") == "S3.3"
    assert now.play("+w", "+f").lying == "e5 mmo"


@pytest.mark.parametrize("dice", [(8, 8), (1, 1)])
def test_sr9_a_mover_that_is_knocked_down_is_done_even_if_it_won(dice: tuple[int, int]) -> None:
    now = scene("X1 e5, Y1 e6").do("e5-e6", *dice)
    assert now.figures("X1 Y1") == "X1 e6 down, Y1 e5 down"
    assert now.story("move_ended") == ["move_ended X1"]
    assert (now.moment, now.position.actions) == (("act", 0), 1)
