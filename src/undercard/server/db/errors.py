"""Errors of the database."""

from __future__ import annotations

from undercard.kernel.errors import UndercardError


class StoreError(UndercardError):
    """Base of everything the store raises."""


class BadWrite(StoreError):
    """A number, name or time that the databases cannot store."""


class StepConflict(StoreError):
    """Another step has that number: reload the table and decide again."""


class TableTaken(StoreError):
    """A table with that id exists."""


class UnknownTable(StoreError):
    """No table with that id exists."""


class Silenced(StoreError):
    """A host has muted the person for a time."""


class BadBackup(StoreError):
    """A file that is not a valid backup, or a target that must not be overwritten."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or cannot write; nothing was stored. Try again later."""


class CannotStore(StoreUnavailable):
    """The disk of the database is full or fails; nothing was stored."""


class StoreClosed(StoreUnavailable):
    """The store was closed: this process is stopping."""


class OutcomeUnknown(StoreUnavailable):
    """The connection broke during the commit and could not be restored: the step may be stored or
    not.

    Repeating it with the same key is safe.
    """
