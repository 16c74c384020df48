"""Sampling: everything a seat cannot know, drawn uniformly from what its view allows (S11).

Hidden are the other players' playing cards, a bid before the reveal, and their resource cards. The
result depends on the view and the generator alone: states that a seat cannot distinguish give the
same sample, byte for byte.
"""

from __future__ import annotations

from undercard.games.survive import situations
from undercard.games.survive.book import Book
from undercard.games.survive.deal import PACK, deal_needs, draw_playing_card
from undercard.games.survive.state import State
from undercard.kernel.bits import NONE, bit, count
from undercard.kernel.compile import kernel


@kernel
def sample(book: Book, s: State, seat: int) -> None:
    """Redraw in place what `seat` cannot know, using and advancing `s.rng`."""
    if s.situation == situations.OVER:
        return
    # The NPCs' future cards are unseen too, so hands are drawn from all of these.
    unseen = PACK & ~s.used & ~s.hand[seat]
    for p in range(book.players):
        if p == seat:
            continue
        cards = count(s.hand[p])
        s.hand[p] = NONE
        for _ in range(cards):
            card = draw_playing_card(s, unseen)
            unseen &= ~bit(card)
            s.hand[p] |= bit(card)
        # Before the reveal a bid is any card of the redrawn hand (S2.1).
        if s.bid[p] >= 0 and s.order[0] < 0:
            s.bid[p] = draw_playing_card(s, s.hand[p])
    _redeal_needs(book, s, seat)


@kernel
def _redeal_needs(book: Book, s: State, seat: int) -> None:
    """Deal until the seat gets its own cards, which keeps the deal's distribution (D1)."""
    own = s.needs[seat]
    deal_needs(book, s)
    while s.needs[seat] != own:
        deal_needs(book, s)
