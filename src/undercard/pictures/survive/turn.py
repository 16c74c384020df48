"""A turn as an animation: figures move over the map, and a sentence describes what happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from undercard.games.survive.game import Survive
from undercard.games.survive.shown_scenario import ShownScenario, show_scenario
from undercard.games.survive.view import View
from undercard.kernel.playback import Moment
from undercard.pictures.artist import seat_colour
from undercard.pictures.film import BAND, FILM_HEIGHT, FILM_WIDTH, FRAME_MS, caption, eased, stage
from undercard.pictures.finished import Finished
from undercard.pictures.raster import PictureFrame
from undercard.pictures.survive.dungeon import EDGE, WALL, Point, draw_dungeon, places_of
from undercard.pictures.survive.marks import draw_resource
from undercard.pictures.svg import LINE, SOFT, SURFACE, line, placed, shortened

MOST_STEPS = 9
"""Of a longer turn, the steps around the chosen one are shown."""
BETWEEN = 5
READ_MS, SHORT_MS, END_MS = 1100, 350, 2600
MAP = FILM_HEIGHT - BAND - 16
WINDOW = 700
"""The part of the map that is shown: seven cells around the turn, so that figures are large."""
MOVES = ("stepped", "swapped", "pushed", "followed", "landed")
QUIET = (*MOVES, "activated", "move_ended", "ended", "turn", "asked", "decided", "chose", "dealt")
"""Events that the map shows, or that need no sentence."""


@dataclass(frozen=True)
class _Film:
    """A turn on a part of the map, whose corner is `x`, `y`."""

    finished: Finished
    scenario: ShownScenario
    x: float
    y: float

    def frame(
        self, number: int, places: Mapping[str, Point] | None, sentence: str, milliseconds: int
    ) -> PictureFrame:
        """Return a frame; without places, the figures stand where the view has them."""
        view, kinds = cast(View, self.finished.view_at(number)), self.scenario.kinds
        drawn = draw_dungeon(self.scenario.ground, view, kinds, places or places_of(view))
        scale = MAP / WINDOW
        content = placed(
            f'<clipPath id="window"><rect width="{MAP}" height="{MAP}"/></clipPath>'
            f'<g clip-path="url(#window)">{placed(drawn, -self.x * scale, -self.y * scale, scale)}'
            f'</g><rect width="{MAP}" height="{MAP}" fill="none" stroke="{WALL}"'
            ' stroke-width="3"/>',
            14,
            8,
        )
        side = _side(self.finished, view, kinds)
        return PictureFrame(stage(content + side + caption(sentence)), milliseconds)


def draw_turn(finished: Finished, step: int) -> list[PictureFrame]:
    """Return the turn around a step."""
    scenario = show_scenario(cast(Survive, finished.game).scenario)
    first, last = _span(finished.moments, step)
    film = _Film(finished, scenario, *_window(finished, first, last))
    frames = [film.frame(first, None, "", SHORT_MS)]
    for moment in finished.moments[first + 1 : last + 1]:
        frames += _show(film, moment)
    return [*frames[:-1], frames[-1]._replace(milliseconds=END_MS)]


def _span(moments: list[Moment], step: int) -> tuple[int, int]:
    """Return the step before the turn and its last one."""
    starts = [it.number for it in moments if any(event.kind == "turn" for event in it.events)]
    before = max((it for it in starts if it < step), default=max(0, step - 1))
    after = min((it for it in starts if it >= step), default=len(moments) - 1)
    first = max(before, min(step - MOST_STEPS // 2, after - MOST_STEPS))
    return first, max(first, min(after, first + MOST_STEPS))


def _window(finished: Finished, first: int, last: int) -> Point:
    """Return the corner of the part of the map in which figures move."""
    views = [places_of(cast(View, finished.view_at(n))) for n in range(first, last + 1)]
    moved = [
        place
        for old, new in pairwise(views)
        for label in old.keys() & new.keys()
        if old[label] != new[label]
        for place in (old[label], new[label])
    ]
    middle = (EDGE / 2, EDGE / 2)
    x, y = (
        (min(values) + max(values)) / 2 - WINDOW / 2
        for values in zip(*(moved or [middle]), strict=True)
    )
    most = EDGE - WINDOW
    return max(0.0, min(most, x)), max(0.0, min(most, y))


def _show(film: _Film, moment: Moment) -> Iterator[PictureFrame]:
    finished, number = film.finished, moment.number
    old = places_of(cast(View, finished.view_at(number - 1)))
    new = places_of(cast(View, finished.view_at(number)))
    shown = [event for event in moment.events if event.kind not in QUIET]
    sentences = finished.sentences(shown[:3]) or finished.sentences(
        [event for event in moment.events if event.kind in MOVES][-1:]
    )
    first = sentences[0] if sentences else ""
    if any(old.get(label, place) != place for label, place in new.items()):
        for n in range(1, BETWEEN):
            yield film.frame(number, _between(old, new, eased(n / BETWEEN)), first, FRAME_MS)
    for sentence in sentences or [""]:
        yield film.frame(number, None, sentence, READ_MS if shown else SHORT_MS)


def _between(old: Mapping[str, Point], new: Mapping[str, Point], way: float) -> dict[str, Point]:
    places = {}
    for label, (x, y) in new.items():
        ox, oy = old.get(label, (x, y))
        places[label] = (ox + (x - ox) * way, oy + (y - oy) * way)
    return places


def _side(finished: Finished, view: View, kinds: str) -> str:
    """Return the players with what is at home, and the round."""
    left, wide = MAP + 36, FILM_WIDTH - MAP - 58
    parts = [
        line(left, 46, shortened(finished.words.title.upper(), 24, wide), 24, SOFT),
        line(
            left,
            76,
            finished.messages.text("survive-share-round", round=view.round, of=view.rounds),
            24,
        ),
    ]
    height = 88
    for seat, player in enumerate(view.players):
        y, colour = 94 + seat * (height + 10), seat_colour(seat)
        edge = colour if view.turn == "XYZ"[seat] else LINE
        tokens = "".join(
            placed(draw_resource(letter, kinds), 30 + n * 30, 64, 0.9)
            for n, letter in enumerate(player.home[:11])
        )
        row = (
            f'<rect width="{wide}" height="{height}" rx="10" fill="{SURFACE}" stroke="{edge}"'
            f' stroke-width="2.5"/>'
            + line(16, 34, shortened(finished.names[seat], 27, wide - 32), 27, colour)
            + tokens
        )
        parts.append(placed(row, left, y))
    return "".join(parts)
