"""Drawings of a record: the card, a moment as an animation, and the card of the site."""

from __future__ import annotations

from undercard.kernel.plugin import game_names
from undercard.kernel.record import Record
from undercard.locales import Messages
from undercard.pictures.artist import artist_of
from undercard.pictures.card import WIDTH, draw_card, draw_site_card
from undercard.pictures.film import FILM_WIDTH
from undercard.pictures.finished import Finished, read_finished
from undercard.pictures.raster import Drawing, PictureFrame

LARGE = 2
"""The scale of the picture that players download."""


def card_of(finished: Finished, *, is_large: bool = False) -> Drawing:
    """Draw the card of a finished game."""
    svg = draw_card(artist_of(finished.game.name).scene(finished))
    return Drawing((PictureFrame(svg),), WIDTH * (LARGE if is_large else 1))


def moment_of(finished: Finished, step: int | None = None) -> Drawing:
    """Draw the moment around a step as an animation; by default, the last one."""
    last = len(finished.moments) - 1
    at = last if step is None else min(step, last)
    frames = artist_of(finished.game.name).film(finished, at)
    return Drawing(tuple(frames), FILM_WIDTH, is_animated=True)


def site_card(language: str) -> Drawing:
    """Draw the card that shows nothing of any game."""
    messages = Messages(language)
    titles = [messages.text(name) if messages.has(name) else name for name in game_names()]
    svg = draw_site_card(titles, messages.text("share-site"))
    return Drawing((PictureFrame(svg),), WIDTH)


def finished_game(record: Record, language: str) -> Finished:
    """Replay a record for pictures in a language."""
    messages = Messages(language)
    names = [messages.bot_name(record.game, player) for player in record.players]
    return read_finished(record, distinct(names, messages), messages)


def distinct(names: list[str], messages: Messages) -> list[str]:
    """Number players who would have the same name."""
    return [
        messages.text("web-same-name", name=name, number=names[: n + 1].count(name))
        if name in names[:n]
        else name
        for n, name in enumerate(names)
    ]
