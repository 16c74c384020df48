"""Lists all tokens, figures and playing cards, in every place."""

from __future__ import annotations

from collections import Counter

import msgspec

from undercard.games.survive.position import Position
from undercard.kernel.game import Game, State

PACK = 52


def survive_inventory(game: Game, state: State) -> Counter[str]:
    """Return the tokens by kind (D1), the figures, the playing cards and each player's needs."""
    position = msgspec.convert(game.position(state), Position)
    found = Counter("".join(position.lying.values()))
    cards = list(position.used)
    standings = list(position.npcs.items())
    for p, player in enumerate(position.players):
        cards += player.cards
        standings += [(f"{p}.{n}", figure) for n, figure in enumerate(player.figures)]
        found[f"needs of {p}"] = len(set(player.needs))
    for name, figure in standings:
        found.update(figure.load)
        found[name] += 1
    assert len(set(cards)) == len(cards) <= PACK
    held = [figure.cell for _, figure in standings if figure.cell is not None]
    guests = {position.active, position.jumper} - {None}
    assert len(held) - len(set(held)) <= len(guests)
    return found
