"""Tokens: of sessions, programs, feeds, browsers and links. The database has their hashes."""

from __future__ import annotations

import hashlib
import secrets


def hash_token(token: str) -> str:
    """Return an unsalted, fast hash, because a token of 192 or more random bits cannot be
    guessed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_token(size: int) -> str:
    """Return `size` random bytes as text for a link.

    It begins and ends with a letter or a digit: programs that find links in text leave out a dash
    at the end.
    """
    while True:
        token = secrets.token_urlsafe(size)
        if token[0].isalnum() and token[-1].isalnum():
            return token
