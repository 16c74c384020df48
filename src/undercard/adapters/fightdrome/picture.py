"""A view of Fightdrome as a picture, for `render_mode="rgb_array"`."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from undercard.adapters.picture import DIM, INK, NIGHT
from undercard.games.fightdrome.view import Fighter, View
from undercard.kernel.game import Game, GameView

BACK = "#6a3fa0"
KINDS = {"P": "#a33a4e", "K": "#a3653a", "G": "#8f3aa3"}
CARD_WIDTH, CARD_HEIGHT, GAP = 44, 60, 6


def draw_picture(game: Game, view: GameView) -> Image.Image:  # noqa: ARG001
    """Return the opponent at the top, this seat at the bottom, and the live attack between."""
    assert isinstance(view, View)
    me = view.seat or 0
    image = Image.new("RGB", (9 * (CARD_WIDTH + GAP) + GAP, 3 * (CARD_HEIGHT + 24)), NIGHT)
    draw = ImageDraw.Draw(image)
    for place, fighter in ((0, view.fighters[1 - me]), (2, view.fighters[me])):
        top = place * (CARD_HEIGHT + 24) + 18
        draw.text((GAP, top - 15), _standing(fighter), INK)
        _hand(draw, top, fighter, [action.removeprefix("x") for action in view.legal])
    if view.live is not None:
        middle = (image.width - CARD_WIDTH) // 2
        _card(draw, middle, CARD_HEIGHT + 42, view.live, is_lifted=True)
    return image


def _standing(fighter: Fighter) -> str:
    gone = len(fighter.discard) + fighter.face_down_size
    return f"fame {fighter.fame}   pile {fighter.pile_size}   discard {gone}"


def _hand(draw: ImageDraw.ImageDraw, top: int, fighter: Fighter, lifted: Sequence[str]) -> None:
    cards: Sequence[str | None] = fighter.hand or [None] * fighter.hand_size
    for n, card in enumerate(cards):
        _card(draw, GAP + n * (CARD_WIDTH + GAP), top, card, is_lifted=card in lifted)


def _card(
    draw: ImageDraw.ImageDraw, left: int, top: int, name: str | None, *, is_lifted: bool
) -> None:
    colour = BACK if name is None else KINDS.get(name.rstrip("0123456789"), "#2f6f8f")
    box = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
    draw.rounded_rectangle(box, 5, colour, INK if is_lifted else DIM, 2 if is_lifted else 1)
    draw.text((left + 8, top + CARD_HEIGHT // 2 - 6), name or "", INK)
