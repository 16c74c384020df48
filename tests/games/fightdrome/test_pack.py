"""Packs: the reconstructed box is the box of F0, and an invalid pack is refused with its
problems."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercard
from games.fightdrome.tiny import TINY_PACK
from undercard.games.fightdrome.pack_check import (
    BUILT_IN,
    load_pack,
    pack_warnings,
    undealable_pairs,
)
from undercard.kernel.document import read_toml
from undercard.kernel.errors import BadPack

RECONSTRUCTED = BUILT_IN / "reconstructed.toml"


def reconstructed() -> dict[str, Any]:
    return copy.deepcopy(read_toml(RECONSTRUCTED.read_text(encoding="utf-8")))


def refusal(change: Callable[[dict[str, Any]], object]) -> str:
    """Return the error about the reconstructed pack after a change."""
    raw = reconstructed()
    change(raw)
    with pytest.raises(BadPack) as error:
        load_pack(raw)
    return str(error.value)


def test_f0_1_the_reconstructed_pack_has_the_fight_cards_of_the_box() -> None:
    pack = load_pack("reconstructed")
    assert pack.supply_sizes == [21, 21, 21, 18, 12]
    assert len(pack.supply_cards) + 2 * (2 + 2) == 101


def test_f0_2_the_reconstructed_pack_has_the_sleeves_and_stacks_of_the_box() -> None:
    pack = load_pack("reconstructed")
    assert (len(pack.sleeves.cards), len(pack.stacks.cards), pack.deck_size) == (6, 11, 44)


def test_fr1_every_part_states_where_its_values_come_from() -> None:
    for part in ("attacks", "blocks", "neurochem", "feints", "weaves", "sleeves", "stacks"):
        raw = reconstructed()[part]
        assert raw["origin"] in ("printed", "reconstructed")
        assert raw["note"]


def test_fr1_every_pairing_of_characters_can_be_dealt() -> None:
    """66 × 66 characters with distinct Sleeves and Stacks: 3,300 ordered pairings."""
    pack = load_pack("reconstructed")
    characters = list(itertools.product(range(6), range(11)))
    assert len(characters) == 66
    dealt = 0
    for one, other in itertools.product(characters, characters):
        if one[0] != other[0] and one[1] != other[1]:
            both = zip(pack.counts(*one), pack.counts(*other), (21, 21, 21, 18, 12), strict=True)
            assert all(a + b <= size for a, b, size in both)
            dealt += 1
    assert dealt == 3300
    assert undealable_pairs(pack) == []


def test_a_pack_survives_being_written_into_a_record() -> None:
    pack = load_pack("reconstructed")
    assert load_pack(msgspec.to_builtins(pack)).digest == pack.digest


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (lambda p: p["attacks"].update(copies=2), "attacks:", "21"),
        (lambda p: p["attacks"].update(strengths=[20, 20]), "attacks.strengths:", "twice"),
        (lambda p: p["attacks"].update(strengths=[]), "attacks.strengths:", "one or more"),
        (lambda p: p["attacks"].update(strengths=[0]), "attacks.strengths:", "from 1"),
        (lambda p: p["attacks"].update(strengths="20"), "attacks.strengths:", "array"),
        (lambda p: p["blocks"].update(copies=0), "blocks.copies:", "0"),
        (lambda p: p["blocks"].update(values=[40, 60]), "blocks:", "18"),
        (lambda p: p["neurochem"].update(copies=4), "neurochem:", "12"),
        (lambda p: p["feints"].update(per_player=-1), "feints.per_player:", "-1"),
        (lambda p: p["feints"].update(per_player=3), "feints.per_player:", "2"),
        (lambda p: p.update(hand=8), "hand:", "7"),
        (lambda p: p.update(hands=7), "", "hands"),
        (lambda p: p.update(origin="guessed"), "origin:", "guessed"),
        (lambda p: p.pop("stacks"), "", "stacks"),
        (lambda p: p["stacks"]["cards"].pop(), "stacks.cards:", "11"),
        (lambda p: p["stacks"]["cards"][3].update(counts=[9, 8, 10, 8, 6]),
         "stacks.cards[3].counts:", "41"),
        (lambda p: p["stacks"]["cards"][3].update(counts=[9, 8, 10, 13]),
         "stacks.cards[3].counts:", "five"),
        (lambda p: p["stacks"]["cards"][0].update(counts=[0, 0, 0, 37, 3]),
         "stacks.cards[0].counts:", "none may be sound (F2.2)"),
        (lambda p: p["stacks"]["cards"][1].update(counts=[11, 9, 8, 6, 6]), "stacks.cards:",
         "Rook in Hammer with Ember"),
        (lambda p: p["sleeves"]["cards"][0]["order"].__setitem__(0, "Kick"),
         "sleeves.cards[0].order:", "once each"),
        (lambda p: p["sleeves"]["cards"][0]["order"].__setitem__(0, "Bite"),
         "sleeves.cards[0].order[0]:", "Bite"),
    ],
)  # fmt: skip
def test_fr1_a_broken_pack_states_what_is_wrong_where(
    change: Callable[[dict[str, Any]], object], where: str, what: str
) -> None:
    message = refusal(change)
    assert where in message
    assert what in message


def test_fr1_a_printed_pack_may_hold_pairs_that_cannot_be_dealt_and_redeals() -> None:
    raw = reconstructed()
    raw["origin"] = "printed"
    raw["stacks"]["cards"][1]["counts"] = [11, 9, 8, 6, 6]
    pack = load_pack(raw)
    assert "dealt" not in str(pack_warnings(pack)[0]).split(":")[0]
    assert "more cards than the box holds" in str(pack_warnings(pack)[0])
    game = undercard.load("fightdrome", pack=raw)
    for seed in range(400):
        game.setup(game.position(game.new(seed)))


def test_fr1_a_printed_pack_of_which_nothing_can_be_dealt_is_refused() -> None:
    """Redealing would never end."""

    def make_greedy(raw: dict[str, Any]) -> None:
        raw["origin"] = "printed"
        for stack in raw["stacks"]["cards"]:
            stack["counts"] = [10, 0, 0, 18, 12]

    assert "more cards than the box holds" in refusal(make_greedy)


def test_f9_4_a_pack_without_two_stables_that_can_meet_plays_no_tournament() -> None:
    """Each Sleeve can meet just one other: enough for a bout, not for stables."""
    raw = reconstructed()
    raw["origin"] = "printed"
    for stack in raw["stacks"]["cards"]:
        stack["counts"] = [21, 4, 0, 9, 6]
    undercard.load("fightdrome", pack=raw).new(1)
    with pytest.raises(undercard.UndercardError, match="no two stables"):
        undercard.load("fightdrome", pack=raw, mode="epic")


def test_a_house_pack_may_be_smaller_than_the_box() -> None:
    assert load_pack(TINY_PACK).deck_size == 7


def test_a_house_pack_must_fit_the_state() -> None:
    raw = copy.deepcopy(TINY_PACK)
    raw["attacks"] = {"strengths": list(range(1, 40)), "copies": 1}
    with pytest.raises(BadPack, match="different cards"):
        load_pack(raw)


def test_an_error_in_toml_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text("name = 'x'\norigin = \n")
    with pytest.raises(BadPack, match="line 2"):
        load_pack(file)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="cannot read"):
        load_pack(tmp_path / "none.toml")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPack, match="UTF-8"):
        load_pack(file)
