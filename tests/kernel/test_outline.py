"""A view as a tree of text: which fields are shown, folded, hidden and left out."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from undercard.kernel.game import PER_SEAT, GameView
from undercard.kernel.outline import SHORT, Branch, Outline


class Piece(msgspec.Struct, frozen=True):
    name: str
    square: str | None
    is_down: bool


class Side(msgspec.Struct, frozen=True):
    hand: list[str] | None
    bid: str | None


class View(GameView, frozen=True, kw_only=True, tag="outlined"):
    round: int
    is_over: bool
    led: str | None
    deck: list[str] | None
    played: list[str]
    grid: list[list[int]]
    stock: dict[str, int]
    pieces: list[Piece]
    sides: Annotated[list[Side], PER_SEAT]
    points: Annotated[list[int], PER_SEAT]


VIEW = View(
    seat=0,
    to_act=1,
    legal=["c1"],
    outcome=None,
    round=2,
    is_over=False,
    led=None,
    deck=None,
    played=[],
    grid=[[1, 2], [3]],
    stock={"wood": 3, "a1": 1},
    pieces=[Piece("K", "a1", False), Piece("Q", None, True)],
    sides=[Side(["c1", "c2"], None), Side(None, "c9")],
    points=[5, 0],
)


def shown(view: View = VIEW) -> dict[str, Branch]:
    return {branch.label: branch for branch in Outline(["Ann", "Ben"]).branches(view)}


@pytest.mark.parametrize(
    ("label", "text"),
    [
        ("round", "2"),
        ("is over", "no"),
        ("led", "-"),
        ("deck", "##"),
        ("played", "-"),
        ("grid", "1 1 2, 2 3"),
        ("stock", "wood 3, a1 1"),
        ("Ann", "hand c1 c2, bid -, points 5"),
        ("Ben", "hand ##, bid c9, points 0"),
    ],
)
def test_a_field_is_written(label: str, text: str) -> None:
    assert shown()[label] == Branch(label, text)


def test_fields_of_every_view_are_left_out() -> None:
    assert not shown().keys() & {"seat", "to act", "legal", "outcome", "sides", "points"}


def test_structs_in_a_list_show_their_set_fields() -> None:
    assert shown()["pieces"].text == "1 name K, square a1, 2 name Q, is down yes"


def test_a_long_value_is_a_separate_branch() -> None:
    long = msgspec.structs.replace(VIEW, grid=[[n] * 20 for n in range(3)])
    branch = shown(long)["grid"]
    assert branch.text == ""
    assert [(it.label, len(it.text) <= SHORT) for it in branch.branches] == [
        ("1", True),
        ("2", True),
        ("3", True),
    ]
