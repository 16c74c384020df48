"""Converts a scenario into the oracle's board."""

from __future__ import annotations

from games.survive.oracle_board import Board, Kind, Npc, Profile
from undercard.games.survive.game import Survive
from undercard.games.survive.scenario import NpcKind
from undercard.games.survive.state import SIDE


def board_of(game: Survive) -> Board:
    scenario, plan, options = game.scenario, game.scenario.plan, game.options
    kinds = {"G": _kind(scenario.grabbers, False), "C": _kind(scenario.crawlers, True)}
    starts = {"G": plan.grabbers, "C": plan.crawlers}
    return Board(
        cells=frozenset(plan.floor),
        walls=frozenset(_walls(game)),
        passages={p.name: (*p.cells, "green" if p.is_green else "blue") for p in plan.passages},
        zones=[frozenset(zone) for zone in plan.zones[: scenario.players]],
        teleporters=plan.teleporters,
        terminals=frozenset(plan.terminals),
        nests=frozenset(plan.nests),
        profiles=[Profile(tuple(f.moves), f.modifier) for f in scenario.figures],
        team=game.team,
        npcs={
            f"{letter}{n + 1}": Npc(kinds[letter], cell)
            for letter in "GC"
            for n, cell in enumerate(starts[letter])
        },
        kinds=scenario.kinds,
        players=scenario.players,
        rounds=int(options["rounds"]),
        down=str(options["down"]),
        pick_up=str(options["pick_up"]),
        activation=str(options["activation"]),
        tie=str(options["tie"]),
    )


def _kind(npc: NpcKind, passes: bool) -> Kind:
    tree = {name: (node.ask, node.yes, node.no) for name, node in npc.tree.items()}
    return Kind(Profile(tuple(npc.moves), npc.modifier, passes), tree, npc.patrol_cells)


def _walls(game: Survive) -> set[frozenset[int]]:
    plan = game.scenario.plan
    open_edges = set(plan.open_edges) | {p.cells for p in plan.passages}
    pairs = [(c, c + 1) for c in plan.floor if (c + 1) % SIDE] + [(c, c + SIDE) for c in plan.floor]
    return {frozenset(pair) for pair in pairs if pair not in open_edges}
