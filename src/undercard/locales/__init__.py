"""All texts for people, in four languages, from Fluent files that the browser reads too.

The files are `locales/<language>/<area>.ftl`. Code refers to a message by its id and passes values;
it contains no text itself.

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
"""English is first, because it is the fallback for a missing language."""


class UnknownLanguage(UndercardError):
    """There are no messages in that language."""


class Messages:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}"
            )
        self.language = language
        self._bundle = _bundle(language, tuple(game_names()))

    def text(self, message: str, **values: str | int) -> str:
        """Return a message, or an attribute of one (`id.name`), with its values filled in.

        An unknown id or a missing value is a bug, not bad input.
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
        """Return the name of a bot or level: the game's own, else a general one, else its id."""
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
    """Return a plug-in's message file, in English if it lacks the language."""
    package = plugin_of(game).messages
    if not package:
        return ""
    for wanted in (language, LANGUAGES[0]):
        file = resources.files(package) / f"{wanted}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def system_language() -> str:
    """Return the language of the system if it is supported, else English."""
    names = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next((name for name in names if name), None) or locale.getlocale()[0] or "en"
    return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"
