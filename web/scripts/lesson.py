"""Lessons: the frames of a real game, with an explanation where a topic first occurs."""

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
    """The learner's view, the action to take and the topics to explain."""

    view: object
    events: list[Event]
    why: dict[str, str]
    """The rule against each illegal action on the board."""
    do: str | None
    """None if another seat acts."""
    to: str | None
    """The last cell of a walk that starts with this step."""
    topics: list[str]
    after: int
    """The number of actions taken so far."""


class Lesson(msgspec.Struct, frozen=True):
    game: str
    seed: int
    options: dict[str, object]
    box: object
    actions: list[str]
    """The actions of all seats; with the seed they reproduce the game."""
    frames: list[Frame]


@dataclass
class Step:
    """A moment of a game, with its topics."""

    state: State
    view: GameView
    events: list[Event]
    do: str | None
    topics: list[str]
    played: list[str]
    """The actions of all seats so far."""
    to: str | None = None
    """The last cell of a walk of several steps."""


Play = Callable[[int], Iterator[Step]]


def covered(steps: list[Step]) -> set[str]:
    return {topic for step in steps for topic in step.topics}


def find(play: Play, wanted: set[str], seeds: int, fits: Callable[[list[Step]], bool]) -> int:
    def worth(seed: int) -> tuple[int, int]:
        steps = list(play(seed))
        return (len(covered(steps) & wanted) if fits(steps) else 0, -len(steps))

    return max(range(seeds), key=worth)


def write(game: Game, play: Play, seed: int) -> None:
    """Write the lesson of a game that is played with `seed`."""
    steps, explained = list(play(seed)), set[str]()
    frames = []
    for step in steps:
        topics = [topic for topic in step.topics if topic not in explained]
        explained.update(topics)
        why = game.refusals(step.state, step.view) if step.do else {}
        after = len(step.played)
        frames.append(Frame(step.view, step.events, why, step.do, step.to, topics, after))
    box = game.shown_box()
    lesson = Lesson(game.name, seed, dict(game.options), box, steps[-1].played, frames)
    (FOLDER / game.name / "lesson.json").write_bytes(msgspec.json.encode(lesson) + b"\n")
    sys.stdout.write(f"{game.name}: seed {seed}, {len(frames)} frames, {sorted(explained)}\n")
