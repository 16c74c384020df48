"""Views: what a seat may know (F11), built field by field from a whitelist.

Everything that a table sends to a seat, a spectator or a bot is a view or a redacted event. A field
that is not written here is not visible.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from undercard.games.fightdrome import situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.characters import stacks_on_offer
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.situations import SITUATIONS, Situation
from undercard.games.fightdrome.state import ENDINGS, State
from undercard.games.fightdrome.zones import (
    FACES,
    NOT_OWNERS,
    NOT_PUBLIC,
    Zones,
    face_names,
    read_zones,
)
from undercard.kernel.game import PER_SEAT, GameView, Outcome
from undercard.kernel.interpreter import interpreted

_stacks_on_offer = interpreted(stacks_on_offer)
"""The function of the rules, interpreted, for a state whose fields were read in one call."""

Opening: TypeAlias = Literal["untold", "sound", "unsound"]
OPENINGS: tuple[Opening, ...] = get_args(Opening)


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of the table. A list that is None is hidden from the reader."""

    sleeve: int | None
    stack: int | None
    supplies: dict[str, int]
    """Cards of each supply in the deck (F1.2); empty before it is built."""
    hand: list[str] | None
    hand_size: int
    pile_size: int
    discard: list[str]
    """Open discards in the order played, without the live attack."""
    face_down: list[str] | None
    face_down_size: int
    known: list[str]
    """Hidden cards known to be in this deck.

    They are in the pile, and for an opponent also in the hand or face down.
    """
    known_to_all: list[str]
    """Cards in hand, pile and face down that all players know to be in this deck."""
    cannot_hold: list[list[str]]
    """For each card in hand, tightest first, faces it cannot be, as staggers have shown."""
    face_down_cannot_be: list[str]
    """Faces that none of the face-down cards can be."""
    opening: Opening
    """What is known of an untouched opening hand: untold, sound or unsound (F2.2)."""
    fame: int
    stable: list[int]
    """Epic Tournament: the Sleeves not yet lost.

    In other modes: the Sleeves on offer to a player who has none yet (FR11).
    """
    stacks: list[int] = []
    """The Stacks on offer to a player who has none yet (FR11); omitted if there are none."""


class View(GameView, frozen=True, kw_only=True, tag="fightdrome"):
    """The table as one seat sees it; `seat` is None for a spectator."""

    round: int
    starter: int
    situation: Situation
    live: str | None
    staggered: int | None
    rested: bool
    fighters: Annotated[tuple[Fighter, Fighter], PER_SEAT]
    my_pick: int | None
    """Epic Tournament: the Sleeve this seat has chosen and not yet revealed."""


class Side(NamedTuple):
    """A fighter as its owner sees it, and as all others do."""

    open: Fighter
    closed: Fighter


Sides: TypeAlias = tuple[Side, Side]


def make_view(
    pack: Pack, state: State, sides: Sides, seat: int | None, legal: list[str], open_hands: bool
) -> View:
    one, other = sides
    actor = _seat(state.actor)
    return View(
        seat=seat,
        round=state.round_n,
        starter=state.starter,
        situation=SITUATIONS[state.situation],
        to_act=actor,
        live=pack.names[state.live] if state.live >= 0 else None,
        staggered=_seat(state.staggered),
        rested=bool(state.rested),
        fighters=(
            one.open if open_hands or seat == 0 else one.closed,
            other.open if open_hands or seat == 1 else other.closed,
        ),
        my_pick=_number(state.pick[seat]) if seat is not None else None,
        legal=legal if seat is not None and seat == actor else [],
        outcome=make_outcome(state),
    )


def make_outcome(state: State) -> Outcome | None:
    if state.situation != situations.OVER:
        return None
    return Outcome((state.winner,), (state.fame[0], state.fame[1]), ENDINGS[state.ending])


def read_sides(pack: Pack, book: Book, state: State) -> Sides:
    """Return both fighters, whose shared parts are read once for all views."""
    return _side(pack, book, state, 0), _side(pack, book, state, 1)


def read_stacks(book: Book, state: State, p: int) -> list[int]:
    """Return the Stacks that are open to a player who has none yet."""
    mask = int(_stacks_on_offer(book, state, p))
    return [n + 1 for n in range(book.stacks) if mask >> n & 1]


def _side(pack: Pack, book: Book, state: State, p: int) -> Side:
    zones, names = read_zones(state, p), pack.names
    sleeve, stack, stable = state.sleeve[p], state.stack[p], state.stable[p]
    known_to_all = face_names(_known_to_all(zones), names)
    closed = Fighter(
        sleeve=_number(sleeve),
        stack=_number(stack),
        supplies=pack.supplies.get((sleeve, stack), {}) if state.round_n else {},
        hand=None,
        hand_size=len(zones.hand),
        pile_size=len(zones.pile),
        discard=[names[face] for face in zones.discard.translate(FACES)],
        face_down=None,
        face_down_size=len(zones.face_down),
        known=known_to_all,
        known_to_all=known_to_all,
        cannot_hold=cannot_hold(state, p, pack),
        face_down_cannot_be=face_down_cannot_be(state, p, pack),
        opening=OPENINGS[state.opening[p]],
        fame=state.fame[p],
        stable=[n + 1 for n in range(len(pack.sleeves.cards)) if stable >> n & 1] if stable else [],
        stacks=[] if stack >= 0 else read_stacks(book, state, p),
    )
    return Side(
        replace(
            closed,
            hand=face_names(zones.hand, names),
            face_down=face_names(zones.face_down, names),
            known=face_names(_known_to_owner(zones), names),
        ),
        closed,
    )


def _known_to_owner(zones: Zones) -> bytes:
    """Return the cards that the owner has held and cannot see now."""
    return zones.pile.translate(None, NOT_OWNERS)


def _known_to_all(zones: Zones) -> bytes:
    """Return the cards that all have seen and cannot see now."""
    return (zones.hand + zones.pile + zones.face_down).translate(None, NOT_PUBLIC)


def cannot_hold(state: State, p: int, pack: Pack) -> list[list[str]]:
    """Return `limit` as the faces it rules out."""
    masks = state.limit[p][: state.limit_n[p]]
    return [pack.names_outside(mask) for mask in masks]


def face_down_cannot_be(state: State, p: int, pack: Pack) -> list[str]:
    """Faces that none of the face-down cards can be."""
    return pack.names_outside(state.down_limit[p]) if state.down_n[p] else []


def _seat(n: int) -> int | None:
    return n if n >= 0 else None


def _number(n: int) -> int | None:
    """Return a Sleeve or Stack counted from 1, as people see it."""
    return n + 1 if n >= 0 else None
