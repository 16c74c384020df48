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

    async def verify(self, known: str | None, password: str) -> str | None:
        """Return the known hash if the password is right, or None.

        It takes equally long for None, because the time must not reveal which accounts exist. The
        transaction that relies on the answer passes the hash to `queries.hold_password`, because
        the password may be replaced meanwhile.
        """
        if not _can_be(password):
            return None
        async with self._turns:
            is_right = await asyncio.to_thread(self._is_right, known, password)
        return known if is_right else None

    def _is_right(self, known: str | None, password: str) -> bool:
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
