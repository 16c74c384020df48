"""Write the lesson of Survive: the first round of a game.

Run from the repository root with the project's Python:
`PYTHONPATH=web/scripts python web/scripts/survive/make_lesson.py`. With `--search` it plays many
games and writes the one with the most topics in the fewest steps; copy its seed into this file.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from lesson import LEARNER, Step, find, write

import undercard
from undercard.bots.bot import Bot
from undercard.bots.make import make_bot
from undercard.games.survive.view import View
from undercard.kernel.events import Event

SEED = 649
TOPICS = {
    *("intro", "place", "bid", "order", "use", "step", "pick", "drop", "field", "hit"),
    *("jump", "npc", "end"),
}
GAME = undercard.load("survive")


def action_topic(action: str) -> str:
    word = action.split()[0]
    if action[0] in "+-":
        return "pick" if action[0] == "+" else "drop"
    return "step" if "-" in word else word


def choose(rng: random.Random, view: View, shown: set[str], bot: Bot) -> str:
    """Return an action with a new topic if there is one, otherwise the bot's action."""
    new = TOPICS - shown - {"drop", "step"}
    fresh = [action for action in view.legal if action_topic(action) in new]
    return rng.choice(fresh) if fresh else bot.decide(view, view.legal, 1)


def play(seed: int) -> Iterator[Step]:
    """Yield the steps. Actions of others belong to the learner's next step; a walk is one step."""
    game = GAME
    bots = [make_bot("greedy", game, seed + n) for n in range(2)]
    rng, shown = random.Random(seed), {"place", "bid", "use"}
    state, events = game.start(seed)
    seen, walk = game.redact(events, LEARNER), None
    played: list[str] = []
    while True:
        view = game.view(state, LEARNER)
        assert isinstance(view, View)
        seat = game.to_act(state)
        if view.round == 2 or seat is None:
            if walk:
                yield walk
            yield Step(state, view, seen, None, [*find_topics(seen), "end"], [*played])
            return
        do = None
        if seat == LEARNER:
            do = choose(rng, view, shown, bots[0])
            topics = [*find_topics(seen), action_topic(do)]
            shown.update(topics)
            step = Step(state, view, seen, do, topics, [*played])
            if walk and goes_on(walk, step):
                walk.to, seen = do.split("-")[1], [*seen]
            else:
                if walk:
                    yield walk
                walk, seen = step, []
        action = do or bots[1].decide(game.view(state, seat), game.legal(state), 1)
        played.append(action)
        state, events = game.apply(state, action)
        seen = [*seen, *game.redact(events, LEARNER)]


def goes_on(walk: Step, step: Step) -> bool:
    """Whether a step continues the same walk without a new topic."""
    is_walk = all(action_topic(it.do or "") == "step" for it in (walk, step))
    return is_walk and step.topics == ["step"] and all(it.kind == "stepped" for it in step.events)


def find_topics(events: list[Event]) -> list[str]:
    kinds = {event.kind for event in events}
    topics = ["intro"] if "need" in kinds else []
    if "revealed" in kinds:
        topics.append("order")
    if "decided" in kinds:
        topics.append("npc")
    topics += [name for name in ("knocked_down", "out") if name in kinds]
    return topics


def acts_first(steps: list[Step]) -> bool:
    """Whether the learner acts before the others."""
    views = [step.view for step in steps]
    return any(isinstance(view, View) and view.order[:1] == ["X"] for view in views)


if __name__ == "__main__":
    write(GAME, play, find(play, TOPICS, 250, acts_first) if "--search" in sys.argv else SEED)
