"""A game in words: sentences built from a translator's messages and the players' names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from undercard.kernel.events import Event
from undercard.kernel.options import Option, OptionValue


class Translator(Protocol):
    """The messages of one language, by id."""

    language: str

    def text(self, message: str, **values: str | int) -> str: ...

    def has(self, message: str) -> bool: ...


class Words:
    """Sentences about one table in one language.

    They describe only what they are given, so callers pass redacted events and views.

    Sentences come from messages whose ids begin with the game's name. An event is the message
    `<game>-event-<kind>`, with the event's data, `who` and `you`; an action is `<game>-action`,
    with the notation; a field of the view is `<game>-view-<field>`. Without a message, the notation
    and the plain names are used. A game overrides methods where it needs other sentences.
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
        """Return the label of a field of the view."""
        message = f"{self._game}-view-{field}"
        if self._has(message):
            return self.text(message)
        return _humanised(field) if re.fullmatch("[a-z_]{3,}", field) else field

    def event(self, event: Event, reader: int | None) -> str:
        """Return a sentence about an event for the seat `reader`; None is a spectator."""
        message = f"{self._game}-event-{event.kind}"
        if self._has(message):
            values = {name: _or_hidden(value) for name, value in event.data.items()}
            return self.text(message, **self._who(event.seat, reader), **values)
        who = [] if event.seat is None else [self.names[event.seat]]
        values_shown = [str(value) for value in event.data.values() if value is not None]
        return " ".join([*who, event.kind.replace("_", " "), *values_shown])

    def action(self, action: str) -> str:
        """Return what an action does."""
        message = f"{self._game}-action"
        return self.text(message, action=action) if self._has(message) else action

    def why(self, rule: str) -> str:
        """Return the rule that forbids an action as a sentence; without a message, its id."""
        message = f"{self._game}-why-{rule.replace('.', '-')}"
        return self.text(message) if self._has(message) else rule

    def options(self, options: Mapping[str, OptionValue], known: Sequence[Option]) -> list[str]:
        """Return the options that differ from their defaults, each with its label and value."""
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
    """Return the value, or `hidden` for None: messages select on it (`{ $card -> [hidden] ...`)."""
    return "hidden" if value is None else value
