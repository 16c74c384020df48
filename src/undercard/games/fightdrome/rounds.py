"""Rounds, matches and tournaments: characters, opening hands, scoring (F1, F2, F8, F9)."""

from __future__ import annotations

from undercard.games.fightdrome import events, options, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.characters import (
    deal_characters,
    deal_stables,
    offer_characters,
)
from undercard.games.fightdrome.piles import (
    add_feints_and_weaves,
    build_deck,
    clear_table,
    draw,
    fill_box,
    gather,
    return_deck,
    show_hand,
)
from undercard.games.fightdrome.state import (
    BY_REST,
    FACE,
    MOST_ROUNDS,
    NOT_ENDED,
    SOUND,
    UNSOUND,
    State,
)
from undercard.games.fightdrome.turns import enter, enter_lead
from undercard.kernel.bits import has
from undercard.kernel.chance import below
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log, emit


@kernel
def begin_game(book: Book, s: State, log: Log) -> None:
    """Set up characters, decks and the starter (F1) in a record of zeros, except its generator."""
    open_box(book, s)
    if book.characters != options.DEALT:
        offer_characters(book, s)
        enter(book, s, situations.STACK, 1 - wide(s.starter))
    elif book.mode == options.EPIC:
        deal_stables(book, s)
        enter(book, s, situations.SLEEVE, 0)
    else:
        deal_characters(book, s)
        begin_fight(book, s, log)


@kernel
def open_box(book: Book, s: State) -> None:
    """Set up what precedes the characters: full supplies, Feints and Weaves (F1.4), a starter."""
    fill_box(book, s)
    s.winner = -1
    s.staggered = -1
    s.survivor = -1
    clear_table(s)
    for p in range(2):
        s.pick[p] = -1
        s.sleeve[p] = -1
        add_feints_and_weaves(book, s, p)
    s.starter = below(s, 2) if book.first == options.FIRST_RANDOM else book.first - 1


@kernel
def begin_fight(book: Book, s: State, log: Log) -> None:
    """Build the decks of the characters (F1.3), and begin the first round."""
    for p in range(2):
        build_deck(book, s, p)
        emit(log, events.CHARACTER, p, wide(s.sleeve[p]), wide(s.stack[p]))
    begin_round(book, s, log)


@kernel
def choose_stack(book: Book, s: State, stack: int, log: Log) -> None:
    """Take a Stack (FR11); the starting player, who is second, then takes a Sleeve."""
    p = wide(s.actor)
    s.stack[p] = stack
    s.offer[p] = 0
    emit(log, events.CHOSE_STACK, p, stack, 0)
    if s.stack[1 - p] < 0:
        enter(book, s, situations.STACK, 1 - p)
        return
    enter(book, s, situations.SLEEVE, 0 if book.mode == options.EPIC else p)


@kernel
def _take_sleeve(book: Book, s: State, sleeve: int, log: Log) -> None:
    """Take a Sleeve in the open, for a bout or a match (FR11)."""
    p = wide(s.actor)
    s.sleeve[p] = sleeve
    emit(log, events.CHOSE_SLEEVE, p, sleeve, 0)
    s.stable[p] = 0
    s.stable[1 - p] &= 255 ^ (1 << wide(sleeve))
    if s.sleeve[1 - p] < 0:
        enter(book, s, situations.SLEEVE, 1 - p)
        return
    s.stable[1 - p] = 0
    begin_fight(book, s, log)


@kernel
def choose_sleeve(book: Book, s: State, sleeve: int, log: Log) -> None:
    """Take a Sleeve; in a tournament the first two are secret and revealed together (F9.4)."""
    if book.mode != options.EPIC:
        _take_sleeve(book, s, sleeve, log)
        return
    p = wide(s.actor)
    s.pick[p] = sleeve
    emit(log, events.CHOSE, p, sleeve, 0)
    if s.round_n == 0 and p == 0:
        enter(book, s, situations.SLEEVE, 1)
        return
    for q in range(2):
        if s.pick[q] >= 0:
            s.sleeve[q] = s.pick[q]
            s.pick[q] = -1
            build_deck(book, s, q)
            emit(log, events.CHARACTER, q, wide(s.sleeve[q]), wide(s.stack[q]))
    begin_round(book, s, log)


@kernel
def begin_round(book: Book, s: State, log: Log) -> None:
    """Deal the hands of a round (F2.1); a wounded survivor keeps hand and piles (FR6)."""
    if s.round_n < MOST_ROUNDS:
        s.round_n += 1
    s.winner = -1
    s.ending = NOT_ENDED
    s.settled = 0
    emit(log, events.ROUND, wide(s.starter), wide(s.round_n), 0)
    for n in range(2):
        p = wide(s.starter) ^ n
        if p != s.survivor:
            gather(s, p)
        if s.hand_n[p] == 0:
            _draw_hand(book, s, p, log)
    settle(book, s, log)


@kernel
def _draw_hand(book: Book, s: State, p: int, log: Log) -> None:
    for _ in range(book.hand):
        draw(book, s, p, log)


@kernel
def is_sound(book: Book, s: State, p: int) -> bool:
    """Whether a hand has an Attack card, and not too many Neurochem cards (F2.2)."""
    attacks = 0
    neurochem = 0
    for i in range(s.hand_n[p]):
        face = wide(s.deck[p, i]) & FACE
        attacks += has(book.attacks, face)
        neurochem += has(book.neurochem, face)
    return attacks > 0 and neurochem <= book.most_neurochem


@kernel
def redraw(book: Book, s: State, p: int, log: Log) -> None:
    emit(log, events.OVERSTIMULATED, p, 0, 0)
    show_hand(s, p, log)
    gather(s, p)
    _draw_hand(book, s, p, log)


@kernel
def settle(book: Book, s: State, log: Log) -> None:
    """Settle the opening hands (F2.2, FR2), the starting player first; then enter the Lead."""
    while s.settled < 2:
        p = wide(s.starter) ^ wide(s.settled)
        if book.overstimulated == options.REDRAW_OFF or p == s.survivor:
            s.settled += 1
        elif is_sound(book, s, p):
            s.opening[p] = SOUND
            s.settled += 1
        elif book.overstimulated == options.REDRAW_MAY:
            s.opening[p] = UNSOUND
            enter(book, s, situations.OPENING, p)
            return
        else:
            redraw(book, s, p, log)
            # FR2 `must` inspects the new hand as well; the other rulings accept it.
            if book.overstimulated != options.REDRAW_MUST:
                s.settled += 1
    enter_lead(book, s, wide(s.starter), log)


@kernel
def end_round(book: Book, s: State, log: Log) -> None:
    """Settle the round that ended and begin what comes next (F8, F9)."""
    clear_table(s)
    if s.ending == BY_REST and book.rest_finish == options.FINISH_HIGHER_HAND:
        _compare_hands(book, s, log)
    emit(log, events.ROUND_WON, wide(s.winner), wide(s.ending), 0)
    if book.mode == options.BOUT:
        _end_game(book, s, wide(s.winner), log)
    elif book.mode == options.MATCH:
        _end_match_round(book, s, log)
    else:
        _end_tournament_bout(book, s, log)


@kernel
def _end_game(book: Book, s: State, winner: int, log: Log) -> None:
    s.winner = winner
    enter(book, s, situations.OVER, -1)
    emit(log, events.GAME_WON, winner, 0, 0)


@kernel
def _hand_value(book: Book, s: State, p: int) -> int:
    total = 0
    for i in range(s.hand_n[p]):
        total += wide(book.fame[s.deck[p, i] & FACE])
    return total


@kernel
def _compare_hands(book: Book, s: State, log: Log) -> None:
    """Let the higher hand value win (FR4); equal values leave the winner unchanged."""
    # A Match shows the hands when it scores them.
    if book.mode != options.MATCH:
        for p in range(2):
            show_hand(s, p, log)
    winner = wide(s.winner)
    if _hand_value(book, s, 1 - winner) > _hand_value(book, s, winner):
        s.winner = 1 - winner


@kernel
def _end_match_round(book: Book, s: State, log: Log) -> None:
    """Score a round of a match, and end the match at its target (F8.2, F8.3, F9.2, F9.3)."""
    for p in range(2):
        if p == s.winner or s.ending == BY_REST:
            points = _hand_value(book, s, p)
            show_hand(s, p, log)
            s.fame[p] += points
            emit(log, events.SCORED, p, points, wide(s.fame[p]))
    # F9.3: equal totals at or above the target need another round.
    if max(s.fame[0], s.fame[1]) >= book.target and s.fame[0] != s.fame[1]:
        _end_game(book, s, 0 if s.fame[0] > s.fame[1] else 1, log)
    else:
        _pass_start(book, s)
        begin_round(book, s, log)


@kernel
def _pass_start(book: Book, s: State) -> None:
    """Choose the starter of the next round (FR5)."""
    if book.next_start == options.START_ALTERNATE:
        s.starter = 1 - s.starter
    elif book.next_start == options.START_LOSER:
        s.starter = 1 - s.winner
    else:
        s.starter = s.winner


@kernel
def _end_tournament_bout(book: Book, s: State, log: Log) -> None:
    """Eliminate the loser's fighter; another steps in or the tournament ends (F9.4, F9.5)."""
    winner = wide(s.winner)
    loser = 1 - winner
    s.stable[loser] ^= 1 << wide(s.sleeve[loser])
    emit(log, events.ELIMINATED, loser, wide(s.sleeve[loser]), 0)
    if s.stable[loser] == 0:
        _end_game(book, s, winner, log)
        return
    _pass_start(book, s)
    s.survivor = winner if book.survivor == options.SURVIVOR_WOUNDED else -1
    return_deck(book, s, loser)
    s.sleeve[loser] = -1
    s.winner = -1
    s.ending = NOT_ENDED
    enter(book, s, situations.SLEEVE, loser)
