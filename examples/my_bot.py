"""A bot in twenty lines, and its result against one of ours.

    undercard serve --bot examples/my_bot.py    # play it in the browser
    python examples/my_bot.py [games]           # let it play against ours

A bot needs only `decide`. It receives what its seat may know (see `View` of the game), the legal
actions in notation, and the time limit in seconds.
"""

import sys

import msgspec

import undercard
from undercard.bots.make import make_bot


class MyBot:
    """Spends its weakest cards first."""

    name = "Penny Pincher"
    games = ("fightdrome",)

    def decide(self, view: msgspec.Struct, legal: list[str], budget: float) -> str:  # noqa: ARG002
        return min(legal, key=lambda action: int("".join(filter(str.isdigit, action)) or 0))


def wins(games: int) -> int:
    game, won = undercard.load("fightdrome"), 0
    for seed in range(games):
        bots = [MyBot(), make_bot("level2", game, seed)]
        state = game.new(seed)
        while (seat := game.to_act(state)) is not None:
            action = bots[seat].decide(game.view(state, seat), game.legal(state), 1.0)
            state, _ = game.apply(state, action)
        won += game.outcome(state).winners == (0,)
    return won


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(f"MyBot won {wins(games)} of {games} bouts against level 2")
