"""Turns: enter a situation (F3) and apply a choice (F4 to F7, F10.1, F10.2, FR12).

Entering a situation computes the actor's choices. If the only continuation is the end of the round,
the situation becomes ROUND_ENDS, which `rules.step` passes on to `rounds`.
"""

from __future__ import annotations

import numpy as np

from undercard.games.fightdrome import events, options, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.characters import character_choices
from undercard.games.fightdrome.piles import (
    can_draw,
    clear_table,
    discard_from_hand,
    draw,
    learn_from_stagger,
    play_from_hand,
)
from undercard.games.fightdrome.state import BY_EMPTY_HAND, BY_REST, BY_STAGGER, UNTOLD, State
from undercard.kernel.bits import ALL, NONE, has
from undercard.kernel.compile import inlined, kernel, wide
from undercard.kernel.events import Log, emit

DRAW_OR_PASS = np.uint64(3)
"""The two choices of a Last Gasp, a bit each (FR12)."""


@inlined
def lose_round(s: State, loser: int, ending: int) -> None:
    end_chain(s)
    s.winner = 1 - loser
    s.ending = ending
    s.situation = situations.ROUND_ENDS


@inlined
def end_chain(s: State) -> None:
    """End the right to Rest, after a Lead, a stagger or the end of a round."""
    s.staggered = -1
    s.rested = False


@inlined
def may_rest(book: Book, s: State, p: int) -> bool:
    """Whether a Lead of this seat may be a Rest instead (F7.1, F7.2, F10.1)."""
    if s.staggered < 0 or (s.rested and not book.breathing_space):
        return False
    most = book.hand if book.rest_limit == options.REST_EXCEEDS else book.hand - 1
    return s.hand_n[p] <= most and can_draw(s, p)


@inlined
def work_out_choices(book: Book, s: State) -> None:
    """Set the actor's choices in the situation: the one place that decides legality."""
    s.can_rest = s.situation == situations.LEAD and may_rest(book, s, wide(s.actor))
    if s.situation == situations.LAST_GASP:
        s.playable = DRAW_OR_PASS
    elif s.situation >= situations.SLEEVE:
        s.playable = character_choices(book, s)
    elif s.situation == situations.OVER or s.situation == situations.OPENING:
        s.playable = NONE
    else:
        s.playable = s.held[s.actor] & demanded(book, s)


@inlined
def demanded(book: Book, s: State) -> np.uint64:
    """Return the faces that serve in the situation (F3.1, F3.2, F3.3, F6.1)."""
    if s.situation == situations.ANSWER:
        return np.uint64(book.answers[s.live])
    if s.situation == situations.STAGGER:
        return ALL
    return book.attacks


@inlined
def enter(book: Book, s: State, situation: int, p: int) -> None:
    s.situation = situation
    s.actor = p
    work_out_choices(book, s)


@inlined
def enter_lead(book: Book, s: State, p: int, log: Log) -> None:
    """Enter a Lead (F3.1), with a Rest if there is a right to it (F7.4)."""
    clear_table(s)
    enter(book, s, situations.LEAD, p)
    if s.playable == NONE and not s.can_rest:
        if s.rested and s.staggered == p and book.rest_no_attack != options.NO_ATTACK_STAGGERS:
            lose_round(s, p, BY_REST)  # F7.3
        else:
            enter_stagger(book, s, p, log)


@inlined
def enter_answer(book: Book, s: State, p: int, log: Log) -> None:
    """Enter an answer (F3.2)."""
    enter(book, s, situations.ANSWER, p)
    if s.playable == NONE:
        enter_stagger(book, s, p, log)


@inlined
def enter_follow_up(book: Book, s: State, p: int, log: Log) -> None:
    """Enter a follow-up (F3.3)."""
    enter(book, s, situations.FOLLOW_UP, p)
    if s.playable == NONE:
        enter_stagger(book, s, p, log)


@inlined
def enter_stagger(book: Book, s: State, p: int, log: Log) -> None:
    """Enter a stagger: a card must be discarded; without cards the round is lost (F3.4, FR3)."""
    emit(log, events.STAGGERED, p, 0, 0)
    if book.remembers:
        learn_from_stagger(s, p, demanded(book, s))
    end_chain(s)
    if s.hand_n[p] == 0:
        lose_round(s, p, BY_STAGGER)
    else:
        enter(book, s, situations.STAGGER, p)


@inlined
def play(book: Book, s: State, face: int, log: Log) -> None:
    """Lead, answer or follow up with a card, draw (F5.1, FR8), and enter the next situation."""
    p = wide(s.actor)
    emit(log, events.PLAYED, p, face, wide(s.situation))
    is_attack = has(book.attacks, face)
    is_neurochem = has(book.neurochem, face)
    end_chain(s)
    play_from_hand(book, s, p, face)
    clear_table(s)
    if is_attack:
        s.live = face
        s.live_owner = p
    if not is_neurochem:
        draw(book, s, p, log)
    elif book.last_gasp and s.hand_n[p] == 0:  # F5.2, F10.2
        if book.last_gasp == options.GASP_MAY and can_draw(s, p):
            enter(book, s, situations.LAST_GASP, p)
            return
        draw(book, s, p, log)
    if s.hand_n[p] == 0 and book.empty_hand == options.EMPTY_OUT:  # F8.1
        lose_round(s, p, BY_EMPTY_HAND)
    elif is_attack:
        enter_answer(book, s, 1 - p, log)
    elif face == book.feint:
        enter_follow_up(book, s, p, log)
    else:
        enter_lead(book, s, 1 - p, log)  # F4.12


@kernel
def settle_last_gasp(book: Book, s: State, is_drawn: bool, log: Log) -> None:
    """Draw after the last card, a Neurochem, or decline (FR12); then the fight continues."""
    p = wide(s.actor)
    if is_drawn:
        draw(book, s, p, log)
    else:
        emit(log, events.DECLINED, p, 0, 0)
    if s.hand_n[p] == 0 and book.empty_hand == options.EMPTY_OUT:  # F8.1
        lose_round(s, p, BY_EMPTY_HAND)
    elif s.live >= 0:
        enter_answer(book, s, 1 - p, log)
    else:
        enter_lead(book, s, 1 - p, log)  # F4.12


@inlined
def give_up(book: Book, s: State, face: int, log: Log) -> None:
    """Discard as the Staggered player; the opponent gets the Lead or the Rest (F6)."""
    p = wide(s.actor)
    emit(log, events.DISCARDED, p, face, 0)
    discard_from_hand(book, s, p, face)
    if s.hand_n[p] == 0:
        lose_round(s, p, BY_STAGGER)  # F6.2
        return
    s.staggered = p
    s.rested = False
    enter_lead(book, s, 1 - p, log)


@inlined
def rest(book: Book, s: State, log: Log) -> None:
    """Draw one card and hand over the Lead (F7.1, F10.1)."""
    p = wide(s.actor)
    emit(log, events.RESTED, p, 0, 0)
    draw(book, s, p, log)
    s.opening[p] = UNTOLD  # FR7 `exceeds`: it can be the opening hand
    s.rested = True
    enter_lead(book, s, 1 - p, log)
