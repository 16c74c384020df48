"""What a game can say in words, and what it needs for that: a translator and the names."""

from __future__ import annotations

from typing import Protocol

from undercard.kernel.events import Event


class Translator(Protocol):
    """Messages of one language, by id."""

    def text(self, message: str, **values: str | int) -> str: ...


class Words(Protocol):
    """Sentences about one table in one language, for readers who may see what is described."""

    def event(self, event: Event, reader: int | None) -> str:
        """What happened, to a seat; None reads as a spectator."""
        ...

    def action(self, action: str) -> str:
        """What an action does."""
        ...

    def why(self, rule: str) -> str:
        """A rule that forbids something."""
        ...
