"""What the browser shows of the rules is true: its lessons are real games, its pictures hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import undercard
from undercard.games.fightdrome.cards import Face, can_answer, parse_face
from undercard.kernel.events import Event
from undercard.table.pointing import why_not

WEB = Path(__file__).parents[1] / "web/src"
HELP = WEB / "help"
EXAMPLE = WEB / "games/fightdrome/example.json"


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


class ExampleFrame(msgspec.Struct):
    views: list[object]
    events: list[object]
    legal: list[str]
    why: dict[str, str]


class Example(msgspec.Struct):
    options: dict[str, str | int | bool]
    position: dict[str, object]
    actions: list[str]
    frames: list[ExampleFrame]


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
        assert frame.view == _plain(view)
        if frame.do is not None:
            assert frame.do == lesson.actions[frame.after]
            assert frame.why == why_not(game, state, view)


def test_the_worked_example_shows_what_the_rules_make_of_it() -> None:
    example = msgspec.json.decode(EXAMPLE.read_bytes(), type=Example)
    game = undercard.load("fightdrome", **example.options)
    state, events = game.setup(example.position), list[Event]()
    for frame, action in zip(example.frames, [*example.actions, None], strict=True):
        seat = game.to_act(state)
        assert seat is not None
        assert frame.views == [_plain(game.view(state, it)) for it in (0, 1)]
        assert frame.events == [_plain(game.redact(events, it)) for it in (0, 1)]
        assert frame.legal == game.legal(state)
        assert frame.why == why_not(game, state, game.view(state, seat))
        if action is not None:
            state, events = game.apply(state, action)


def test_the_worked_example_is_the_rulebooks() -> None:
    """The cards as docs/rules tells them; which card Simon discards is not told."""
    example = msgspec.json.decode(EXAMPLE.read_bytes(), type=Example)
    *played, discarded = example.actions
    assert played == ["K30", "K50", "K60", "KB80", "P20", "P80", "NP"]
    assert discarded.startswith("x")
    assert example.frames[3].legal == ["KB80", "NK"], "Simon has no Kick left"
    assert example.frames[6].legal == ["NP"], "nothing else answers the Punch 80"
    assert "rest" in example.frames[-1].legal


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


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
