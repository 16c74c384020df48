"""A player of Survive over HTTP who walks to the other zone and stops where a theft is legal."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from typing import TypeAlias, cast

import undercard
from browser.sample_tables import ApiClient, Json
from polling import wait_until
from undercard.games.survive.game import Survive
from undercard.games.survive.shown_scenario import ShownPlan, show_scenario

Now: TypeAlias = "dict[str, Json]"
MOST_STEPS = 600
FILES = "abcdefghij"
WORTH = {"to": 1, "follow": 1, "place": 1, "bid": 1, "stand": 3, "use": 4}
"""Kinds of actions, those that bring a figure on before those that do not."""


class Thief:
    """Seat 0 of a table of two."""

    def __init__(self, api: ApiClient, table: str) -> None:
        self._api, self._table, self._chance = api, table, random.Random(1)
        game = cast(Survive, undercard.load("survive"))
        self._plan = show_scenario(game.scenario).ground

    def approach(self) -> bool:
        """Play until a theft is legal; return False if the game ends before."""
        return self._play(thefts)

    def finish(self) -> None:
        """Play to the end."""
        self._play(lambda _: False)

    def _play(self, is_enough: Callable[[Now], object]) -> bool:
        for _ in range(MOST_STEPS):
            now = self._wait_for_turn()
            if now["phase"] == "finished":
                return False
            if is_enough(now):
                return True
            self._act(now)
        return False

    def _wait_for_turn(self) -> Now:
        wait_until(lambda: self._is_turn(self._now()))
        return self._now()

    def _now(self) -> Now:
        return cast(Now, self._api.get(f"/tables/{self._table}")["now"])

    @staticmethod
    def _is_turn(now: Now) -> bool:
        return now["phase"] == "finished" or bool(cast(Now, now["view"])["legal"])

    def _act(self, now: Now) -> None:
        action = self._choose(cast(Now, now["view"]))
        self._api.post(
            f"/tables/{self._table}/steps",
            {"step": "act", "seat": 0, "action": action, "answers": now["number"]},
        )

    def _choose(self, view: Now) -> str:
        """Step towards the other zone; else anything that does not end the activation."""
        legal = cast(list[str], view["legal"])
        away = self._distances(cast(list[str], view["fields"]))
        steps = {it: away.get(it.partition("-")[2], 99) for it in legal if it[1:].count("-")}
        here = self._here(view)
        best = min(steps, key=lambda it: (steps[it], self._chance.random()), default=None)
        if best and steps[best] < away.get(here, 99):
            return best
        ranked = sorted(legal, key=lambda it: -WORTH.get(it.split()[0], 0))
        others = [it for it in ranked if it.split()[0] in WORTH]
        ends = [it for it in legal if it in ("pass", "done", "stay")]
        return (others or ends or legal)[0]

    def _here(self, view: Now) -> str:
        figures = cast(list[Now], view["figures"])
        return next((str(it["cell"]) for it in figures if it["figure"] == view["active"]), "")

    def _distances(self, fields: list[str]) -> dict[str, int]:
        """Return the number of steps from each cell to the other zone, through open passages."""
        blocked = blocked_edges(self._plan, fields)
        found = {cell: 0 for cell, side in self._plan.zones.items() if side == "Y"}
        left = deque(found)
        while left:
            cell = left.popleft()
            for beside in neighbours(cell):
                if beside not in found and frozenset((cell, beside)) not in blocked:
                    found[beside] = found[cell] + 1
                    left.append(beside)
        return found


def thefts(now: Now) -> list[str]:
    """Return the legal actions that are thefts."""
    odds = cast(dict[str, Now], now["odds"])
    return [action for action, chances in odds.items() if chances["kind"] == "theft"]


def blocked_edges(plan: ShownPlan, fields: list[str]) -> set[frozenset[str]]:
    active = [it.cells for it in plan.passages if it.name in fields]
    return {frozenset(edge) for edge in (*plan.walls, *active)}


def neighbours(cell: str) -> list[str]:
    column, row = FILES.index(cell[0]), int(cell[1:])
    beside = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [f"{FILES[x]}{y}" for x, y in beside if 0 <= x < 10 and 1 <= y <= 10]
