"""Lists all cards of the box, in every zone."""

from __future__ import annotations

from collections import Counter

import msgspec

from undercard.games.fightdrome.position import Position
from undercard.kernel.game import Game, State


def fightdrome_inventory(game: Game, state: State) -> Counter[str]:
    """Return every card of both decks and the box, by name: 101 cards in the box as sold (F0)."""
    position = msgspec.convert(game.position(state), Position)
    cards = list(position.box or [])
    for player in position.players:
        cards += player.hand + player.pile + player.discard + player.face_down
    if position.live is not None:
        cards.append(position.live)
    return Counter(card.rstrip("~!") for card in cards)
