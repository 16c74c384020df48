"""The lessons that the browser shows are real games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import undercard

LESSONS = sorted((Path(__file__).parents[1] / "web/src/games").glob("*/lessons/*.json"))


class Frame(msgspec.Struct):
    view: object
    why: dict[str, str]
    ways: dict[str, str]
    do: str | None
    to: str | None
    topic: str | None
    after: int


class Lesson(msgspec.Struct):
    seed: int
    options: dict[str, str | int | bool]
    box: object
    actions: list[str]
    frames: list[Frame]


def load(path: Path) -> Lesson:
    return msgspec.json.decode(path.read_bytes(), type=Lesson)


def game_of(path: Path) -> str:
    return path.parents[1].name


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_shows_the_game_as_the_rules_play_it(path: Path) -> None:
    lesson = load(path)
    game = undercard.load(game_of(path), **lesson.options)
    assert lesson.box == _plain(game.shown_box())
    states = [game.new(lesson.seed)]
    for action in lesson.actions:
        states.append(game.apply(states[-1], action)[0])
    for frame in lesson.frames:
        state = states[frame.after]
        view = game.view(state, 0)
        assert frame.view == _plain(view)
        if frame.do is not None:
            assert frame.do == lesson.actions[frame.after]
            assert frame.why == game.refusals(state, view)
            assert frame.ways == game.paths(state)
        if frame.to is not None:
            assert frame.to in frame.ways


def test_lessons_teach_everything_that_hurts() -> None:
    topics = {frame.topic for path in LESSONS for frame in load(path).frames}
    assert {"theft", "push", "green", "stand", "stagger", "neurochem"} <= topics


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_topic_is_explained_once(path: Path) -> None:
    topics = [frame.topic for frame in load(path).frames if frame.topic]
    assert len(topics) == len(set(topics)) > 5


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
