"""Lessons: the frames of a real game. Each step of a script has one topic and one action."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

import msgspec

from undercard.kernel.events import Event
from undercard.kernel.game import Game, State

FOLDER = Path(__file__).parents[1] / "src/games"
LEARNER = 0
Rival = Callable[[State, int], str]
"""Returns the action of a seat."""


class Frame(msgspec.Struct, frozen=True):
    """The learner's view, the action to take and the topic to explain."""

    view: object
    events: list[Event]
    why: dict[str, str]
    """The rule against each illegal action on the board."""
    ways: dict[str, str]
    """The cells in reach, each with the cell before it."""
    do: str | None
    """None if there is only something to read or to watch."""
    to: str | None
    """The last cell of a walk that starts with this step."""
    topic: str | None
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


class Entry(msgspec.Struct, frozen=True):
    """A step of a script. Further actions are taken for the learner, such as the rest of a walk."""

    topic: str | None
    actions: tuple[str, ...] = ()


def parse_script(script: str) -> list[Entry]:
    """Read lines such as `step: b4-b3, b3-a3`; a line without actions is only read."""
    entries = []
    for line in script.strip().splitlines():
        topic, _, actions = line.partition(":")
        taken = tuple(it.strip() for it in actions.split(",") if it.strip())
        entries.append(Entry(topic.strip() or None, taken))
    return entries


@dataclass
class Recording:
    """A game in progress, and the frames so far."""

    game: Game
    seed: int
    rival: Rival
    is_split: bool = False
    """Whether each action of others has a frame of its own."""
    frames: list[Frame] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    seen: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state, events = self.game.start(self.seed)
        self.seen = self.game.redact(events, LEARNER)

    def take(self, action: str) -> None:
        self.state, events = self.game.apply(self.state, action)
        self.played.append(action)
        self.seen += self.game.redact(events, LEARNER)

    def forget(self) -> None:
        """Start the next frame without the events so far."""
        self.seen = []

    def let_others_act(self) -> None:
        while (seat := self.game.to_act(self.state)) not in (None, LEARNER):
            assert seat is not None
            if self.is_split:
                self.show(None)
            self.take(self.rival(self.state, seat))

    def show(self, topic: str | None, actions: Sequence[str] = ()) -> None:
        """Add a frame that asks for the first of the actions."""
        view = self.game.view(self.state, LEARNER)
        do = actions[0] if actions else None
        walk = list(takewhile(lambda it: "-" in it[1:], actions))
        to = walk[-1].partition("-")[2] if len(walk) > 1 else None
        why = self.game.refusals(self.state, view) if do else {}
        ways = self.game.paths(self.state) if do else {}
        after = len(self.played)
        self.frames.append(Frame(view, self.seen, why, ways, do, to, topic, after))
        self.seen = []

    def follow(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.show(entry.topic, entry.actions)
            for action in entry.actions:
                self.take(action)
                self.let_others_act()

    def write(self, name: str) -> None:
        game = self.game
        box = game.shown_box()
        lesson = Lesson(game.name, self.seed, dict(game.options), box, self.played, self.frames)
        path = FOLDER / game.name / "lessons" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(lesson) + b"\n")
        sys.stdout.write(f"{game.name}/{name}: {len(self.frames)} frames\n")
