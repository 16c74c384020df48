"""A view of Survive as text, for `render_mode="ansi"`."""

from __future__ import annotations

from undercard.adapters.text_render import choice_line, seat_name
from undercard.games.survive.cells import format_cell
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import PlayerView, View
from undercard.kernel.game import Game, GameView


def draw_text(game: Game, view: GameView) -> str:  # noqa: ARG001
    """Return the dungeon, the players, their loads and the legal actions."""
    assert isinstance(view, View)
    head = f"Survive, round {view.round} of {view.rounds}: {view.situation}"
    lines = [f"{head}, to act: {seat_name(view.to_act)}", *_dungeon(view)]
    lines += [_player(seat, player) for seat, player in enumerate(view.players)]
    carried = [f"{f.figure} {f.load}" for f in view.figures if f.load]
    return "\n".join([*lines, f"carried: {', '.join(carried) or '-'}", *choice_line(view)])


def _dungeon(view: View) -> list[str]:
    """Return the cells: figures by label, in lower case when down, else the resources' number."""
    at = {f.cell: f.figure.lower() if f.down else f.figure for f in view.figures if f.cell}
    rows = []
    for row in range(SIDE - 1, -1, -1):
        names = [format_cell(row * SIDE + column) for column in range(SIDE)]
        cells = [at.get(name) or view.lying.get(name, ".")[:2] for name in names]
        rows.append(f"{row + 1:>2} " + " ".join(f"{cell:<2}" for cell in cells))
    return [*rows, "   " + "  ".join("abcdefghij")]


def _player(seat: int, player: PlayerView) -> str:
    cards = " ".join(player.cards if player.cards is not None else ["##"] * player.cards_left)
    bid = player.bid or ("##" if player.has_bid else "-")
    return f"seat {seat}  needs {player.needs or '###'}  bid {bid}  cards {cards}"
