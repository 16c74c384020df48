"""The last known address of each person, in memory, for limits and fair shares.

Tables know their creator only. An address is never stored and never shown; after a restart a
person counts alone until the next request.
"""

from __future__ import annotations

from collections import OrderedDict

KEPT = 20_000


class Addresses:
    """Keys of addresses (`rate_limits.address_key`) by person."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._of[person] = address
        self._of.move_to_end(person)
        if len(self._of) > KEPT:
            self._of.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the key of the person's address, or a key of the person's own."""
        return self._of.get(person, f"person {person}")
