"""What the browser shows of the rules is true: its lessons are real games, its pictures hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import undercard
from undercard.games.fightdrome.cards import Face, can_answer, parse_face
from undercard.table.pointing import why_not

HELP = Path(__file__).parents[1] / "web/src/help"


class Frame(msgspec.Struct):
    view: object
    why: dict[str, str]
    do: str | None
    after: int


class Lesson(msgspec.Struct):
    seed: int
    options: dict[str, str | int | bool]
    actions: list[str]
    frames: list[Frame]


class Picture(msgspec.Struct):
    card: str
    yes: list[str]
    no: list[str]


@pytest.mark.parametrize("name", undercard.game_names())
def test_a_lesson_shows_what_the_rules_make_of_its_game(name: str) -> None:
    lesson = msgspec.json.decode((HELP / f"lessons/{name}.json").read_bytes(), type=Lesson)
    game = undercard.load(name, **lesson.options)
    states = [game.new(lesson.seed)]
    for action in lesson.actions:
        states.append(game.apply(states[-1], action)[0])
    for frame in lesson.frames:
        state = states[frame.after]
        view = game.view(state, 0)
        assert frame.view == msgspec.json.decode(msgspec.json.encode(view))
        if frame.do is not None:
            assert frame.do == lesson.actions[frame.after]
            assert frame.why == why_not(game, state, view)


def test_a_picture_of_what_answers_what_is_right() -> None:
    pictures = msgspec.json.decode((HELP / "pictures.json").read_bytes(), type=dict[str, Picture])
    for rule, picture in pictures.items():
        card = face(picture.card)
        assert all(can_answer(card, face(it)) for it in picture.yes), rule
        assert not any(can_answer(card, face(it)) for it in picture.no), rule


def face(card: str) -> Face:
    parsed = parse_face(card)
    assert parsed is not None, card
    return parsed
