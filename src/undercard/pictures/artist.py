"""What a game draws, and the drawings of games that draw nothing themselves."""

from __future__ import annotations

from typing import Protocol, cast

from undercard.kernel.plugin import import_entry, plugin_of
from undercard.pictures.card import FACES, HEIGHT, Row, Scene
from undercard.pictures.film import FILM_HEIGHT, FILM_WIDTH, caption, stage
from undercard.pictures.finished import Finished
from undercard.pictures.raster import PictureFrame
from undercard.pictures.svg import SEATS, SURFACE, fitted, line

MOST_STEPS = 8
STEP_MS, LAST_MS = 1300, 2600


class Artist(Protocol):
    """The drawings of one game; `undercard.kernel.plugin.GamePlugin.pictures` names it."""

    def scene(self, finished: Finished) -> Scene:
        """Return the end of a game."""
        ...

    def film(self, finished: Finished, step: int) -> list[PictureFrame]:
        """Return the moment around a step."""
        ...


def artist_of(game: str) -> Artist:
    """Return the artist of a game."""
    entry = plugin_of(game).pictures
    return cast(Artist, import_entry(entry)) if entry else PlainArtist()


class PlainArtist:
    """The result, the points and sentences, for any game."""

    def scene(self, finished: Finished) -> Scene:
        return Scene(
            kicker=finished.words.title,
            headline=finished.headline(),
            reason=finished.stop_reason(),
            faces=_medallion(finished),
            rows=plain_rows(finished),
        )

    def film(self, finished: Finished, step: int) -> list[PictureFrame]:
        """Return the sentences of the steps up to this one, one after the other."""
        first = max(0, step - MOST_STEPS + 1)
        frames = []
        for moment in finished.moments[first : step + 1]:
            sentences = finished.sentences(moment.events)
            if not sentences:
                continue
            content = _speech(sentences[-1]) + caption(finished.words.title)
            frames.append(PictureFrame(stage(content), STEP_MS))
        frames = frames or [PictureFrame(stage(caption(finished.words.title)), STEP_MS)]
        return [*frames[:-1], frames[-1]._replace(milliseconds=LAST_MS)]


def plain_rows(finished: Finished) -> list[Row]:
    """Return the players with their points; a game that was stopped has none."""
    outcome = finished.outcome
    scores = outcome.scores if outcome is not None and finished.record.stopped is None else ()
    winners = outcome.winners if outcome is not None else ()
    return [
        Row(name, seat_colour(seat), _points(scores, seat), wins=seat in winners)
        for seat, name in enumerate(finished.names)
    ]


def seat_colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def _points(scores: tuple[int, ...] | tuple[float, ...], seat: int) -> str:
    return f"{scores[seat]:g}" if seat < len(scores) else ""


def _medallion(finished: Finished) -> str:
    """Return the first letter of the winner."""
    winners = finished.outcome.winners if finished.outcome is not None else ()
    seat = winners[0] if len(winners) == 1 else None
    colour = SEATS[0] if seat is None else seat_colour(seat)
    letter = "=" if seat is None else (finished.names[seat][:1].upper() or "?")
    x, y = FACES / 2 + 14, HEIGHT / 2
    return (
        f'<path transform="translate({x:g} {y:g}) scale(3.6)" fill="{SURFACE}" stroke="{colour}"'
        ' stroke-width="4" d="M-21 -47H21L48 -20V20L21 47H-21L-48 20V-20Z"/>'
        + line(x, y + 78, letter, 220, colour, "middle")
    )


def _speech(sentence: str) -> str:
    size, lines = fitted(sentence, FILM_WIDTH - 120, (52.0, 44.0, 36.0), 4)
    top = FILM_HEIGHT / 2 - size * 0.55 * (len(lines) - 1)
    return "".join(
        line(FILM_WIDTH / 2, top + n * size * 1.15, it, size, anchor="middle")
        for n, it in enumerate(lines)
    )
