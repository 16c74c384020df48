"""A view of Fightdrome as text, for `render_mode="ansi"`."""

from __future__ import annotations

from undercard.adapters.text_render import choice_line, seat_name
from undercard.games.fightdrome.view import Fighter, View
from undercard.kernel.game import Game, GameView


def draw_text(game: Game, view: GameView) -> str:  # noqa: ARG001
    """Return the two fighters, the live attack and the legal actions."""
    assert isinstance(view, View)
    actor = seat_name(view.to_act)
    lines = [f"Fightdrome, round {view.round}: {view.situation}, to act: {actor}"]
    lines += [_fighter(seat, fighter) for seat, fighter in enumerate(view.fighters)]
    lines.append(f"live attack: {view.live or '-'}")
    return "\n".join([*lines, *choice_line(view)])


def _fighter(seat: int, fighter: Fighter) -> str:
    hand = " ".join(fighter.hand if fighter.hand is not None else ["##"] * fighter.hand_size)
    return (
        f"seat {seat}  fame {fighter.fame}  pile {fighter.pile_size}  "
        f"discard {len(fighter.discard)}+{fighter.face_down_size}  hand {hand}"
    )
