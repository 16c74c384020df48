"""A pending append, and the verdict on one whose number was in use."""

from __future__ import annotations

import asyncio
import math
from asyncio import Future
from dataclasses import dataclass

from undercard.server.db.errors import BadWrite, StepConflict, StoreError, UnknownTable
from undercard.server.db.store import Listing, StoredStep

Place = tuple[str, int]
"""Table and number: what is unique."""
HIGHEST = 2**31 - 1
LONGEST = 200
"""Characters of an id, key or name; all must fit an announcement and an index."""


@dataclass(slots=True, eq=False)
class Append:
    """One step that waits for the next group commit."""

    table: str
    number: int
    step: bytes
    key: str | None
    listing: Listing | None
    bot_turn: bool | None
    answer: Future[bool]
    sent: bool = False
    """Whether it was sent once without an answer: what stands there now may be this very step."""

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
        """Refuse what the database would refuse together with the rest of the group."""
        if not 1 <= number <= HIGHEST:
            raise BadWrite(f"a step's number is from 1 to {HIGHEST}, not {number}")
        check_writable(table, listing, key)
        answer = asyncio.get_running_loop().create_future()
        return cls(table, number, step, key, listing, bot_turn, answer)

    @property
    def place(self) -> Place:
        return self.table, self.number

    def judge(self, found: StoredStep | None) -> bool | StoreError:
        """The answer, when it could not be inserted because `found` has its place."""
        if found is None:
            return UnknownTable(f"there is no table {self.table!r}")
        if self.sent and (found.key, found.step) == (self.key, self.step):
            return True
        if self.key is not None and found.key == self.key:
            return False
        return StepConflict(f"step {self.number} of table {self.table!r} is taken; load it again")


def check_writable(table: str, listing: Listing | None, key: str | None = None) -> None:
    """PostgreSQL holds no NUL in a text, neither database a lone surrogate."""
    for text in (table, key or "", listing.game if listing is not None else ""):
        is_proper = text.isascii() or text.encode("utf-8", "ignore").decode() == text
        if not is_proper or "\0" in text or len(text) > LONGEST:
            raise BadWrite(f"{text[:LONGEST]!r} cannot be stored: too long, or no proper text")
    if listing is not None and not math.isfinite(listing.at):
        raise BadWrite(f"{listing.at} is no time")


def settle(answer: Future[bool], verdict: bool | StoreError) -> None:
    """Settle the answer, unless the caller was cancelled."""
    if answer.done():
        return
    if isinstance(verdict, bool):
        answer.set_result(verdict)
    else:
        answer.set_exception(verdict)
