"""Write the lessons of Survive: a first turn, and a turn late in a game with everything that hurts.

Run from the repository root with the project's Python:
`PYTHONPATH=web/scripts python web/scripts/survive/make_lesson.py`. The learner's actions are in the
scripts below; bots take all others, and the rules play them.
"""

from __future__ import annotations

from collections.abc import Callable

import undercard
from lesson import LEARNER, Recording, parse_script
from undercard.bots.make import make_bot
from undercard.games.survive.view import View
from undercard.kernel.game import State

GAME = undercard.load("survive")
TURN_SEED, TURN_START = 649, ("place b4", "place b5", "place a7")
TURN = """
intro
place: place a5
bid: bid 8D
use: use 1
field: field b3|b4
step: b4-b3
pick: +o
carry: b3-b4
drop: -o, done
: use 2
walk: b5-c5, c5-c4
done: done
: field c4|d4
pass: pass
: use 3
: a7-a8, a8-b8, b8-b9
jump: jump
to: to 2, done, pass
: use 4
: a5-b5, b5-c5, c5-c4, c4-d4, d4-e4, done
hit: hit e5
"""
TROUBLE_SEED, TROUBLE_ROUND = 0, 4
TROUBLE = """
trouble
: use 2
: a7-a8, a8-b8, b8-c8, c8-d8
terminal: done
green: green d3|d4, done
down: use 1
stand: stand
push: i7-i6
theft: +w
"""


def record(seed: int) -> Recording:
    bots = [make_bot("greedy", GAME, seed + n) for n in range(2)]

    def decide(state: State, seat: int) -> str:
        return bots[seat].decide(GAME.view(state, seat), GAME.legal(state), 1)

    return Recording(GAME, seed, decide)


def view_of(recording: Recording) -> View:
    view = GAME.view(recording.state, LEARNER)
    assert isinstance(view, View)
    return view


def play_until(recording: Recording, is_due: Callable[[View], bool]) -> None:
    """Let bots act for everybody."""
    while not is_due(view_of(recording)):
        seat = GAME.to_act(recording.state)
        assert seat is not None
        recording.take(recording.rival(recording.state, seat))


def is_trouble(view: View) -> bool:
    return (view.round, view.situation, view.to_act) == (TROUBLE_ROUND, "use", LEARNER)


def write_turn() -> None:
    recording = record(TURN_SEED)
    for action in TURN_START:
        recording.take(action)
    recording.follow(parse_script(TURN))
    play_until(recording, lambda view: view.round == 2)
    recording.follow(parse_script("npc\nend"))
    recording.write("turn")


def write_trouble() -> None:
    recording = record(TROUBLE_SEED)
    play_until(recording, is_trouble)
    recording.forget()
    recording.follow(parse_script(TROUBLE))
    recording.follow(parse_script("trouble_end"))
    recording.write("trouble")


if __name__ == "__main__":
    write_turn()
    write_trouble()
