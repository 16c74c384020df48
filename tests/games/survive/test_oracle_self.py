"""The oracle follows the rules, on a small open board.

Other tests compare it with the library; these check the oracle itself. The board has one wall,
c1|d1, a blue passage b3|c3 and the green ones e5|e6 and g5|h5.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from games.survive.oracle import Board, Kind, Npc, Oracle, Profile, cell_index, cell_name, normal

RUNNER = Profile((6, 5, 4, 2), 0)
GRABBER = Kind(
    Profile((4, 3), 2),
    {
        "start": ("knocked_down", "stand_up", "near"),
        "near": ("enemy_near", "brawl", "carrier"),
        "carrier": ("carrier_in_reach", "go_for_carrier", "any"),
        "any": ("enemy_in_reach", "go_for_enemy", "patrol"),
    },
    [cell_index("e5"), cell_index("f6")],
)
CRAWLER = Kind(
    Profile((7, 6), -1, passes_fields=True),
    {
        "start": ("knocked_down", "stand_up", "load"),
        "load": ("carries", "home", "here"),
        "home": ("at_nest", "drop", "carry_home"),
        "here": ("resource_here", "pick_up", "go_for_resource"),
    },
)


def cells(names: str) -> frozenset[int]:
    return frozenset(map(cell_index, names.split()))


BOARD = Board(
    cells=frozenset(range(100)),
    walls=frozenset([cells("c1 d1")]),
    passages={
        "b3|c3": (cell_index("b3"), cell_index("c3"), "blue"),
        "e5|e6": (cell_index("e5"), cell_index("e6"), "green"),
        "g5|h5": (cell_index("g5"), cell_index("h5"), "green"),
    },
    zones=[cells("a1 b1 a2 b2"), cells("i9 j9 i10 j10")],
    teleporters=[cell_index(name) for name in ("d4", "g4", "d7", "g7")],
    terminals=cells("e2"),
    nests=cells("a10"),
    profiles=[RUNNER, RUNNER],
    team=2,
    npcs={"G1": Npc(GRABBER, cell_index("j1")), "C1": Npc(CRAWLER, cell_index("a9"))},
    kinds="wfmecp",
    players=2,
    rounds=1,
)
# Little room for six figures, so that rolls, chains of jumps and full zones are frequent.
CROWDED = replace(
    BOARD,
    cells=frozenset(cell for cell in range(50) if cell % 10 < 5),
    passages={
        "b3|c3": (cell_index("b3"), cell_index("c3"), "blue"),
        "c4|d4": (cell_index("c4"), cell_index("d4"), "green"),
        "a4|b4": (cell_index("a4"), cell_index("b4"), "green"),
    },
    zones=[cells("a1 b1"), cells("d5 e5")],
    teleporters=[cell_index(name) for name in ("b2", "d2", "b4", "d4")],
    terminals=cells("c2"),
    nests=cells("a5"),
    npcs={"G1": Npc(GRABBER, cell_index("c3")), "C1": Npc(CRAWLER, cell_index("e1"))},
)
DONE = {"acted": True}


def position(**changes: Any) -> dict[str, Any]:  # noqa: ANN401
    """X1 is active at e3, all others stand far away; `X1=` and so on change a figure."""
    figures: dict[str, dict[str, Any]] = {
        "X1": {"cell": "e3"}, "X2": {"cell": "a1"}, "Y1": {"cell": "j10"}, "Y2": {"cell": "i10"},
        "G1": {"cell": "j1"}, "C1": {"cell": "a9"},
    }  # fmt: skip
    for label in figures:
        figures[label].update(changes.pop(label, {}))
    return {
        "situation": "act", "to_act": 0, "round": 1, "order": ["X", "Y", "N"], "active": "X1",
        "actions": 2, "npc_card": "2D", "used": ["AC", "KC", "2D"],
        "players": [
            {"bid": "AC", "needs": ["w"], "figures": [figures["X1"], figures["X2"]]},
            {"bid": "KC", "needs": ["f"], "figures": [figures["Y1"], figures["Y2"]]},
        ],
        "npcs": {"G1": figures["G1"], "C1": figures["C1"]},
        **changes,
    }  # fmt: skip


def oracle(**changes: Any) -> Oracle:  # noqa: ANN401
    return Oracle.from_position(BOARD, position(**changes))


def test_a_document_survives_a_round_trip_through_the_oracle() -> None:
    given = position(fields=["b3|c3"], lying={"e3": "fw"}, X1={"load": "m", "down": True})
    assert normal(Oracle.from_position(BOARD, given).document()) == normal(given)


def test_s3_1_a_step_counts_and_opens_the_move() -> None:
    game = oracle()
    game.apply("e3-e4")
    assert (game.situation, game.actions, game.steps) == ("move", 1, 1)
    assert game.legal() == {"e4-e3", "e4-d4", "e4-f4", "e4-e5", "done"}


def test_s3_1_no_step_through_a_wall_or_an_active_field() -> None:
    assert "c1-d1" not in oracle(X1={"cell": "c1"}).legal()
    assert "c3-b3" not in oracle(X1={"cell": "c3"}, fields=["b3|c3"]).legal()
    assert "c3-b3" in oracle(X1={"cell": "c3"}).legal()


def test_s3_2_a_load_that_slows_too_much_ends_the_move() -> None:
    game = oracle(situation="move", steps=5, actions=1, X1={"load": "f"}, lying={"e3": "w"})
    assert game.legal() == {"+w", "-f", "done"}
    game.apply("+w")
    assert (game.situation, game.steps) == ("act", None)
    assert "-w" not in game.legal()  # SR15
    assert "-f" in game.legal()


def test_s3_4_a_teammate_is_passed_only_towards_a_free_cell() -> None:
    crowd = {"X2": {"cell": "e4"}, "situation": "move", "actions": 1}
    assert "e3-e4" in oracle(**crowd, steps=4).legal()
    assert "e3-e4" not in oracle(**crowd, steps=5).legal()
    game = oracle(**crowd, steps=4, lying={"e4": "w"})
    game.apply("e3-e4")
    assert game.legal() == {"e4-e3", "e4-d4", "e4-f4", "e4-e5"}


@pytest.mark.parametrize(
    ("die", "cell", "load", "is_down"),
    [(1, None, "", False), (3, "i9", "m", True), (5, "i9", "mw", False)],
)
def test_s3_7_theft(die: int, cell: str | None, load: str, is_down: bool) -> None:
    game = oracle(X1={"cell": "i9", "load": "m"}, lying={"i9": "w"})
    game.apply("+w", [die])
    found = normal(game.document())
    figure = found["players"][0]["figures"][0]
    assert (figure["cell"], figure["load"], figure["down"]) == (cell, load, is_down)
    assert found["lying"].get("i9", "") == "".join(sorted({"w", "m"} - set(load)))
    assert game.situation == ("return" if die == 1 else "act")


def test_s3_5_a_won_swap_changes_places_and_the_move_goes_on() -> None:
    game = oracle(Y1={"cell": "e4"})
    game.apply("e3-e4", [5, 5])
    assert (game.figures["X1"].cell, game.figures["Y1"].cell) == (34, 24)
    assert game.steps == 1


def test_s3_6_own_1_and_the_others_8_put_out_immediately() -> None:
    game = oracle(Y1={"cell": "e4"}, X1={"load": "w"})
    game.apply("e3-e4", [1, 8])
    assert (game.situation, game.to_act) == ("return", 0)
    assert game.lying[cell_index("e3")] == ["w"]
    game.apply("place b2")
    assert (game.situation, game.legal()) == ("use", {"use 2"})


def test_s6_2_the_loser_is_pushed_and_the_winner_follows() -> None:
    game = oracle(Y1={"cell": "e4", "load": "w"})
    game.apply("hit e4", [6, 3])
    assert game.legal() == {"follow", "stay"}
    game.apply("follow")
    loser = game.figures["Y1"]
    assert (game.figures["X1"].cell, loser.cell, loser.down, loser.load) == (34, 44, True, [])
    assert game.lying[34] == ["w"]
    assert game.actions == 1


def test_sr6_a_push_into_a_wall_leaves_nothing_to_follow() -> None:
    game = oracle(X1={"cell": "b1"}, Y1={"cell": "c1"}, X2={"cell": "a1"})
    game.apply("hit c1", [6, 3])
    assert (game.situation, game.figures["Y1"].cell, game.figures["Y1"].down) == ("act", 2, True)


def test_sr10_sr11_the_defender_follows_after_the_loser_came_back() -> None:
    game = oracle(Y1={"cell": "e4"}, X1={"down": False})
    game.apply("hit e4", [1, 4])
    assert (game.situation, game.to_act, game.pending) == ("return", 0, [game.figures["X1"]])
    game.apply("place b1")
    assert (game.situation, game.to_act) == ("follow", 1)
    game.apply("follow")
    assert (game.figures["Y1"].cell, game.situation) == (24, "use")


def test_s4_1_a_jump_to_a_chosen_teleporter() -> None:
    game = oracle(X2={"cell": "g7"})
    game.apply("e3-d3")
    game.apply("d3-d4")
    assert "jump" in game.legal()
    game.apply("jump", [6])
    assert game.legal() == {"to 2", "to 3"}
    game.apply("to 3")
    assert (game.figures["X1"].cell, game.situation, game.steps) == (63, "move", 2)
    assert "jump" not in game.legal()


def test_s4_2_the_loser_is_torn_in_and_its_owner_chooses() -> None:
    game = oracle(X1={"cell": "d4"}, Y1={"cell": "g4"}, situation="move", steps=1, can_jump=True)
    game.apply("jump", [2, 6, 3, 7])
    assert (game.situation, game.to_act, game.legal()) == ("to", 1, {"to 1", "to 3", "to 4"})
    game.apply("to 1")
    assert (game.figures["X1"].cell, game.figures["Y1"].cell) == (36, 33)
    assert (game.situation, game.jumps) == ("move", 0)


def test_sr16_a_chain_of_jumps_ends_after_the_eighth() -> None:
    game = oracle(X1={"cell": "d4"}, Y1={"cell": "g4"}, situation="move", steps=1, can_jump=True)
    game.apply("jump", [2, 4, 5] * 8)
    assert (game.figures["X1"].cell, game.figures["Y1"].cell) == (cell_index("g3"), 36)


def test_s5_2_switching_a_blue_field_on_from_either_side() -> None:
    game = oracle(X1={"cell": "b3"})
    assert {"field b3|c3 near", "field b3|c3 far"} <= game.legal()
    game.apply("field b3|c3 far")
    assert (game.figures["X1"].cell, game.fields) == (22, {"b3|c3"})
    assert "field b3|c3" in game.legal()


def test_s5_3_one_green_action_switches_many() -> None:
    game = oracle(X1={"cell": "e2"}, fields=["g5|h5"])
    game.apply("green g5|h5")
    assert (game.situation, game.legal()) == ("green", {"green e5|e6", "done"})
    game.apply("green e5|e6")
    assert (game.situation, game.fields, game.actions) == ("act", {"e5|e6"}, 1)


def last_activation(**changes: Any) -> Oracle:  # noqa: ANN401
    """X1 is about to pass; then only the NPCs are left to act."""
    others = {"X2": DONE | {"cell": "a1"}, "Y1": DONE, "Y2": DONE}
    return oracle(**(others | changes))


def test_s10_a_crawler_fetches_a_resource_through_a_field_and_scores_follow() -> None:
    game = last_activation(C1={"cell": "b3"}, fields=["b3|c3"], lying={"c3": "f", "a1": "we"},
                           G1=DONE, X2=DONE)  # fmt: skip
    game.apply("pass", [], [], ["e", "f"])
    assert game.lying[cell_index("a10")] == ["f"]
    assert game.figures["C1"].cell == cell_index("a7")  # 1 + 5 steps, 4 home, 3 towards a1
    assert (game.situation, game.scores, game.winners()) == ("over", [8, 0], {0})


def test_s10_a_grabber_walks_up_brawls_and_moves_up() -> None:
    game = last_activation(G1={"cell": "e6"}, C1=DONE, X1={"cell": "e3", "load": "w"})
    game.apply("pass", [8, 2], [], ["e", "p"])  # the natural 8 and the loss: out
    assert (game.situation, game.figures["G1"].cell) == ("return", cell_index("e4"))
    game.apply("place b1", [], [], ["e", "p"])
    assert (game.figures["G1"].cell, game.situation) == (cell_index("e3"), "over")


def play(board: Board, seed: int) -> tuple[Oracle, int]:
    """Play a whole random game, with dice generated on demand."""
    chance = random.Random(seed)
    game, count = opening(board), 0
    while game.situation != "over":
        count += 1
        advance(game, chance.choice(sorted(game.legal())), chance)
        check(game)
    return game, count


def opening(board: Board) -> Oracle:
    hands = [["AC", "9H", "4D"], ["KC", "8H", "5D"]]
    figures: list[dict[str, Any]] = [{} for _ in board.profiles]
    players = [
        {"cards": hand[: board.rounds], "needs": ["w"], "figures": figures} for hand in hands
    ]
    npcs = {label: {"cell": cell_name(npc.start)} for label, npc in board.npcs.items()}
    lying = {"c4": "w", "d3": "f", "b5": "m", "c1": "e", "e3": "c", "a3": "p", "e2": "w"}
    place = {"situation": "place", "to_act": 0, "players": players, "npcs": npcs, "lying": lying}
    return Oracle.from_position(board, place)


def advance(game: Oracle, action: str, chance: random.Random) -> None:
    """Find dice for an action by trying longer queues."""
    before = game.document()
    dice: list[int] = []
    for _ in range(400):
        trial = Oracle.from_position(game.board, before)
        try:
            trial.apply(action, dice, ["7S"], ["e", "f"])
        except AssertionError as missing:
            assert "is missing" in str(missing)  # noqa: PT017
            dice.append(chance.randint(1, 4 if "d4" in str(missing) else 8))
        else:
            assert normal(trial.document()) == normal(
                Oracle.from_position(game.board, trial.document()).document()
            )
            game.__dict__.update(trial.__dict__)
            return
    raise AssertionError("too many dice")


def check(game: Oracle) -> None:
    on_board = [f.cell for f in game.figures.values() if f.cell is not None]
    shared = len(on_board) - len(set(on_board))
    assert shared <= (1 if game.situation == "move" else 0)
    kinds = [k for found in game.lying.values() for k in found]
    assert len(kinds) + sum(len(f.load) for f in game.figures.values()) == 7
    assert game.situation == "over" or game.legal()


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("start", [BOARD, CROWDED], ids=["open", "crowded"])
def test_a_random_game_ends(start: Board, seed: int) -> None:
    down = ("stand_first", "may_brawl")[seed % 2]
    activation = ("all", "one")[seed // 2 % 2]
    board = replace(start, rounds=2, down=down, activation=activation)
    game, count = play(board, seed)
    assert game.round == 2
    assert count > 10


def test_s1_7_three_seats_leave_one_out_each_and_bid() -> None:
    board = replace(BOARD, zones=[*BOARD.zones, cells("a7 a8")], profiles=[RUNNER] * 3, players=3)
    seats = [{"cards": [card], "figures": [{}, {}, {}]} for card in ("TS", "TC", "2D")]
    game = Oracle.from_position(board, {"situation": "leave", "players": seats})
    for cell_pair in (("a1", "b1"), ("i9", "j9"), ("a7", "a8")):
        assert game.legal() == {"leave 1", "leave 2", "leave 3"}
        for action in ("leave 2", f"place {cell_pair[0]}", f"place {cell_pair[1]}"):
            game.apply(action)
    assert (game.situation, game.round, game.figures["Z3"].cell) == ("bid", 1, cell_index("a8"))
    game.apply("bid TS")
    game.apply("bid TC")
    game.apply("bid 2D", cards=["TH"])
    assert (game.order, game.to_act) == (["Y", "X", "N", "Z"], 1)  # S2.2
    assert game.legal() == {"use 1", "use 3"}


def test_missing_and_left_over_dice_are_refused() -> None:
    with pytest.raises(AssertionError, match="d8 is missing"):
        oracle(Y1={"cell": "e4"}).apply("hit e4", [5])
    with pytest.raises(AssertionError, match="left over"):
        oracle().apply("e3-e4", [5])
