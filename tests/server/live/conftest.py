"""The site of the web tests."""

from __future__ import annotations

from server.web.conftest import address, ann, app, ben, migrated, settings, stranger

__all__ = ["address", "ann", "app", "ben", "migrated", "settings", "stranger"]
