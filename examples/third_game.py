"""A third game, as small as one can be: Nines, a game of tricks with hidden hands.

    python examples/third_game.py

N1. Nine cards, 1 to 9. Each of two players is dealt some (three, as an option says); the rest stay
    aside, unseen. Seat 0 leads.
N2. Who leads plays a card, the other answers with any card; the higher takes the trick and leads.
N3. When the hands are empty, most tricks win; as many tricks each is a shared win.

docs/add-a-game.md walks through this file. A game of the package has one file for each section.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

import undercard
from undercard.kernel.bits import NONE, bit, count, has, nth
from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide
from undercard.kernel.document import Struct
from undercard.kernel.errors import BadPosition, Problem, UnknownAction
from undercard.kernel.events import Event, EventKind, Field, Log, code, emit
from undercard.kernel.game import Document, Engine, Game, Outcome
from undercard.kernel.game import State as Record
from undercard.kernel.layout import I8, U64, Layout, dtype_of, reader_of
from undercard.kernel.options import Option, resolve
from undercard.kernel.words import TableWords, Translator

# State and book

CARDS: Final = 9
OPTIONS = (Option("hand", 3, "N1", span=(2, 4)),)


class State(Layout):
    """One record of fixed size holds everything, the generator included."""

    rng: U64
    played: U64
    hand: Annotated[NDArray[np.uint64], 2]
    tricks: Annotated[NDArray[np.int8], 2]
    led: I8
    """The card to be answered, or -1."""
    actor: I8
    """The seat to act, or -1: every game has this field."""


class Book(Layout):
    """What options and box say, as numbers for the rules."""

    hand: I8


STATE, BOOK = dtype_of(State), dtype_of(Book)
read_state = reader_of(State, STATE)

# Events: who may see which number is said here, once

DEALT, PLAYED, TOOK = code(0), code(1), code(2)


def _card_name(card: int) -> str:
    return f"c{card + 1}"


KINDS = (
    EventKind("dealt", (Field("card", _card_name, secret=True),)),
    EventKind("played", (Field("card", _card_name),)),
    EventKind("took"),
)

# Rules: compiled, interpreted, or run on a GPU


@kernel
def _draw(s: State, left: np.uint64) -> int:
    return nth(left, below(s, count(left)))


@kernel
def new(book: Book, s: State, log: Log) -> None:
    left = bit(CARDS) - bit(0)
    for seat in range(2):
        for _ in range(book.hand):
            card = _draw(s, left)
            left &= ~bit(card)
            s.hand[seat] |= bit(card)
            emit(log, DEALT, seat, card, 0)
    s.led = -1


@kernel
def legal(book: Book, s: State, out: NDArray[np.int16]) -> int:  # noqa: ARG001
    n = 0
    if s.actor >= 0:
        for card in range(CARDS):
            if has(s.hand[s.actor], card):
                out[n] = card
                n += 1
    return n


@kernel
def step(book: Book, s: State, card: int, log: Log) -> None:  # noqa: ARG001
    seat = wide(s.actor)
    s.hand[seat] &= ~bit(card)
    s.played |= bit(card)
    emit(log, PLAYED, seat, card, 0)
    if s.led < 0:
        s.led, s.actor = card, 1 - seat
        return
    taker = seat if card > s.led else 1 - seat
    emit(log, TOOK, taker, 0, 0)
    s.tricks[taker] += 1
    s.led, s.actor = -1, taker if s.hand[taker] != NONE else -1


@kernel
def sample(book: Book, s: State, seat: int) -> None:  # noqa: ARG001
    """Deal the other hand anew from all that this seat has not seen."""
    left = (bit(CARDS) - bit(0)) & ~s.played & ~s.hand[seat]
    cards = count(s.hand[1 - seat])
    s.hand[1 - seat] = NONE
    for _ in range(cards):
        card = _draw(s, left)
        left &= ~bit(card)
        s.hand[1 - seat] |= bit(card)


ENGINE = Engine(new, legal, step, sample)  # type: ignore[arg-type]

# View: a list of what may be seen


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int | None
    to_act: int | None
    led: str | None
    played: list[str]
    hands: list[list[str] | None]
    """None: hidden from whoever asked."""
    cards_left: list[int]
    tricks: list[int]
    legal: list[str]
    outcome: Outcome | None


class Position(Struct, kw_only=True):
    game: str | None = None
    rng: str
    hands: list[list[str]]
    played: list[str]
    tricks: list[int]
    led: str | None
    to_act: int | None


def names(cards: int) -> list[str]:
    return [_card_name(card) for card in range(CARDS) if int(cards) >> card & 1]


def _bits(cards: Sequence[str]) -> int:
    return sum(1 << int(card[1:]) - 1 for card in cards)


# The game: all of it behind the surface that tables, bots and adapters know


class NinesWords(TableWords):
    """A game of the package takes its sentences from the message files."""

    def event(self, event: Event, reader: int | None) -> str:  # noqa: ARG002
        who = "" if event.seat is None else self.names[event.seat]
        return " ".join(
            [who, event.kind, *(str(value or "a card") for value in event.data.values())]
        )

    def action(self, action: str) -> str:
        return f"play {action[1:]}"


class Nines(Game):
    name = "nines"
    rules_version = 1
    all_options = OPTIONS
    kinds = KINDS

    def __init__(self, engine: str, options: dict[str, object]) -> None:
        self.seats = 2
        self.options = resolve(OPTIONS, options)
        book = cast(Book, np.zeros(1, BOOK)[0])
        book.hand = int(self.options["hand"])
        self.simulation_book = book
        chosen = ENGINE if engine == "compiled" else ENGINE.interpreted()
        super().__init__(STATE, book, chosen, max_legal=CARDS)

    def outcome(self, state: Record) -> Outcome | None:
        if self.to_act(state) is not None:
            return None
        tricks = tuple(int(n) for n in state.tricks)
        winners = tuple(seat for seat in range(2) if tricks[seat] == max(tricks))
        return Outcome(winners, tricks, "tricks")

    def why_not(self, state: Record, actions: Iterable[str]) -> dict[str, str]:
        return dict.fromkeys(actions, "N3" if self.to_act(state) is None else "N2")

    def view(self, state: Record, seat: int | None, *, open_hands: bool = False) -> View:
        if seat is not None:
            self._check_seat_exists(seat)
        s, actor = read_state(state), self.to_act(state)
        hands = [names(s.hand[p]) for p in range(2)]
        return View(
            game=self.name,
            seat=seat,
            to_act=actor,
            led=_card_name(s.led) if s.led >= 0 else None,
            played=names(int(s.played)),
            hands=[hand if open_hands or p == seat else None for p, hand in enumerate(hands)],
            cards_left=[len(hand) for hand in hands],
            tricks=s.tricks.tolist(),
            legal=hands[actor] if actor is not None and actor == seat else [],
            outcome=self.outcome(state),
        )

    def words(self, translator: Translator, names: Sequence[str]) -> NinesWords:
        return NinesWords(translator, self.name, names)

    def parse_action(self, text: str) -> int:
        if not isinstance(text, str) or not re.fullmatch("c[1-9]", text):
            raise UnknownAction(f"{text!r} is not an action: a card is written c1 to c9")
        return int(text[1:]) - 1

    def format_action(self, action: int) -> str:
        return _card_name(action)

    def position(self, state: Record) -> Document:
        s = read_state(state)
        led = _card_name(s.led) if s.led >= 0 else None
        hands = [names(hand) for hand in s.hand]
        place = Position(
            game=self.name,
            rng=str(s.rng),
            hands=hands,
            played=names(int(s.played)),
            tricks=s.tricks.tolist(),
            led=led,
            to_act=self.to_act(state),
        )
        return cast(Document, msgspec.to_builtins(place))

    def setup(self, position: object) -> Record:
        place = self.read_position(position, Position)
        cards = [*place.hands[0], *place.hands[1], *place.played]
        if len(set(cards)) != len(cards) or not all(re.fullmatch("c[1-9]", c) for c in cards):
            raise BadPosition("not a position:", [Problem("hands", "each card is there once (N1)")])
        state = self.blank()
        state.rng = np.uint64(int(place.rng))
        state.hand[:] = [_bits(hand) for hand in place.hands]
        state.played = np.uint64(_bits(place.played))
        state.tricks[:] = place.tricks
        state.led = -1 if place.led is None else self.parse_action(place.led)
        state.actor = -1 if place.to_act is None else place.to_act
        return state

    def box_document(self) -> object:
        return "nine"

    def box_digest(self) -> str:
        return "nine"


def build(*, deck: object = "nine", engine: str = "compiled", **options: object) -> Nines:  # noqa: ARG001
    """The function that the registry calls; `deck` is what a pack or scenario is elsewhere."""
    return Nines(engine, options)


undercard.register("nines", f"{__name__}:build", box="deck")

if __name__ == "__main__":
    game = undercard.load("nines")
    state = game.new(seed=4)
    while game.to_act(state) is not None:
        state, events = game.apply(state, game.legal(state)[-1])
        print(*(f"seat {event.seat} {event.kind} {event.data.get('card', '')}" for event in events))
    print("tricks:", *game.outcome(state).scores)
