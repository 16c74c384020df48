"""Cases of the positions campaign: a table and a mutated position, both derived from a number.

A case is reproducible, so that one that crashes a process can be rebuilt elsewhere and reported.
"""

from __future__ import annotations

import copy
import json
import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import undercard
from games.campaigns.mutations import Values, collect_values, mutate
from games.fightdrome.positions import JUMPY, TINY
from games.fightdrome.test_pack import reconstructed
from games.fightdrome.tiny import TINY_PACK
from games.survive.dungeons import crowded, wide_open
from random_games import play_randomly, random_options
from undercard.kernel.game import Game

PER_TABLE = 40
"""The number of cases that share a table and a random game."""
OTHER_TABLE = 0.2
"""The probability that a position is set up at a table with other options."""
UNCHANGED = 0.02
MOST_TARGET = 200
"""Higher targets only make matches longer."""


def eight_sleeves() -> dict[str, Any]:
    """Return a pack with the maximum number of Sleeves."""
    raw = reconstructed()
    raw["origin"] = "house"
    cards = raw["sleeves"]["cards"]
    cards += [{"name": f"again {card['name']}", "order": card["order"]} for card in cards[:2]]
    return raw


def printed() -> dict[str, Any]:
    """Return a pack that cannot deal every pair of characters."""
    raw = reconstructed()
    raw["origin"] = "printed"
    raw["stacks"]["cards"][1]["counts"] = [11, 11, 11, 3, 4]
    return raw


PACKS: tuple[object, ...] = (
    *("reconstructed", "balanced"),
    *(TINY_PACK, TINY, JUMPY, eight_sleeves(), printed()),
)
SCENARIOS = {2: (None, crowded(2), wide_open(2)), 3: (None, crowded(3), wide_open(3))}


@dataclass(frozen=True)
class Case:
    number: int
    game: Game
    position: dict[str, Any]
    kinds: tuple[str, ...]
    """The mutations of the position, in this order."""

    def report(self) -> str:
        """Return a text that suffices to set the position up by hand."""
        options = {**self.game.options, "box": self.game.box_document()}
        return (
            f"case {self.number} of {self.game.name}, {' + '.join(self.kinds)}\n"
            f"  options {json.dumps(options)}\n  position {json.dumps(self.position)}"
        )


def make_case(name: str, number: int, engine: str = "compiled") -> Case:
    game, positions, values = _played(name, number // PER_TABLE, engine)
    rng = random.Random(f"{name} {number}")
    if rng.random() < OTHER_TABLE:
        game = _table(name, rng, engine, seats=game.seats)
    by_situation: dict[object, list[dict[str, Any]]] = {}
    for position in positions:
        by_situation.setdefault(position["situation"], []).append(position)
    chosen = copy.deepcopy(rng.choice(by_situation[rng.choice(sorted(by_situation, key=str))]))
    kinds = () if rng.random() < UNCHANGED else mutate(chosen, values, rng)
    return Case(number, game, chosen, kinds)


@lru_cache(4)
def _played(name: str, number: int, engine: str) -> tuple[Game, list[dict[str, Any]], Values]:
    """Return the positions of a random game, and every value of every field in them."""
    rng = random.Random(f"{name} table {number}")
    game = _table(name, rng, engine)
    states = [state for state, _ in play_randomly(game, rng.getrandbits(32))]
    kept = rng.sample(states, min(len(states), 200)) + states[:2] + states[-1:]
    positions: list[Any] = [json.loads(json.dumps(game.position(state))) for state in kept]
    return game, positions, collect_values(positions)


def _table(name: str, rng: random.Random, engine: str, seats: int | None = None) -> Game:
    while True:
        options: dict[str, object] = {**random_options(name, rng), "engine": engine}
        if name == "fightdrome":
            options["target"] = rng.randint(1, MOST_TARGET)
            options["do_you_want_fame"] = False
            options["pack"] = rng.choice(PACKS) if rng.random() < 0.6 else PACKS[0]
        else:
            players = int(str(options.pop("players")))
            options["scenario"] = rng.choice(SCENARIOS[players]) or ("duel", "trio")[players - 2]
        try:
            game = undercard.load(name, **options)
        except undercard.UndercardError:
            continue  # an Epic Tournament needs more Sleeves than some packs have
        if seats is None or game.seats == seats:
            return game
