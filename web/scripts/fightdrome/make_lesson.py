"""Write the lesson of Fightdrome: a whole bout.

Run from the repository root with the project's Python:
`PYTHONPATH=web/scripts python web/scripts/fightdrome/make_lesson.py`. With `--search` it plays many
games and writes the one with the most topics in the fewest steps; copy its seed into this file.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from lesson import LEARNER, Step, find, write

import undercard
from undercard.bots.make import make_bot
from undercard.games.fightdrome.view import View
from undercard.kernel.events import Event

SEED = 1849
ATTACKS, BLOCKS = ("P", "K", "G"), ("PB", "KB")
TOPICS = {
    *("intro", "lead", "draw", "answer", "block", "weave", "feint", "follow_up", "neurochem"),
    *("pause", "stagger", "they_stagger", "rest", "end"),
}
GAME = undercard.load("fightdrome", first="seat 0")


def card_topic(card: str) -> str:
    letters = card.rstrip("0123456789")
    if letters in ATTACKS:
        return "answer"
    if letters in BLOCKS:
        return "block"
    return {"F": "feint", "W": "weave"}.get(letters, "neurochem")


def find_topics(view: View, events: list[Event], do: str | None, before: str | None) -> list[str]:
    """Return the topics of a frame. `before` is the learner's action, if it was the last one."""
    kinds = {(event.kind, event.seat) for event in events}
    topics = ["intro"] if any(event.kind == "round" for event in events) else []
    if ("drew", LEARNER) in kinds and before and before != "rest":
        topics.append("draw")
    if ("staggered", 1) in kinds:
        topics.append("they_stagger")
    if ("rested", 1) in kinds:
        topics.append("they_rest")
    if view.outcome is not None:
        return [*topics, "end"]
    return [*topics, *_decision_topics(view, do)]


def _decision_topics(view: View, do: str | None) -> list[str]:
    if do is None:
        return []
    if do == "rest":
        return ["rest"]
    if view.situation == "lead":
        is_pause = bool(view.fighters[0].discard or view.fighters[1].discard)
        return ["pause"] if is_pause and view.staggered is None else ["lead"]
    return [view.situation if view.situation != "answer" else card_topic(do)]


def play(seed: int) -> Iterator[Step]:
    game = GAME
    rival, rng = make_bot("greedy", game, seed), random.Random(seed)
    state, events = game.start(seed)
    before: str | None = None
    played: list[str] = []
    while True:
        view = game.view(state, LEARNER)
        assert isinstance(view, View)
        do = rng.choice(view.legal) if view.legal else None
        seen = game.redact(events, LEARNER)
        yield Step(state, view, seen, do, find_topics(view, seen, do, before), [*played])
        seat = game.to_act(state)
        if seat is None:
            return
        before = do
        action = do or rival.decide(game.view(state, seat), game.legal(state), 1)
        played.append(action)
        state, events = game.apply(state, action)


def is_won(steps: list[Step]) -> bool:
    view = steps[-1].view
    return isinstance(view, View) and view.outcome is not None and 0 in view.outcome.winners


if __name__ == "__main__":
    write(GAME, play, find(play, TOPICS, 3000, is_won) if "--search" in sys.argv else SEED)
