"""The events of a Fightdrome table, and who may see them (F11)."""

from __future__ import annotations

from typing import Final

from undercard.games.fightdrome.cards import Face
from undercard.games.fightdrome.situations import SITUATIONS
from undercard.games.fightdrome.state import ENDINGS
from undercard.kernel.events import EventKind, Field

CHARACTER: Final = 0
ROUND: Final = 1
DREW: Final = 2
OVERSTIMULATED: Final = 3
SHOWED: Final = 4
KEPT: Final = 5
PLAYED: Final = 6
RESHUFFLED: Final = 7
STAGGERED: Final = 8
DISCARDED: Final = 9
RESTED: Final = 10
ROUND_WON: Final = 11
SCORED: Final = 12
ELIMINATED: Final = 13
CHOSE: Final = 14
GAME_WON: Final = 15
CHOSE_STACK: Final = 16
CHOSE_SLEEVE: Final = 17
DECLINED: Final = 18


def event_kinds(faces: list[Face]) -> tuple[EventKind, ...]:
    """Return the kinds in the order of their codes, with cards named as in this pack."""

    def card(n: int) -> str:
        return str(faces[n])

    def from_one(n: int) -> int:
        return n + 1

    open_card = (Field("card", card),)
    secret_card = (Field("card", card, secret=True),)
    character = (Field("sleeve", from_one), Field("stack", from_one))
    return (
        EventKind("character", character),
        EventKind("round", (Field("round", int),)),
        EventKind("drew", secret_card),
        EventKind("overstimulated"),
        EventKind("showed", open_card),
        EventKind("kept"),
        EventKind("played", (*open_card, Field("situation", SITUATIONS.__getitem__))),
        EventKind("reshuffled"),
        EventKind("staggered"),
        EventKind("discarded", secret_card),
        EventKind("rested"),
        EventKind("round_won", (Field("ending", ENDINGS.__getitem__),)),
        EventKind("scored", (Field("points", int), Field("fame", int))),
        EventKind("eliminated", (Field("sleeve", from_one),)),
        EventKind("chose", (Field("sleeve", from_one, secret=True),)),
        EventKind("game_won"),
        EventKind("chose_stack", (Field("stack", from_one),)),
        EventKind("chose_sleeve", (Field("sleeve", from_one),)),
        EventKind("declined"),
    )
