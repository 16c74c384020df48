"""Short texts to all processes that are not stored, such as an emote at a table.

PostgreSQL refuses texts of 8000 bytes. A process that is disconnected from it at that moment never
receives them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

Receive = Callable[[str], None]


class Broadcasts:
    """The listeners of one process, by topic; used in the event loop only."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Receive]] = defaultdict(list)

    def listen(self, topic: str, receive: Receive) -> None:
        self._listeners[topic].append(receive)

    def deliver(self, topic: str, text: str) -> None:
        for receive in self._listeners.get(topic, ()):
            receive(text)
