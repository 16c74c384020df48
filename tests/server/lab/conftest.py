"""The site of the web tests."""

from __future__ import annotations

from server.web.conftest import address, app, migrated, settings

__all__ = ["address", "app", "migrated", "settings"]
