"""A hook for the lab: how often players rest, and whether the player who rests more wins.

undercard lab match fightdrome greedy random --games 200 --hook examples/count_rests.py
"""

from undercard.kernel.events import Event
from undercard.kernel.game import Outcome, State

Count = dict[str, float]
rests = [0, 0]


def before(_count: Count, _state: State) -> None:
    rests[:] = [0, 0]


def step(count: Count, _state: State, _action: str, events: list[Event]) -> None:
    for event in events:
        if event.kind == "rested" and event.seat is not None:
            count["rests"] += 1
            rests[event.seat] += 1


def after(count: Count, _state: State, outcome: Outcome) -> None:
    count["games"] += 1
    if rests[0] != rests[1]:
        count["games in which one rested more"] += 1
        count["… and won"] += outcome.winners == (rests.index(max(rests)),)
