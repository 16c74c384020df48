"""Records: a game as a JSON document that everyone can replay and verify.

A record holds the game's setup and its actions, in notation. `trace` has four digits of the state's
hash after the deal and after each action, so verification of a changed record fails at the step
that was changed. Chance is either a seed or, for a game at a table, a proof (`chance_source`).

    >>> game = load("fightdrome")
    >>> lead = game.legal(game.new(seed=29))[0]
    >>> text = write_record(make_record(game, 29, [lead], ["Ann", "Ben"]))
    >>> state = verify(read_record(text))
    >>> game.to_act(state)
    1
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from undercard.kernel.chance_source import (
    ChanceSource,
    Proof,
    SealedChance,
    SeededChance,
    commit,
    is_contribution,
    parse_secret,
    seal_of,
)
from undercard.kernel.document import MalformedDocument, Struct, read_json
from undercard.kernel.errors import (
    BadDocument,
    BadOption,
    BadRecord,
    UndercardError,
    UnknownGame,
    quoted,
)
from undercard.kernel.game import SEEDS, Game, Outcome, State
from undercard.kernel.options import OptionValue
from undercard.kernel.plugin import plugin_of
from undercard.kernel.promise import Kept
from undercard.kernel.registry import box_options, boxes_of, load
from undercard.kernel.stopped import Stopped

MOST_BYTES = 1_000_000
"""The size limit of a record. A match to 10,000 Fame has about 70,000 bytes."""
MOST_NAME = 200
"""The characters of a player's name. Sentences with longer values cannot be made."""
_KEPT_GAMES = 64
TRACE_DIGITS = 4


class Record(Struct, kw_only=True):
    """A game, finished or not. `seed` is text because some JSON readers lose 64-bit integers."""

    format: Literal["undercard-record-1"]
    game: str
    rules: int
    box: object
    """The pack or scenario: the name of a built-in one, or its data."""
    box_hash: str
    options: dict[str, OptionValue]
    players: list[str]
    seed: str | None = None
    proof: Proof | None = None
    """Replaces the seed for a game at a table, whose chance comes from a committed secret."""
    actions: list[str]
    trace: str
    stopped: Stopped | None = None
    """What ended a game before its rules did."""
    result: Outcome | None = None
    hash: str
    kept: Kept | None = None
    """The copy of the player's browser, which it adds to the record that it downloads."""


def make_record(game: Game, seed: int, actions: Iterable[str], players: Sequence[str]) -> Record:
    """Return the record of a game played by `players` from a seed with these actions."""
    return record_game(game, SeededChance(seed), actions, players)


def record_game(
    game: Game,
    chance: SeededChance | SealedChance,
    actions: Iterable[str],
    players: Sequence[str],
    stopped: Stopped | None = None,
) -> Record:
    """Return the record of a game; with `SealedChance` it publishes the secret."""
    state, _ = chance.start(game)
    played, trace = [], _digits(game, state)
    for n, action in enumerate(actions, 1):
        state, _ = game.apply(chance.reseed(game, state, n), action)
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
        seed=str(chance.seed) if isinstance(chance, SeededChance) else None,
        proof=chance.proof() if isinstance(chance, SealedChance) else None,
        actions=played,
        trace=trace,
        stopped=stopped,
        result=stopped.outcome(game.seats) if stopped else game.outcome(state),
        hash=game.hash(state),
    )


def write_record(record: Record) -> str:
    """Return the record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read_record(text: str | bytes) -> Record:
    """Return a record from JSON; `BadRecord` names the missing or invalid field."""
    try:
        record = read_json(text, Record)
    except MalformedDocument as error:
        raise BadRecord(f"not a record: {error}") from None
    _check_source(record)
    return record


def verify(record: Record) -> State:
    """Replay a record and return its last state; `BadRecord` names the first wrong step."""
    game = _load_game(record)
    chance = _chance(record)
    state, _ = chance.start(game)
    _check_trace(game, record, state, 0)
    for step, action in enumerate(record.actions, 1):
        try:
            state, _ = game.apply(chance.reseed(game, state, step), action)
        except UndercardError as error:
            raise BadRecord(f"step {step}: {error}", step) from None
        _check_trace(game, record, state, step)
    _check_end(game, record, state)
    return state


def _digits(game: Game, state: State) -> str:
    return game.hash(state)[:TRACE_DIGITS]


def load_boxed(name: str, options: Mapping[str, object], box: object, digest: str = "") -> Game:
    """Return the game that an untrusted document describes.

    The box is the name of a built-in one or its data, never a file; None is the default box. The
    digest may be that of an earlier version of a built-in box, which is then used. Games hold no
    state of play, so callers share them.
    """
    if not isinstance(box, dict | str | None):
        raise BadOption(f"box: {quoted(box)} must be the name of a built-in box or its data")
    boxes = boxes_of(name)
    former = boxes.former(digest) if boxes and not isinstance(box, dict) else None
    try:
        wanted = msgspec.json.encode((dict(sorted(options.items())), former or box))
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadOption(f"options and box must be plain data: {error}") from None
    return _load_boxed(name, wanted)


@lru_cache(_KEPT_GAMES)
def _load_boxed(name: str, wanted: bytes) -> Game:
    options, box = msgspec.json.decode(wanted, type=tuple[dict[str, object], object])
    barred = {plugin_of(name).box, "engine"} & options.keys()
    if barred:
        raise BadOption(f"{min(barred)}: not an option of the rules; give the box separately")
    return load(name, **options, **box_options(name, box))


def _load_game(record: Record) -> Game:
    try:
        game = load_boxed(record.game, record.options, record.box, record.box_hash)
    except (BadOption, UnknownGame, BadDocument) as error:
        raise BadRecord(f"the game cannot be set up: {error}") from None
    if record.rules != game.rules_version:
        raise BadRecord(
            f"rules: the record has version {record.rules}, this program has {game.rules_version}"
        )
    if not game.has_digest(record.box_hash):
        raise BadRecord(
            f"box_hash: {quoted(record.box_hash)} does not match the box, {game.box_digest()!r}"
        )
    if len(record.players) != game.seats:
        raise BadRecord(f"players: {len(record.players)} names for {game.seats} seats")
    if any(len(name) > MOST_NAME for name in record.players):
        raise BadRecord(f"players: a name has more than {MOST_NAME} characters")
    return game


def _check_source(record: Record) -> None:
    if (record.seed is None) == (record.proof is None):
        raise BadRecord("not a record: exactly one of seed and proof is required")


def _chance(record: Record) -> ChanceSource:
    _check_source(record)
    if record.proof is not None:
        return _sealed_chance(record.proof, len(record.players))
    return SeededChance(_seed(record.seed or ""))


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise BadRecord(f"seed: {quoted(text)} is not a whole number")
    if len(text) > len(str(SEEDS)) or int(text) >= SEEDS:
        raise BadRecord(f"seed: {quoted(text)} does not fit into 64 bits")
    return int(text)


def _sealed_chance(proof: Proof, players: int) -> SealedChance:
    secret = parse_secret(proof.secret)
    if secret is None:
        raise BadRecord("step 0: proof.secret is not 64 hexadecimal digits", 0)
    if commit(secret) != proof.commitment:
        raise BadRecord("step 0: proof.commitment is not the hash of the secret", 0)
    if len(proof.contributions) != players:
        raise BadRecord(
            f"step 0: proof.contributions has {len(proof.contributions)} for {players} seats", 0
        )
    if not all(map(is_contribution, proof.contributions)):
        raise BadRecord("step 0: proof.contributions: at most 64 printable characters each", 0)
    _check_seals(proof)
    return SealedChance(secret, proof.contributions, proof.seals)


def _check_seals(proof: Proof) -> None:
    """Check that every revealed contribution is the one that was sealed."""
    if proof.seals and len(proof.seals) != len(proof.contributions):
        raise BadRecord("step 0: proof.seals: give one per seat", 0)
    for seat, (seal, word) in enumerate(zip(proof.seals, proof.contributions, strict=False)):
        if word and seal != seal_of(proof.commitment, word):
            raise BadRecord(f"step 0: the contribution of seat {seat} is not the sealed one", 0)


def _check_trace(game: Game, record: Record, state: State, step: int) -> None:
    at = step * TRACE_DIGITS
    wanted = record.trace[at : at + TRACE_DIGITS]
    found = _digits(game, state)
    if wanted != found:
        what = "the deal" if step == 0 else f"after {quoted(record.actions[step - 1])} the state"
        raise BadRecord(f"step {step}: {what} has the trace {found}, not {quoted(wanted)}", step)


def _check_end(game: Game, record: Record, state: State) -> None:
    last = len(record.actions)
    if len(record.trace) != (last + 1) * TRACE_DIGITS:
        raise BadRecord(f"step {last + 1}: the trace is longer than the actions", last + 1)
    if record.hash != game.hash(state):
        raise BadRecord(f"step {last}: the last state has the hash {game.hash(state)}", last)
    result = _result(game, record, state)
    if record.result != result:
        raise BadRecord(f"step {last}: the result is {result}, not {quoted(record.result)}", last)


def _result(game: Game, record: Record, state: State) -> Outcome | None:
    played, last = game.outcome(state), len(record.actions)
    if record.stopped is None:
        return played
    if played is not None:
        raise BadRecord(f"step {last}: the game was played out, so `stopped` must be empty", last)
    if problem := record.stopped.problem(game.seats):
        raise BadRecord(f"step {last}: stopped: {problem}", last)
    return record.stopped.outcome(game.seats)
