"""Events: what happened, as codes with a few numbers, and who may see which of them.

The rules append rows to a log; simulations pass one without room and pay a comparison. Each game
lists its event kinds once, with the fields that only the acting seat may read. Everything that is
shown to people (animation, log lines, replay, statistics) is made from these.
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
"""The kinds of events with fields that only the acting seat may read, and those fields."""

LOG_WIDTH = 5


def code(n: int) -> int:
    """A number that is no literal to the compiler, which would compile a function for each."""
    return np.int64(n)  # type: ignore[return-value]


def new_log(rows: int = 0) -> Log:
    """Room for `rows` events; with 0 nothing is kept. Row 0 holds the number appended."""
    return np.zeros((rows + 1, LOG_WIDTH), np.int32)


@inlined
def emit(log: Log, code: int, seat: int, a: int, b: int) -> None:
    rows = log.shape[0]
    if rows > 1:
        n = log[0, 0] + 1
        log[0, 0] = n
        if n < rows:
            log[n, 0] = code
            log[n, 1] = seat
            log[n, 2] = a
            log[n, 3] = b


@kernel
def tell(log: Log, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """As `emit`, for rules that tell of many things: more numbers, and not inlined."""
    emit(log, code, seat, a, b)
    if 1 < log.shape[0] > log[0, 0]:
        log[log[0, 0], 4] = c


@dataclass(frozen=True)
class Field:
    """A number of an event: its name, how it is written, whether only the seat may see it."""

    name: str
    write: Callable[[int], Value]
    secret: bool = False


@dataclass(frozen=True)
class EventKind:
    """The n-th kind in a game's list is written by the rules as code n."""

    name: str
    fields: tuple[Field, ...] = ()
    is_open: bool = False
    """Whether all could see it coming: a takeback may go past it, and past no other kind."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `seat` is None when it concerns the whole table.

    Tables keep thousands of them, and none can be part of a cycle: the collector need not look.
    """

    kind: str
    seat: int | None
    data: dict[str, Value]


def read_log(log: Log, kinds: tuple[EventKind, ...]) -> list[Event]:
    """The events of a log, with everything in them."""
    return [_read(row, kinds) for row in log[1 : log[0, 0] + 1].tolist()]


def _read(row: list[int], kinds: tuple[EventKind, ...]) -> Event:
    code, seat, *numbers = row
    kind = kinds[code]
    data = {field.name: field.write(n) for field, n in zip(kind.fields, numbers, strict=False)}
    return Event(kind.name, seat if seat >= 0 else None, data)


def secret_fields(kinds: tuple[EventKind, ...]) -> Secrets:
    found = {kind.name: frozenset(f.name for f in kind.fields if f.secret) for kind in kinds}
    return {name: fields for name, fields in found.items() if fields}


def redact(events: Iterable[Event], seat: int | None, secrets: Secrets) -> list[Event]:
    """The events as `seat` may see them; None is a spectator."""
    return [
        event if event.seat == seat or event.kind not in secrets else _hide(event, secrets)
        for event in events
    ]


def _hide(event: Event, secrets: Secrets) -> Event:
    secret = secrets[event.kind]
    shown = {name: None if name in secret else value for name, value in event.data.items()}
    return Event(event.kind, event.seat, shown)
