"""The words people read, in four languages, from Fluent files that the browser reads too.

`locales/<language>/<area>.ftl`. Code names a message by its id and passes values; it holds no
prose of its own.

    >>> Messages("de").text("level", level=3)
    'Stufe 3'
"""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from undercard.kernel.errors import UndercardError
from undercard.kernel.plugin import game_names, plugin_of

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de", "fr", "es")
"""English first: it is what a missing language falls back to."""


class UnknownLanguage(UndercardError):
    """No messages in that language."""


class Messages:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"there is no language {language!r}; there are {', '.join(LANGUAGES)}"
            )
        self.language = language
        self._bundle = _bundle(language, tuple(game_names()))

    def text(self, message: str, **values: str | int) -> str:
        """A message, or an attribute of one (`id.name`), with its values filled in.

        An unknown id or a missing value is a defect of ours, not of the caller's input.
        """
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{self.language}: {name} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def bot_name(self, game: str, bot: str) -> str:
        """The name of a bot or level: the game's own for it, or a general one, or as it is."""
        number = bot.removeprefix("level")
        if number != bot and number.isdecimal():
            own = f"level-{game}-{number}"
            return self.text(own) if self.has(own) else self.text("level", level=number)
        return self.text(f"bot-{bot}") if self.has(f"bot-{bot}") else bot

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))


@cache
def _bundle(language: str, games: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for game in games:
        bundle.add_resource(FluentResource(game_messages(game, language)))
    return bundle


@cache
def game_messages(game: str, language: str) -> str:
    """Return the message file that a game plug-in brings, in English if it lacks the language."""
    package = plugin_of(game).messages
    if not package:
        return ""
    for wanted in (language, LANGUAGES[0]):
        file = resources.files(package) / f"{wanted}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def system_language() -> str:
    """The language the system is set to, if we have it, else English."""
    names = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next((name for name in names if name), None) or locale.getlocale()[0] or "en"
    return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"
