"""Password hashes with argon2, in threads because they are deliberately slow."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from undercard.server.people.errors import BadPassword

LEAST, MOST = 8, 128
AT_ONCE = 2
"""The number of threads; each uses tens of megabytes and a core, so more would slow down games."""


class Passwords:
    """Creates and verifies hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        check_password(password)
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, known: str | None, password: str) -> bool:
        """Return whether a password is right. It takes equally long for None, because the time must
        not reveal which accounts exist."""
        if not _can_be(password):
            return False
        async with self._turns:
            right = await asyncio.to_thread(self._verify, known, password)
        return right and known is not None

    def _verify(self, known: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(known or self._nobodys_hash(), password)
        except (VerificationError, InvalidHashError):
            return False

    def _nobodys_hash(self) -> str:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody's")
        return self._nobodys


def check_password(password: str) -> None:
    if len(password) < LEAST or not _can_be(password):
        raise BadPassword(f"a password has {LEAST} to {MOST} characters")


def _can_be(password: str) -> bool:
    """JSON can contain a lone surrogate, which no stored password has."""
    return len(password) <= MOST and password == password.encode(errors="ignore").decode()
