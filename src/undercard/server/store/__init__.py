"""Durable steps of every table: `open_store(url)` gives the store for SQLite or PostgreSQL."""

from undercard.server.store.contract import BotTurn, Listed, Listing, Store, StoredStep
from undercard.server.store.errors import (
    BadBackup,
    BadWrite,
    OutcomeUnknown,
    StepTaken,
    StoreClosed,
    StoreError,
    StoreUnavailable,
    TableTaken,
    UnknownTable,
)
from undercard.server.store.opening import open_store, sqlite_url

__all__ = [
    "BadBackup",
    "BadWrite",
    "BotTurn",
    "Listed",
    "Listing",
    "OutcomeUnknown",
    "StepTaken",
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
