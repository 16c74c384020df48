"""Records: a game as a JSON document that anybody can replay and check.

A record holds what the game was started from and the actions, in notation. `trace` has four
digits of the state's hash after the deal and after each action, so that a record that was changed
fails at the step where it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from undercard.kernel.document import Malformed, Struct, read_json
from undercard.kernel.errors import BadDocument, BadOption, BadRecord, UndercardError, UnknownGame
from undercard.kernel.game import SEEDS, Game, Outcome, State
from undercard.kernel.options import OptionValue
from undercard.kernel.registry import box_keyword, load

TRACE_DIGITS = 4


class Record(Struct, kw_only=True):
    """A game, finished or not. `seed` is text because 64 bits are too many for some readers."""

    format: Literal["undercard-record-1"]
    game: str
    rules: int
    box: object
    """The pack or scenario: a built-in one's name, or the whole of it."""
    box_hash: str
    options: dict[str, OptionValue]
    players: list[str]
    seed: str
    actions: list[str]
    trace: str
    result: Outcome | None = None
    hash: str


def make_record(game: Game, seed: int, actions: Iterable[str], players: Sequence[str]) -> Record:
    """The record of a game played by `players` from a seed with these actions."""
    state = game.new(seed)
    played, trace = [], _digits(game, state)
    for action in actions:
        state, _ = game.apply(state, action)
        played.append(action)
        trace += _digits(game, state)
    return Record(
        format="undercard-record-1",
        game=game.name,
        rules=game.rules_version,
        box=game.box_document(),
        box_hash=game.box_digest(),
        options=dict(game.options),
        players=list(players),
        seed=str(seed),
        actions=played,
        trace=trace,
        result=game.outcome(state),
        hash=game.hash(state),
    )


def write_record(record: Record) -> str:
    """The record as JSON, indented for people."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read_record(text: str | bytes) -> Record:
    """A record from JSON; says what is missing or of the wrong kind."""
    try:
        return read_json(text, Record)
    except Malformed as error:
        raise BadRecord(f"not a record: {error}") from None


def verify(record: Record) -> State:
    """Replay a record and give its last state; `BadRecord` says at which step it is wrong."""
    game = _load_game(record)
    state = game.new(_seed(record))
    _check_trace(game, record, state, 0)
    for step, action in enumerate(record.actions, 1):
        try:
            state, _ = game.apply(state, action)
        except UndercardError as error:
            raise BadRecord(f"step {step}: {error}", step) from None
        _check_trace(game, record, state, step)
    _check_end(game, record, state)
    return state


def _digits(game: Game, state: State) -> str:
    return game.hash(state)[:TRACE_DIGITS]


def _load_game(record: Record) -> Game:
    try:
        game = load(record.game, **{**record.options, **_box_option(record)})
    except (BadOption, UnknownGame, BadDocument) as error:
        raise BadRecord(f"the game cannot be set up: {error}") from None
    if record.rules != game.rules_version:
        raise BadRecord(
            f"rules: played under version {record.rules} of the rules, this is {game.rules_version}"
        )
    if record.box_hash != game.box_digest():
        raise BadRecord(f"box_hash: is {record.box_hash}, the box has {game.box_digest()}")
    if len(record.players) != game.seats:
        raise BadRecord(f"players: {len(record.players)} names for {game.seats} seats")
    return game


def _box_option(record: Record) -> dict[str, object]:
    """A record must not make us read a file: only a built-in name or the data itself."""
    if isinstance(record.box, str) and not record.box.isidentifier():
        raise BadRecord(f"box: {record.box!r} is not the name of a built-in one")
    return {box_keyword(record.game): record.box}


def _seed(record: Record) -> int:
    if not (record.seed.isascii() and record.seed.isdigit()):
        raise BadRecord(f"seed: {record.seed!r} is not a whole number")
    if int(record.seed) >= SEEDS:
        raise BadRecord(f"seed: {record.seed} is more than 64 bits")
    return int(record.seed)


def _check_trace(game: Game, record: Record, state: State, step: int) -> None:
    at = step * TRACE_DIGITS
    wanted = record.trace[at : at + TRACE_DIGITS]
    found = _digits(game, state)
    if wanted != found:
        what = "the deal" if step == 0 else f"after {record.actions[step - 1]!r} the state"
        raise BadRecord(f"step {step}: {what} has the trace {found}, not {wanted!r}", step)


def _check_end(game: Game, record: Record, state: State) -> None:
    last = len(record.actions)
    if len(record.trace) != (last + 1) * TRACE_DIGITS:
        raise BadRecord(f"step {last + 1}: the trace goes on, the actions do not", last + 1)
    if record.hash != game.hash(state):
        raise BadRecord(f"step {last}: the last state has the hash {game.hash(state)}", last)
    if record.result != game.outcome(state):
        raise BadRecord(
            f"step {last}: the result is {game.outcome(state)}, not {record.result}", last
        )
