"""Any input from outside causes only our own errors, never a traceback.

Hypothesis generates nonsense, and valid documents with one value replaced.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undercard
from random_games import play_randomly
from undercard.games.fightdrome.cards import Kind, parse_face
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.pack_check import BOXES as PACKS
from undercard.games.survive.scenario_check import BOXES as SCENARIOS
from undercard.kernel.document import read_toml
from undercard.kernel.errors import UndercardError, UnknownAction, WrongGame
from undercard.kernel.plugin import plugin_of
from undercard.kernel.record import load_boxed, make_record, read_record, verify
from undercard.kernel.registry import load


class Case:
    """A game with a valid document of every kind."""

    def __init__(
        self, name: str, box: Path, parse_box: Callable[[object], object], **options: str
    ) -> None:
        self.name = name
        self.game = undercard.load(name, **options)
        played = list(play_randomly(self.game, 3))
        actions = [action for _, action in played if action is not None]
        names = ["Ann", "Ben", "Cy"][: self.game.seats]
        record = make_record(self.game, 3, actions, names)
        self.record: dict[str, Any] = msgspec.to_builtins(record)
        self.positions = [self.game.position(state) for state, _ in played][:: len(played) // 24]
        self.box = read_toml(box.read_text(encoding="utf-8"))
        self.parse_box = parse_box

    def __repr__(self) -> str:
        return self.name


FIGHTDROME = Case("fightdrome", PACKS.file("reconstructed"), PACKS.parse, mode="match")
SURVIVE = Case("survive", SCENARIOS.file("duel"), SCENARIOS.parse)
every_case = pytest.mark.parametrize("case", [FIGHTDROME, SURVIVE], ids=repr)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(1 << 70), 1 << 70),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(["K30", "xK30", "F", "K30!", "W~", "lead", "over", "0", "reconstructed"]),
    st.sampled_from(["a1", "j10", "X1", "G1", "C1", "AC", "w", "wf", "b5|c5", "move", "patrol"]),
)
values = st.recursive(scalars, lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(), v))


def places(document: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield every place in a document, as the keys that lead to it."""
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


def value_at(document: object, path: tuple[Any, ...]) -> object:
    found: Any = document
    for key in path:
        found = found[key]
    return found


@st.composite
def damaged(draw: st.DrawFn, documents: list[Any]) -> object:
    """Return a valid document with one value replaced."""
    document = json.loads(json.dumps(draw(st.sampled_from(documents))))
    path = draw(st.sampled_from(list(places(document))))
    return replaced(document, path, draw(values))


def survives(call: Any, *arguments: object) -> bool:  # noqa: ANN401
    """Return whether the call succeeds; otherwise it must raise one of our own errors."""
    message = "done"
    try:
        call(*arguments)
    except UndercardError as error:
        message = str(error)
    assert message
    return message == "done"


@every_case
@given(text=st.text(max_size=12))
def test_any_text_as_an_action(case: Case, text: str) -> None:
    state = case.game.new(3)
    before = state.tobytes()
    survives(case.game.apply, state, text)
    survives(case.game.why, state, text)
    survives(case.game.odds, state, text)
    assert state.tobytes() == before


@every_case
@given(value=values)
def test_any_value_as_an_action(case: Case, value: object) -> None:
    if not isinstance(value, str):
        for call in (case.game.apply, case.game.odds):
            with pytest.raises(UnknownAction):
                call(case.game.new(3), value)  # type: ignore[arg-type]


@every_case
@given(value=values)
def test_any_value_as_a_state(case: Case, value: object) -> None:
    action = case.game.legal(case.game.new(3))[0]
    for call in (case.game.apply, case.game.odds):
        with pytest.raises(WrongGame):
            call(value, action)  # type: ignore[arg-type]
    with pytest.raises(WrongGame):
        case.game.paths(value)  # type: ignore[arg-type]


@every_case
@given(value=values)
def test_any_value_as_a_document(case: Case, value: object) -> None:
    survives(case.game.setup, value)
    survives(case.parse_box, value)
    survives(read_record, msgspec.json.encode(value))


@given(st.binary(max_size=40))
def test_any_bytes_as_a_record(data: bytes) -> None:
    survives(read_record, data)


@every_case
@settings(max_examples=400)
@given(data=st.data())
def test_a_damaged_position_is_refused_or_can_be_played(case: Case, data: st.DataObject) -> None:
    position, game = data.draw(damaged(case.positions)), case.game
    if not survives(game.setup, position):
        return
    state = game.setup(position)
    assert game.setup(game.position(state)).tobytes() == state.tobytes()
    nexts = [game.apply(state, action)[0] for action in game.legal(state)]
    for seat in range(game.seats):
        for after in (state, *nexts):
            game.setup(game.position(game.sample(after, seat, 1)))


@every_case
@settings(max_examples=200)
@given(data=st.data())
def test_a_damaged_box_is_refused_or_can_be_dealt(case: Case, data: st.DataObject) -> None:
    box = {plugin_of(case.name).box: data.draw(damaged([case.box]))}
    if not survives(lambda: load(case.name, **box)):
        return
    game = load(case.name, **box)
    game.setup(game.position(game.new(1)))
    for state, _ in play_randomly(game, 1):
        game.legal(state)


@every_case
@settings(max_examples=200)
@given(data=st.data())
def test_a_damaged_record_is_refused_or_valid(case: Case, data: st.DataObject) -> None:
    raw = data.draw(damaged([case.record]))
    survives(lambda: verify(read_record(msgspec.json.encode(raw))))


@given(st.sampled_from(list(Kind)), st.integers(0, 999))
def test_faces_round_trip(kind: Kind, strength: int) -> None:
    game = cast(Fightdrome, FIGHTDROME.game)
    name = next(str(face) for face in game.pack.faces if face.kind is kind)
    letters = name.rstrip("0123456789")
    face = parse_face(f"{letters}{strength or ''}")
    assert face is None or (str(face), face.kind) == (f"{letters}{strength or ''}", kind)


def nested(depth: int) -> list[object]:
    found: list[object] = []
    for _ in range(depth):
        found = [found]
    return found


def looped() -> dict[str, object]:
    found: dict[str, object] = {}
    found["name"] = found
    return found


MONSTERS: dict[str, object] = {
    "huge number": 10**5000,
    "huge negative number": -(10**5000),
    "digits": "9" * 5000,
    "long text": "x" * 1_000_000,
    "half a character": "\ud800",
    "deep list": nested(50_000),
    "loop": looped(),
    "not a number": float("nan"),
    "bytes": b"fightdrome",
    "a class": object,
    "many": [0] * 1_000_000,
    "nothing": None,
}


@every_case
@pytest.mark.parametrize("monster", MONSTERS)
def test_huge_and_nested_values(case: Case, monster: str) -> None:
    value: Any = MONSTERS[monster]
    game, box = case.game, plugin_of(case.name).box
    calls: list[Callable[[], object]] = [
        lambda: load(value),
        lambda: load(case.name, mode=value, rounds=value),
        lambda: load(case.name, engine=value),
        lambda: load_boxed(case.name, {"mode": value}, None),
        lambda: game.new(value),
        lambda: game.apply(game.new(3), value),
        lambda: game.setup(value),
        lambda: case.parse_box(value),
        lambda: case.parse_box({**case.box, "name": value}),
        lambda: case.parse_box({**case.box, "version": value, "team": value, "hand": value}),
    ]
    if value is not None:
        calls += [
            lambda: load(case.name, **{box: value}),
            lambda: load_boxed(case.name, {}, value),
        ]
    for call in calls:
        with pytest.raises(UndercardError) as refusal:
            call()
        assert len(str(refusal.value)) < 2000


@every_case
@pytest.mark.parametrize("monster", MONSTERS)
def test_huge_and_nested_values_in_a_position(case: Case, monster: str) -> None:
    document = json.loads(json.dumps(case.positions[len(case.positions) // 2]))
    for path in places(document):
        try:
            case.game.setup(replaced(document, path, MONSTERS[monster]))
        except UndercardError as refusal:
            assert len(str(refusal)) < 2000, path  # noqa: PT017 (some values are allowed)


@every_case
def test_many_long_names_in_a_position(case: Case) -> None:
    name = "x" * 50_000
    document = json.loads(json.dumps(case.positions[len(case.positions) // 2]))
    lists = [path for path in places(document) if isinstance(value_at(document, path), list)]
    for path in lists:
        with pytest.raises(UndercardError) as refusal:
            case.game.setup(replaced(document, path, [name] * 30))
        assert len(str(refusal.value)) < 6000, path


known_options = st.sampled_from(["mode", "target", "players", "rounds", "tie"])


@every_case
@given(options=st.dictionaries(st.text(max_size=8) | known_options, values))
def test_any_options(case: Case, options: dict[str, object]) -> None:
    for keyword in ("pack", "scenario"):
        options.pop(keyword, None)
    survives(lambda: load(case.name, **options))
