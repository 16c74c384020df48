"""Checks the size of the teams (S1.1, S1.7): the scenario's, or three or four by the option."""

from __future__ import annotations

from typing import Any, cast

import pytest

import undercard
from games.survive.boards import board_of
from games.survive.dungeons import crowded, wide_open
from games.survive.positions import Scene
from random_games import play_randomly
from undercard.bots.make import make_bot
from undercard.games.survive.game import Survive
from undercard.kernel.errors import BadOption, BadPosition
from undercard.kernel.record import make_record, read_record, verify, write_record

SIZES = {"three": 3, "four": 4}
TABLES = [(players, team) for players in (2, 3) for team in SIZES]
every_table = pytest.mark.parametrize(("players", "team"), TABLES)


def load(**options: Any) -> Survive:  # noqa: ANN401
    return cast(Survive, undercard.load("survive", **options))


def first_bid(game: Survive) -> Scene:
    """Return the first bid, after leaving out and placing the first option each time."""
    now = Scene(game, game.new(1))
    while now.moment[0] in ("leave", "place"):
        now = now.do(game.legal(now.state)[0])
    return now


@every_table
def test_s1_1_two_and_three_players_may_lead_three_or_four_figures(players: int, team: str) -> None:
    figures = first_bid(load(players=players, team=team)).view().figures
    seats = [figure.seat for figure in figures if figure.cell is not None]
    assert [seats.count(seat) for seat in range(players)] == [SIZES[team]] * players


@pytest.mark.parametrize(("players", "recommended"), [(2, "four"), (3, "three")])
def test_s1_1_the_recommended_size_is_the_default(players: int, recommended: str) -> None:
    usual, named = load(players=players), load(players=players, team=recommended)
    assert usual.options["team"] == "scenario"
    assert usual.team == named.team == SIZES[recommended]
    for (state, _), (other, _) in zip(
        play_randomly(usual, 5), play_randomly(named, 5), strict=True
    ):
        assert state.tobytes() == other.tobytes()


@every_table
def test_s1_7_a_player_with_three_of_four_figures_leaves_one_out(players: int, team: str) -> None:
    game = load(players=players, team=team)
    now = Scene(game, game.new(1))
    if team == "four":
        assert now.moment == ("place", 0)
        assert now.why("leave 1") == "S1.7"
    else:
        assert now.legal == ["leave 1", "leave 2", "leave 3", "leave 4"]
        assert now.do("leave 4").moment == ("place", 0)


@pytest.mark.parametrize("team", [3, "5", "five", "", None])
def test_s1_1_no_other_size_is_an_option(team: object) -> None:
    with pytest.raises(BadOption, match=r"team: .* is not one of scenario, three, four"):
        load(team=team)


def test_s1_1_a_scenarios_own_size_needs_no_option() -> None:
    assert load(scenario=crowded(3)).team == 2
    assert load(scenario=crowded(2), team="four").team == 4


def test_d4_a_zone_too_small_for_the_chosen_team_is_named() -> None:
    with pytest.raises(BadOption, match=r"team: three: zone Z has 2 cells for 3 figures \(D4\)"):
        load(scenario=crowded(3), team="three")


def test_d4_a_dungeon_too_small_for_the_chosen_teams_is_refused() -> None:
    wall, rock = "+---" * 10 + "+", "| # " * 10 + "|"
    drawing = [
        *[wall, rock] * 8,
        wall,
        "| X   X   X   X   1   2   Y   Y   Y   Y |",
        "+   +   +   +   +   +   +   +   +   +   +",
        "| T   T   T   T   3   4   G   Cn  C   . |",
        wall,
    ]
    raw = wide_open() | {"team": 3, "dungeon": "\n".join(drawing)}
    raw["grabbers"]["patrol"] = raw["crawlers"]["patrol"] = ["a2"]
    for resource in raw["resources"]:
        resource["tokens"] = 0
    assert load(scenario=raw).team == 3
    with pytest.raises(BadOption, match="team: four: 20 cells are too few for 11 figures"):
        load(scenario=raw, team="four")


def test_s1_1_a_chosen_team_needs_as_many_figures_in_the_scenario() -> None:
    raw = wide_open()
    raw["figures"], raw["team"] = raw["figures"][:3], 3
    with pytest.raises(BadOption, match=r"team: four: 4 figures; the scenario has 3 \(S1.1\)"):
        load(scenario=raw, team="four")


@every_table
def test_s1_1_positions_are_set_up_and_checked_against_the_chosen_size(
    players: int, team: str
) -> None:
    game = load(players=players, team=team)
    for n, (state, _) in enumerate(play_randomly(game, 3)):
        if n % 20 == 0:
            assert game.setup(game.position(state)).tobytes() == state.tobytes()
    position = game.position(first_bid(game).state)
    other = load(players=players, team=next(it for it in SIZES if it != team))
    with pytest.raises(BadPosition, match="left out"):
        other.setup(position)


@every_table
def test_s1_1_records_keep_the_size_and_the_box(players: int, team: str) -> None:
    game = load(players=players, team=team)
    actions = [action for _, action in play_randomly(game, 4) if action is not None]
    record = make_record(game, 4, actions, [f"player {n}" for n in range(players)])
    assert record.options["team"] == team
    assert record.box_hash == game.box_digest()
    verify(read_record(write_record(record)))


def test_s1_1_a_record_from_before_the_option_is_one_of_the_recommended_size() -> None:
    game = load(players=3)
    actions = [action for _, action in play_randomly(game, 4) if action is not None]
    record = make_record(game, 4, actions, ["Ann", "Ben", "Cem"])
    del record.options["team"], record.options["pick_up"]
    verify(read_record(write_record(record)))


@every_table
@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_s1_1_bots_play_teams_of_either_size(players: int, team: str, bot: str) -> None:
    game = load(players=players, team=team)
    bots = [make_bot(bot, game, seed) for seed in range(players)]
    state = game.new(2)
    for _ in range(60 if bot == "search" else 2000):
        seat = game.to_act(state)
        if seat is None:
            return
        action = bots[seat].decide(game.view(state, seat), game.legal(state), 0.002)
        state, _ = game.apply(state, action, seat)
    assert bot == "search", "a game of Greedy is over"


def test_s1_1_the_oracle_agrees_about_the_size() -> None:
    assert board_of(load(players=3, team="four")).team == 4
