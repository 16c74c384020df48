"""Checks the trees of the built-in NPCs and their moves (S10.2, D5) against the rules."""

from __future__ import annotations

from games.survive.positions import Scene, always, house, npc_turn

HUNT = house(grabbers=always("go_for_carrier"))
FETCH = house(crawlers=always("go_for_resource"))


def explanation(now: Scene) -> list[str]:
    return now.story("asked", "decided")


def test_s10_2_a_grabbers_choice_is_explained() -> None:
    now = npc_turn("G1 e5, Y1 g4 +w, Y2 e8", 3, 6)
    assert now.story()[2:] == [
        "activated G1",
        "asked G1 knocked_down no",
        "asked G1 enemy_near no",
        "asked G1 carrier_in_reach yes",
        "decided G1 go_for_carrier g4",
        "stepped G1 e5 e4",
        "stepped G1 e4 f4",
        "asked G1 knocked_down no",
        "asked G1 enemy_near yes",
        "decided G1 brawl g4",
        "move_ended G1",
        "contest G1 Y1 brawl",
        "rolled G1 3 6",
        "rolled Y1 6 5",
        "lost Y1 w g4",
        "pushed Y1 g4 h4",
        "knocked_down Y1",
        "followed G1 g4",
        "ended G1",
        "turn",
    ]


def test_s10_2_a_grabber_goes_for_any_enemy_if_none_carries() -> None:
    now = npc_turn("G1 e5, Y1 e8", 3, 6)
    assert explanation(now)[:5] == [
        "asked G1 knocked_down no",
        "asked G1 enemy_near no",
        "asked G1 carrier_in_reach no",
        "asked G1 enemy_in_reach yes",
        "decided G1 go_for_enemy e8",
    ]


def test_s10_2_a_grabber_patrols_with_both_actions_if_nobody_is_in_reach() -> None:
    now = npc_turn("G1 g9, Y1 j10, Y2 i10, Y3 j9, Y4 j1, X1 a3")
    assert explanation(now)[3:5] == ["asked G1 enemy_in_reach no", "decided G1 patrol e3"]
    assert now.figures("G1") == "G1 e3 acted"
    assert len(now.story("stepped")) == 8
    assert now.story("move_ended") == ["move_ended G1"] * 2


def test_s10_2_a_grabber_that_is_down_stands_up_first() -> None:
    now = npc_turn("G1 e5 down, Y1 e6", 3, 6)
    assert explanation(now)[:2] == ["asked G1 knocked_down yes", "decided G1 stand_up None"]
    assert now.story("stood", "contest") == ["stood G1", "contest G1 Y1 brawl"]


def test_s10_2_a_crawler_picks_up_carries_home_and_drops() -> None:
    now = npc_turn("C1 b7, C2 a5", lying="b7 w")
    mine = [line for line in now.story() if " C1" in line]
    assert mine[:7] == [
        "activated C1",
        "asked C1 knocked_down no",
        "asked C1 at_nest no",
        "asked C1 full_load no",
        "asked C1 resource_here yes",
        "decided C1 pick_up None",
        "picked C1 w b7",
    ]
    assert "decided C1 carry_home b10" in mine
    assert "dropped C1 w b10" in mine
    assert now.lying == "b10 w"


def test_s10_2_a_crawler_goes_for_more_while_it_can_carry_more() -> None:
    now = npc_turn("C1 f5 +w, C2 a10 acted", lying="f7 f")
    assert explanation(now)[:6] == [
        "asked C1 knocked_down no",
        "asked C1 at_nest no",
        "asked C1 full_load no",
        "asked C1 resource_here no",
        "asked C1 resource_in_reach yes",
        "decided C1 go_for_resource f7",
    ]
    assert "picked C1 f f7" in now.story()
    assert "decided C1 carry_home b10" in now.story(), "C2 is on the other nest"


def test_s10_2_a_changed_tree_changes_what_they_do() -> None:
    figures = "G1 e5, Y1 e6"
    assert npc_turn(figures, 3, 6, 3, 6).story("contest") == ["contest G1 Y1 brawl"] * 2
    peaceful = house(grabbers=always("wait"))
    assert npc_turn(figures, game=peaceful).story("contest") == []


def test_s10_1_an_npc_has_two_actions() -> None:
    now = npc_turn("G1 e5, Y1 e6", 3, 6, 3, 6)
    assert len(now.story("contest")) == 2
    assert now.story("ended")[-1] == "ended G1"


def test_s10_1_an_npc_switches_no_field() -> None:
    """A Grabber beside the blue field of the vault does not switch it off."""
    now = npc_turn("G1 i4, Y1 g4", fields="h4|i4 i5|i6")
    assert now.story("switched", "stepped") == []
    assert now.figures("G1") == "G1 i4 acted"


def test_s10_1_the_scenario_gives_the_profile() -> None:
    game = house(grabbers={**always("brawl"), "modifier": 5})
    now = npc_turn("G1 e5, Y1 e6", 1, 8, game=game)
    assert now.story("rolled") == ["rolled G1 1 7", "rolled Y1 8 8"]


def test_s10_1_a_winning_npc_moves_up_also_as_defender() -> None:
    now = npc_turn("G1 e5, Y1 e6", 5, 3, 3, 6)
    assert now.story("followed") == ["followed G1 e6"]


def test_d5_a_step_leads_nearest_to_the_target_ties_by_cell() -> None:
    now = npc_turn("G1 d5, Y1 f7 +w", game=HUNT)
    assert now.story("stepped") == ["stepped G1 d5 e5", "stepped G1 e5 f5", "stepped G1 f5 f6"]


def test_d5_distances_go_around_walls() -> None:
    """Y1 is behind the wall e6|f6, three steps away; Y2 two steps, the other way."""
    now = npc_turn("G1 e6, Y1 f6 +w, Y2 c6 +f", game=HUNT)
    assert now.story("decided")[0] == "decided G1 go_for_carrier c6"


def test_d5_distances_go_around_active_fields_that_an_npc_cannot_pass() -> None:
    fields, lying = "b6|c6", "b6 w, c8 f"
    grabbers = house(grabbers=always("go_for_resource"))
    now = npc_turn("G1 c6", game=grabbers, lying=lying, fields=fields)
    assert now.story("decided")[0] == "decided G1 go_for_resource c8"
    now = npc_turn("C1 c6", game=FETCH, lying=lying, fields=fields)
    assert now.story("decided")[0] == "decided C1 go_for_resource b6"


def test_d5_distances_ignore_figures() -> None:
    now = npc_turn("C1 e5, Y1 e6, C2 d5 acted", 2, 6, 2, 6, game=FETCH, lying="e7 w, b5 f")
    assert now.story("decided") == ["decided C1 go_for_resource e7"] * 2
    assert now.story("contest") == ["contest C1 Y1 swap"] * 2


def test_d5_other_enemies_in_the_path_are_challenged() -> None:
    now = npc_turn("G1 d5, Y2 e5, Y1 g5 +w", 5, 3, game=HUNT)
    assert now.story("contest", "swapped", "stepped") == [
        "contest G1 Y2 swap",
        "swapped G1 Y2",
        "stepped G1 e5 f5",
    ]
    assert now.figures("G1 Y2") == "G1 f5 acted, Y2 d5"


def test_d5_a_lost_challenge_ends_the_move_and_it_decides_again() -> None:
    now = npc_turn("G1 d5, Y2 e5, Y1 g5 +w", 2, 7, 6, 3, game=HUNT)
    assert now.story("contest", "decided", "swapped") == [
        "decided G1 go_for_carrier g5",
        "contest G1 Y2 swap",
        "decided G1 go_for_carrier g5",
        "contest G1 Y2 swap",
        "swapped G1 Y2",
        "decided G1 go_for_carrier g5",
    ]


def test_d5_it_never_steps_onto_the_figure_it_goes_for() -> None:
    """A Crawler cannot hit across the field, nor enter the cell: it has no step that helps."""
    game = house(crawlers=always("go_for_enemy"))
    now = npc_turn("C1 b6, Y1 c6", game=game, fields="b6|c6")
    assert now.story("decided") == ["decided C1 go_for_enemy c6"]
    assert now.story("contest", "stepped") == []


def test_d5_a_step_has_to_shorten_the_distance() -> None:
    now = npc_turn("C1 b6, Y1 c6", game=FETCH, lying="d6 w", fields="b6|c6")
    assert now.story("decided") == ["decided C1 go_for_resource d6"]
    assert now.story("contest", "stepped") == []


def test_d5_but_the_cell_of_a_teammate_must_be_left() -> None:
    """From G2's cell the prey can be hit, but G1 cannot stay there: it goes back and forth."""
    now = npc_turn("G1 e5, G2 e6 acted, Y1 e7 +w", game=HUNT)
    assert now.story("stepped") == ["stepped G1 e5 e6", "stepped G1 e6 e5"] * 4


def test_d5_it_stops_until_a_figure_has_been_put_back_and_decides_again() -> None:
    now = npc_turn("G1 d5, Y2 e5 down, Y1 g5 +w", 8, 3, game=HUNT)
    assert now.moment == ("return", 1)
    assert (now.position.active, now.position.steps) == ("G1", 1)
    now = now.do("place h9")
    assert now.story()[:4] == [
        "placed Y2 h9",
        "asked G1 knocked_down no",
        "decided G1 go_for_carrier g5",
        "stepped G1 e5 f5",
    ]


def test_d5_it_decides_again_after_a_player_has_moved_up() -> None:
    now = npc_turn("G1 e5, Y2 e6", 2, 7)
    assert now.moment == ("follow", 1)
    assert now.figures("G1 Y2") == "G1 e4 down, Y2 e6"
    now = now.do("follow")
    assert now.story("followed", "decided", "stood", "ended") == [
        "followed Y2 e5",
        "decided G1 stand_up None",
        "stood G1",
        "decided G1 brawl e5",
        "ended G1",
    ], "no action is left for a second Brawl"
