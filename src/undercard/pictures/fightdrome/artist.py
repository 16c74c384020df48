"""The end of a game of Fightdrome as a card: faces, Fame and hands."""

from __future__ import annotations

from typing import cast

from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.view import View
from undercard.pictures.artist import seat_colour
from undercard.pictures.card import FACES, HEIGHT, Row, Scene
from undercard.pictures.fightdrome.cards import CARD_HEIGHT, CARD_WIDTH, draw_fight_card
from undercard.pictures.fightdrome.exchange import draw_exchange
from undercard.pictures.fightdrome.portraits import Expression, portrait
from undercard.pictures.finished import Finished
from undercard.pictures.raster import PictureFrame
from undercard.pictures.svg import placed

LARGE, SMALL = 3.9, 1.75
EQUAL = 2.75
SCALE = 1.08
"""The length of a bar, as a multiple of the highest Fame or of the goal."""
OVERLAP = 0.7


class FightdromeArtist:
    def scene(self, finished: Finished) -> Scene:
        rounds = sum(event.kind == "round" for event in finished.events)
        mode = str(finished.game.options["mode"])
        kicker = finished.messages.text("fightdrome-end-fame", mode=mode, rounds=rounds)
        return Scene(
            kicker=f"{finished.words.title} · {kicker}",
            headline=finished.headline(),
            reason=finished.stop_reason() or _reason(finished),
            faces=_faces(finished),
            rows=_rows(finished, is_match=mode == "match"),
        )

    def film(self, finished: Finished, step: int) -> list[PictureFrame]:
        return draw_exchange(finished, step)


ARTIST = FightdromeArtist()


def _reason(finished: Finished) -> str:
    """Return how the last round ended."""
    ends = [event for event in finished.events if event.kind == "round_won"]
    return finished.sentences(ends[-1:])[0] if ends else ""


def _faces(finished: Finished) -> str:
    """Return the winner large and laughing, the other small; equal faces after a draw."""
    view, pack = cast(View, finished.view), cast(Fightdrome, finished.game).pack
    winners = finished.outcome.winners if finished.outcome is not None else ()

    def face(seat: int, expression: Expression) -> str:
        return portrait(
            pack,
            view.fighters[seat],
            finished.record.players[seat],
            seat_colour(seat),
            expression,
            is_mirrored=seat == 1,
        )

    if len(winners) != 1:
        left = placed(face(0, "calm"), 20, 60, EQUAL)
        return left + placed(face(1, "calm"), FACES - 20 - 100 * EQUAL + 30, 300, EQUAL)
    winner = winners[0]
    large = placed(face(winner, "win"), (FACES - 100 * LARGE) / 2 + 18, 74, LARGE)
    x = 16 if winner == 0 else FACES - 100 * SMALL + 12
    return large + placed(face(1 - winner, "hit"), x, HEIGHT - 112 * SMALL - 2, SMALL)


def _rows(finished: Finished, *, is_match: bool) -> list[Row]:
    view = cast(View, finished.view)
    winners = finished.outcome.winners if finished.outcome is not None else ()
    target = int(finished.game.options["target"])
    most = max(target, *(fighter.fame for fighter in view.fighters)) * SCALE
    rows = []
    for seat, fighter in enumerate(view.fighters):
        marks, width = _hand(fighter.hand or [])
        row = Row(
            name=finished.names[seat],
            colour=seat_colour(seat),
            points=str(fighter.fame) if is_match else "",
            share=fighter.fame / most if is_match else None,
            goal=target / most if is_match else None,
            marks=marks,
            marks_width=width,
            wins=seat in winners,
        )
        rows.append(row)
    return rows


def _hand(cards: list[str]) -> tuple[str, float]:
    """Return the cards of a hand, overlapping, in a box of height 100."""
    scale = 100 / CARD_HEIGHT
    step = CARD_WIDTH * scale * (OVERLAP if len(cards) > 3 else 1.08)
    drawn = (placed(draw_fight_card(card), n * step, 0, scale) for n, card in enumerate(cards))
    width = (len(cards) - 1) * step + CARD_WIDTH * scale if cards else 0.0
    return "".join(drawn), width
