"""Records: a valid one verifies, a changed one fails at the step where it was changed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import undercard
from games.fightdrome.tiny import TINY_PACK
from random_games import play_randomly, random_game
from undercard.kernel.errors import BadRecord
from undercard.kernel.record import Record, make_record, read_record, verify, write_record

every_game = pytest.mark.parametrize("name", undercard.game_names())


def record_of(name: str, seed: int, **options: object) -> Record:
    game = undercard.load(name, **options) if options else random_game(name, seed)
    actions = [action for _, action in play_randomly(game, seed) if action is not None]
    return make_record(game, seed, actions, [f"player {n}" for n in range(game.seats)])


def changed(record: Record, **changes: object) -> Record:
    return read_record(msgspec.json.encode({**msgspec.to_builtins(record), **changes}))


def failure(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        verify(record)
    return error.value


@every_game
def test_valid_records_verify(name: str) -> None:
    for seed in range(30):
        record = read_record(write_record(record_of(name, seed)))
        verify(record)
        assert record.result is not None


@every_game
def test_an_unfinished_game_verifies_too(name: str) -> None:
    game = undercard.load(name)
    record = make_record(game, 5, game.legal(game.new(5))[:1], ["a"] * game.seats)
    verify(record)
    assert record.result is None


@every_game
def test_any_changed_action_fails_at_its_step(name: str) -> None:
    record = record_of(name, 4)
    rng = random.Random(1)
    universe = sorted(set(record.actions))
    for step in rng.sample(range(1, len(record.actions) + 1), 15):
        other = rng.choice([a for a in universe if a != record.actions[step - 1]])
        actions = [*record.actions[: step - 1], other, *record.actions[step:]]
        assert failure(changed(record, actions=actions)).step == step


@every_game
def test_a_removed_or_added_action_fails_at_its_step(name: str) -> None:
    record = record_of(name, 4)
    last = len(record.actions)
    assert failure(changed(record, actions=record.actions[:-1])).step == last
    assert failure(changed(record, actions=[*record.actions, "rest"])).step == last + 1


@every_game
def test_another_deal_fails_at_step_0(name: str) -> None:
    assert failure(changed(record_of(name, 4), seed="5")).step == 0


def test_a_record_with_a_custom_pack_contains_it() -> None:
    record = record_of("fightdrome", 4, pack=TINY_PACK)
    assert isinstance(record.box, dict)
    verify(read_record(write_record(record)))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"result": {"winners": [0, 1], "scores": [0, 0], "ending": ""}}, "the result is"),
        ({"hash": "00"}, "hash"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"rules": 99}, "version 99"),
        ({"box": "../../secrets"}, "no built-in pack"),
        ({"box": "nowhere"}, "no built-in pack"),
        ({"box": {"name": "x"}}, "cannot be set up"),
        ({"box_hash": "00"}, "box_hash"),
        ({"options": {"mode": "brawl"}}, "brawl"),
        ({"options": {"moed": "bout"}}, "did you mean mode"),
        ({"players": ["a"]}, "1 names for 2"),
        ({"seed": "x"}, "seed"),
        ({"seed": str(1 << 64)}, "64 bits"),
        ({"trace": ""}, "step 0"),
    ],
)
def test_a_broken_record_states_what_is_wrong(changes: dict[str, object], message: str) -> None:
    assert message in str(failure(changed(record_of("fightdrome", 4, mode="bout"), **changes)))


@pytest.mark.parametrize(
    ("break_it", "message"),
    [
        (lambda raw: raw.pop("seed"), "seed"),
        (lambda raw: raw.update(actions=[1]), "actions"),
        (lambda raw: raw.update(extra=1), "extra"),
        (lambda raw: raw.update(format="pgn"), "format"),
    ],
)
def test_a_document_that_is_not_a_record(
    break_it: Callable[[dict[str, Any]], object], message: str
) -> None:
    raw = msgspec.to_builtins(record_of("fightdrome", 4, mode="bout"))
    break_it(raw)
    with pytest.raises(BadRecord, match=message):
        read_record(msgspec.json.encode(raw))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", b"\xff"])
def test_text_that_is_not_json(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        read_record(text)
