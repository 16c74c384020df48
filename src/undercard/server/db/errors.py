"""Errors of the database."""

from __future__ import annotations

from undercard.kernel.errors import UndercardError


class StoreError(UndercardError):
    """Base of everything the store raises."""


class BadWrite(StoreError):
    """A number, name or time that no database of ours can hold."""


class StepConflict(StoreError):
    """Another step has that number: load the table again, then decide again."""


class TableTaken(StoreError):
    """A table of that id exists."""


class UnknownTable(StoreError):
    """No table of that id exists."""


class BadBackup(StoreError):
    """A file that is no valid backup, or a target that must not be overwritten."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or cannot write; nothing was stored. Try again later."""


class StoreClosed(StoreUnavailable):
    """The store was closed: this process is stopping."""


class OutcomeUnknown(StoreUnavailable):
    """The database went away in the middle and stayed away: the step may or may not be stored.

    Repeating it with the same key is safe.
    """
