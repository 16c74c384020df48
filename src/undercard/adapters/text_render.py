"""A view of any game as text, for `render_mode="ansi"`.

It is built from a view alone, so it shows only what that seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercard.kernel.game import Game, GameView
from undercard.kernel.outline import Branch, Outline


def draw_text(game: Game, view: GameView) -> str:
    """Return the view as an indented tree, and the legal actions."""
    head = f"{game.name.capitalize()}, to act: {seat_name(view.to_act)}"
    outline = Outline([seat_name(seat) for seat in range(game.seats)])
    return "\n".join([head, *_lines(outline.branches(view)), *choice_line(view)])


def choice_line(view: GameView) -> list[str]:
    """Return the legal actions in one line; nothing if the seat is not to act."""
    return [f"legal: {', '.join(view.legal)}"] if view.legal else []


def seat_name(seat: int | None) -> str:
    """Return the label of a seat."""
    return "no seat" if seat is None else f"seat {seat}"


def _lines(branches: Sequence[Branch], indent: str = "") -> Iterator[str]:
    for branch in branches:
        yield f"{indent}{branch.label}: {branch.text}".rstrip()
        yield from _lines(branch.branches, indent + "  ")
