"""Seats: who sits where, and who may speak for a seat."""

from __future__ import annotations

import msgspec

from undercard.kernel.stopped import WayOut
from undercard.table.errors import BadStep, NotYourSeat

MOST_CHARACTERS = 64


class Person(
    msgspec.Struct, frozen=True, tag="person", forbid_unknown_fields=True, omit_defaults=True
):
    """Somebody who plays. The id is known to all: it names, it does not prove."""

    id: str
    name: str
    is_bot: bool = False
    """A program that plays through an account of its own."""


class Bot(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A bot by the name of its level."""

    level: str


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table. With a person and a bot, the bot plays for the person."""

    person: Person | None = None
    bot: Bot | None = None
    away: bool = False
    """The person has left and may come back."""
    out: WayOut | None = None
    """The person has lost already; a bot plays on for the others' sake."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def has_player(self) -> bool:
        """A person plays here and now, and can be asked."""
        return self.person is not None and self.bot is None and not self.away

    @property
    def name(self) -> str:
        if self.person is not None:
            return self.person.name
        return self.bot.level if self.bot is not None else ""


def is_name(text: str) -> bool:
    return 0 < len(text) <= MOST_CHARACTERS and text.isprintable()


def check_person(person: Person) -> None:
    if not is_name(person.id) or not is_name(person.name):
        raise BadStep(f"ids and names have 1 to {MOST_CHARACTERS} printable characters")


def seat_at(seats: tuple[Seat, ...], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise BadStep(f"there is no seat {number}; seats are 0 to {len(seats) - 1}")
    return seats[number]


def check_speaker(seats: tuple[Seat, ...], number: int, by: str | None) -> Seat:
    """The seat, if `by` speaks for it: its person's id, or None (the host) where a bot plays."""
    seat = seat_at(seats, number)
    if seat.is_open:
        raise NotYourSeat(f"nobody sits at seat {number}")
    speaker = seat.person.id if seat.person is not None and seat.bot is None else None
    if by != speaker:
        who = "a bot" if speaker is None else "somebody else"
        raise NotYourSeat(f"seat {number} is played by {who}")
    return seat


def check_owner(seats: tuple[Seat, ...], number: int, by: str | None) -> Seat:
    """The seat, if it belongs to the person `by`, whoever plays it now."""
    seat = seat_at(seats, number)
    if seat.person is None or by != seat.person.id:
        raise NotYourSeat(f"seat {number} is not yours")
    return seat


def put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])
