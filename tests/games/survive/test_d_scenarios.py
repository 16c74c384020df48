"""Checks scenarios (D1 to D3, D5) against the rules; their flaws (D4) are in `test_d4_flaws.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

import undercard
from games.survive.dungeons import OPEN, wide_open
from games.survive.positions import Scene, house, npc_turn, scene
from random_games import play_randomly
from undercard.games.survive.scenario_check import BUILT_IN, load_scenario

BUILT_IN_SCENARIOS = pytest.mark.parametrize("name", ["duel", "trio", "crowd"])


@BUILT_IN_SCENARIOS
def test_d1_six_kinds_of_four_tokens_and_three_cards(name: str) -> None:
    resources = load_scenario(name).resources
    assert len({resource.code for resource in resources}) == 6
    assert [(resource.tokens, resource.cards) for resource in resources] == [(4, 3)] * 6


@pytest.mark.parametrize("players", [2, 3])
def test_d1_a_players_cards_are_of_three_kinds(players: int) -> None:
    game, seen = undercard.load("survive", players=players), Counter[str]()
    for seed in range(200):
        hands = [player.needs for player in Scene(game, game.new(seed)).position.players]
        assert all(len(set(needs)) == 3 for needs in hands)
        seen.update(kind for needs in hands for kind in needs)
    assert set(seen) == set("wfmoec")
    assert max(seen.values()) < 1.5 * min(seen.values())


def test_d1_no_more_cards_of_a_kind_are_dealt_than_there_are() -> None:
    raw = wide_open(3)
    raw["resources"] = [{**resource, "cards": 3} for resource in raw["resources"][:4]]
    for resource in raw["resources"]:
        resource["tokens"] = 6
    game = undercard.load("survive", scenario=raw)
    for seed in range(100):
        players = Scene(game, game.new(seed)).position.players
        dealt = Counter(kind for player in players for kind in player.needs)
        assert max(dealt.values()) <= 3


def test_d2_a_movement_value_for_each_size_of_load() -> None:
    values = []
    for load in ("", " +w", " +wf", " +wfm"):
        view = scene(f"X1 e5{load}").view(0)
        values.append(next(figure.value for figure in view.figures if figure.figure == "X1"))
    assert values == [6, 5, 4, 2]
    assert scene("X1 e5 +wfm", lying="e5 o").why("+o") == "S3.2"


@BUILT_IN_SCENARIOS
def test_d2_a_team_has_four_figures_all_different(name: str) -> None:
    scenario = load_scenario(name)
    profiles = {(tuple(figure.moves), figure.modifier) for figure in scenario.figures}
    assert len(profiles) == len(scenario.figures) == 4
    assert scenario.team == {"duel": 4, "trio": 3, "crowd": 4}[name]


@BUILT_IN_SCENARIOS
def test_d2_grabbers_are_slow_and_strong_and_crawlers_quick_and_weak(name: str) -> None:
    scenario = load_scenario(name)
    grabbers, crawlers = scenario.grabbers, scenario.crawlers
    assert grabbers.moves[0] < min(figure.moves[0] for figure in scenario.figures)
    assert grabbers.moves[0] < crawlers.moves[0]
    assert crawlers.modifier < grabbers.modifier
    assert crawlers.modifier <= min(figure.modifier for figure in scenario.figures)


def test_d2_other_profiles_are_data() -> None:
    raw = wide_open()
    raw["figures"][0].update(moves=[2], modifier=-5)
    game = undercard.load("survive", scenario=raw)
    now = scene("X1 e5, Y2 e6", game, lying="e5 w")
    assert now.why("+w") == "S3.2"
    assert now.do("hit e6", 4, 4).story("rolled")[0] == "rolled X1 4 0"


def test_d2_the_scenario_defines_where_npcs_and_nests_are() -> None:
    raw = wide_open()
    raw["dungeon"] = OPEN.replace("| C   .  ", "| .   Cn ")
    game = undercard.load("survive", scenario=raw)
    now = Scene(game, game.new(1))
    assert now.figures("G1 G2 C1 C2") == "G1 e10, G2 g10, C1 b9, C2 a10"


def turned(cells: Iterable[int]) -> set[int]:
    """Return the cells after half a turn of the board."""
    return {99 - cell for cell in cells}


def test_d3_the_dungeon_for_two_is_point_symmetric() -> None:
    plan = load_scenario("duel").plan
    assert turned(plan.zones[0]) == set(plan.zones[1])
    for cells in (plan.floor, plan.teleporters, plan.terminals, plan.nests):
        assert turned(cells) == set(cells)
    for starts in (plan.grabbers, plan.crawlers):
        assert turned(starts) == set(starts)


def test_d3_its_walls_and_fields_are_point_symmetric() -> None:
    plan = load_scenario("duel").plan
    edges = {frozenset(edge) for edge in plan.open_edges}
    assert {frozenset(turned(edge)) for edge in edges} == edges
    fields = {(frozenset(p.cells), p.is_green, p.is_on) for p in plan.passages}
    assert {(frozenset(turned(cells)), *rest) for cells, *rest in fields} == fields


def test_d3_the_patrols_for_two_are_symmetric_too() -> None:
    duel = load_scenario("duel")
    for npc in (duel.grabbers, duel.crawlers):
        assert turned(npc.patrol_cells) == set(npc.patrol_cells)


def test_d5_the_question_that_no_answer_leads_to_is_asked_first() -> None:
    raw = wide_open()
    for npc in (raw["grabbers"], raw["crawlers"]):
        npc["tree"] = dict(reversed(npc["tree"].items()))
    usual, turned_round = (undercard.load("survive", scenario=it) for it in (wide_open(), raw))
    assert usual.box_digest() == turned_round.box_digest()
    for (one, action), (other, _) in zip(
        play_randomly(usual, 3), play_randomly(turned_round, 3), strict=True
    ):
        assert usual.hash(one) == turned_round.hash(other), action


def test_d3_there_is_a_dungeon_for_three() -> None:
    assert undercard.load("survive", players=3).box_document() == "trio"
    assert undercard.load("survive", players=3, team="four").box_document() == "crowd"
    assert undercard.load("survive", players=2).box_document() == "duel"
    assert {path.stem for path in BUILT_IN.glob("*.toml")} >= {"duel", "trio", "crowd"}


def test_d5_the_tree_is_data() -> None:
    """With yes and no swapped, a Grabber waits where it would have brawled."""
    tree = {"start": {"ask": "enemy_near", "yes": "wait", "no": "patrol"}}
    now = npc_turn("G1 e5, Y1 e6", game=house(grabbers={"tree": tree}))
    assert now.story("asked", "decided") == ["asked G1 enemy_near yes", "decided G1 wait None"]
