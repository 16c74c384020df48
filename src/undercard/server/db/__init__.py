"""The database: schema, migrations, transactions, and the store of steps on both backends."""

from undercard.server.db.backends import open_store, sqlite_url
from undercard.server.db.errors import (
    BadBackup,
    BadWrite,
    OutcomeUnknown,
    StepConflict,
    StoreClosed,
    StoreError,
    StoreUnavailable,
    TableTaken,
    UnknownTable,
)
from undercard.server.db.store import Listed, Listing, PendingBotTurn, Store, StoredStep

__all__ = [
    "BadBackup",
    "BadWrite",
    "Listed",
    "Listing",
    "OutcomeUnknown",
    "PendingBotTurn",
    "StepConflict",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreUnavailable",
    "StoredStep",
    "TableTaken",
    "UnknownTable",
    "open_store",
    "sqlite_url",
]
