"""The board, the figures and the position documents of the oracle.

Like the oracle, it is written from the rules alone and never imports undercard.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

SEATS = "XYZ"
_COLUMNS = "abcdefghij"
FIGURE: dict[str, Any] = {"cell": None, "load": "", "down": False, "out": False, "acted": False,
                           "left_out": False}  # fmt: skip
PLAYER: dict[str, Any] = {"cards": [], "bid": None, "needs": [], "figures": []}
_ACTIVATION: dict[str, Any] = {"actions": 0, "steps": None, "can_jump": False, "picked": "",
                               "dropped": "", "switched": []}  # fmt: skip
DOCUMENT: dict[str, Any] = {
    "game": "survive", "round": 0, "situation": "leave", "order": [], "turn": 0, "active": None,
    **_ACTIVATION, "jumper": None, "jump_from": None, "jumps": 0, "pending": [],
    "follower": None, "follow_to": None, "players": [], "npcs": {}, "npc_card": None, "used": [],
    "fields": [], "lying": {}, "open_cards": [], "scores": [],
}  # fmt: skip


def cell_name(cell: int) -> str:
    return f"{_COLUMNS[cell % 10]}{cell // 10 + 1}"


def cell_index(name: str) -> int:
    return (int(name[1:]) - 1) * 10 + _COLUMNS.index(name[0])


@dataclass(frozen=True)
class Profile:
    moves: tuple[int, ...]  # by load; the length less one is the most it can carry (D2)
    modifier: int
    passes_fields: bool = False


@dataclass(frozen=True)
class Kind:
    """A kind of NPC: its profile, its decision tree (D5) and where it patrols."""

    profile: Profile
    tree: dict[str, tuple[str, str, str]]  # node: question, yes, no; the first node is the start
    patrol: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Npc:
    kind: Kind
    start: int


@dataclass(frozen=True)
class Board:
    """The scenario and the options of the table."""

    cells: frozenset[int]
    walls: frozenset[frozenset[int]]
    passages: dict[str, tuple[int, int, str]]  # lower cell, higher cell, "blue" or "green"
    zones: list[frozenset[int]]
    teleporters: list[int]  # cells of the numbers 1 to 4
    terminals: frozenset[int]
    nests: frozenset[int]
    profiles: list[Profile]
    team: int
    npcs: dict[str, Npc]
    kinds: str
    players: int
    rounds: int
    down: str = "stand_first"  # SR7: stand_first | may_brawl
    pick_up: str = "upright"  # SR17: upright | any_time
    activation: str = "all"  # SR14: all | one
    tie: str = "resources"  # SR2: resources | shared

    def passage(self, one: int, other: int) -> str | None:
        return self._passage_at.get(frozenset((one, other)))

    @cached_property
    def _passage_at(self) -> dict[frozenset[int], str]:
        return {frozenset((low, high)): name for name, (low, high, _) in self.passages.items()}

    def neighbours(self, cell: int) -> list[int]:
        """Return the cells one step away; walls block, fields do not."""
        if cell not in self._near:
            self._near[cell] = self._neighbours(cell)
        return self._near[cell]

    @cached_property
    def _near(self) -> dict[int, list[int]]:
        return {}

    def _neighbours(self, cell: int) -> list[int]:
        around = [cell - 10, cell + 10]
        around += [cell - 1] if cell % 10 > 0 else []
        around += [cell + 1] if cell % 10 < 9 else []
        return sorted(n for n in around if n in self.cells and not self._is_walled(cell, n))

    def _is_walled(self, one: int, other: int) -> bool:
        return frozenset((one, other)) in self.walls and self.passage(one, other) is None

    def distances(self, sources: Iterable[int], closed: Collection[str] = ()) -> dict[int, int]:
        """Return the minimum number of steps from any of the sources, not through closed
        passages."""
        found = dict.fromkeys(sources, 0)
        queue = list(found)
        for cell in queue:  # grows while it is read
            for near in self.neighbours(cell):
                if near not in found and (self.passage(cell, near) or "") not in closed:
                    found[near] = found[cell] + 1
                    queue.append(near)
        return found


@dataclass(eq=False)
class Figure:
    label: str
    profile: Profile
    cell: int | None = None  # None: left out, not yet placed, gone out or between teleporters
    load: list[str] = field(default_factory=list)
    down: bool = False
    out: bool = False
    acted: bool = False
    left_out: bool = False

    @property
    def side(self) -> str:
        return self.label[0] if self.label[0] in SEATS else "N"

    @property
    def seat(self) -> int | None:
        return SEATS.index(self.side) if self.side in SEATS else None

    @property
    def number(self) -> int:
        return int(self.label[1:])

    @property
    def value(self) -> int:
        return self.profile.moves[len(self.load)]

    @property
    def at(self) -> int:
        assert self.cell is not None, f"{self.label} is not on the board"
        return self.cell


@dataclass
class Player:
    cards: list[str]
    bid: str | None
    needs: list[str]


def filled(given: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    return {key: given.get(key, default) for key, default in defaults.items()}


def sparse(full: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in full.items() if value != defaults.get(key, ...)}


def complete(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the document with all omitted defaults."""
    full = filled(document, DOCUMENT)
    full["to_act"] = document.get("to_act", None if full["situation"] == "over" else 0)
    full["players"] = [filled(player, PLAYER) for player in full["players"]]
    for player in full["players"]:
        player["figures"] = [filled(figure, FIGURE) for figure in player["figures"]]
    full["npcs"] = {label: filled(npc, FIGURE) for label, npc in full["npcs"].items()}
    return full


def labelled(full: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return all figures of a complete document, in order of figure."""
    found = {
        f"{SEATS[seat]}{number}": figure
        for seat, player in enumerate(full["players"])
        for number, figure in enumerate(player["figures"], 1)
    }
    npcs: dict[str, dict[str, Any]] = full["npcs"]
    for label in sorted(npcs, key=lambda label: (label[0] != "G", int(label[1:]))):  # SR12
        found[label] = npcs[label]
    return found


def normal(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return one normal form for all equivalent documents.

    Besides defaults and irrelevant orders this covers what two correct models may write
    differently: whether a bid stays in the hand until the reveal, the cell of a figure between two
    teleporters, and leftover fields of an activation or a Move that is over.
    """
    full = complete(document)
    figures = labelled(full)
    for key in ("used", "fields", "switched", "pending", "open_cards"):
        full[key] = sorted(full[key])
    for player in full["players"]:
        player["cards"] = sorted(card for card in player["cards"] if card != player["bid"])
        player["needs"] = sorted(player["needs"])
    for figure in figures.values():
        figure["load"] = "".join(sorted(figure["load"]))
    full["lying"] = {cell: "".join(sorted(k)) for cell, k in full["lying"].items() if k}
    full["picked"], full["dropped"] = ("".join(sorted(full[key])) for key in ("picked", "dropped"))
    full["scores"] = full["scores"] if any(full["scores"]) else []
    if full["jumper"]:
        figures[full["jumper"]]["cell"] = None
    if full["situation"] == "over":
        full["turn"] = 0
    _tidy_activation(full, figures)
    return full


def _tidy_activation(full: dict[str, Any], figures: Mapping[str, Mapping[str, Any]]) -> None:
    if full["active"] and figures[full["active"]]["out"]:
        full["active"] = None
    if full["active"] is None:
        full.update(filled({}, _ACTIVATION))
    elif figures[full["active"]]["down"]:
        full["steps"], full["can_jump"] = None, False
    elif full["active"][0] not in SEATS:
        full["can_jump"] = False
