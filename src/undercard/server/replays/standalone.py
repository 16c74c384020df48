"""A replay as one HTML file that needs no server.

The build makes the page from `web/standalone.html`, with scripts, styles and the font inside. Here
the game is added, compressed: its frames from every point of view, and the messages.
"""

from __future__ import annotations

import base64
import gzip
from functools import cache
from html import escape
from pathlib import Path

import msgspec

from undercard.kernel.errors import UndercardError
from undercard.kernel.record import Record
from undercard.locales import FOLDER as MESSAGES
from undercard.locales import LANGUAGES, Messages, game_messages
from undercard.server.http.static_files import FOLDER
from undercard.server.http.wire import Language
from undercard.server.replays.service import Replayed
from undercard.server.tables.descriptions import player_names

PAGE = ".standalone.html"
"""Hidden, because it is no page of the site."""
PLACE, TITLE = b"<!-- game -->", b"<title>Undercard</title>"
AREAS = ("common", "web", "bots", "web-replay", "web-generic")
"""The message files that every replay needs; those of its game are added."""


class NotBuilt(UndercardError):
    """The browser part has not been built."""


class Standalone(msgspec.Struct, frozen=True, kw_only=True):
    """What the file contains; `web/src/standalone/game.ts` reads it."""

    record: Record
    replays: tuple[msgspec.Raw, ...]
    """A `Replay` with all cards open, then one from each seat's perspective; encoded one by one,
    because they are large."""
    messages: dict[str, dict[str, str]]
    """The message files by language and name."""


def standalone_page(record: Record, language: Language, folder: Path = FOLDER) -> bytes:
    """Return the file; `language` is that of sentences that the browser cannot make itself."""
    page = folder / PAGE
    if not page.is_file():
        raise NotBuilt("the pages are not built; in a checkout run scripts/install")
    replayed, seats = Replayed(record), range(len(record.players))
    views = tuple(
        msgspec.Raw(msgspec.json.encode(replayed.seen_by(eyes, language)))
        for eyes in (None, *seats)
    )
    content = Standalone(record=record, replays=views, messages=_messages(record.game))
    packed = base64.b64encode(gzip.compress(msgspec.json.encode(content), mtime=0))
    script = b'<script type="application/gzip" id="game">' + packed + b"</script>"
    title = f"<title>{escape(_title(record, language))}</title>".encode()
    return page.read_bytes().replace(PLACE, script, 1).replace(TITLE, title, 1)


def _title(record: Record, language: Language) -> str:
    messages = Messages(language)
    names = " – ".join(player_names(record.players, record.game, messages))
    return messages.text("replay-title", names=names)


@cache
def _messages(game: str) -> dict[str, dict[str, str]]:
    return {language: _files(language, game) for language in LANGUAGES}


def _files(language: str, game: str) -> dict[str, str]:
    folder = MESSAGES / language
    names = {*AREAS, *(path.stem for path in folder.glob(f"*{game}.ftl"))}
    files = {name: folder / f"{name}.ftl" for name in sorted(names)}
    found = {name: it.read_text(encoding="utf-8") for name, it in files.items() if it.is_file()}
    return found if game in found else {**found, game: game_messages(game, language)}
