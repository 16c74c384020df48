"""Decision trees: how the NPCs of a scenario decide (S10.2, D5).

A tree is a table of named questions:

    loaded = { ask = "carries", yes = "carry_home", no = "hungry" }

Each answer leads to another question of the table or to a behaviour. The first question is the one
that no answer leads to. The order of the table has no meaning, because a record is JSON, and not
every JSON program keeps the order of keys.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from undercard.kernel.document import MOST_NAME, Struct, is_name
from undercard.kernel.errors import Problem, cut, quoted

QUESTIONS: Final = (
    "knocked_down",
    "enemy_near",
    "enemy_in_reach",
    "carrier_in_reach",
    "carries",
    "full_load",
    "resource_here",
    "resource_in_reach",
    "at_nest",
)
KNOCKED_DOWN: Final = 0
ENEMY_NEAR: Final = 1
ENEMY_IN_REACH: Final = 2
CARRIER_IN_REACH: Final = 3
CARRIES: Final = 4
FULL_LOAD: Final = 5
RESOURCE_HERE: Final = 6
RESOURCE_IN_REACH: Final = 7
AT_NEST: Final = 8

MOST_PATHS: Final = 64
"""Questions may share a follow-up, and a chain of shared ones doubles the paths at each step."""

BEHAVIOURS: Final = (
    "wait",
    "stand_up",
    "brawl",
    "go_for_enemy",
    "go_for_carrier",
    "go_for_resource",
    "carry_home",
    "patrol",
    "pick_up",
    "drop",
)
WAIT: Final = 0
STAND_UP: Final = 1
BRAWL: Final = 2
GO_FOR_ENEMY: Final = 3
GO_FOR_CARRIER: Final = 4
GO_FOR_RESOURCE: Final = 5
CARRY_HOME: Final = 6
PATROL: Final = 7
PICK_UP: Final = 8
DROP: Final = 9


class Node(Struct):
    """A question and the targets of its two answers: a node's name or a behaviour."""

    ask: str
    yes: str
    no: str


def first_questions(tree: Mapping[str, Node]) -> list[str]:
    """Return the questions that no answer leads to; a checked tree has exactly one."""
    led_to = {name for node in tree.values() for name in (node.yes, node.no)}
    return [name for name in tree if name not in led_to]


def number_tree(tree: Mapping[str, Node]) -> list[tuple[int, int, int]]:
    """Return a checked tree as numbers, the first question at 0.

    Each question has its number, and for yes and no the index of a question, or -1 - behaviour.
    """
    (first,) = first_questions(tree)
    nodes = [first, *(name for name in tree if name != first)]

    def number(name: str) -> int:
        return nodes.index(name) if name in tree else -1 - BEHAVIOURS.index(name)

    return [
        (QUESTIONS.index(node.ask), number(node.yes), number(node.no))
        for node in (tree[name] for name in nodes)
    ]


def behaviours_of(tree: Mapping[str, Node]) -> set[str]:
    return {name for node in tree.values() for name in (node.yes, node.no)} & set(BEHAVIOURS)


def tree_problems(tree: Mapping[str, Node], where: str, most: int) -> Iterator[Problem]:
    """Yield the problems of a tree (D4): unknown words, cycles, unreachable questions."""
    if not 1 <= len(tree) <= most:
        yield Problem(where, f"has {len(tree)} questions; a tree has 1 to {most}")
        return
    found = False
    for name, node in tree.items():
        for problem in _node_problems(tree, f"{where}.{cut(name)}", name, node):
            found = True
            yield problem
    if not found:
        yield from _way_problems(tree, where)


def _node_problems(
    tree: Mapping[str, Node], where: str, name: str, node: Node
) -> Iterator[Problem]:
    if not is_name(name):
        yield Problem(where, f"a question's name has 1 to {MOST_NAME} printable characters")
    if name in BEHAVIOURS:
        yield Problem(where, "is the name of a behaviour; call the question something else")
    if node.ask not in QUESTIONS:
        yield Problem(
            f"{where}.ask", f"{quoted(node.ask)} is not one of {', '.join(QUESTIONS)} (D5)"
        )
    for answer, to in (("yes", node.yes), ("no", node.no)):
        if to not in tree and to not in BEHAVIOURS:
            yield Problem(
                f"{where}.{answer}",
                f"{quoted(to)} is neither a question of this tree nor one of "
                f"{', '.join(BEHAVIOURS)}",
            )


def _way_problems(tree: Mapping[str, Node], where: str) -> Iterator[Problem]:
    """Check that there is one first question, that every path ends in a behaviour, and that there
    are few enough paths to be read (D4).

    Without a cycle every question is reached: going back from answers to questions ends at a
    question that no answer leads to.
    """
    circle = next(filter(None, (_circle(tree, name) for name in tree)), None)
    if circle:
        yield Problem(f"{where}.{circle[0]}", f"never ends: {' → '.join(circle)} (D4)")
        return
    first, *others = first_questions(tree)
    for name in others:
        yield Problem(f"{where}.{name}", f"no answer leads to this question; nor to {first!r} (D4)")
    paths = _count_paths(tree, first)
    if paths > MOST_PATHS:
        yield Problem(
            where,
            f"has {paths:,} paths from its first question to a behaviour; a tree has at most "
            f"{MOST_PATHS} (D4)",
        )


def _count_paths(tree: Mapping[str, Node], first: str) -> int:
    """Return the number of paths from a question of a tree without cycles to a behaviour."""
    counts: dict[str, int] = {}

    def paths(name: str) -> int:
        if name not in tree:
            return 1
        if name not in counts:
            counts[name] = paths(tree[name].yes) + paths(tree[name].no)
        return counts[name]

    return paths(first)


def _circle(tree: Mapping[str, Node], first: str) -> list[str]:
    """Return the questions of a cycle on a path from `first`, or nothing."""
    way: list[str] = []
    done: set[str] = set()

    def follow(name: str) -> bool:
        if name in way:
            way.append(name)
            return True
        if name not in tree or name in done:
            return False
        way.append(name)
        if follow(tree[name].yes) or follow(tree[name].no):
            return True
        way.pop()
        done.add(name)
        return False

    return way[way.index(way[-1]) :] if follow(first) else []
