"""The help pages agree with the rules: the worked example, the pictures, the reference card."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import msgspec

import undercard
from games.fightdrome.positions import Side, fight, look, play
from undercard.games.fightdrome.cards import (
    ATTACKS,
    BLOCKS,
    KINDS,
    NORMAL_ATTACKS,
    Face,
    Kind,
    can_answer,
    parse_face,
)
from undercard.kernel.events import Event

WEB = Path(__file__).parents[3] / "web/src/games/fightdrome"
SCRIPTS = Path(__file__).parents[3] / "web/scripts/fightdrome"
ANSWERS = WEB / "answers.json"
EXAMPLE = WEB / "example.json"


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


class Answer(msgspec.Struct):
    then: str
    fame: int | str
    against: dict[str, str]


class Picture(msgspec.Struct):
    card: str
    yes: list[str]
    no: list[str]


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
        assert frame.why == game.refusals(state, game.view(state, seat))
        if action is not None:
            state, events = game.apply(state, action)


def test_the_worked_example_is_what_its_script_writes() -> None:
    """`python web/scripts/fightdrome/make_example.py` writes the file."""
    assert json.loads(EXAMPLE.read_bytes()) == json.loads(script("make_example").example_text())


def test_the_worked_example_is_the_rulebooks() -> None:
    """The cards as in docs/rules, which does not name the card that Simon discards."""
    example = msgspec.json.decode(EXAMPLE.read_bytes(), type=Example)
    *played, discarded = example.actions
    assert played == ["K30", "K50", "K60", "KB80", "P20", "P80", "NP"]
    assert discarded.startswith("x")
    assert example.frames[3].legal == ["KB80", "NK"], "Simon has no Kick left"
    assert example.frames[6].legal == ["NP"], "nothing else answers the Punch 80"
    assert "rest" in example.frames[-1].legal


def script(name: str) -> ModuleType:
    """Return a script of the pages as a module."""
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_picture_of_what_answers_what_is_right() -> None:
    pictures = msgspec.json.decode((WEB / "pictures.json").read_bytes(), type=dict[str, Picture])
    for rule, picture in pictures.items():
        card = face(picture.card)
        assert all(can_answer(card, face(it)) for it in picture.yes), rule
        assert not any(can_answer(card, face(it)) for it in picture.no), rule


def test_the_reference_card_states_correctly_what_answers_what() -> None:
    answers = msgspec.json.decode(ANSWERS.read_bytes(), type=dict[str, Answer])
    assert {KINDS[letters] for letters in answers} == set(Kind)
    for letters, answer in answers.items():
        assert {KINDS[attack] for attack in answer.against} == ATTACKS
        for attack, shown in answer.against.items():
            equal = can_answer(_of_strength(letters, 50), _of_strength(attack, 50))
            weaker = can_answer(_of_strength(letters, 20), _of_strength(attack, 80))
            assert shown == ("any" if weaker else "strength" if equal else "no"), (letters, attack)


def test_the_reference_card_states_correctly_what_comes_then_and_what_cards_are_worth() -> None:
    game = undercard.load("fightdrome")
    answers = msgspec.json.decode(ANSWERS.read_bytes(), type=dict[str, Answer])
    for letters, answer in answers.items():
        card = _of_strength(letters, 80)
        attack = "K20" if letters in ("K", "KB", "NK") else "P20"
        state = fight(game, Side("G30 G40"), Side(f"{card} G30 G40"), live=attack, to_act=1)
        after = look(game, play(game, state, str(card)))
        then = {"live": ("answer", 0), "pause": ("lead", 0), "follow_up": ("follow_up", 1)}
        # Without an answer to the new attack, the other side is Staggered by it.
        seen = "answer" if after.situation == "stagger" else after.situation
        assert (seen, after.to_act) == then[answer.then], letters
        assert card.fame == (card.strength if answer.fame == "strength" else answer.fame)


def _of_strength(letters: str, strength: int) -> Face:
    kind = KINDS[letters]
    return Face(kind, strength if kind in NORMAL_ATTACKS | BLOCKS else 0)


def face(card: str) -> Face:
    parsed = parse_face(card)
    assert parsed is not None, card
    return parsed
