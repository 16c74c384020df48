"""Tokens in the database: of sessions, programs, feeds, browsers and reset links."""

from __future__ import annotations

import hashlib


def hash_token(token: str) -> str:
    """Return an unsalted, fast hash, because a token of 192 or more random bits cannot be
    guessed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
