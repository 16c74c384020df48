"""A pending append, and the outcome of one whose number is taken."""

from __future__ import annotations

import asyncio
import math
from asyncio import Future
from dataclasses import dataclass

from undercard.server.db.errors import BadWrite, StepConflict, StoreError, UnknownTable
from undercard.server.db.store import Listing, StoredStep

Place = tuple[str, int]
"""The unique key: table and number."""
HIGHEST = 2**31 - 1
LONGEST = 200
"""The maximum length of an id, key or name, which must fit an announcement and an index."""


@dataclass(slots=True, eq=False)
class Append:
    """A step that waits for the next group commit."""

    table: str
    number: int
    step: bytes
    key: str | None
    listing: Listing | None
    bot_turn: bool | None
    answer: Future[bool]
    sent: bool = False
    """Whether it was sent once without an answer: the stored step may be this one."""

    @classmethod
    def new(
        cls,
        table: str,
        number: int,
        step: bytes,
        key: str | None,
        listing: Listing | None,
        bot_turn: bool | None,
    ) -> Append:
        """Return a new append; refuse values with which the database would refuse the whole
        group."""
        if not 1 <= number <= HIGHEST:
            raise BadWrite(f"a step's number is from 1 to {HIGHEST}, not {number}")
        check_writable(table, listing, key)
        answer = asyncio.get_running_loop().create_future()
        return cls(table, number, step, key, listing, bot_turn, answer)

    @property
    def place(self) -> Place:
        return self.table, self.number

    def judge(self, found: StoredStep | None) -> bool | StoreError:
        """Return the answer for a step that was not inserted because `found` has its number."""
        if found is None:
            return UnknownTable(f"there is no table {self.table!r}")
        if self.sent and (found.key, found.step) == (self.key, self.step):
            return True
        if self.key is not None and found.key == self.key:
            return False
        return StepConflict(f"step {self.number} of table {self.table!r} is taken; load it again")


def check_writable(table: str, listing: Listing | None, key: str | None = None) -> None:
    """Raise `BadWrite` for text with NUL (PostgreSQL) or a lone surrogate (both databases)."""
    for text in (table, key, listing and listing.game):
        if text and not _is_writable(text):
            raise BadWrite(f"{text[:LONGEST]!r} cannot be stored: too long, or no proper text")
    if listing is not None and not math.isfinite(listing.at):
        raise BadWrite(f"{listing.at} is no time")


def _is_writable(text: str) -> bool:
    if len(text) > LONGEST or "\0" in text:
        return False
    return text.isascii() or text.encode("utf-8", "ignore").decode() == text


def settle(answer: Future[bool], verdict: bool | StoreError) -> None:
    """Settle the answer, unless the caller was cancelled."""
    if answer.done():
        return
    if isinstance(verdict, bool):
        answer.set_result(verdict)
    else:
        answer.set_exception(verdict)
