"""What a game can say in words, and what it needs for that: a translator and the names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from undercard.kernel.events import Event
from undercard.kernel.options import Option, OptionValue


class Translator(Protocol):
    """Messages of one language, by id."""

    language: str

    def text(self, message: str, **values: str | int) -> str: ...

    def has(self, message: str) -> bool: ...


class Words:
    """Sentences about one table in one language, for readers who may see what is described.

    They come from messages that begin with the game's name; a game overrides what it words better.

    An event is the message `<game>-event-<kind>`, given the event's data, `who` and `you`; an
    action is `<game>-action`, given the notation; a field of the view is `<game>-view-<field>`.
    Without a message, notation and names have to do.
    """

    def __init__(self, translator: Translator, game: str, names: Sequence[str]) -> None:
        self.text = translator.text
        self.names = names
        self._game = game
        self._has = translator.has

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.text(self._game) if self._has(self._game) else _humanised(self._game)

    def label(self, field: str) -> str:
        """Return the name of a field of the view."""
        message = f"{self._game}-view-{field}"
        if self._has(message):
            return self.text(message)
        return _humanised(field) if re.fullmatch("[a-z_]{3,}", field) else field

    def event(self, event: Event, reader: int | None) -> str:
        """What happened, to a seat; None reads as a spectator."""
        message = f"{self._game}-event-{event.kind}"
        if self._has(message):
            values = {name: _or_hidden(value) for name, value in event.data.items()}
            return self.text(message, **self._who(event.seat, reader), **values)
        who = [] if event.seat is None else [self.names[event.seat]]
        values_shown = [str(value) for value in event.data.values() if value is not None]
        return " ".join([*who, event.kind.replace("_", " "), *values_shown])

    def action(self, action: str) -> str:
        """What an action does."""
        message = f"{self._game}-action"
        return self.text(message, action=action) if self._has(message) else action

    def why(self, rule: str) -> str:
        """A rule that forbids something, in a sentence; without a message, its id."""
        message = f"{self._game}-why-{rule.replace('.', '-')}"
        return self.text(message) if self._has(message) else rule

    def options(self, options: Mapping[str, OptionValue], known: Sequence[Option]) -> list[str]:
        """The options that are not as usual, each with its name and value."""
        return [
            self._option(option, options[option.name])
            for option in known
            if options[option.name] != option.default
        ]

    def _option(self, option: Option, value: OptionValue) -> str:
        key = f"{self._game}-option-{option.name}"
        if not self._has(key):
            return f"{option.name.replace('_', ' ')}: {value}"
        name = self.text(key)
        if option.choices:
            choice = str(value).replace(" ", "-")
            return self.text("labelled", label=name, value=self.text(f"{key}.{choice}"))
        if isinstance(value, bool):
            return name
        return self.text("labelled", label=name, value=value)

    def _who(self, seat: int | None, reader: int | None) -> dict[str, str | int]:
        is_reader = seat is not None and seat == reader
        name = self.names[seat] if seat is not None else ""
        return {"you": "yes" if is_reader else "no", "who": name}


def _humanised(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()


def _or_hidden(value: str | int | None) -> str | int:
    """A value that the reader may not see; messages choose by it: `{ $card -> [hidden] ...`."""
    return "hidden" if value is None else value
