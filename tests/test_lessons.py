"""The lessons that the browser shows are real games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import undercard

LESSONS = sorted((Path(__file__).parents[1] / "web/src/games").glob("*/lesson.json"))


class Frame(msgspec.Struct):
    view: object
    why: dict[str, str]
    do: str | None
    after: int


class Lesson(msgspec.Struct):
    seed: int
    options: dict[str, str | int | bool]
    box: object
    actions: list[str]
    frames: list[Frame]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_a_lesson_shows_the_game_as_the_rules_play_it(path: Path) -> None:
    lesson = msgspec.json.decode(path.read_bytes(), type=Lesson)
    game = undercard.load(path.parent.name, **lesson.options)
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


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
