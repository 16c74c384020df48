"""Errors raised for bad input: one small tree, plain messages.

A message states what was wrong, where, and what would be right. Catching `UndercardError` catches
every refusal of bad input; any other exception is a bug. Untrusted values appear in messages
through `quoted`, so that huge input makes no huge message.
"""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MOST_QUOTED = 60
"""The most characters of a value that a message shows."""
MOST_PROBLEMS = 20
"""The most problems of a document that a message lists."""


class UndercardError(Exception):
    """Base of every error raised for bad input."""


class UnknownGame(UndercardError):
    """No game of that name is registered."""


class BadOption(UndercardError):
    """An option the game does not have, or a value the option does not allow."""


class UnknownAction(UndercardError):
    """The text is not an action of this game in any position."""


class IllegalAction(UndercardError):
    """A known action that the rules forbid now; `rule` is the id of the rule."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        """Support pickling: an error can come from another process."""
        return type(self), (str(self), self.rule)


class WrongGame(UndercardError):
    """A state of another game, or an object that is not a state."""


class WrongSeat(UndercardError):
    """The seat is not to act, or does not exist."""


@dataclass(frozen=True)
class Problem:
    """One problem in a document; `where` is its path, such as `stack[3].counts`."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what


class BadDocument(UndercardError):
    """A document that cannot be used, with every problem found in it."""

    def __init__(self, title: str, problems: Sequence[Problem]) -> None:
        self.title, self.problems = title, tuple(problems)
        lines = [f"  {problem}" for problem in problems[:MOST_PROBLEMS]]
        more = len(problems) - len(lines)
        super().__init__("\n".join([title, *lines, *([f"  and {more} more"] if more else [])]))

    def __reduce__(self) -> tuple[type[BadDocument], tuple[str, tuple[Problem, ...]]]:
        """Support pickling: an error can come from another process."""
        return type(self), (self.title, self.problems)


class BadPack(BadDocument):
    """A pack or scenario that cannot be played."""


class BadPosition(BadDocument):
    """A position that cannot arise; each problem names its field."""


class BadRecord(UndercardError):
    """A record that does not replay; `step` is the number of the first wrong action, from 1.

    Step 0 is the deal. None means that the document itself is malformed.
    """

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message)
        self.step = step


class _Quote(reprlib.Repr):
    """A `repr` of any value, shortened."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = self.maxlong = MOST_QUOTED
        self.maxlevel, self.maxdict, self.maxlist, self.maxtuple = 2, 3, 3, 3

    def repr_int(self, value: int, level: int) -> str:
        """Return a placeholder for a huge integer: Python refuses to print over 4,300 digits."""
        if value.bit_length() > 10_000:
            return "a number of more than 3000 digits"
        return super().repr_int(value, level)


_quote = _Quote()


def quoted(value: object) -> str:
    """Return an untrusted value for a message: like `repr`, cut in the middle if it is long."""
    return _quote.repr(value)


def cut(text: str) -> str:
    """Return an untrusted text for a message without quotes, such as a path.

    Control characters are escaped: a terminal would obey them.
    """
    half = MOST_QUOTED
    short = text if len(text) <= 2 * half else f"{text[:half]}…{text[-half:]}"
    return "".join(it if it.isprintable() else repr(it)[1:-1] for it in short)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return the end of a message about an unknown name: the nearest known name, or all names."""
    names = list(known)
    near = difflib.get_close_matches(name[:MOST_QUOTED], names, 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
