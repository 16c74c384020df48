"""An exchange of blows as an animation: cards fly in, the faces react, a Stagger is stamped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.view import View
from undercard.kernel.events import Event
from undercard.pictures.artist import seat_colour
from undercard.pictures.fightdrome.cards import draw_fight_card
from undercard.pictures.fightdrome.portraits import Expression, portrait
from undercard.pictures.film import FILM_WIDTH, FRAME_MS, caption, eased, stage
from undercard.pictures.finished import Finished
from undercard.pictures.raster import PictureFrame
from undercard.pictures.svg import ACCENT, INK, fitted, line, placed, shortened, width_of

MOST_BLOWS = 7
"""Of a longer exchange, the last blows are shown."""
FLIGHT, SHAKE = 6, 6
HOLD_MS, END_MS = 850, 2600
CARD_SCALE = 1.5
MIDDLE = FILM_WIDTH / 2
SHOWN = ("played", "staggered", "rested", "round_won")


@dataclass
class _Scene:
    """What the stage shows at present."""

    finished: Finished
    step: int
    cards: list[tuple[int, str]] = field(default_factory=list)
    faces: list[Expression] = field(default_factory=lambda: ["calm", "calm"])
    sentence: str = ""

    def frame(self, milliseconds: int, flight: float = 1.0, stamp: float = 0.0) -> PictureFrame:
        """Return a frame; `flight` is the way of the last card, `stamp` the way of the stamp."""
        shake = (1 - stamp) * 9 * (-1) ** round(stamp * SHAKE) if 0 < stamp < 1 else 0.0
        content = _faces(self) + _cards(self.cards, flight)
        if stamp:
            content += _stamp(self.finished.messages.text("web-stagger-stamp"), stamp)
        return PictureFrame(stage(placed(content, shake, 0) + caption(self.sentence)), milliseconds)


def draw_exchange(finished: Finished, step: int) -> list[PictureFrame]:
    """Return the exchange around a step."""
    scene = _Scene(finished, step)
    events = _exchange(finished, step)
    blows = sum(event.kind == "played" for event in events)
    frames = [] if blows else [scene.frame(END_MS)]
    for event in events:
        frames += _show(scene, event)
    return [*frames[:-1], frames[-1]._replace(milliseconds=END_MS)]


def _exchange(finished: Finished, step: int) -> list[Event]:
    """Return the events from the last Lead to the next one, as far as they are shown."""
    found: list[Event] = []
    for moment in finished.moments:
        for event in moment.events:
            if _is_lead(event):
                if moment.number > step and found:
                    return _last(found)
                found = []
            if event.kind in SHOWN and (found or _is_lead(event)):
                found.append(event)
            if event.kind == "round" and moment.number > step and found:
                return _last(found)
    return _last(found)


def _last(events: list[Event]) -> list[Event]:
    played = [n for n, event in enumerate(events) if event.kind == "played"]
    return events[played[-MOST_BLOWS] :] if len(played) > MOST_BLOWS else events


def _is_lead(event: Event) -> bool:
    return event.kind == "played" and event.data["situation"] == "lead"


def _show(scene: _Scene, event: Event) -> Iterator[PictureFrame]:
    seat = event.seat or 0
    scene.sentence = scene.finished.sentences([event])[0]
    if event.kind == "played":
        scene.faces = ["calm", "calm"]
        scene.cards.append((seat, str(event.data["card"])))
        for n in range(1, FLIGHT):
            yield scene.frame(FRAME_MS, flight=eased(n / FLIGHT))
        yield scene.frame(HOLD_MS)
    elif event.kind == "staggered":
        scene.faces[seat], scene.faces[1 - seat] = "hit", "win"
        for n in range(1, SHAKE + 1):
            yield scene.frame(FRAME_MS, stamp=n / SHAKE)
        yield scene.frame(HOLD_MS * 2, stamp=1.0)
    else:
        if event.kind == "round_won":
            scene.faces[seat], scene.faces[1 - seat] = "win", "hit"
        yield scene.frame(HOLD_MS * 2)


def _faces(scene: _Scene) -> str:
    finished = scene.finished
    view, pack = cast(View, finished.view_at(scene.step)), cast(Fightdrome, finished.game).pack
    parts = []
    for seat, x in ((0, 18), (1, FILM_WIDTH - 198)):
        drawn = portrait(
            pack,
            view.fighters[seat],
            finished.record.players[seat],
            seat_colour(seat),
            scene.faces[seat],
            is_mirrored=seat == 1,
        )
        name = shortened(finished.names[seat], 30, 330)
        anchor, at = ("start", 22) if seat == 0 else ("end", FILM_WIDTH - 22)
        parts += [placed(drawn, x, 112, 1.8), line(at, 64, name, 30, seat_colour(seat), anchor)]
    return "".join(parts)


def _cards(cards: list[tuple[int, str]], flight: float) -> str:
    """Return the cards in the order played, the last one on top and on its way."""
    parts = []
    gap = min(74.0, 240 / max(1, len(cards) - 1))
    first = MIDDLE - 50 * CARD_SCALE - gap * (len(cards) - 1) / 2
    for n, (seat, card) in enumerate(cards):
        way = flight if n == len(cards) - 1 else 1.0
        side = -1 if seat == 0 else 1
        x = first + gap * n + side * (1 - way) * 330
        y = 88 + (24 if seat == 0 else 0) + (1 - way) * 60
        turn = side * (5 + (1 - way) * 25)
        more = f" rotate({turn:g} 50 70)"
        parts.append(placed(draw_fight_card(card), x, y, CARD_SCALE, more))
    return "".join(parts)


def _stamp(word: str, way: float) -> str:
    size, lines = fitted(word.upper(), 460, (92.0, 76.0, 60.0), 1)
    wide, scale = width_of(lines[0], size) + 48, 1 + (1 - eased(way)) * 0.6
    drawn = (
        f'<rect x="{-wide / 2:g}" y="{-size * 0.62:g}" width="{wide:g}" height="{size * 1.16:g}"'
        f' rx="10" fill="{INK}" fill-opacity="0.9" stroke="{ACCENT}" stroke-width="7"/>'
        + line(0, size * 0.3, lines[0], size, ACCENT, "middle")
    )
    return placed(drawn, MIDDLE, 210, scale, " rotate(-7)")
