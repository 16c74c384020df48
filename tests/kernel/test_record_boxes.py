"""Records of games with any pack or scenario verify, for any order of JSON keys."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercard
from games.fightdrome.tiny import TINY_PACK
from games.survive.dungeons import built_in, crowded, wide_open
from random_games import play_randomly
from undercard.games.fightdrome.pack_check import BUILT_IN as PACKS
from undercard.games.survive.scenario_check import BOXES as SCENARIOS
from undercard.kernel.document import read_toml
from undercard.kernel.errors import BadRecord
from undercard.kernel.plugin import plugin_of
from undercard.kernel.record import Record, make_record, read_record, verify, write_record
from undercard.table.boxes import box_names

BUILT_IN = [(game, name) for game in undercard.game_names() for name in box_names(game)]
OLD_HASHES = {"duel": "7dd6de326b63d871", "trio": "d249609e46bfe074"}
"""Digests in records of an earlier version, which depended on the order of a tree's questions."""


def pack(name: str, **changes: object) -> dict[str, Any]:
    raw = read_toml((PACKS / f"{name}.toml").read_text(encoding="utf-8"))
    return {**raw, "name": "mine", **changes}


def stronger() -> dict[str, Any]:
    raw = pack("reconstructed", origin="house")
    return {**raw, "blocks": {"values": [50, 70, 90], "copies": 3}}


def numbered(raw: dict[str, Any]) -> dict[str, Any]:
    """Return a tree with numbers as names, in descending order, because JavaScript sorts such
    keys."""
    for npc in (raw["grabbers"], raw["crawlers"]):
        new = {name: str(99 - n) for n, name in enumerate(npc["tree"])}
        npc["tree"] = {
            new[name]: {**node, "yes": new.get(node["yes"], node["yes"]),
                        "no": new.get(node["no"], node["no"])}
            for name, node in npc["tree"].items()
        }  # fmt: skip
    return raw


CUSTOM: dict[str, tuple[str, dict[str, Any]]] = {
    "a renamed pack": ("fightdrome", pack("reconstructed")),
    "stronger blocks": ("fightdrome", stronger()),
    "a tiny pack": ("fightdrome", TINY_PACK),
    "a renamed scenario": ("survive", {**built_in("duel"), "name": "mine"}),
    "a renamed scenario for three": ("survive", {**built_in("trio"), "name": "mine"}),
    "a crowded scenario": ("survive", crowded(3)),
    "an open scenario": ("survive", wide_open()),
    "numbered questions": ("survive", numbered({**built_in("duel"), "name": "mine"})),
}
every_custom = pytest.mark.parametrize("custom", CUSTOM)


def record_of(game: str, box: object) -> Record:
    loaded = undercard.load(game, **{plugin_of(game).box: box})
    actions = [action for _, action in play_randomly(loaded, 5) if action is not None]
    return make_record(loaded, 5, actions, [f"player {n}" for n in range(loaded.seats)])


def reordered(value: Any, *, reverse: bool) -> Any:  # noqa: ANN401
    """Return a document with the keys of all its objects in another order."""
    if isinstance(value, dict):
        keys = sorted(value, reverse=reverse)
        return {key: reordered(value[key], reverse=reverse) for key in keys}
    return [reordered(it, reverse=reverse) for it in value] if isinstance(value, list) else value


@pytest.mark.parametrize(("game", "name"), BUILT_IN)
def test_a_record_of_a_built_in_box_names_it(game: str, name: str) -> None:
    record = read_record(write_record(record_of(game, name)))
    assert record.box == name
    verify(record)


@every_custom
def test_a_record_of_another_box_contains_it(custom: str) -> None:
    record = read_record(write_record(record_of(*CUSTOM[custom])))
    assert isinstance(record.box, dict)
    verify(record)


@every_custom
@pytest.mark.parametrize("reverse", [False, True])
def test_the_order_of_keys_has_no_meaning(custom: str, reverse: bool) -> None:
    raw = json.loads(write_record(record_of(*CUSTOM[custom])))
    verify(read_record(json.dumps(reordered(raw, reverse=reverse))))


@pytest.mark.parametrize("name", OLD_HASHES)
def test_old_records_still_verify(name: str) -> None:
    for box in (name, {**built_in(name), "name": "mine"}):
        record = record_of("survive", box)
        assert record.box_hash != OLD_HASHES[name]
        verify(msgspec.structs.replace(record, box_hash=OLD_HASHES[name]))


@pytest.mark.parametrize("path", [*SCENARIOS.folder.glob("former/*.toml")], ids=lambda it: it.stem)
@pytest.mark.parametrize("is_named", [True, False])
def test_a_game_in_an_earlier_version_of_a_box_verifies(path: Path, is_named: bool) -> None:
    """The record names the box, or leaves it to the options."""
    record = record_of("survive", read_toml(path.read_text(encoding="utf-8")))
    assert record.box_hash == path.stem
    assert isinstance(record.box, dict)
    options = {**record.options, "players": 3, "team": "four"}
    box = record.box["name"] if is_named else None
    old = msgspec.structs.replace(record, box=box, options=options)
    verify(read_record(write_record(old)))
    digest = undercard.load("survive", **options).box_digest()
    with pytest.raises(BadRecord, match="step"):
        verify(msgspec.structs.replace(old, box_hash=digest))


def test_a_box_changed_in_the_record_is_found() -> None:
    record = record_of("survive", {**built_in("duel"), "name": "mine"})
    assert isinstance(record.box, dict)
    record.box["grabbers"]["tree"]["fallen"]["no"] = "wait"
    with pytest.raises(BadRecord):
        verify(record)
    record = record_of("survive", {**built_in("duel"), "name": "mine"})
    assert isinstance(record.box, dict)
    record.box["crawlers"]["modifier"] = 0
    with pytest.raises(BadRecord, match="box_hash"):
        verify(record)
