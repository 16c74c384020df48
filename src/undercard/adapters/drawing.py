"""A view as text, the same for every game: what `render_mode="ansi"` shows.

It is written from a view alone, so it shows what that seat may know and nothing else.
"""

from __future__ import annotations

from undercard.games.fightdrome.view import Fighter
from undercard.games.fightdrome.view import View as FightdromeView
from undercard.games.survive.cells import format_cell
from undercard.games.survive.state import SIDE
from undercard.games.survive.view import PlayerView
from undercard.games.survive.view import View as SurviveView
from undercard.kernel.game import GameView


def draw_text(view: GameView) -> str:
    if isinstance(view, FightdromeView):
        return "\n".join(_fightdrome(view))
    assert isinstance(view, SurviveView), f"no drawing of {type(view).__name__}"
    return "\n".join(_survive(view))


def _fightdrome(view: FightdromeView) -> list[str]:
    lines = [f"Fightdrome, round {view.round}: {view.situation}, to act: {_who(view.to_act)}"]
    lines += [_fighter(seat, fighter) for seat, fighter in enumerate(view.fighters)]
    lines.append(f"live attack: {view.live or '-'}")
    return [*lines, *_choices(view.legal)]


def _fighter(seat: int, fighter: Fighter) -> str:
    hand = " ".join(fighter.hand if fighter.hand is not None else ["##"] * fighter.hand_size)
    return (
        f"seat {seat}  fame {fighter.fame}  pile {fighter.pile_size}  "
        f"discard {len(fighter.discard)}+{fighter.face_down_size}  hand {hand}"
    )


def _survive(view: SurviveView) -> list[str]:
    head = f"Survive, round {view.round} of {view.rounds}: {view.situation}"
    lines = [f"{head}, to act: {_who(view.to_act)}", *_dungeon(view)]
    lines += [_player(seat, player) for seat, player in enumerate(view.players)]
    carried = [f"{f.figure} {f.load}" for f in view.figures if f.load]
    return [*lines, f"carried: {', '.join(carried) or '-'}", *_choices(view.legal)]


def _dungeon(view: SurviveView) -> list[str]:
    """Figures by their labels, in small letters when they are down; else how much lies there."""
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


def _choices(legal: list[str]) -> list[str]:
    return [f"legal: {', '.join(legal)}"] if legal else []


def _who(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat}"
