"""Scenarios: dungeon, figures, NPCs and resources as data (section D of the rules)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

import msgspec

from undercard.games.survive.cells import figure_names, parse_cell
from undercard.games.survive.dungeon import DungeonPlan, read_drawing
from undercard.games.survive.tree import Node
from undercard.kernel.box import Box
from undercard.kernel.document import Struct

MAX_LOAD: Final = 4
MAX_NODES: Final = 32
MAX_PATROL: Final = 8


class NamedEntry(Struct):
    """An entry with a name: one for all languages, or one per language code (`en`, `de`, …)."""

    name: str | dict[str, str]

    def in_language(self, language: str) -> str:
        if isinstance(self.name, str):
            return self.name
        return self.name.get(language) or self.name.get("en") or self.name[min(self.name)]


class Resource(NamedEntry):
    """A kind of resource: its letter, its tokens and its resource cards (D1)."""

    code: str
    tokens: int
    cards: int


class Figure(NamedEntry):
    """A figure's profile (D2); `moves[n]` is its movement value with n resources."""

    moves: list[int]
    modifier: int


class NpcKind(Struct):
    """The profile of a kind of NPC, its decision tree and its patrol (D2, D5)."""

    moves: list[int]
    modifier: int
    tree: dict[str, Node]
    patrol: list[str] = []

    @property
    def patrol_cells(self) -> list[int]:
        return [cell for name in self.patrol if (cell := parse_cell(name)) is not None]


class Scenario(Box, kw_only=True, dict=True):
    note: str = ""
    players: int
    team: int
    """The figures of a side that play, unless the option `team` overrides it (S1.1)."""
    dungeon: str
    resources: list[Resource]
    figures: list[Figure]
    grabbers: NpcKind
    crawlers: NpcKind

    @cached_property
    def plan(self) -> DungeonPlan:
        plan, _ = read_drawing(self.dungeon)
        return plan

    @cached_property
    def kinds(self) -> str:
        """The letters of the resources in their order."""
        return "".join(resource.code for resource in self.resources)

    @cached_property
    def figure_names(self) -> list[str]:
        return figure_names(len(self.plan.grabbers), len(self.plan.crawlers))

    @cached_property
    def passages(self) -> list[str]:
        return [passage.name for passage in self.plan.passages]

    @property
    def digest(self) -> str:
        """A hash of what the rules depend on, without names, notes and the order of tables."""
        return self._hash_rules(sorted)

    @property
    def old_digest(self) -> str:
        """The digest in records from when the order of a tree's questions still counted."""
        return self._hash_rules(list)

    def _hash_rules(self, order: Callable[[Iterable[str]], list[str]]) -> str:
        rules = (
            (self.players, self.team, self.dungeon.strip("\n")),
            [(resource.code, resource.tokens, resource.cards) for resource in self.resources],
            [(figure.moves, figure.modifier) for figure in self.figures],
            [
                (
                    npc.moves,
                    npc.modifier,
                    [(it, npc.tree[it]) for it in order(npc.tree)],
                    npc.patrol,
                )
                for npc in (self.grabbers, self.crawlers)
            ],
        )
        return hashlib.sha256(msgspec.json.encode(rules)).hexdigest()[:16]
