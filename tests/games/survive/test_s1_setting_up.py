"""Checks the setup (S1) against the rules: sizes, board, resources, cards and placement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import undercard
from games.survive.dungeons import crowded
from games.survive.positions import (
    HOMES,
    NPC_STARTS,
    OTHER_CARDS,
    Scene,
    house,
    scene,
    table,
)
from undercard.games.survive.game import Survive
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game

SEEDS = range(60)
BOTH = pytest.mark.parametrize("players", [2, 3])


def new(game: Game, seed: int = 1) -> Scene:
    return Scene(game, game.new(seed))


def built_in(players: int, **options: int) -> Survive:
    game = undercard.load("survive", players=players, **options)
    assert isinstance(game, Survive)
    return game


def set_up(game: Game, seed: int = 1) -> Iterator[Scene]:
    """Return every scene until the first bid, taking the last option each time."""
    now = new(game, seed)
    while now.moment[0] in ("leave", "place"):
        yield now
        now = now.do(game.legal(now.state)[-1])
    yield now


def first_bid(game: Game, seed: int = 1) -> Scene:
    *_, last = set_up(game, seed)
    return last


@pytest.mark.parametrize(("players", "team"), [(2, 4), (3, 3)])
def test_s1_1_two_lead_four_figures_and_three_lead_three(players: int, team: int) -> None:
    view = first_bid(built_in(players)).view()
    seats = [figure.seat for figure in view.figures if figure.cell is not None]
    assert [seats.count(seat) for seat in range(players)] == [team] * players


def test_s1_1_a_scenario_may_set_other_team_sizes() -> None:
    view = first_bid(undercard.load("survive", scenario=crowded(2))).view()
    assert sum(figure.seat == 0 and figure.cell is not None for figure in view.figures) == 3


def test_s1_1_the_short_game_of_four_rounds_is_the_default() -> None:
    assert built_in(2).options["rounds"] == 4
    assert new(built_in(2)).view().rounds == 4


@pytest.mark.parametrize("rounds", [4, 5, 6])
def test_s1_1_a_game_may_last_four_to_six_rounds(rounds: int) -> None:
    assert new(built_in(2, rounds=rounds)).view().rounds == rounds


@pytest.mark.parametrize("rounds", [3, 7])
def test_s1_1_no_other_number_of_rounds(rounds: int) -> None:
    with pytest.raises(BadOption, match="rounds"):
        undercard.load("survive", rounds=rounds)


@pytest.mark.parametrize("players", [1, 4])
def test_s1_1_two_or_three_play(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        undercard.load("survive", players=players)


def test_s1_1_players_must_fit_the_scenario() -> None:
    with pytest.raises(BadOption, match="players"):
        undercard.load("survive", scenario="trio", players=2)
    assert undercard.load("survive", scenario="trio").seats == 3


@BOTH
def test_s1_2_a_dungeon_has_ten_columns_and_rows_teleporters_and_terminals(players: int) -> None:
    plan = built_in(players).scenario.plan
    assert set(plan.floor) <= set(range(100))
    assert len(set(plan.teleporters)) == 4
    assert len(set(plan.terminals)) == 4
    assert [bool(zone) for zone in plan.zones] == [True, True, players == 3]


def test_s1_2_walls_divide_it_into_rooms() -> None:
    game = house()
    assert isinstance(game, Survive)
    rooms = sorted(game.scenario.plan.rooms, key=len)
    assert [len(room) for room in rooms] == [4, 6, 89]
    assert rooms[0] == [38, 39, 48, 49]


@BOTH
def test_s1_2_npcs_begin_on_their_starting_cells(players: int) -> None:
    npcs = new(table(players)).position.npcs
    assert {name: npc.cell for name, npc in npcs.items()} == NPC_STARTS


def test_s1_3_the_scenario_defines_which_fields_are_active() -> None:
    assert new(table()).position.fields == ["h4|i4", "i5|i6"]


def test_s1_3_a_field_is_blue_or_green() -> None:
    beside = scene("X1 h4")
    assert "field h4|i4 near" in beside.legal
    at_terminal = scene("X1 d1")
    assert [action for action in at_terminal.legal if action.startswith("green")] == [
        "green e8|e9",
        "green i5|i6",
        "green i8|i9",
    ]


@BOTH
@pytest.mark.parametrize("seed", SEEDS[:20])
def test_s1_4_a_cell_gets_one_resource_at_most(players: int, seed: int) -> None:
    lying = new(built_in(players), seed).position.lying
    assert {len(letters) for letters in lying.values()} == {1}
    assert Counter("".join(lying.values())) == dict.fromkeys("wfmoec", 4)


def barred(game: Survive) -> set[int]:
    plan = game.scenario.plan
    zones = [cell for zone in plan.zones for cell in zone]
    return {*zones, *plan.teleporters, *plan.terminals, *plan.grabbers, *plan.crawlers}


def cell_number(name: str) -> int:
    return "abcdefghij".index(name[0]) + 10 * (int(name[1:]) - 1)


@BOTH
def test_s1_4_everywhere_but_on_zones_teleporters_terminals_and_starts(players: int) -> None:
    game, used = built_in(players), set()
    for seed in SEEDS:
        used |= {cell_number(name) for name in new(game, seed).position.lying}
    assert used == set(game.scenario.plan.floor) - barred(game)


@BOTH
@pytest.mark.parametrize("seed", SEEDS[:20])
def test_s1_4_rooms_get_as_many_as_each_other_if_they_can(players: int, seed: int) -> None:
    game = built_in(players)
    lying = {cell_number(name) for name in new(game, seed).position.lying}
    free = [set(room) - barred(game) for room in game.scenario.plan.rooms]
    shares = [(len(room & lying), len(room)) for room in free if room]
    with_room_left = [share for share, size in shares if share < size]
    assert max(share for share, _ in shares) <= min(with_room_left) + 1


def test_s1_4_a_small_room_gets_what_it_can_hold() -> None:
    for seed in SEEDS[:10]:
        lying = new(table(), seed).position.lying
        assert {"i4", "j4", "i5", "j5"} <= set(lying)


@BOTH
def test_s1_5_each_player_is_given_three_resource_cards(players: int) -> None:
    game = built_in(players)
    state, events = game.start(5)
    needs = [(event.seat, event.data["resource"]) for event in events if event.kind == "need"]
    assert needs == [
        (seat, kind)
        for seat, player in enumerate(Scene(game, state).position.players)
        for kind in player.needs
    ]
    assert Counter(seat for seat, _ in needs) == dict.fromkeys(range(players), 3)


def test_s1_5_two_more_are_not_seen_before_the_end() -> None:
    assert new(table()).position.open_cards == []


@BOTH
@pytest.mark.parametrize("rounds", [4, 5, 6])
def test_s1_6_each_player_holds_one_card_per_round(players: int, rounds: int) -> None:
    game = built_in(players, rounds=rounds)
    for seed in SEEDS:
        hands = [player.cards for player in new(game, seed).position.players]
        assert [len(hand) for hand in hands] == [rounds] * players
        assert len({card for hand in hands for card in hand}) == rounds * players


def test_s1_6_the_npcs_card_is_one_that_is_neither_held_nor_used() -> None:
    bids = scene(situation="bid", order="", round=2)
    players = bids.position.players
    last = bids.do(f"bid {players[0].cards[0]}")
    drawn = {
        last.reseeded(n).do(f"bid {players[1].cards[0]}").position.npc_card for n in range(800)
    }
    held = {card for player in players for card in player.cards}
    pack = {rank + suit for rank in "AKQJ" for suit in "CSHD"} | set(OTHER_CARDS)
    assert drawn == pack - held - set(bids.position.used)


def test_s1_7_a_team_with_figures_to_spare_chooses_which_stay_out() -> None:
    now = new(table(3)).do("leave 2")
    assert now.moment == ("place", 0)
    assert now.story() == ["left_out X2"]
    assert now.figures("X1 X2") == "X1 off, X2 off left_out"


def test_s1_7_figures_are_left_out_one_at_a_time() -> None:
    now = new(house(team=2))
    assert now.legal == ["leave 1", "leave 2", "leave 3", "leave 4"]
    now = now.do("leave 3")
    assert now.moment == ("leave", 0)
    assert now.legal == ["leave 1", "leave 2", "leave 4"]
    now = now.play("leave 1", "place a1", "place c1")
    assert now.figures("X1 X2 X3 X4") == "X1 off left_out, X2 a1, X3 off left_out, X4 c1"


def test_s1_7_nobody_is_left_out_of_a_full_team() -> None:
    assert new(table()).moment == ("place", 0)


def test_s1_7_figures_are_placed_in_the_order_of_their_numbers_on_free_cells() -> None:
    now = new(table())
    assert now.legal == ["place a1", "place a2", "place b1", "place b2", "place c1"]
    now = now.do("place b1")
    assert now.figures("X1 X2") == "X1 b1, X2 off"
    assert now.legal == ["place a1", "place a2", "place b2", "place c1"]
    assert now.why("place b1") == "S1.7"
    assert now.why("place d1") == "S1.7"
    assert now.play("place a1", "place a2").figures("X1 X2 X3 X4") == "X1 b1, X2 a1, X3 a2, X4 off"


def test_s1_7_a_seat_is_done_before_the_next_begins() -> None:
    moments = [now.moment for now in set_up(table(3))]
    seat = [("leave", 0), ("place", 0), ("place", 0), ("place", 0)]
    assert moments == [(what, p) for p in range(3) for what, _ in seat] + [("bid", 0)]


def test_s1_7_all_figures_stand_in_their_own_zone() -> None:
    figures = first_bid(table()).view().figures
    zones = [{"a1", "b1", "c1", "a2", "b2"}, {"h9", "i9", "j9", "h10", "i10", "j10"}]
    for seat, zone in enumerate(zones):
        cells = [str(figure.cell) for figure in figures if figure.seat == seat]
        assert len(set(cells)) == 4
        assert set(cells) <= zone
        assert {HOMES[f"{'XY'[seat]}{n}"] for n in (1, 2, 3, 4)} <= zone
