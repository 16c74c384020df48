"""Events: what happened, as codes with a few numbers, and which seats may see each number.

The rules append rows to a log. Simulations pass a log of no rows and pay one comparison per event.
Each game lists its event kinds once, with the fields that only the acting seat may read.
Animations, log lines, replays and statistics are all derived from events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercard.kernel.compile import inlined, kernel

Log: TypeAlias = NDArray[np.int32]
Value: TypeAlias = str | int | None
Secrets: TypeAlias = dict[str, frozenset[str]]
"""The event kinds with fields that only the acting seat may read, and those fields."""

LOG_WIDTH = 5


def code(n: int) -> int:
    """Return a number that the compiler does not treat as a literal.

    Numba would compile a function again for every literal argument.
    """
    return np.int64(n)  # type: ignore[return-value]


def new_log(rows: int = 0) -> Log:
    """Return a log for `rows` events; 0 rows store nothing. Row 0 holds the number of events
    emitted."""
    return np.zeros((rows + 1, LOG_WIDTH), np.int32)


@inlined
def emit(log: Log, code: int, seat: int, a: int, b: int) -> None:
    rows = log.shape[0]
    if rows > 1:
        n = log[0, 0] + 1
        log[0, 0] = n
        # The count continues past the last row, so the caller sees that the log was too short.
        if n < rows:
            log[n, 0] = code
            log[n, 1] = seat
            log[n, 2] = a
            log[n, 3] = b


@kernel
def log_event(log: Log, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Append an event like `emit`, with one more number, and without inlining.

    Rules with many events call it, because every inlined copy of `emit` adds to their compile time.
    """
    emit(log, code, seat, a, b)
    if 1 < log.shape[0] > log[0, 0]:
        log[log[0, 0], 4] = c


@dataclass(frozen=True)
class Field:
    """A number of an event: its name, its format, and whether only the acting seat may see it."""

    name: str
    write: Callable[[int], Value]
    secret: bool = False
    number: int | None = None
    """The number that it reads; None is the one at its own place."""


@dataclass(frozen=True)
class EventKind:
    """A kind of event; the n-th kind in a game's list is code n of its rules."""

    name: str
    fields: tuple[Field, ...] = ()
    is_open: bool = False
    """Whether the event reveals nothing new, so that a takeback may undo it."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One event. `seat` is None if it concerns the whole table.

    Tables keep thousands of events, and none can be part of a reference cycle: `gc=False` excludes
    them from garbage collection.
    """

    kind: str
    seat: int | None
    data: dict[str, Value]


def read_log(log: Log, kinds: tuple[EventKind, ...]) -> list[Event]:
    """Return the events of a log, secrets included."""
    return [_read(row, kinds) for row in log[1 : log[0, 0] + 1].tolist()]


def _read(row: list[int], kinds: tuple[EventKind, ...]) -> Event:
    code, seat, *numbers = row
    kind = kinds[code]
    data = {
        field.name: field.write(numbers[place if field.number is None else field.number])
        for place, field in enumerate(kind.fields)
    }
    return Event(kind.name, seat if seat >= 0 else None, data)


def secret_fields(kinds: tuple[EventKind, ...]) -> Secrets:
    found = {kind.name: frozenset(f.name for f in kind.fields if f.secret) for kind in kinds}
    return {name: fields for name, fields in found.items() if fields}


def redact(events: Iterable[Event], seat: int | None, secrets: Secrets) -> list[Event]:
    """Return the events as `seat` may see them; None is a spectator."""
    return [
        event if event.seat == seat or event.kind not in secrets else _hide(event, secrets)
        for event in events
    ]


def _hide(event: Event, secrets: Secrets) -> Event:
    secret = secrets[event.kind]
    shown = {name: None if name in secret else value for name, value in event.data.items()}
    return Event(event.kind, event.seat, shown)
