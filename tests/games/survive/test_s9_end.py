"""Checks the end of a game (S9) against the rules: the last round, the open cards, the points."""

from __future__ import annotations

from itertools import product

import pytest

from games.survive.endings import DONE, ended, last_moment
from games.survive.positions import KINDS, scene, table


def points(lying: str, opened: str, needs: tuple[str, ...] = ("wfm", "wfm")) -> tuple[int, ...]:
    return ended(lying, opened, needs=needs).outcome.scores


@pytest.mark.parametrize("rounds", [4, 5, 6])
def test_s9_1_the_game_is_over_when_the_last_round_is(rounds: int) -> None:
    now = last_moment(game=table(rounds=rounds))
    assert now.moment == ("act", 0)
    now = now.do("pass")
    assert now.moment == ("over", None)
    assert now.legal == []
    assert now.outcome.ending == "rounds"
    assert now.why("pass") == "S9.1"


def test_s9_1_not_before() -> None:
    now = scene(f"X1 e5, {DONE}", order="NYX", round=3).do("pass")
    assert now.moment == ("bid", 0)
    assert now.game.outcome(now.state) is None


def test_s9_1_what_the_last_figure_left_open_is_settled_first() -> None:
    now = last_moment(figure="X1 e5, Y1 e6").do("hit e6", 1, 8)
    assert now.moment == ("return", 0)
    now = now.do("place c1")
    assert now.moment == ("follow", 1)
    assert now.do("stay").moment == ("over", None)


def test_s9_1_two_resource_cards_are_turned_up_for_all() -> None:
    now = last_moment().do("pass")
    opened = now.position.open_cards
    assert now.story("open_card") == [f"open_card {kind}" for kind in opened]
    assert now.view(None).open_cards == "".join(opened)


def test_s9_1_they_are_drawn_from_those_not_dealt() -> None:
    """Two of the three cards of w, f and m are dealt, none of o, e and c."""
    before = last_moment()
    seen = {"".join(before.reseeded(n).do("pass").position.open_cards) for n in range(1500)}
    pairs = {one + other for one, other in product(KINDS, repeat=2)}
    assert seen == pairs - {"ww", "ff", "mm"}


def test_s9_1_a_kind_that_is_all_dealt_is_not_turned_up() -> None:
    game, needs = table(3), ("wfm", "wfm", "wfm")
    before = last_moment(needs=needs, game=game)
    opened = [before.reseeded(n).do("pass") for n in range(60)]
    assert {kind for now in opened for kind in now.position.open_cards} == set("oec")


def test_s9_1_all_players_show_theirs() -> None:
    now = last_moment(needs=("wfm", "oec")).do("pass")
    shown = [(e.seat, e.data["resource"]) for e in now.events if e.kind == "showed"]
    assert shown == [(0, "w"), (0, "f"), (0, "m"), (1, "o"), (1, "e"), (1, "c")]
    assert [player.needs for player in now.view(None).players] == ["wfm", "oec"]


@pytest.mark.parametrize(
    ("pile", "score"),
    [("w", 5), ("m", 5), ("o", 3), ("e", 3), ("c", 1), ("wo", 8), ("woc", 9), ("wwo", 13)],
)
def test_s9_2_five_for_an_own_card_three_for_an_open_one_else_one(pile: str, score: int) -> None:
    assert points(f"a1 {pile}", "oe") == (score, 0)


def test_s9_2_each_players_own_cards_count_for_that_player_only() -> None:
    assert points("a1 wo, h9 wo", "ce", ("wfm", "oec")) == (6, 6)
    assert points("a1 wwoo, h9 c", "ce", ("wfm", "oec")) == (12, 5)


def test_s9_2_a_kind_turned_up_twice_is_worth_three() -> None:
    assert points("a1 oo", "oo") == (6, 0)


def test_s9_2_the_view_has_the_rows_of_the_count() -> None:
    for viewer in (0, 1, None):
        first, second = ended("a1 wwo, b1 c", "oe", needs=("wfm", "wfm")).view(viewer).players
        rows = [(row.worth, row.resources, row.points) for row in first.home_rows or []]
        assert rows == [(5, "ww", 10), (3, "o", 3), (1, "c", 1)]
        assert (first.home, first.home_points) == ("wwoc", 14)
        assert (second.home, second.home_points) == ("", 0)


def test_s11_what_lies_at_home_has_no_worth_for_others_before_the_end() -> None:
    now = scene("X1 e5", lying="a1 wwo", needs=("wfm", "oec"))
    for viewer in (0, 1, None):
        player = now.view(viewer).players[0]
        assert player.home == "wwo"
        assert player.home_points == (11 if viewer == 0 else None)
        assert (player.home_rows is None) == (viewer != 0)


@pytest.mark.parametrize("cell", ["a1", "b1", "c1", "a2", "b2"])
def test_s9_2_every_cell_of_the_own_zone_counts(cell: str) -> None:
    assert points(f"{cell} w", "oe") == (5, 0)


@pytest.mark.parametrize("cell", ["d1", "c2", "a3", "b10", "e5"])
def test_s9_2_nothing_outside_counts(cell: str) -> None:
    assert points(f"{cell} w", "oe") == (0, 0)


def test_s9_2_what_is_carried_counts_nothing() -> None:
    now = ended("b2 c", "oe", figure="X1 a1 +wfm")
    assert now.outcome.scores == (1, 0)


def test_s9_2_more_than_three_on_a_cell_all_count() -> None:
    assert points("a1 wwff", "oe") == (20, 0)


def test_s9_2_what_lies_in_anothers_zone_counts_for_that_one() -> None:
    assert points("h9 wc, a2 f", "oe") == (5, 6)


def test_s9_2_points_and_resources_are_reported() -> None:
    now = ended("a1 wo, h9 c", "oe")
    scored = [(event.seat, event.data) for event in now.events if event.kind == "scored"]
    assert scored == [(0, {"points": 8, "resources": 2}), (1, {"points": 1, "resources": 1})]


@pytest.mark.parametrize(("lying", "winner"), [("a1 w, h9 c", 0), ("a1 cc, h9 w", 1)])
def test_s9_3_the_highest_sum_wins(lying: str, winner: int) -> None:
    now = ended(lying, "oe")
    assert now.outcome.winners == (winner,)
    assert [event.seat for event in now.events if event.kind == "won"] == [winner]


def test_s9_3_also_with_fewer_resources() -> None:
    assert ended("a1 w, h9 ccc", "oe").outcome.winners == (0,)


def test_s9_3_among_three() -> None:
    now = ended("a1 c, h9 w, i1 wc", "oe", game=table(3), needs=("wfm", "wfm", "wfo"))
    assert now.outcome.scores == (1, 5, 6)
    assert now.outcome.winners == (2,)
