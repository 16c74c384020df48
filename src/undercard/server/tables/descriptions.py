"""Seats, events and actions in words, as the pages show them.

The words of a game may come from a plug-in. A missing message or value must not make a table
unusable: then notation and names are shown.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from undercard.kernel.events import Event
from undercard.kernel.words import Words
from undercard.locales import Messages
from undercard.table.seats import Seat

LEVEL = "level"
log = logging.getLogger(__name__)


def seat_names(seats: Sequence[Seat], game: str, messages: Messages) -> list[str]:
    """Return the name of each seat; numbers where one person has several."""
    people = [seat.person.id for seat in seats if seat.person]
    if len(set(people)) < len(people):
        return [messages.text("player", number=n + 1) for n in range(len(seats))]
    return _distinct([_seat_name(seat, game, messages) for seat in seats], messages)


def player_names(players: Sequence[str], game: str, messages: Messages) -> list[str]:
    """Return the names of the players of a record, in which a bot is named after its level."""
    return _distinct([bot_name(player, game, messages) for player in players], messages)


def bot_name(bot: str, game: str, messages: Messages) -> str:
    """Return the name of a bot or a level; a name that is neither stays as it is."""
    number = bot.removeprefix(LEVEL)
    if bot.startswith(LEVEL) and number.isdecimal():
        named = f"level-{game}-{number}"
        level = int(number)
        return messages.text(named) if messages.has(named) else messages.text(LEVEL, level=level)
    return messages.text(f"bot-{bot}") if messages.has(f"bot-{bot}") else bot


def describe_events(words: Words, events: Iterable[Event], reader: int | None) -> tuple[str, ...]:
    """Return a sentence for each event; the events are those that the reader may see."""
    return tuple(_event(words, event, reader) for event in events)


def describe_action(words: Words, action: str) -> str:
    """Return what an action does."""
    try:
        return words.action(action)
    except LookupError as error:
        log.warning("an action has no words: %s", error)
        return action


def _event(words: Words, event: Event, reader: int | None) -> str:
    try:
        return words.event(event, reader)
    except LookupError as error:
        log.warning("an event has no words: %s", error)
        values = [str(value) for value in event.data.values() if value is not None]
        return " ".join([event.kind.replace("_", " "), *values])


def _seat_name(seat: Seat, game: str, messages: Messages) -> str:
    if seat.person is not None:
        return seat.person.name or messages.text("web-someone-left")
    return (
        messages.text("web-open-seat")
        if seat.bot is None
        else bot_name(seat.bot.level, game, messages)
    )


def _distinct(names: list[str], messages: Messages) -> list[str]:
    """Number seats that would have the same name."""
    return [
        messages.text("web-same-name", name=name, number=names[: n + 1].count(name))
        if name in names[:n]
        else name
        for n, name in enumerate(names)
    ]
