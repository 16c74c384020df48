"""The decisions of the oracle's NPCs: S10, D5, and the behaviours of the decision tree.

Every behaviour returns whether it was possible; an impossible one is a wait (D5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.survive.oracle import Oracle
    from games.survive.oracle_board import Figure


def decide(oracle: Oracle, npc: Figure) -> None:
    """Execute one decision of the active NPC, or end its activation."""
    if oracle.steps is not None and oracle.steps >= npc.value:
        oracle.close_move()
    is_spent = oracle.actions == 0 and oracle.steps is None
    can_go_on = not is_spent or bool(oracle.handling(npc))
    if not (can_go_on and BEHAVIOURS[choose(oracle, npc)](oracle, npc)):
        oracle.end_activation()


def choose(oracle: Oracle, npc: Figure) -> str:
    """Walk the tree from its first node to a behaviour (S10.2)."""
    tree = oracle.board.npcs[npc.label].kind.tree
    name = next(iter(tree))
    while name in tree:
        question, yes, no = tree[name]
        name = yes if QUESTIONS[question](oracle, npc) else no
    return name


def _distances(oracle: Oracle, npc: Figure, source: int) -> dict[int, int]:
    return oracle.board.distances([source], oracle.closed_to(npc))


def _enemies(oracle: Oracle, npc: Figure) -> list[Figure]:
    return [f for f in oracle.figures.values() if f.side != npc.side and f.cell is not None]


def _carriers(oracle: Oracle, npc: Figure) -> list[Figure]:
    return [enemy for enemy in _enemies(oracle, npc) if enemy.load]


def _resource_cells(oracle: Oracle, npc: Figure) -> list[int]:
    cells = [cell for cell, kinds in oracle.lying.items() if kinds and not _is_nest(oracle, cell)]
    return _without_mates(oracle, npc, cells)


def _without_mates(oracle: Oracle, npc: Figure, cells: Iterable[int]) -> list[int]:
    """Return the cells without a teammate, which an NPC may aim for (S3.4)."""
    mates = {f.cell for f in oracle.figures.values() if f.side == npc.side and f is not npc}
    return [cell for cell in cells if cell not in mates]


def _is_nest(oracle: Oracle, cell: int) -> bool:
    return cell in oracle.board.nests


def _has_room(oracle: Oracle, cell: int) -> bool:
    return len(oracle.lying.get(cell, [])) < 3


def _is_in_reach(oracle: Oracle, npc: Figure, cells: Iterable[int]) -> bool:
    away = _distances(oracle, npc, npc.at)
    return any(cell in away and away[cell] <= npc.value for cell in cells)


def _nearest(oracle: Oracle, npc: Figure, cells: Iterable[int]) -> int | None:
    away = _distances(oracle, npc, npc.at)
    return min((c for c in cells if c in away), key=lambda c: (away[c], c), default=None)


def _is_knocked_down(_: Oracle, npc: Figure) -> bool:
    return npc.down


def _is_enemy_near(oracle: Oracle, npc: Figure) -> bool:
    return bool(oracle.in_front_of(npc))


def _is_enemy_in_reach(oracle: Oracle, npc: Figure) -> bool:
    return _is_in_reach(oracle, npc, [enemy.at for enemy in _enemies(oracle, npc)])


def _is_carrier_in_reach(oracle: Oracle, npc: Figure) -> bool:
    return _is_in_reach(oracle, npc, [enemy.at for enemy in _carriers(oracle, npc)])


def _carries(_: Oracle, npc: Figure) -> bool:
    return bool(npc.load)


def _has_full_load(_: Oracle, npc: Figure) -> bool:
    return len(npc.load) == len(npc.profile.moves) - 1


def _is_resource_here(oracle: Oracle, npc: Figure) -> bool:
    return bool(oracle.lying.get(npc.at)) and not _is_nest(oracle, npc.at)


def _is_resource_in_reach(oracle: Oracle, npc: Figure) -> bool:
    return _is_in_reach(oracle, npc, _resource_cells(oracle, npc))


def _is_at_nest(oracle: Oracle, npc: Figure) -> bool:
    return _is_nest(oracle, npc.at) and _has_room(oracle, npc.at)


def _wait(_: Oracle, __: Figure) -> bool:
    return False


def _stand_up(oracle: Oracle, npc: Figure) -> bool:
    if not npc.down or oracle.actions == 0:
        return False
    oracle.stand(npc)
    return True


def _brawl(oracle: Oracle, npc: Figure) -> bool:
    enemies = oracle.in_front_of(npc)
    if not enemies or oracle.actions == 0 or not oracle.may_act(npc):
        return False
    oracle.close_move()
    oracle.hit(npc, min(enemy.at for enemy in enemies))
    return True


def _go_for_enemy(oracle: Oracle, npc: Figure) -> bool:
    return _go_for(oracle, npc, _enemies(oracle, npc))


def _go_for_carrier(oracle: Oracle, npc: Figure) -> bool:
    return _go_for(oracle, npc, _carriers(oracle, npc))


def _go_for(oracle: Oracle, npc: Figure, enemies: list[Figure]) -> bool:
    cell = _nearest(oracle, npc, [enemy.at for enemy in enemies])
    return cell is not None and _walk(oracle, npc, cell, oracle.at(cell))


def _go_for_resource(oracle: Oracle, npc: Figure) -> bool:
    return _go_to(oracle, npc, _resource_cells(oracle, npc))


def _carry_home(oracle: Oracle, npc: Figure) -> bool:
    cells = [cell for cell in oracle.board.nests if _has_room(oracle, cell)]
    return _go_to(oracle, npc, _without_mates(oracle, npc, cells))


def _patrol(oracle: Oracle, npc: Figure) -> bool:
    cells = oracle.board.npcs[npc.label].kind.patrol
    turn = oracle.round - 1 + int(npc.label[1:]) - 1
    return _go_to(oracle, npc, _without_mates(oracle, npc, cells[turn % len(cells) :][:1]))


def _go_to(oracle: Oracle, npc: Figure, cells: Iterable[int]) -> bool:
    cell = _nearest(oracle, npc, cells)
    return cell is not None and _walk(oracle, npc, cell, None)


def _walk(oracle: Oracle, npc: Figure, target: int, quarry: Figure | None) -> bool:
    """Walk step by step towards the target; return whether a step was tried."""
    away = _distances(oracle, npc, target)
    has_tried = False
    while not _has_arrived(oracle, npc, target, quarry):
        to = _next_step(oracle, npc, away, None if quarry is None else target)
        if to is None:
            break
        oracle.step(npc, to)
        has_tried = True
        if oracle.pending or oracle.steps is None or npc.down:
            break
    return has_tried


def _has_arrived(oracle: Oracle, npc: Figure, target: int, quarry: Figure | None) -> bool:
    if oracle.is_passing(npc):  # S3.4: no figure stops on a teammate
        return False
    return npc.cell == target if quarry is None else quarry in oracle.in_front_of(npc)


def _next_step(oracle: Oracle, npc: Figure, away: dict[int, int], never: int | None) -> int | None:
    cells = [cell for cell in oracle.step_cells(npc) if cell != never and cell in away]
    if not oracle.is_passing(npc):
        cells = [cell for cell in cells if away[cell] < away[npc.at]]
    return min(cells, key=lambda cell: (away[cell], cell), default=None)


def _pick_up(oracle: Oracle, npc: Figure) -> bool:
    kind = None if _is_nest(oracle, npc.at) else _lowest(oracle, npc, "+")
    if kind is not None:
        oracle.pick_up(npc, kind)
    return kind is not None


def _drop(oracle: Oracle, npc: Figure) -> bool:
    kind = _lowest(oracle, npc, "-")
    if kind is not None:
        oracle.drop(npc, kind)
    return kind is not None


def _lowest(oracle: Oracle, npc: Figure, sign: str) -> str | None:
    legal = oracle.handling(npc)
    return next((kind for kind in oracle.board.kinds if sign + kind in legal), None)


QUESTIONS: dict[str, Callable[[Oracle, Figure], bool]] = {
    "knocked_down": _is_knocked_down,
    "enemy_near": _is_enemy_near,
    "enemy_in_reach": _is_enemy_in_reach,
    "carrier_in_reach": _is_carrier_in_reach,
    "carries": _carries,
    "full_load": _has_full_load,
    "resource_here": _is_resource_here,
    "resource_in_reach": _is_resource_in_reach,
    "at_nest": _is_at_nest,
}
BEHAVIOURS: dict[str, Callable[[Oracle, Figure], bool]] = {
    "stand_up": _stand_up,
    "brawl": _brawl,
    "go_for_enemy": _go_for_enemy,
    "go_for_carrier": _go_for_carrier,
    "go_for_resource": _go_for_resource,
    "pick_up": _pick_up,
    "drop": _drop,
    "carry_home": _carry_home,
    "patrol": _patrol,
    "wait": _wait,
}
