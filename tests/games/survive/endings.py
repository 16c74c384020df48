"""The last activation of a game, and its end with given open cards."""

from __future__ import annotations

from games.survive.positions import Scene, scene, table
from undercard.kernel.game import Game

DONE = "X2 b1 acted, X3 a2 acted, X4 b2 acted"
DONE_OF_THREE = "X2 b1 acted, X3 a2 acted"


def last_moment(
    lying: str = "",
    *,
    figure: str = "X1 e5",
    needs: tuple[str, ...] = ("wfm", "wfm"),
    game: Game | None = None,
) -> Scene:
    """Return a scene in which X1 is the last figure of the last round."""
    game = game or table()
    order = "NY" + "ZX"[3 - game.seats :]
    done = DONE if game.seats == 2 else DONE_OF_THREE
    rounds = int(game.options["rounds"])
    return scene(
        f"{figure}, {done}",
        game,
        lying=lying,
        needs=needs,
        order=order,
        round=rounds,
    )


def ended(
    lying: str,
    opened: str,
    *,
    figure: str = "X1 e5",
    needs: tuple[str, ...] = ("wfm", "wfm"),
    game: Game | None = None,
) -> Scene:
    """Return the end of a game with these two open cards; seeds are tried until they appear."""
    before = last_moment(lying, figure=figure, needs=needs, game=game)
    ends = (before.reseeded(seed).do("pass") for seed in range(5000))
    return next(now for now in ends if "".join(now.position.open_cards) == opened)
