"""Provably fair chance: everyone can recompute it, and a changed record fails."""

from __future__ import annotations

import hashlib
import hmac
import random

import msgspec
import pytest

import undercard
from undercard.kernel.chance_source import SealedChance, commit, is_contribution, parse_secret
from undercard.kernel.errors import BadRecord
from undercard.kernel.record import Record, read_record, record_game, verify, write_record
from undercard.kernel.stopped import Stopped

SECRET = bytes(range(32))
every_game = pytest.mark.parametrize("name", undercard.game_names())

OLD = """{"format": "undercard-record-1", "game": "fightdrome", "rules": 1, "box": "reconstructed",
"box_hash": "86a83f24f7787c7a", "options": {"mode": "bout", "target": 300}, "players": ["Ann",
"Ben"], "seed": "7", "actions": ["P40", "P50", "P70"], "trace": "1ae0b5cc6b82c39d",
"hash": "c39dca26a84e3a2c6cb176984e2ae6426f03661c33a38f7803ba0e5dd21ff746"}"""


def sealed_record(name: str, most: int = 10_000, stopped: Stopped | None = None) -> Record:
    """Return a random game on sealed chance, of at most `most` actions."""
    game, rng = undercard.load(name), random.Random(3)
    chance = SealedChance(SECRET, tuple(f"seat {n}" for n in range(game.seats)))
    state, _ = chance.start(game)
    actions: list[str] = []
    while game.to_act(state) is not None and len(actions) < most:
        actions.append(rng.choice(game.legal(state)))
        state, _ = game.apply(chance.reseed(game, state, len(actions)), actions[-1])
    return record_game(game, chance, actions, ["a", "b"], stopped)


def changed(record: Record, **changes: object) -> Record:
    return read_record(msgspec.json.encode({**msgspec.to_builtins(record), **changes}))


def failure(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        verify(record)
    return error.value


def test_the_chance_can_be_computed_from_the_description() -> None:
    """A second implementation, so that a change of the encoding is noticed."""
    message = b"undercard-chance-1" + (7).to_bytes(8, "big") + b"\0\5Gr\xc3\xbcn" + b"\0\0"
    digest = hmac.new(SECRET, message, hashlib.sha256).digest()
    assert SealedChance(SECRET, ("Grün", "")).bits(7) == int.from_bytes(digest[:8], "big")
    assert commit(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_different_inputs_have_different_encodings() -> None:
    words = [("ab", "c"), ("a", "bc"), ("abc", ""), ("", "abc"), ("abc",), ("a", "b", "c")]
    bits = {SealedChance(SECRET, w).bits(n) for w in words for n in range(50)}
    assert len(bits) == len(words) * 50


def test_valid_and_invalid_contributions() -> None:
    assert all(map(is_contribution, ("", "Würfel 6!", "x" * 64)))
    assert not any(map(is_contribution, ("x" * 65, "a\n", "\x00", "\ud800")))


def test_secrets_are_64_lowercase_hexadecimal_digits() -> None:
    assert parse_secret(SECRET.hex()) == SECRET
    for text in ("", "0", SECRET.hex()[:-2], SECRET.hex().upper(), " " + SECRET.hex(), "z" * 64):
        assert parse_secret(text) is None


def test_records_without_proofs_still_verify() -> None:
    record = read_record(OLD)
    verify(record)
    written = write_record(record)
    assert "proof" not in written
    assert "stopped" not in written


@every_game
def test_valid_records_with_a_proof_verify(name: str) -> None:
    record = read_record(write_record(sealed_record(name)))
    verify(record)
    assert record.seed is None
    assert record.result is not None
    assert record.result.ending not in ("resigned", "time", "draw")


@every_game
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"secret": bytes(32).hex()}, "not the hash"),
        ({"secret": "abc"}, "64 hexadecimal"),
        ({"commitment": "00" * 32}, "not the hash"),
        ({"commitment": ""}, "not the hash"),
        ({"secret": bytes(32).hex(), "commitment": commit(bytes(32))}, "the deal has the trace"),
        ({"contributions": ["seat 1", "seat 0"]}, "the deal has the trace"),
        ({"contributions": ["seat 0", "seat 1 "]}, "the deal has the trace"),
        ({"contributions": ["seat 0"]}, "1 for 2 seats"),
        ({"contributions": ["seat 0", "x" * 65]}, "64 printable"),
    ],
)
def test_a_changed_proof_is_refused_at_the_deal(
    name: str, changes: dict[str, object], message: str
) -> None:
    record = sealed_record(name, 5)
    proof = {**msgspec.to_builtins(record.proof), **changes}
    error = failure(changed(record, proof=proof))
    assert message in str(error)
    assert error.step == 0


@every_game
def test_without_reseeding_the_game_takes_another_course(name: str) -> None:
    record = sealed_record(name)
    actions = list(record.actions)
    actions.insert(3, actions[3])
    assert failure(changed(record, actions=actions)).step in (4, 5)


def test_a_record_has_one_source_of_chance() -> None:
    record = sealed_record("fightdrome", 5)
    for changes in ({"seed": "5"}, {"proof": None}):
        with pytest.raises(BadRecord, match="exactly one of seed and proof"):
            changed(record, **changes)
    both = msgspec.structs.replace(record, seed="5")
    assert "exactly one" in str(failure(both))


@every_game
@pytest.mark.parametrize(
    "stopped",
    [
        Stopped(how="resigned", seats=(0,)),
        Stopped(how="time", seats=(1,)),
        Stopped(how="draw"),
    ],
)
def test_games_that_were_stopped_verify(name: str, stopped: Stopped) -> None:
    record = read_record(write_record(sealed_record(name, 4, stopped)))
    verify(record)
    assert record.result is not None
    assert record.result.ending == stopped.how
    assert set(record.result.winners) == {0, 1} - set(stopped.seats)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"stopped": None}, "the result is None"),
        ({"stopped": {"how": "resigned", "seats": [1]}}, "the result is"),
        ({"stopped": {"how": "time", "seats": [0]}}, "the result is"),
        ({"stopped": {"how": "draw", "seats": [0]}}, "a draw has no losing seats"),
        ({"stopped": {"how": "resigned", "seats": []}}, "cannot have lost"),
        ({"stopped": {"how": "resigned", "seats": [0, 1]}}, "cannot have lost"),
        ({"stopped": {"how": "resigned", "seats": [0, 0]}}, "cannot have lost"),
        ({"stopped": {"how": "resigned", "seats": [2]}}, "seats are 0 to 1"),
        ({"result": None}, "the result is"),
    ],
)
def test_a_changed_end_is_refused(changes: dict[str, object], message: str) -> None:
    record = sealed_record("fightdrome", 4, Stopped(how="resigned", seats=(0,)))
    error = failure(changed(record, **changes))
    assert message in str(error)
    assert error.step == 4


def test_a_finished_game_cannot_be_marked_as_stopped() -> None:
    record = sealed_record("fightdrome")
    stopped = {"how": "resigned", "seats": [0]}
    assert "played out" in str(failure(changed(record, stopped=stopped)))


def test_no_repr_shows_the_secret() -> None:
    chance = SealedChance(SECRET, ("", ""))
    assert SECRET.hex() not in repr(chance)
    assert repr(SECRET) not in repr(chance)
