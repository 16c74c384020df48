"""Analyse a record: find the actions at which a player deviated from our network.

    python examples/analyse_record.py [game.json]

Every finished game can be downloaded as a record. Without one, two bots play a match here.
"""

import sys
from pathlib import Path

import undercard
from undercard.bots.make import make_bot
from undercard.kernel.game import Game
from undercard.kernel.plugin import plugin_of
from undercard.kernel.record import Record, make_record, read_record, verify


def played_here(seed: int) -> Record:
    game = undercard.load("fightdrome")
    state, actions = game.new(seed), []
    bots = [make_bot("greedy", game, seed), make_bot("random", game, seed)]
    while (seat := game.to_act(state)) is not None:
        actions.append(bots[seat].decide(game.view(state, seat), game.legal(state), 1.0))
        state, _ = game.apply(state, actions[-1])
    return make_record(game, seed, actions, ["Greedy", "Random"])


def analyse(game: Game, record: Record) -> list[int]:
    """Print the network's choice where it differs; return the number of deviations of each seat."""
    state, apart = game.new(int(record.seed)), [0] * game.seats
    network = make_bot("learned", game, seed=1)
    for step, action in enumerate(record.actions, 1):
        seat = game.to_act(state)
        advice = network.decide(game.view(state, seat), game.legal(state), 1.0)
        if advice != action:
            apart[seat] += 1
            print(f"{step:>3}  {record.players[seat]} chose {action}, the network {advice}")
        state, _ = game.apply(state, action)
    return apart


if __name__ == "__main__":
    given = Path(sys.argv[1]).read_text() if len(sys.argv) > 1 else None
    record = read_record(given) if given else played_here(seed=7)
    verify(record)
    game = undercard.load(record.game, **{plugin_of(record.game).box: record.box}, **record.options)
    for player, apart in zip(record.players, analyse(game, record), strict=True):
        print(f"{player} deviated {apart} times in {len(record.actions)} steps")
