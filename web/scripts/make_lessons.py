"""Write the lessons: a whole bout of Fightdrome and the first round of a game of Survive.

Run from the repository root with the project's Python: `python web/scripts/make_lessons.py`.
With `--search` many games are played, and those kept in which most of what there is to learn comes
up soonest; their seeds are then to be written down here. The browser shows the frames and says,
when something comes up first, what it is.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

import undercard
from undercard.bots.bot import Bot
from undercard.bots.make import make_bot
from undercard.games.fightdrome.view import View as FightdromeView
from undercard.games.survive.view import View as SurviveView
from undercard.kernel.events import Event
from undercard.kernel.game import State
from undercard.server.web.boxes_api import document_of
from undercard.table.pointing import why_not

FOLDER = Path(__file__).parents[1] / "src/help/lessons"
SEEDS = {"fightdrome": 1849, "survive": 649}
LEARNER = 0
ATTACKS, BLOCKS = ("P", "K", "G"), ("PB", "KB")


class Frame(msgspec.Struct, frozen=True):
    """What the learner sees, what is to be done now, and what is said about it."""

    view: object
    events: list[Event]
    why: dict[str, str]
    """The rule against each action that may be pointed at and cannot be taken."""
    do: str | None
    """None: somebody else is to act."""
    to: str | None
    """Where a walk ends that begins with this step."""
    say: list[str]
    after: int
    """How many actions have been taken."""


class Lesson(msgspec.Struct, frozen=True):
    game: str
    seed: int
    options: dict[str, object]
    box: object
    actions: list[str]
    """Of everybody: with the seed they make the game again."""
    frames: list[Frame]


@dataclass
class Step:
    """A moment of a game that was played, with what comes up in it."""

    state: State
    view: msgspec.Struct
    events: list[Event]
    do: str | None
    topics: list[str]
    played: list[str]
    """All actions of the game until now, whoever's."""
    to: str | None = None
    """Where a walk of several steps ends."""


# Fightdrome: what comes up


def card_topic(card: str) -> str:
    letters = card.rstrip("0123456789")
    if letters in ATTACKS:
        return "answer"
    if letters in BLOCKS:
        return "block"
    return {"F": "feint", "W": "weave"}.get(letters, "neurochem")


def fightdrome_topics(
    view: FightdromeView, events: list[Event], do: str | None, before: str | None
) -> list[str]:
    """`before` is what the learner did last, if nobody has acted since."""
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


def _decision_topics(view: FightdromeView, do: str | None) -> list[str]:
    if do is None:
        return []
    if do == "rest":
        return ["rest"]
    if view.situation == "lead":
        is_pause = bool(view.fighters[0].discard or view.fighters[1].discard)
        return ["pause"] if is_pause and view.staggered is None else ["lead"]
    return [view.situation if view.situation != "answer" else card_topic(do)]


FIGHTDROME_TOPICS = {
    *("intro", "lead", "draw", "answer", "block", "weave", "feint", "follow_up", "neurochem"),
    *("pause", "stagger", "they_stagger", "rest", "end"),
}


def play_fightdrome(seed: int) -> Iterator[Step]:
    game = undercard.load("fightdrome", first="seat 0")
    rival, rng = make_bot("greedy", game, seed), random.Random(seed)
    state, events = game.start(seed)
    before: str | None = None
    played: list[str] = []
    while True:
        view = game.view(state, LEARNER)
        assert isinstance(view, FightdromeView)
        do = rng.choice(view.legal) if view.legal else None
        seen = game.redact(events, LEARNER)
        yield Step(state, view, seen, do, fightdrome_topics(view, seen, do, before), [*played])
        seat = game.to_act(state)
        if seat is None:
            return
        before = do
        action = do or rival.decide(game.view(state, seat), game.legal(state), 1)
        played.append(action)
        state, events = game.apply(state, action)


def is_won(steps: list[Step]) -> bool:
    view = steps[-1].view
    return (
        isinstance(view, FightdromeView) and view.outcome is not None and 0 in view.outcome.winners
    )


# Survive: what comes up

SURVIVE_TOPICS = {
    *("intro", "place", "bid", "order", "use", "step", "pick", "drop", "field", "hit"),
    *("jump", "npc", "end"),
}


def action_topic(action: str) -> str:
    word = action.split()[0]
    if action[0] in "+-":
        return "pick" if action[0] == "+" else "drop"
    return "step" if "-" in word else word


def choose(rng: random.Random, view: SurviveView, told: set[str], bot: Bot) -> str:
    """What has not been shown yet, where it can be; else what a bot would do."""
    new = SURVIVE_TOPICS - told - {"drop", "step"}
    fresh = [action for action in view.legal if action_topic(action) in new]
    return rng.choice(fresh) if fresh else bot.decide(view, view.legal, 1)


def play_survive(seed: int) -> Iterator[Step]:
    """What others do comes with the learner's next frame, and a walk is one frame."""
    game = undercard.load("survive")
    bots = [make_bot("greedy", game, seed + n) for n in range(2)]
    rng, told = random.Random(seed), {"place", "bid", "use"}
    state, events = game.start(seed)
    seen, walk = game.redact(events, LEARNER), None
    played: list[str] = []
    while True:
        view = game.view(state, LEARNER)
        assert isinstance(view, SurviveView)
        seat = game.to_act(state)
        if view.round == 2 or seat is None:
            if walk:
                yield walk
            yield Step(state, view, seen, None, [*survive_topics(seen), "end"], [*played])
            return
        do = None
        if seat == LEARNER:
            do = choose(rng, view, told, bots[0])
            topics = [*survive_topics(seen), action_topic(do)]
            told.update(topics)
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
    """Whether a step is one more of the same walk, with nothing new to say about it."""
    is_walk = all(action_topic(it.do or "") == "step" for it in (walk, step))
    return is_walk and step.topics == ["step"] and all(it.kind == "stepped" for it in step.events)


def survive_topics(events: list[Event]) -> list[str]:
    kinds = {event.kind for event in events}
    topics = ["intro"] if "need" in kinds else []
    if "revealed" in kinds:
        topics.append("order")
    if "decided" in kinds:
        topics.append("npc")
    topics += [name for name in ("knocked_down", "out") if name in kinds]
    return topics


def acts_first(steps: list[Step]) -> bool:
    """The learner plays before watching others play."""
    views = [step.view for step in steps]
    return any(isinstance(view, SurviveView) and view.order[:1] == ["X"] for view in views)


# Choosing and writing

Play = Callable[[int], Iterator[Step]]


def covered(steps: list[Step]) -> set[str]:
    return {topic for step in steps for topic in step.topics}


def find(play: Play, wanted: set[str], seeds: int, fits: Callable[[list[Step]], bool]) -> int:
    def worth(seed: int) -> tuple[int, int]:
        steps = list(play(seed))
        return (len(covered(steps) & wanted) if fits(steps) else 0, -len(steps))

    return max(range(seeds), key=worth)


def write(name: str, play: Play, seed: int) -> None:
    steps, said = list(play(seed)), set[str]()
    game = undercard.load(name, **({"first": "seat 0"} if name == "fightdrome" else {}))
    frames = []
    for step in steps:
        say = [topic for topic in step.topics if topic not in said]
        said.update(say)
        why = why_not(game, step.state, step.view) if step.do else {}
        frames.append(Frame(step.view, step.events, why, step.do, step.to, say, len(step.played)))
    lesson = Lesson(name, seed, dict(game.options), document_of(game), steps[-1].played, frames)
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(lesson) + b"\n")
    sys.stdout.write(f"{name}: seed {seed}, {len(frames)} frames, {sorted(said)}\n")


if __name__ == "__main__":
    seeds = SEEDS
    if "--search" in sys.argv:
        seeds = {
            "fightdrome": find(play_fightdrome, FIGHTDROME_TOPICS, 3000, is_won),
            "survive": find(play_survive, SURVIVE_TOPICS, 250, acts_first),
        }
    write("fightdrome", play_fightdrome, seeds["fightdrome"])
    write("survive", play_survive, seeds["survive"])
