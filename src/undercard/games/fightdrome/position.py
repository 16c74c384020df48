"""Positions: the whole state as a readable JSON document, as FEN is for chess.

Cards are written by name. A mark adds knowledge that the card's place does not imply: `K30~` in a
pile has been held by its owner before; `K30!` anywhere has been seen by all. Owners always know
their hands and face-down cards, and everyone knows open discards. `mixed` states that seen cards
have gone back under the deck. `setup` reads all of it back.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.cards import LETTERS, Kind
from undercard.games.fightdrome.pack import MAX_SLEEVES, Pack
from undercard.games.fightdrome.situations import SITUATIONS, Situation
from undercard.games.fightdrome.state import ENDINGS, FACE, OWNER, PUBLIC, Ending, State
from undercard.games.fightdrome.view import (
    OPENINGS,
    Opening,
    View,
    cannot_hold,
    face_down_cannot_be,
    read_stacks,
)
from undercard.games.fightdrome.zones import Byte, read_zones
from undercard.kernel.document import Struct

Seat = Literal[0, 1]

FEINT, WEAVE = LETTERS[Kind.FEINT], LETTERS[Kind.WEAVE]
ALWAYS_KNOWN = (FEINT, WEAVE)
"""Cards that every deck is known to contain (F1.4), and that carry no marks."""


def bare_name(card: str) -> str:
    """Return a card's name without its mark."""
    return card[:-1] if card.endswith(("~", "!")) else card


class PlayerPosition(Struct, kw_only=True):
    sleeve: int | None = None
    stack: int | None
    stacks: list[int] = []
    """The Stacks on offer to a player who has none yet (FR11)."""
    hand: list[str] = []
    pile: list[str] = []
    discard: list[str] = []
    face_down: list[str] = []
    stable: list[int] = []
    pick: int | None = None
    mixed: bool = False
    opening: Opening = "untold"
    cannot_hold: list[list[str]] = []
    face_down_cannot_be: list[str] = []


class Position(Struct, kw_only=True):
    game: Literal["fightdrome"] | msgspec.UnsetType = msgspec.UNSET
    round: int = 1
    starter: Seat = 0
    to_act: Seat | None
    situation: Situation
    live: str | None = None
    staggered: Seat | None = None
    rested: bool = False
    survivor: Seat | None = None
    winner: Seat | None = None
    ending: Ending = ""
    fame: tuple[int, int] = (0, 0)
    players: tuple[PlayerPosition, PlayerPosition]
    box: list[str] | None = None
    rng: str = "0"


def stack_of(player: PlayerPosition) -> int:
    """Return the Stack of a player who has one, counted from 0."""
    assert player.stack is not None
    return player.stack - 1


def live_owner(moment: Position | View) -> int | None:
    """Return the owner of the live attack: the seat not to act, or the one that gasps (FR12)."""
    if moment.live is None or moment.to_act is None:
        return None
    return moment.to_act if moment.situation == "last_gasp" else 1 - moment.to_act


def write_position(pack: Pack, book: Book, state: State) -> dict[str, object]:
    names = pack.names
    position = Position(
        game="fightdrome",
        round=int(state.round_n),
        starter=_seat(state.starter) or 0,
        to_act=_seat(state.actor),
        situation=SITUATIONS[state.situation],
        live=_live(state, names),
        staggered=_seat(state.staggered),
        rested=bool(state.rested),
        survivor=_seat(state.survivor),
        winner=_seat(state.winner),
        ending=ENDINGS[state.ending],
        fame=(int(state.fame[0]), int(state.fame[1])),
        players=(_player(state, 0, pack, book), _player(state, 1, pack, book)),
        box=_box(pack, state),
        rng=f"{int(state.rng):x}",
    )
    document: dict[str, object] = msgspec.to_builtins(position)
    return document


def _live(state: State, names: list[str]) -> str | None:
    return names[state.live] if state.live >= 0 else None


def _player(state: State, p: int, pack: Pack, book: Book) -> PlayerPosition:
    zones, names = read_zones(state, p), pack.names
    return PlayerPosition(
        sleeve=_number(state.sleeve[p]),
        stack=_number(state.stack[p]),
        stacks=read_stacks(book, state, p),
        hand=[_mark(names, card, OWNER) for card in zones.hand],
        pile=[_mark(names, card, 0) for card in zones.pile],
        discard=[_mark(names, card, OWNER | PUBLIC) for card in zones.discard],
        face_down=[_mark(names, card, OWNER) for card in zones.face_down],
        stable=[n + 1 for n in range(MAX_SLEEVES) if state.stable[p] >> n & 1],
        pick=_number(state.pick[p]),
        mixed=bool(state.mixed[p]),
        opening=OPENINGS[state.opening[p]],
        cannot_hold=cannot_hold(state, p, pack),
        face_down_cannot_be=face_down_cannot_be(state, p, pack),
    )


def _mark(names: list[str], card: Byte, implied: int) -> str:
    """Return the card's name, with the mark for knowledge that its place does not imply."""
    name, more = names[card & FACE], card & ~implied
    if name in ALWAYS_KNOWN:
        return name
    return name + ("!" if more & PUBLIC else "~" if more & OWNER else "")


def _box(pack: Pack, state: State) -> list[str]:
    starts = [sum(pack.supply_sizes[:n]) for n in range(len(pack.supply_sizes))]
    return [
        pack.names[face]
        for start, n in zip(starts, state.box_n, strict=True)
        for face in state.box[start : start + n]
    ]


def _seat(n: int) -> Seat | None:
    return (0 if n == 0 else 1) if n >= 0 else None


def _number(n: int) -> int | None:
    return int(n) + 1 if n >= 0 else None
