"""The end of a game of Survive as a card: the dungeon and the count."""

from __future__ import annotations

from typing import cast

from undercard.games.survive.game import Survive
from undercard.games.survive.shown_scenario import ShownScenario, show_scenario
from undercard.games.survive.view import PlayerView, View
from undercard.pictures.artist import plain_rows, seat_colour
from undercard.pictures.card import HEIGHT, Row, Scene
from undercard.pictures.finished import Finished
from undercard.pictures.raster import PictureFrame
from undercard.pictures.survive.dungeon import draw_dungeon, places_of
from undercard.pictures.survive.marks import draw_resource
from undercard.pictures.survive.turn import draw_turn
from undercard.pictures.svg import SOFT, line, placed

MAP = 436
STEP, SPACE = 36.0, 22.0
"""The widths of a token and of the space between two rows of the count."""
MOST_TOKENS = 12


class SurviveArtist:
    def scene(self, finished: Finished) -> Scene:
        stopped = finished.stop_reason()
        rounds = finished.messages.text(
            "survive-share-rounds", count=cast(View, finished.view).rounds
        )
        return Scene(
            kicker=f"{finished.words.title} · {rounds}",
            headline=finished.headline(),
            reason=stopped or _reason(finished),
            faces=_map(finished),
            rows=plain_rows(finished) if stopped else _rows(finished),
        )

    def film(self, finished: Finished, step: int) -> list[PictureFrame]:
        return draw_turn(finished, step)


ARTIST = SurviveArtist()


def scenario_of(finished: Finished) -> ShownScenario:
    return show_scenario(cast(Survive, finished.game).scenario)


def _reason(finished: Finished) -> str:
    """Return the winner's lead over the next player; empty for a draw."""
    outcome = finished.outcome
    if outcome is None:
        return ""
    (seat, points), (second, less), *_ = sorted(enumerate(outcome.scores), key=lambda it: -it[1])
    if points == less:
        return ""
    return finished.messages.text(
        "survive-end-points",
        you="no",
        who=finished.names[seat],
        points=int(points),
        lead=int(points - less),
        other=finished.names[second],
    )


def _map(finished: Finished) -> str:
    view, scenario = cast(View, finished.view), scenario_of(finished)
    drawn = draw_dungeon(scenario.ground, view, scenario.kinds, places_of(view))
    return placed(drawn, 26, (HEIGHT - MAP) / 2, MAP / 1000)


def _rows(finished: Finished) -> list[Row]:
    view, kinds = cast(View, finished.view), scenario_of(finished).kinds
    outcome = finished.outcome
    rows = []
    for seat, player in enumerate(view.players):
        marks, width = _count(player, kinds)
        row = Row(
            name=finished.names[seat],
            colour=seat_colour(seat),
            points=f"{outcome.scores[seat]:g}" if outcome is not None else "",
            marks=marks,
            marks_width=width,
            wins=outcome is not None and seat in outcome.winners,
        )
        rows.append(row)
    return rows


def _count(player: PlayerView, kinds: str) -> tuple[str, float]:
    """Return the resources at home by their worth, in a box of height 100."""
    x, parts = 0.0, []
    for row in player.home_rows or []:
        if not row.resources:
            continue
        parts.append(line(x, 62, f"{row.worth}×", 32, SOFT))
        x += 44
        for letter in row.resources[:MOST_TOKENS]:
            parts.append(placed(draw_resource(letter, kinds), x + STEP / 2, 51, 1.12))
            x += STEP
        x += SPACE
    return "".join(parts), max(0.0, x - SPACE)
