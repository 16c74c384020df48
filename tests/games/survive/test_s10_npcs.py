"""Checks the NPCs (S10, D5) against the rules: each question and behaviour, possible or not.

The trees here ask one question or know one behaviour; a Grabber has 4 steps, a Crawler 3.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.survive.positions import Scene, always, house, npc_turn, scene
from undercard.kernel.game import Game

SLOW = {"moves": [3, 2, 1]}
"""Crawlers whose reach does not extend to any zone."""


def tree(question: str, yes: str = "wait", no: str = "wait") -> dict[str, Any]:
    return {"tree": {"start": {"ask": question, "yes": yes, "no": no}}}


def led_by(behaviour: str, **crawlers: object) -> Game:
    return house(grabbers=always(behaviour), crawlers={**SLOW, **always(behaviour), **crawlers})


def turn(behaviour: str, figures: str, *dice: int, **also: Any) -> Scene:  # noqa: ANN401
    return npc_turn(figures, *dice, game=led_by(behaviour), **also)


def own_story(now: Scene) -> list[str]:
    """Return the events of the NPC, without the explanation and the start and end of its turn."""
    frame = ("turn", "activated", "asked", "decided", "ended", "move_ended")
    return [line for line in now.story() if line.split()[0] not in frame]


QUESTIONS: list[tuple[str, str, dict[str, str], str]] = [
    ("knocked_down", "G1 e5 down", {}, "yes"),
    ("knocked_down", "G1 e5", {}, "no"),
    ("enemy_near", "G1 e5, Y1 e6", {}, "yes"),
    ("enemy_near", "G1 e5, Y1 f6", {}, "no"),
    ("enemy_near", "G1 e5, Y1 e7", {}, "no"),
    ("enemy_near", "G1 e6, Y1 f6", {}, "no"),
    ("enemy_near", "G1 e5, C1 e6 acted", {}, "no"),
    ("enemy_near", "G1 b6, Y1 c6", {}, "yes"),
    ("enemy_near", "G1 b6, Y1 c6", {"fields": "b6|c6"}, "no"),
    ("enemy_near", "C1 b6, Y1 c6", {"fields": "b6|c6"}, "no"),
    ("enemy_in_reach", "G1 f5, Y1 f1", {}, "yes"),
    ("enemy_in_reach", "G1 f5, Y1 g1", {}, "no"),
    ("enemy_in_reach", "G1 f6, Y1 d6", {}, "yes"),
    ("enemy_in_reach", "G1 f6, Y1 c6", {}, "no"),
    ("enemy_in_reach", "G1 h4, Y1 j5", {}, "yes"),
    ("enemy_in_reach", "G1 h4, Y1 i4", {"fields": "h4|i4"}, "no"),
    ("enemy_in_reach", "C1 h4, Y1 i4", {"fields": "h4|i4 i5|i6"}, "yes"),
    ("enemy_in_reach", "G1 f5, C1 f4 acted", {}, "no"),
    ("enemy_in_reach", "G1 f5, C1 f4 acted, Y1 f3", {}, "yes"),
    ("carrier_in_reach", "G1 f5, Y1 f1 +w", {}, "yes"),
    ("carrier_in_reach", "G1 f5, Y1 f4", {}, "no"),
    ("carrier_in_reach", "G1 f5, Y1 g1 +w", {}, "no"),
    ("carrier_in_reach", "G1 f5, X1 f4, X2 f2 +w", {}, "yes"),
    ("carrier_in_reach", "G1 h4, Y1 i4 +w", {"fields": "h4|i4 i5|i6"}, "no"),
    ("carrier_in_reach", "C1 h4, Y1 i4 +w", {"fields": "h4|i4 i5|i6"}, "yes"),
    ("carries", "C1 e5 +w", {}, "yes"),
    ("carries", "C1 e5", {}, "no"),
    ("full_load", "C1 e5 +wf", {}, "yes"),
    ("full_load", "C1 e5 +w", {}, "no"),
    ("full_load", "G1 e5", {}, "yes"),
    ("resource_here", "C1 e5", {"lying": "e5 w"}, "yes"),
    ("resource_here", "C1 e5", {"lying": "e6 w"}, "no"),
    ("resource_here", "C1 b10", {"lying": "b10 w"}, "no"),
    ("resource_in_reach", "C1 e5", {"lying": "e8 w"}, "yes"),
    ("resource_in_reach", "C1 e5", {"lying": "e9 w"}, "no"),
    ("resource_in_reach", "C1 e5", {"lying": "e5 w"}, "yes"),
    ("resource_in_reach", "C1 e5 +f", {"lying": "e8 w"}, "no"),
    ("resource_in_reach", "C1 e6", {"lying": "f6 w"}, "yes"),
    ("resource_in_reach", "C1 e6 +f", {"lying": "f6 w"}, "no"),
    ("resource_in_reach", "C1 h4", {"lying": "i5 w", "fields": "h4|i4"}, "yes"),
    ("resource_in_reach", "G1 h4", {"lying": "i5 w", "fields": "h4|i4 i5|i6"}, "no"),
    ("resource_in_reach", "C1 b9", {"lying": "b10 w"}, "no"),
    ("resource_in_reach", "C1 e5, Y1 e6", {"lying": "e6 w"}, "yes"),
    ("resource_in_reach", "C1 e5, C2 e6 acted", {"lying": "e6 w"}, "no"),
    ("at_nest", "C1 b10", {}, "yes"),
    ("at_nest", "C1 b10", {"lying": "b10 ww"}, "yes"),
    ("at_nest", "C1 b10", {"lying": "b10 www"}, "no"),
    ("at_nest", "C1 b9", {}, "no"),
]


@pytest.mark.parametrize(("question", "figures", "also", "answer"), QUESTIONS)
def test_d5_every_question_has_its_answer(
    question: str, figures: str, also: dict[str, str], answer: str
) -> None:
    game = house(grabbers=tree(question), crawlers={**SLOW, **tree(question)})
    now = npc_turn(figures, game=game, **also)  # type: ignore[arg-type]
    assert now.story("asked") == [f"asked {figures[:2]} {question} {answer}"]
    assert now.story("decided") == [f"decided {figures[:2]} wait None"]


@pytest.mark.parametrize(("figures", "behaviour"), [("G1 e5 down", "stand_up"), ("G1 e5", "wait")])
def test_d5_the_answer_chooses_the_branch(figures: str, behaviour: str) -> None:
    now = npc_turn(figures, game=house(grabbers=tree("knocked_down", "stand_up", "wait")))
    assert now.story("decided")[0] == f"decided G1 {behaviour} None"


def test_d5_steps_taken_are_not_deducted_from_the_reach() -> None:
    """With one step left of four, an enemy that is three steps away is still in reach."""
    game = house(grabbers={**tree("enemy_in_reach", "patrol", "wait"), "patrol": ["f2"]})
    now = npc_turn("G1 f5, Y1 h3", game=game)
    assert now.figures("G1") == "G1 f2 acted"
    assert now.story("asked") == ["asked G1 enemy_in_reach yes"] * 2


def test_d5_wait_ends_the_activation() -> None:
    now = turn("wait", "G1 e5, Y1 e6")
    assert own_story(now) == []
    assert now.figures("G1") == "G1 e5 acted"
    assert now.moment == ("use", 1)


def test_d5_stand_up_begins_a_move() -> None:
    now = turn("stand_up", "G1 e5 down")
    assert own_story(now) == ["stood G1"]
    assert now.figures("G1") == "G1 e5 acted"


def test_d5_stand_up_is_impossible_for_an_upright_figure() -> None:
    assert own_story(turn("stand_up", "G1 e5")) == []


def test_d5_brawl_hits_the_enemy_on_the_lowest_cell() -> None:
    now = turn("brawl", "G1 e5, Y1 e6, Y2 f5, Y3 d5", 3, 7, 3, 7)
    assert now.story("decided") == ["decided G1 brawl d5"] * 2
    assert now.story("contest") == ["contest G1 Y3 brawl"] * 2


def test_d5_brawl_needs_an_enemy_it_may_hit() -> None:
    assert own_story(turn("brawl", "G1 e5, Y1 f6, C1 e6 acted")) == []


def test_d5_brawl_needs_an_action() -> None:
    now = turn("brawl", "G1 e5, Y1 e6", 3, 6, 3, 6)
    assert len(now.story("contest")) == 2
    assert now.figures("G1") == "G1 e5 acted"


def test_d5_brawl_ends_an_open_move() -> None:
    game = house(grabbers=tree("enemy_near", "brawl", "go_for_enemy"))
    now = npc_turn("G1 e5, Y1 e7", 3, 6, game=game)
    assert now.story("stepped", "move_ended", "contest", "decided") == [
        "decided G1 go_for_enemy e7",
        "stepped G1 e5 e6",
        "decided G1 brawl e7",
        "move_ended G1",
        "contest G1 Y1 brawl",
    ]


def test_d5_go_for_the_enemy_stops_when_it_can_hit() -> None:
    now = turn("go_for_enemy", "G1 e5, Y1 h5")
    assert own_story(now) == ["stepped G1 e5 f5", "stepped G1 f5 g5"]


def test_d5_go_for_the_enemy_takes_the_nearest_then_the_lowest_cell() -> None:
    assert turn("go_for_enemy", "G1 f5, Y1 f8, Y2 d5").story("decided")[0].endswith("enemy d5")
    assert turn("go_for_enemy", "G1 f5, Y1 f8, Y2 f2").story("decided")[0].endswith("enemy f2")


def test_d5_go_for_the_enemy_is_impossible_next_to_it() -> None:
    assert own_story(turn("go_for_enemy", "G1 e5, Y1 e6")) == []


def test_d5_an_unreachable_target_is_no_target() -> None:
    now = turn("go_for_enemy", "G1 i4", fields="h4|i4 i5|i6")
    assert now.story("decided") == ["decided G1 go_for_enemy None"]
    assert own_story(now) == []


def test_d5_go_for_the_carrier_passes_by_the_others() -> None:
    now = turn("go_for_carrier", "G1 f5, Y1 f4, Y2 h7 +w")
    assert now.story("decided")[0] == "decided G1 go_for_carrier h7"
    assert now.figures("G1") == "G1 h6 acted"


def test_d5_go_for_the_carrier_is_impossible_without_one() -> None:
    now = turn("go_for_carrier", "G1 f5, Y1 f4")
    assert now.story("decided") == ["decided G1 go_for_carrier None"]
    assert own_story(now) == []


def test_d5_go_for_the_resource_walks_onto_it() -> None:
    now = turn("go_for_resource", "C1 e5", lying="e7 w, e2 f")
    assert now.story("decided")[0] == "decided C1 go_for_resource e7"
    assert now.figures("C1") == "C1 e7 acted"


@pytest.mark.parametrize(
    ("figures", "lying"),
    [("C1 e5", "e5 w"), ("C1 b9", "b10 w"), ("C1 e5, C2 e7 acted", "e7 w"), ("C1 e5", "")],
    ids=["there already", "only in a nest", "under a teammate", "nothing"],
)
def test_d5_go_for_the_resource_is_impossible(figures: str, lying: str) -> None:
    assert own_story(turn("go_for_resource", figures, lying=lying)) == []


def test_d5_carry_home_walks_onto_a_nest_with_room() -> None:
    now = turn("carry_home", "C1 b8, C2 a8 acted")
    assert now.story("decided")[0] == "decided C1 carry_home b10"
    assert now.figures("C1") == "C1 b10 acted"
    now = turn("carry_home", "C1 b8, C2 a8 acted", lying="b10 www")
    assert now.story("decided")[0] == "decided C1 carry_home a10"


@pytest.mark.parametrize("lying", ["b10 www, a10 fff", "b10 wwww, a10 ffff"])
def test_d5_carry_home_is_impossible_when_all_nests_are_full(lying: str) -> None:
    now = turn("carry_home", "C1 b8, C2 a8 acted", lying=lying)
    assert now.story("decided") == ["decided C1 carry_home None"]


def test_d5_carry_home_does_not_make_for_a_teammates_cell() -> None:
    now = turn("carry_home", "C1 b8, C2 b10 acted")
    assert now.story("decided")[0] == "decided C1 carry_home a10"


@pytest.mark.parametrize(
    ("round_n", "figure", "target"),
    [(1, "G1", "e3"), (2, "G1", "e8"), (3, "G1", "e3"), (1, "G2", "e8"), (2, "G2", "e3")],
)
def test_d5_patrol_goes_by_the_round_and_the_number(round_n: int, figure: str, target: str) -> None:
    now = turn("patrol", f"{figure} g5", round=round_n)
    assert now.story("decided")[0] == f"decided {figure} patrol {target}"


def test_d5_patrol_is_impossible_where_it_leads() -> None:
    assert own_story(turn("patrol", "G1 e3")) == []
    assert own_story(turn("patrol", "G1 e5, C1 e3 acted")) == []


def test_d5_pick_up_takes_the_first_kind_and_needs_no_action() -> None:
    now = turn("pick_up", "C1 e5", lying="e5 mfc")
    assert now.story("picked") == ["picked C1 f e5", "picked C1 m e5"]
    assert now.figures("C1") == "C1 e5 +fm acted"


@pytest.mark.parametrize(
    ("figures", "lying"),
    [("C1 e5", ""), ("C1 b10", "b10 w"), ("C1 e5 +wf", "e5 m"), ("C1 e5 down", "e5 m")],
    ids=["nothing there", "in a nest", "full load", "down"],
)
def test_d5_pick_up_is_impossible(figures: str, lying: str) -> None:
    assert own_story(turn("pick_up", figures, lying=lying)) == []


def test_d5_drop_puts_down_the_first_kind() -> None:
    now = turn("drop", "C1 e5 +mf")
    assert now.story("dropped") == ["dropped C1 f e5", "dropped C1 m e5"]
    assert now.lying == "e5 fm"


@pytest.mark.parametrize(("figures", "lying"), [("C1 e5", ""), ("C1 e5 +w", "e5 fff")])
def test_d5_drop_is_impossible(figures: str, lying: str) -> None:
    assert own_story(turn("drop", figures, lying=lying)) == []


@pytest.mark.parametrize("rng", range(5))
def test_d5_the_same_position_gives_the_same_choice_whatever_the_dice(rng: int) -> None:
    now = turn("go_for_resource", "C1 e5", lying="e7 w, c5 f, g5 m, e3 o", rng=f"{rng:x}")
    assert now.story("decided")[0] == "decided C1 go_for_resource e3"


def test_s10_1_all_npcs_are_one_side_and_no_enemies() -> None:
    assert scene("X1 e5, G1 e6").why("hit e6") is None
    assert own_story(turn("brawl", "G1 e5, C1 e6 acted, G2 d5 acted")) == []
