"""Set up a position and ask the champion for its choice.

    python examples/ask_the_champion.py [seconds]

A position is a JSON document: change it, and `setup` reports what is impossible.
"""

import sys

import undercard
from undercard.bots.make import make_bot


def ask(seconds: float) -> str:
    game = undercard.load("fightdrome", mode="match")
    position = game.position(game.new(seed=29))
    position["fame"] = [180, 260]
    state = game.setup(position)
    seat = game.to_act(state)
    champion = make_bot("champion", game, seed=1)
    choice = champion.decide(game.view(state, seat), game.legal(state), seconds)
    print(f"seat {seat} holds {' '.join(game.view(state, seat).fighters[seat].hand)}")
    for weighed in champion.explain().weighed:
        print(f"  {weighed.action:<4} {weighed.share:5.0%} of its search")
    return choice


if __name__ == "__main__":
    print("The champion plays", ask(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0))
