"""Lessons: a real game frame by frame, with what there is to learn when it comes up first."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from undercard.kernel.events import Event
from undercard.kernel.game import Game, GameView, State

FOLDER = Path(__file__).parents[1] / "src/games"
LEARNER = 0


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
    view: GameView
    events: list[Event]
    do: str | None
    topics: list[str]
    played: list[str]
    """All actions of the game until now, whoever's."""
    to: str | None = None
    """Where a walk of several steps ends."""


Play = Callable[[int], Iterator[Step]]


def covered(steps: list[Step]) -> set[str]:
    return {topic for step in steps for topic in step.topics}


def find(play: Play, wanted: set[str], seeds: int, fits: Callable[[list[Step]], bool]) -> int:
    def worth(seed: int) -> tuple[int, int]:
        steps = list(play(seed))
        return (len(covered(steps) & wanted) if fits(steps) else 0, -len(steps))

    return max(range(seeds), key=worth)


def write(game: Game, play: Play, seed: int) -> None:
    """Write the lesson of a game; `seed` is the one to play it from."""
    steps, said = list(play(seed)), set[str]()
    frames = []
    for step in steps:
        say = [topic for topic in step.topics if topic not in said]
        said.update(say)
        why = game.refusals(step.state, step.view) if step.do else {}
        frames.append(Frame(step.view, step.events, why, step.do, step.to, say, len(step.played)))
    box = game.shown_box()
    lesson = Lesson(game.name, seed, dict(game.options), box, steps[-1].played, frames)
    (FOLDER / game.name / "lesson.json").write_bytes(msgspec.json.encode(lesson) + b"\n")
    sys.stdout.write(f"{game.name}: seed {seed}, {len(frames)} frames, {sorted(said)}\n")
