"""Rounds: setup, bids, turns, and the end (S1, S2, S9, SR2, SR11, SR14)."""

from __future__ import annotations

from undercard.games.survive import events, situations
from undercard.games.survive.book import Book
from undercard.games.survive.deal import (
    PACK,
    deal_hands,
    deal_needs,
    draw_playing_card,
    draw_resource_card,
    spread_resources,
)
from undercard.games.survive.figures import go_to, seat_of, stop_acting
from undercard.games.survive.ground import nearest_free, one_cell, with_cell
from undercard.games.survive.options import ACTIVATE_ONE, TIE_RESOURCES
from undercard.games.survive.state import (
    CELLS,
    FIRST_NPC,
    MAX_FIGURES,
    MAX_TEAM,
    NPC_SIDE,
    OPEN_CARDS,
    State,
)
from undercard.games.survive.tokens import count_all, count_kind
from undercard.kernel.bits import NONE, bit, nth
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, log_event

ACTIONS = 2
MATCHES_OWN, MATCHES_OPEN, MATCHES_NONE = 5, 3, 1
"""The points of a resource (S9.2)."""


@kernel
def begin_game(book: Book, s: State, log: Log) -> None:
    """Deal and spread everything that precedes the first choice (S1)."""
    # The record is zero; only fields whose empty value is not 0 need a value here.
    s.fields_on = book.fields_on
    s.at[:] = -1
    s.cell[:] = -1
    s.bid[:] = -1
    s.order[:] = -1
    s.open_cards[:] = -1
    s.npc_card = -1
    s.jumper = -1
    s.jump_from = -1
    s.follower = -1
    s.follow_to = -1
    stop_acting(s)
    for f in range(FIRST_NPC, FIRST_NPC + book.npcs):
        go_to(s, f, wide(book.start[f]))
    spread_resources(book, s)
    deal_needs(book, s)
    deal_hands(book, s)
    for p in range(book.players):
        for kind in range(book.kinds):
            if (s.needs[p] >> kind) & 1:
                log_event(log, events.NEED, p, kind)
        # A player gets one playing card per round (S1.6).
        for n in range(book.rounds):
            log_event(log, events.DEALT, p, nth(s.hand[p], n))
    s.situation = situations.GOES_ON


@inlined
def ask(s: State, situation: int, seat: int) -> None:
    s.situation = situation
    s.actor = seat


@kernel
def next_figure(book: Book, s: State, seat: int) -> int:
    """Return the next figure a seat has to place, or -1 (S1.7)."""
    for f in range(seat * MAX_TEAM, seat * MAX_TEAM + book.profiles):
        if s.cell[f] < 0 and not s.left_out[f]:
            return f
    return -1


@kernel
def left_out_of(book: Book, s: State, seat: int) -> int:
    n = 0
    for f in range(seat * MAX_TEAM, seat * MAX_TEAM + book.profiles):
        n += wide(s.left_out[f])
    return n


@kernel
def set_up(book: Book, s: State, log: Log) -> None:
    """Ask the next seat to leave a figure out or to place one; then begin round 1 (S1.7)."""
    for seat in range(book.players):
        # S1.7: a seat leaves figures out before it places the others.
        if left_out_of(book, s, seat) < book.profiles - book.team:
            ask(s, situations.LEAVE, seat)
            return
        if next_figure(book, s, seat) >= 0:
            ask(s, situations.PLACE, seat)
            return
    begin_round(s, log)


@kernel
def leave_out(book: Book, s: State, f: int, log: Log) -> None:
    s.left_out[f] = 1
    log_event(log, events.LEFT_OUT, seat_of(book, f), f)


@kernel
def place(book: Book, s: State, f: int, c: int, log: Log) -> None:
    go_to(s, f, c)
    s.pending &= ~(1 << f)
    log_event(log, events.PLACED, seat_of(book, f), f, c)


@kernel
def begin_round(s: State, log: Log) -> None:
    s.round_n += 1
    s.acted[:] = 0
    s.out[:] = 0
    s.bid[:] = -1
    s.order[:] = -1
    s.npc_card = -1
    s.turn = 0
    log_event(log, events.ROUND, -1, wide(s.round_n))


@kernel
def bid_or_reveal(book: Book, s: State, log: Log) -> None:
    """Ask the next seat for a card; reveal all cards when every seat has chosen (S2.1)."""
    for seat in range(book.players):
        if s.bid[seat] < 0:
            ask(s, situations.BID, seat)
            return
    _reveal(book, s, log)


@kernel
def _reveal(book: Book, s: State, log: Log) -> None:
    """Reveal the cards; higher ones act earlier (S2.1, S2.2)."""
    # The NPCs' card is drawn only now, so the state never holds a card that no seat may know.
    held = s.used
    for seat in range(book.players):
        held |= s.hand[seat]
    s.npc_card = draw_playing_card(s, PACK & ~held)
    s.used |= bit(wide(s.npc_card))
    s.order[0] = NPC_SIDE
    for seat in range(book.players):
        card = wide(s.bid[seat])
        s.hand[seat] &= ~bit(card)
        s.used |= bit(card)
        log_event(log, events.REVEALED, seat, card)
        i = seat + 1
        # Insertion sort, because there are at most four sides.
        while i > 0 and card_of(s, wide(s.order[i - 1])) < card:
            s.order[i] = s.order[i - 1]
            i -= 1
        s.order[i] = seat
    log_event(log, events.REVEALED, -1, wide(s.npc_card))
    # With alternating activations, the turn passes before each activation (SR14).
    s.turn = -1 if book.activation == ACTIVATE_ONE else 0
    if book.activation != ACTIVATE_ONE:
        _log_turn(s, log)


@inlined
def card_of(s: State, side: int) -> int:
    return wide(s.npc_card) if side == NPC_SIDE else wide(s.bid[side])


@inlined
def _log_turn(s: State, log: Log) -> None:
    side = wide(s.order[s.turn])
    log_event(log, events.TURN, -1 if side == NPC_SIDE else side)


@inlined
def can_use(s: State, f: int) -> bool:
    """Whether a figure is on the board, and neither activated nor out in this round (S2.3)."""
    return bool(s.cell[f] >= 0 and not s.acted[f])


@kernel
def next_to_use(book: Book, s: State, side: int) -> int:
    """Return the first figure of a side that can be activated, or -1; NPCs follow SR12."""
    first = side * MAX_TEAM
    n = book.npcs if side == NPC_SIDE else book.profiles
    for f in range(first, first + n):
        if can_use(s, f):
            return f
    return -1


@kernel
def next_activation(book: Book, s: State, log: Log) -> None:
    """Pass the turn to the next side with a usable figure, or end the round (S2.3, SR14)."""
    sides = wide(book.players) + 1
    one_at_a_time = book.activation == ACTIVATE_ONE
    if one_at_a_time:
        s.turn = (s.turn + 1) % sides
        _log_turn(s, log)
    for _ in range(sides):
        side = wide(s.order[s.turn])
        f = next_to_use(book, s, side)
        if f >= 0:
            # SR12: NPCs act in a fixed order, so there is no choice of a figure.
            if side == NPC_SIDE:
                activate(book, s, f, log)
            else:
                ask(s, situations.USE, side)
            return
        # Without alternation a side has its turn once, so the last side ends the round.
        if s.turn + 1 == sides and not one_at_a_time:
            break
        s.turn = (s.turn + 1) % sides
        _log_turn(s, log)
    _end_round(book, s, log)


@kernel
def activate(book: Book, s: State, f: int, log: Log) -> None:
    s.active = f
    s.actions = ACTIONS
    log_event(log, events.ACTIVATED, seat_of(book, f), f)


@kernel
def put_back(book: Book, s: State, log: Log) -> None:
    """Put the next figure that is out back; its owner may choose the cell (S8.1, SR11)."""
    f = next_pending(book, s)
    side = wide(book.side[f])
    home = (NONE, NONE)
    if side == NPC_SIDE:
        home = one_cell(wide(book.start[f]))
    else:
        for c in range(CELLS):
            if book.zone[c] == side:
                if s.at[c] < 0:
                    # A free cell of the zone is the owner's choice; otherwise SR11 decides.
                    ask(s, situations.RETURN, side)
                    return
                home = with_cell(home, c)
    place(book, s, f, nearest_free(book, s, home, f), log)


@kernel
def next_pending(book: Book, s: State) -> int:
    """Return the next figure to put back: the active side's first, then in order (SR11)."""
    turn = wide(s.order[s.turn])
    first = -1
    for f in range(MAX_FIGURES):
        if (s.pending >> f) & 1:
            # SR11: the side whose turn it is puts its figures back first.
            if book.side[f] == turn:
                return f
            if first < 0:
                first = f
    return first


@kernel
def _end_round(book: Book, s: State, log: Log) -> None:
    if s.round_n < book.rounds:
        begin_round(s, log)
        return
    for i in range(OPEN_CARDS):
        s.open_cards[i] = draw_resource_card(book, s)
        log_event(log, events.OPEN_CARD, -1, wide(s.open_cards[i]))
    settle_scores(book, s, log)
    ask(s, situations.OVER, -1)


@kernel
def settle_scores(book: Book, s: State, log: Log) -> None:
    """Score all players and determine the winners (S9.2, S9.3, SR2)."""
    best, best_rank = 0, -1
    for p in range(book.players):
        rank = _score(book, s, p, log)
        if rank > best_rank:
            best, best_rank = 0, rank
        if rank == best_rank:
            best |= 1 << p
    s.winners = best
    for p in range(book.players):
        if (best >> p) & 1:
            log_event(log, events.WON, p)


@kernel
def _score(book: Book, s: State, p: int, log: Log) -> int:
    """Score a player (S9.2, SR1) and return the rank number: points, then resources (SR2)."""
    points = resources = 0
    for c in range(CELLS):
        if book.zone[c] == p:
            resources += count_all(book, wide(s.lying[c]))
            for kind in range(book.kinds):
                points += worth(s, p, kind) * count_kind(wide(s.lying[c]), kind)
    for kind in range(book.kinds):
        if (s.needs[p] >> kind) & 1:
            log_event(log, events.SHOWED, p, kind)
    log_event(log, events.SCORED, p, points, resources)
    s.scores[p] = points
    # One number ranks by points, then by resources: a zone holds fewer resources than CELLS.
    return points * CELLS + (resources if book.tie == TIE_RESOURCES else 0)


@inlined
def worth(s: State, p: int, kind: int) -> int:
    if (s.needs[p] >> kind) & 1:
        return MATCHES_OWN
    if s.open_cards[0] == kind or s.open_cards[1] == kind:
        return MATCHES_OPEN
    return MATCHES_NONE
