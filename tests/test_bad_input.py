"""Whatever comes from outside, only our own errors come back: never a traceback.

Hypothesis makes nonsense, and true documents with one thing in them replaced.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undercard
from playing import play_randomly
from undercard.games.fightdrome.cards import Kind, parse_face
from undercard.games.fightdrome.pack_check import BUILT_IN, parse_pack
from undercard.kernel.document import read_toml
from undercard.kernel.errors import UndercardError, UnknownAction
from undercard.kernel.record import make_record, read_record, verify

GAME = undercard.load("fightdrome", mode="match")
ACTIONS = [action for _, action in play_randomly(GAME, 3) if action is not None]
RECORD: dict[str, Any] = msgspec.to_builtins(make_record(GAME, 3, ACTIONS, ["Ann", "Ben"]))
POSITIONS = [GAME.position(state) for state, _ in play_randomly(GAME, 3)][::9]
PACK = read_toml((BUILT_IN / "reconstructed.toml").read_text(encoding="utf-8"))

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(1 << 70), 1 << 70),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(["K30", "xK30", "F", "K30!", "W~", "lead", "over", "0", "reconstructed"]),
)
values = st.recursive(scalars, lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(), v))


def places(document: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a document, as the keys that lead there."""
    yield path
    items: Any = ()
    if isinstance(document, dict):
        items = document.items()
    elif isinstance(document, list | tuple):
        items = enumerate(document)
    for key, value in items:
        yield from places(value, (*path, key))


def replaced(document: object, path: tuple[Any, ...], value: object) -> object:
    if not path:
        return value
    changed: Any = copy.deepcopy(document)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return changed


@st.composite
def damaged(draw: st.DrawFn, documents: list[Any]) -> object:
    """A true document with one value replaced."""
    document = json.loads(json.dumps(draw(st.sampled_from(documents))))
    path = draw(st.sampled_from(list(places(document))))
    return replaced(document, path, draw(values))


def survives(call: Any, *arguments: object) -> bool:  # noqa: ANN401
    """Whether the call does its work; if not, it refuses in our own words."""
    message = "done"
    try:
        call(*arguments)
    except UndercardError as error:
        message = str(error)
    assert message
    return message == "done"


@given(st.text(max_size=12))
def test_any_text_as_an_action(text: str) -> None:
    state = GAME.new(3)
    before = state.tobytes()
    survives(GAME.apply, state, text)
    survives(GAME.why, state, text)
    assert state.tobytes() == before


@given(values)
def test_any_value_as_an_action(value: object) -> None:
    if not isinstance(value, str):
        with pytest.raises(UnknownAction):
            GAME.apply(GAME.new(3), value)  # type: ignore[arg-type]


@given(values)
def test_any_value_as_a_document(value: object) -> None:
    survives(GAME.setup, value)
    survives(parse_pack, value)
    survives(read_record, msgspec.json.encode(value))


@given(st.binary(max_size=40))
def test_any_bytes_as_a_record(data: bytes) -> None:
    survives(read_record, data)


@settings(max_examples=400)
@given(damaged(POSITIONS))
def test_a_damaged_position_is_refused_or_can_be_played(position: object) -> None:
    if not survives(GAME.setup, position):
        return
    state = GAME.setup(position)
    assert GAME.setup(GAME.position(state)).tobytes() == state.tobytes()
    nexts = [GAME.apply(state, action)[0] for action in GAME.legal(state)]
    for seat in (0, 1):
        for after in (state, *nexts):
            GAME.setup(GAME.position(GAME.sample(after, seat, 1)))


@settings(max_examples=200)
@given(damaged([PACK]))
def test_a_damaged_pack_is_refused_or_can_be_dealt(raw: object) -> None:
    if not survives(lambda: undercard.load("fightdrome", pack=raw)):
        return
    game = undercard.load("fightdrome", pack=raw)
    game.setup(game.position(game.new(1)))


@settings(max_examples=200)
@given(damaged([RECORD]))
def test_a_damaged_record_is_refused_or_right(raw: object) -> None:
    survives(lambda: verify(read_record(msgspec.json.encode(raw))))


@given(st.sampled_from(list(Kind)), st.integers(0, 999))
def test_faces_are_written_and_read_alike(kind: Kind, strength: int) -> None:
    name = next(str(face) for face in GAME.pack.faces if face.kind is kind)  # type: ignore[attr-defined]
    letters = name.rstrip("0123456789")
    face = parse_face(f"{letters}{strength or ''}")
    assert face is None or (str(face), face.kind) == (f"{letters}{strength or ''}", kind)


@given(st.dictionaries(st.text(max_size=8) | st.sampled_from(["mode", "target"]), values))
def test_any_options(options: dict[str, object]) -> None:
    options.pop("pack", None)
    survives(lambda: undercard.load("fightdrome", **options))
