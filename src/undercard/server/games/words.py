"""A table in words, for clients without their own messages for the game."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from undercard.kernel.game import Game, GameView
from undercard.kernel.record import load_boxed
from undercard.locales import Messages
from undercard.server.games.wire import EntryWords, TableWordsReply
from undercard.server.http.wire import Language
from undercard.server.tables.descriptions import describe_action, describe_events, seat_names
from undercard.table.header import About
from undercard.table.snapshot import Snapshot

KEPT = 64
"""The number of cached games; each step of a table uses one."""


def describe_table(shown: Snapshot, language: Language) -> TableWordsReply:
    """Describe the snapshot and nothing else, because it contains what the caller may see."""
    messages, about = Messages(language), shown.about
    names = seat_names(shown.seats, about.game, messages)
    words = _game_of(about).words(messages, names)
    legal = shown.view.legal if isinstance(shown.view, GameView) else []
    return TableWordsReply(
        number=shown.number,
        seat=shown.seat,
        actions={action: describe_action(words, action) for action in legal},
        entries=tuple(
            EntryWords(number=entry.number, lines=describe_events(words, entry.events, shown.seat))
            for entry in shown.log
            if entry.events
        ),
    )


def _game_of(about: About) -> Game:
    return _load(msgspec.json.encode((about.game, about.options, about.box)))


@lru_cache(maxsize=KEPT)
def _load(played: bytes) -> Game:
    game, options, box = msgspec.json.decode(played)
    return load_boxed(game, options, box)
