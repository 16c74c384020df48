"""Everything that can go wrong for a caller: one small tree, plain messages.

A message says what was wrong, where, and what would be right. Whoever catches `UndercardError`
has caught every refusal of bad input; anything else that escapes is a defect of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


class UndercardError(Exception):
    """Base of every error raised for bad input."""


class UnknownGame(UndercardError):
    """No game of that name is registered."""


class BadOption(UndercardError):
    """An option the game does not have, or a value it cannot take."""


class UnknownAction(UndercardError):
    """The text is not an action of this game in any position."""


class IllegalAction(UndercardError):
    """A known action that the rules forbid now; `rule` says which one."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        """An error may come from another process."""
        return type(self), (str(self), self.rule)


class WrongGame(UndercardError):
    """A state of another game, or something that is no state."""


class WrongSeat(UndercardError):
    """Somebody acted for a seat that is not to act, or that does not exist."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong in a document: `where` is its path, such as `stack[3].counts`."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what


class BadDocument(UndercardError):
    """A document that cannot be used, with every problem found in it."""

    def __init__(self, title: str, problems: Sequence[Problem]) -> None:
        self.title, self.problems = title, tuple(problems)
        super().__init__("\n".join([title, *(f"  {problem}" for problem in problems)]))

    def __reduce__(self) -> tuple[type[BadDocument], tuple[str, tuple[Problem, ...]]]:
        """An error may come from another process."""
        return type(self), (self.title, self.problems)


class BadPack(BadDocument):
    """A pack or scenario that cannot be played."""


class BadPosition(BadDocument):
    """A position that cannot arise; each problem names the field."""


class BadRecord(UndercardError):
    """A record that does not replay; `step` is the first action that is wrong, from 1.

    Step 0 is the deal. `None`: the document itself is broken.
    """

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message)
        self.step = step
