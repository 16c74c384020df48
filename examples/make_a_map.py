"""Make a map: draw another dungeon for Survive, check it, and measure who wins on it.

python examples/make_a_map.py [games]
"""

import sys
import tomllib
from importlib.resources import files

import undercard
from undercard.bots.make import make_bot

DUEL = files("undercard") / "games/survive/scenarios/duel.toml"


def open_dungeon() -> dict[str, object]:
    """Return the dungeon for two with all blue fields switched off at the start."""
    scenario = tomllib.loads(DUEL.read_text(encoding="utf-8"))
    scenario["name"] = "open-duel"
    scenario["dungeon"] = scenario["dungeon"].replace("B", "b")
    return scenario


def broken_dungeon() -> dict[str, object]:
    """Return an unplayable dungeon: a passage without its field."""
    scenario = open_dungeon()
    scenario["dungeon"] = scenario["dungeon"].replace("b", " ", 1)
    return scenario


def wins(games: int) -> list[float]:
    game, won = undercard.load("survive", scenario=open_dungeon()), [0.0, 0.0]
    for seed in range(games):
        state = game.new(seed)
        bots = [make_bot("greedy", game, seed + seat) for seat in range(game.seats)]
        while (seat := game.to_act(state)) is not None:
            action = bots[seat].decide(game.view(state, seat), game.legal(state), 1.0)
            state, _ = game.apply(state, action)
        for winner in (winners := game.outcome(state).winners):
            won[winner] += 1 / len(winners)
    return won


if __name__ == "__main__":
    try:
        undercard.load("survive", scenario=broken_dungeon())
    except undercard.UndercardError as error:
        print(f"refused: {error}")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    print(f"on the open map seat 0 won {wins(games)[0]:g} of {games} games")
