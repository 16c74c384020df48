"""On both databases."""

from __future__ import annotations

from server.company import company, postgres, postgres_url, url

__all__ = ["company", "postgres", "postgres_url", "url"]
