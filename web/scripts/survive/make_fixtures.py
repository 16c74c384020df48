"""Write views of real Survive games, one per situation, with the events that led to each.

Run from the repository root with the project's Python:
`python web/scripts/survive/make_fixtures.py`. Greedy bots play, with some random actions; the first
position that fits each case is kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from undercard.bots.make import make_bot
from undercard.games.survive.cells import COLUMNS, format_cell
from undercard.games.survive.game import Survive, build
from undercard.games.survive.options import OPTIONS
from undercard.games.survive.view import View
from undercard.kernel.events import Event
from undercard.kernel.game import State
from undercard.kernel.odds import Odds
from undercard.server.tables.games import option_info

FOLDER = Path(__file__).parents[2] / "src/games/survive/fixtures"
WHIM = 0.25
"""The share of random actions, because greedy bots never reach some situations."""


class Moment(msgspec.Struct, frozen=True):
    """A view, the previous one, and the events between them."""

    before: View | None
    events: list[Event]
    view: View
    why: dict[str, str]
    ways: dict[str, str]
    odds: dict[str, Odds]


Fits = Callable[[Moment], bool]
Case = tuple[dict[str, object], int | None, Fits]


def mine(moment: Moment, situation: str) -> bool:
    view = moment.view
    return view.situation == situation and view.to_act == view.seat


def kinds(moment: Moment) -> set[str]:
    return {event.kind for event in moment.events}


def loaded(moment: Moment) -> bool:
    figures = moment.view.figures
    return sum(bool(f.load) for f in figures) > 2 and any(f.down for f in figures)


def acting(moment: Moment) -> bool:
    return mine(moment, "act") and loaded(moment) and moment.view.actions == 2


def choosing(moment: Moment) -> bool:
    """A step, an attack and a field to choose from."""
    words = {action.split()[0] for action in moment.view.legal}
    return mine(moment, "act") and {"hit", "field"} <= words and any("-" in w for w in words)


def npc_turn(moment: Moment) -> bool:
    """Whether the player to act sees a whole turn of the NPCs in the same round."""
    decided = sum(event.kind == "decided" for event in moment.events)
    has_rolled = "rolled" in kinds(moment) and "round" not in kinds(moment)
    return decided > 3 and has_rolled and moment.view.seat == moment.view.to_act


CASES: dict[str, Case] = {
    "opening": ({}, 0, lambda m: mine(m, "place") and bool(m.events)),
    "leave": ({"players": 3}, 0, lambda m: mine(m, "leave")),
    "bid": ({}, 0, lambda m: mine(m, "bid") and m.view.round == 2),
    "use": ({}, 0, lambda m: mine(m, "use") and loaded(m)),
    "act": ({}, 0, acting),
    "move": ({}, 0, lambda m: mine(m, "move") and (m.view.steps or 0) == 1 and m.view.round > 1),
    "choice": ({}, 0, choosing),
    "green": ({}, 0, lambda m: mine(m, "green") and len(m.view.legal) > 3),
    "jump": ({}, 0, lambda m: mine(m, "to")),
    "follow": ({}, 0, lambda m: mine(m, "follow")),
    "return": ({}, 0, lambda m: mine(m, "return")),
    "trio": ({"players": 3}, 1, acting),
    "npcs": ({}, 0, npc_turn),
    "waiting": ({"players": 3}, 0, lambda m: m.view.to_act == 2 and m.view.situation == "move"),
    "teleporter": ({}, 0, lambda m: any(it.kind == "jump" for it in m.odds.values())),
    "over": ({}, 0, lambda m: m.view.outcome is not None and m.view.outcome.winners == (0,)),
    "over_trio": ({"players": 3}, 0, lambda m: m.view.outcome is not None),
    "spectator": ({"players": 3}, None, lambda m: loaded(m) and "rolled" in kinds(m)),
}


def forbidden(game: Survive, state: State, view: View) -> dict[str, str]:
    """The rule against each step of the active figure that is not legal."""
    cell = next((f.cell for f in view.figures if f.figure == view.active), None)
    if not view.legal or cell is None:
        return {}
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    beside = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    steps = [f"{cell}-{COLUMNS[c]}{r}" for c, r in beside if 0 <= c < 10 and 1 <= r <= 10]
    rules = {step: game.why(state, step) for step in steps}
    return {step: rule for step, rule in rules.items() if rule}


def moments(game: Survive, seat: int | None, seed: int) -> Iterator[Moment]:
    rng = random.Random(seed)
    bots = [make_bot("greedy", game, seed + n) for n in range(game.seats)]
    state, events = game.start(seed)
    before: View | None = None
    while True:
        view = game.view(state, seat)
        seen = game.redact(events, seat)
        ways = game.paths(state) if view.legal else {}
        odds = game.all_odds(state, view)
        yield Moment(before, seen, view, forbidden(game, state, view), ways, odds)
        actor = game.to_act(state)
        if actor is None:
            return
        legal = game.legal(state)
        action = bots[actor].decide(game.view(state, actor), legal, 0.01)
        state, events = game.apply(state, rng.choice(legal) if rng.random() < WHIM else action)
        before = view


def find(name: str, case: Case) -> dict[str, object]:
    options, seat, fits = case
    game = build(**options)
    for seed in range(200):
        for moment in moments(game, seat, seed):
            if fits(moment):
                found: dict[str, object] = msgspec.to_builtins(moment)
                return {"table": {"rounds": game.options["rounds"]}, **found}
    raise SystemExit(f"no game has a position for {name}")


def theft() -> dict[str, object]:
    """A figure that could steal: bots never get there, so it is put into the enemy's zone."""
    game = build()
    for seed in range(200):
        for moment in moments(game, 0, seed):
            found = _in_enemy_zone(game, moment.view) if acting(moment) else None
            if found is not None:
                shown: dict[str, object] = msgspec.to_builtins(found)
                return {"table": {"rounds": game.options["rounds"]}, **shown}
    raise SystemExit("no game has a position for theft")


def _in_enemy_zone(game: Survive, view: View) -> Moment | None:
    zone = [format_cell(cell) for cell in game.scenario.plan.zones[1]]
    held = {figure.cell for figure in view.figures}
    cell = next((it for it in zone if view.lying.get(it) and it not in held), None)
    if cell is None:
        return None
    figures = [
        msgspec.structs.replace(it, cell=cell, load=it.load) if it.figure == view.active else it
        for it in view.figures
    ]
    moved = game.imagine(msgspec.structs.replace(view, figures=figures))
    seen = game.view(moved, 0)
    odds = game.all_odds(moved, seen)
    if not any(it.kind == "theft" for it in odds.values()):
        return None
    return Moment(None, [], seen, forbidden(game, moved, seen), game.paths(moved), odds)


def write(name: str, content: object) -> None:
    data = msgspec.json.format(msgspec.json.encode(content), indent=1)
    (FOLDER / f"{name}.json").write_bytes(data + b"\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    write("options", [option_info(option) for option in OPTIONS])
    for players in (2, 3):
        write(f"box{players}", build(players=players).shown_box())
    for name, case in CASES.items():
        write(name, find(name, case))
    write("theft", theft())
