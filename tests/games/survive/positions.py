"""Positions for the rule tests in one line: `scene("X1 e5 +w, Y1 e6 down", lying="e5 ff")`.

The dungeon is the open hall of `dungeons.py`. A figure that is not named stands at home, and a
token that is not named lies in the vault's nest. The first figure named is the active one, with two
actions, and its side has the highest card. A `Scene` describes its content in the same notation.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, TypedDict, Unpack

import msgspec
import numpy as np

import undercard
from games.survive.dice import Die, all_dice, dice_in, rigged
from games.survive.dungeons import wide_open
from undercard.games.survive.position import FigurePosition, Position
from undercard.games.survive.view import View
from undercard.kernel.events import Event
from undercard.kernel.game import Game, Outcome, State

KINDS = "wfmoec"
TOKENS = Counter(dict.fromkeys(KINDS, 4))
STASH = "j4"
_TEAM = (1, 2, 3, 4)
HOMES = {
    f"{side}{n}": cell
    for side, cells in {"X": "a1 b1 a2 b2", "Y": "h10 i10 j10 j9", "Z": "i1 j1 i2 j2"}.items()
    for n, cell in zip(_TEAM, cells.split(), strict=True)
}
NPC_STARTS = {"G1": "e10", "G2": "g10", "C1": "a9", "C2": "a10"}
BEST_CARDS = ("AC", "KC", "QC", "JC")
"""The cards shown by the sides of a round, in order of the sides."""
OTHER_CARDS = [rank + suit for rank, suit in product("T98765432", "CSHD")]


@cache
def table(players: int = 2, **options: str | int) -> Game:
    return undercard.load("survive", scenario=wide_open(players), **options)


def house(options: dict[str, object] | None = None, /, **changes: Any) -> Game:  # noqa: ANN401
    """Return the open hall with other data; `grabbers` and `crawlers` change some of their keys."""
    raw = wide_open()
    for name, value in changes.items():
        if name in ("grabbers", "crawlers"):
            raw[name].update(value)
        else:
            raw[name] = value
    return undercard.load("survive", scenario=raw, **(options or {}))


def always(behaviour: str) -> dict[str, object]:
    """Return a decision tree that leads to one behaviour for every answer."""
    return {"tree": {"start": {"ask": "knocked_down", "yes": behaviour, "no": behaviour}}}


class Moment(TypedDict, total=False):
    """The fields of a position other than figures and tokens; `order` is a text such as "XYN"."""

    situation: str
    to_act: int
    active: str | None
    actions: int
    steps: int
    can_jump: bool
    order: str
    round: int
    picked: str
    dropped: str
    jumper: str
    jump_from: int
    jumps: int
    needs: tuple[str, ...]
    hands: tuple[str, ...]
    rng: str


@dataclass(frozen=True)
class Scene:
    """A state of play and the events that led to it."""

    game: Game
    state: State
    events: tuple[Event, ...] = ()

    def do(self, action: str, *dice: Die | int) -> Scene:
        """Return the scene after an action that rolls exactly these dice."""
        state = rigged(self.game, self.state, *dice) if dice else self.state
        state, events = self.game.apply(state, action)
        assert dice_in(events) == all_dice(dice), f"rolled {dice_in(events)}"
        return Scene(self.game, state, tuple(events))

    def play(self, *actions: str) -> Scene:
        """Return the scene after several actions without a roll."""
        scene = self
        for action in actions:
            scene = scene.do(action)
        return scene

    def reseeded(self, seed: int) -> Scene:
        """Return the same scene with another generator."""
        state = self.game.copy(self.state)
        state.rng = np.uint64(seed)
        return Scene(self.game, state)

    @property
    def position(self) -> Position:
        return msgspec.convert(self.game.position(self.state), Position)

    def view(self, seat: int | None = None, *, open_hands: bool = False) -> View:
        view = self.game.view(self.state, seat, open_hands=open_hands)
        assert isinstance(view, View)
        return view

    @property
    def legal(self) -> list[str]:
        return sorted(self.game.legal(self.state))

    def why(self, action: str) -> str | None:
        return self.game.why(self.state, action)

    @property
    def moment(self) -> tuple[str, int | None]:
        """Return the situation and the seat to act."""
        return self.position.situation, self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the game is not over"
        return outcome

    def figures(self, names: str) -> str:
        """Return some figures in the notation of `scene`."""
        return ", ".join(f"{name} {_describe(self._standing(name))}" for name in names.split())

    def _standing(self, name: str) -> FigurePosition:
        position = self.position
        if name in position.npcs:
            return position.npcs[name]
        return position.players["XYZ".index(name[0])].figures[int(name[1]) - 1]

    @property
    def lying(self) -> str:
        """Return the tokens on the board, without those in the vault's nest."""
        piles = self.position.lying.items()
        return ", ".join(f"{cell} {letters}" for cell, letters in piles if cell != STASH)

    def story(self, *kinds: str) -> list[str]:
        """Return the events, one line each: the kind and the data, without the parts of a roll."""
        return [
            " ".join([event.kind, *(str(it) for name, it in event.data.items() if name != "parts")])
            for event in self.events
            if not kinds or event.kind in kinds
        ]


def _describe(standing: FigurePosition) -> str:
    load = f"+{standing.load}" if standing.load else ""
    flags = [flag for flag in ("down", "out", "acted", "left_out") if getattr(standing, flag)]
    return " ".join(word for word in (standing.cell or "off", load, *flags) if word)


def _standing(text: str) -> FigurePosition:
    cell, *words = text.split()
    load = "".join(word[1:] for word in words if word.startswith("+"))
    flags = {word: True for word in words if not word.startswith("+")}
    return msgspec.convert(
        {"cell": None if cell == "off" else cell, "load": load, **flags}, FigurePosition
    )


def _entries(text: str) -> dict[str, str]:
    """`"X1 e5 down, Y1 e6"` by the first words."""
    entries = [entry.strip().split(" ", 1) for entry in text.split(",") if entry.strip()]
    return {name: rest for name, rest in entries}  # noqa: C416


def scene(
    figures: str = "",
    game: Game | None = None,
    *,
    lying: str = "",
    fields: str = "",
    **moment: Unpack[Moment],
) -> Scene:
    """Return a position of the open hall, completed with all figures, tokens and cards."""
    game = game or table()
    named = _entries(figures)
    active = moment.get("active", next(iter(named), None))
    order = moment.get("order", _order(game, active))
    turn = max(0, order.find(_side(active))) if active else 0
    standings = _standings(game, named, order[:turn])
    piles = _piles(standings, _entries(lying))
    document = {
        "round": moment.get("round", 1),
        "situation": moment.get("situation", "move" if "steps" in moment else "act"),
        "to_act": moment.get("to_act", "XYZN".index(_side(active)) if active else 0),
        "order": list(order),
        "turn": turn,
        "active": active,
        "actions": moment.get("actions", (1 if "steps" in moment else 2) if active else 0),
        "players": _players(game, standings, order, moment),
        "npcs": {name: standings[name] for name in NPC_STARTS},
        "npc_card": _shown(order).get("N"),
        "used": _used(game, order, moment.get("round", 1)),
        "fields": fields.split(),
        "lying": piles,
    }
    for key in ("steps", "can_jump", "picked", "dropped", "jumper", "jump_from", "jumps", "rng"):
        if key in moment:
            document[key] = moment[key]
    return Scene(game, game.setup(msgspec.to_builtins(document)))


def _side(figure: str | None) -> str:
    return "N" if figure is None or figure[0] in "GC" else figure[0]


def _order(game: Game, active: str | None) -> str:
    sides = "XYZ"[: game.seats] + "N"
    first = _side(active) if active else sides[0]
    return first + sides.replace(first, "")


def _standings(game: Game, named: dict[str, str], earlier: str) -> dict[str, FigurePosition]:
    """Return every figure; those of the sides whose turn is over have acted."""
    homes = {name: cell for name, cell in HOMES.items() if "XYZ".index(name[0]) < game.seats}
    if game.seats == 3:
        homes |= dict.fromkeys(("X4", "Y4", "Z4"), "off left_out")
    standings = {name: _standing(text) for name, text in {**homes, **NPC_STARTS, **named}.items()}
    for name, standing in standings.items():
        standing.acted |= _side(name) in earlier
    return standings


def _piles(standings: dict[str, FigurePosition], named: dict[str, str]) -> dict[str, str]:
    held = Counter("".join([*named.values(), *(s.load for s in standings.values())]))
    stash = "".join((TOKENS - held).elements()) + named.get(STASH, "")
    assert not held - TOKENS, f"there are four of each kind, not {held}"
    return {**named, STASH: stash} if stash else named


def _shown(order: str) -> dict[str, str]:
    return dict(zip(order, BEST_CARDS, strict=False))


def _used(game: Game, order: str, round_n: int) -> list[str]:
    shown = list(_shown(order).values())
    return shown + OTHER_CARDS[: (round_n - 1) * (game.seats + 1)]


def _players(
    game: Game, standings: dict[str, FigurePosition], order: str, moment: Moment
) -> list[dict[str, object]]:
    round_n, rounds = moment.get("round", 1), int(game.options["rounds"])
    left = rounds - round_n + (0 if order else 1)
    cards = OTHER_CARDS[(round_n - 1) * (game.seats + 1) :]
    hands = moment.get("hands") or tuple(
        " ".join(cards[p * left : (p + 1) * left]) for p in range(game.seats)
    )
    needs = moment.get("needs", ("wfm",) * game.seats)
    return [
        {
            "cards": hands[p].split(),
            "bid": _shown(order).get("XYZ"[p]),
            "needs": list(needs[p]),
            "figures": [standings[f"{'XYZ'[p]}{n}"] for n in _TEAM],
        }
        for p in range(game.seats)
    ]


def npc_turn(
    figures: str,
    *dice: Die | int,
    game: Game | None = None,
    lying: str = "",
    fields: str = "",
    **moment: Unpack[Moment],
) -> Scene:
    """Return a scene with the turn of the NPCs that are named first; all others have acted.

    X4 stays at home and passes; then it is the NPCs' turn, then seat 1's.
    """
    named = _entries(figures)
    idle = [name for name in ("X1", "X2", "X3", *NPC_STARTS) if name not in named]
    idle_homes = {name: f"{(HOMES | NPC_STARTS)[name]} acted" for name in idle}
    named |= {name: f"{text} acted" for name, text in named.items() if name[0] == "X"}
    text = ", ".join(f"{name} {rest}" for name, rest in {**named, **idle_homes}.items())
    moment = {"active": "X4", "order": "XNY", **moment}
    return scene(text, game, lying=lying, fields=fields, **moment).do("pass", *dice)
