"""The fixtures of the server's tests: a site that the example bot can reach."""

from __future__ import annotations

from server.conftest import address, ann, app, migrated, settings

__all__ = ["address", "ann", "app", "migrated", "settings"]
