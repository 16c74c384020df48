"""The events of a Survive table, and who may see them (S11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercard.games.survive.cells import format_card, format_cell
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.tree import BEHAVIOURS, QUESTIONS
from undercard.kernel.events import EventKind, Field, Value, code

NEED: Final = code(0)
DEALT: Final = code(1)
LEFT_OUT: Final = code(2)
PLACED: Final = code(3)
ROUND: Final = code(4)
CHOSE: Final = code(5)
REVEALED: Final = code(6)
TURN: Final = code(7)
ACTIVATED: Final = code(8)
STEPPED: Final = code(9)
STOOD: Final = code(10)
PICKED: Final = code(11)
DROPPED: Final = code(12)
THEFT: Final = code(13)
CONTEST: Final = code(14)
ROLLED: Final = code(15)
SWAPPED: Final = code(16)
KNOCKED_DOWN: Final = code(17)
OUT: Final = code(18)
LOST: Final = code(19)
PUSHED: Final = code(20)
FOLLOWED: Final = code(21)
STAYED: Final = code(22)
JUMPED: Final = code(23)
MISFIRED: Final = code(24)
LANDED: Final = code(25)
SWITCHED: Final = code(26)
ASKED: Final = code(27)
DECIDED: Final = code(28)
MOVE_ENDED: Final = code(29)
ENDED: Final = code(30)
OPEN_CARD: Final = code(31)
SHOWED: Final = code(32)
SCORED: Final = code(33)
WON: Final = code(34)

# The reasons for a contest.
SWAP: Final = code(0)
BRAWL: Final = code(1)
JUMP: Final = code(2)
WAYS = ("swap", "brawl", "jump")

# A roll is `total * PARTS` plus four digits, one for each part; PART_ZERO makes them positive.
PART_BASE: Final = 32
PART_ZERO: Final = 16
PARTS: Final = PART_BASE**4
PART_NAMES = ("profile", "mover", "load", "down")


def total_of(roll: int) -> int:
    return roll // PARTS


def format_parts(roll: int) -> str:
    """Return what is added to a die, by its reason: `profile+2 load-1`.

    Zeros are left out, except that of the profile.
    """
    values = [roll // PART_BASE**n % PART_BASE - PART_ZERO for n in range(len(PART_NAMES))]
    named = zip(PART_NAMES, values, strict=True)
    return " ".join(f"{name}{value:+}" for name, value in named if value or name == "profile")


def event_kinds(scenario: Scenario) -> tuple[EventKind, ...]:
    """Return the kinds in the order of their codes, with names as in this scenario."""
    names, letters, passages = scenario.figure_names, scenario.kinds, scenario.passages

    def cell_or_none(n: int) -> Value:
        return format_cell(n) if n >= 0 else None

    def yes_or_no(n: int) -> Value:
        return "yes" if n else "no"

    def from_one(n: int) -> Value:
        return n + 1

    def fields(*named: tuple[str, Callable[[int], Value]]) -> tuple[Field, ...]:
        return tuple(Field(name, write) for name, write in named)

    def seen(name: str, *named: tuple[str, Callable[[int], Value]]) -> EventKind:
        """Return a kind that reveals nothing: a move on the open board."""
        return EventKind(name, fields(*named), is_open=True)

    figure = ("figure", names.__getitem__)
    other = ("other", names.__getitem__)
    kind = ("resource", letters.__getitem__)
    cell = ("cell", format_cell)
    card = ("card", format_card)
    die = ("die", int)
    start = ("start", format_cell)
    secret_kind = Field("resource", letters.__getitem__, secret=True)
    secret_card = Field("card", format_card, secret=True)
    return (
        EventKind("need", (secret_kind,)),
        EventKind("dealt", (secret_card,)),
        seen("left_out", figure),
        seen("placed", figure, cell),
        EventKind("round", fields(("round", int))),
        # All see that a card was chosen, but only its owner sees which one.
        EventKind("chose", (secret_card,), is_open=True),
        EventKind("revealed", fields(card)),
        seen("turn"),
        seen("activated", figure),
        seen("stepped", figure, start, cell),
        seen("stood", figure),
        seen("picked", figure, kind, cell),
        seen("dropped", figure, kind, cell),
        EventKind("theft", fields(figure, die)),
        EventKind("contest", fields(figure, other, ("way", WAYS.__getitem__))),
        EventKind(
            "rolled",
            (*fields(figure, die, ("total", total_of)), Field("parts", format_parts, number=2)),
        ),
        EventKind("swapped", fields(figure, other)),
        EventKind("knocked_down", fields(figure)),
        EventKind("out", fields(figure, cell)),
        EventKind("lost", fields(figure, kind, cell)),
        seen("pushed", figure, start, cell),
        seen("followed", figure, cell),
        seen("stayed", figure),
        EventKind("jumped", fields(figure, die, ("teleporter", from_one))),
        EventKind("misfired", fields(figure, die)),
        seen("landed", figure, cell),
        seen("switched", ("passage", passages.__getitem__), ("on", yes_or_no)),
        seen("asked", figure, ("question", QUESTIONS.__getitem__), ("answer", yes_or_no)),
        seen("decided", figure, ("behaviour", BEHAVIOURS.__getitem__), ("target", cell_or_none)),
        seen("move_ended", figure),
        seen("ended", figure),
        EventKind("open_card", fields(kind)),
        EventKind("showed", fields(kind)),
        EventKind("scored", fields(("points", int), ("resources", int))),
        EventKind("won"),
    )
