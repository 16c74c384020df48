"""Seats: who occupies each one, and who may act for it."""

from __future__ import annotations

import msgspec

from undercard.kernel.stopped import WayOut
from undercard.table.errors import BadStep, NotYourSeat

MOST_CHARACTERS = 64


class Person(
    msgspec.Struct, frozen=True, tag="person", forbid_unknown_fields=True, omit_defaults=True
):
    """A person who plays. The id is public: it identifies, but does not authenticate."""

    id: str
    name: str
    is_bot: bool = False
    """Whether this is a program that plays through its own account."""


class Bot(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A bot, identified by the name of its level."""

    level: str


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table. With both a person and a bot, the bot plays for the person."""

    person: Person | None = None
    bot: Bot | None = None
    away: bool = False
    """Whether the person has left; they may come back."""
    out: WayOut | None = None
    """How the person has already lost, if so; a bot plays on for the remaining players."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def has_player(self) -> bool:
        """Whether a person is present and plays this seat."""
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
        raise BadStep(f"ids and names must have 1 to {MOST_CHARACTERS} printable characters")


def seat_at(seats: tuple[Seat, ...], number: int) -> Seat:
    if not 0 <= number < len(seats):
        raise BadStep(f"there is no seat {number}; seats are 0 to {len(seats) - 1}")
    return seats[number]


def check_speaker(seats: tuple[Seat, ...], number: int, by: str | None) -> Seat:
    """Return the seat if `by` may act for it: its person's id, or None (the host) for a bot."""
    seat = seat_at(seats, number)
    if seat.is_open:
        raise NotYourSeat(f"seat {number} is empty")
    speaker = seat.person.id if seat.person is not None and seat.bot is None else None
    if by != speaker:
        who = "a bot" if speaker is None else "another person"
        raise NotYourSeat(f"seat {number} is played by {who}")
    return seat


def check_owner(seats: tuple[Seat, ...], number: int, by: str | None) -> Seat:
    """Return the seat if it belongs to the person `by`, whether or not a bot plays it now."""
    seat = seat_at(seats, number)
    if seat.person is None or by != seat.person.id:
        raise NotYourSeat(f"seat {number} is not yours")
    return seat


def put(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])
