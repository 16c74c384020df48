"""Changes of the lab cannot name a box or an engine."""

from __future__ import annotations

import pytest

from undercard.kernel.errors import BadOption
from undercard.kernel.registry import load
from undercard.lab.changes import changed_box, parse_change, parse_changes


@pytest.mark.parametrize("name", ["pack", "engine"])
def test_a_change_names_no_box_and_no_engine(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        parse_changes("fightdrome", {name: "LICENSE"})


@pytest.mark.parametrize("value", ["[" * 5000, "9" * 5000, "0x" + "f" * 5000, "{a." + "a." * 9000])
def test_a_value_that_is_not_toml_is_plain_text(value: str) -> None:
    assert parse_change(f"mode={value}") == ("mode", value)


def test_an_index_out_of_range() -> None:
    game = load("fightdrome", engine="interpreted")
    with pytest.raises(BadOption, match="no '9999"):
        changed_box(game, {"stacks.cards." + "9" * 5000 + ".counts": []})
