"""The site of the web tests, and both databases of the store's."""

from __future__ import annotations

from server.store.conftest import postgres, postgres_url, url
from server.web.conftest import address, ann, app, ben, migrated, settings, stranger

__all__ = [
    "address",
    "ann",
    "app",
    "ben",
    "migrated",
    "postgres",
    "postgres_url",
    "settings",
    "stranger",
    "url",
]
