"""The site of the web tests."""

from __future__ import annotations

from server.web.conftest import address, ann, app, migrated, settings

__all__ = ["address", "ann", "app", "migrated", "settings"]
