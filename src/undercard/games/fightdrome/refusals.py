"""Refusals: the rule that forbids an action that is not legal now.

This module explains, it does not decide: only `rules.legal` decides, and it is asked first.
"""

from __future__ import annotations

from undercard.games.fightdrome import actions, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.cards import Face, Kind
from undercard.games.fightdrome.options import BOUT, DEALT, EPIC, MATCH
from undercard.games.fightdrome.piles import can_draw
from undercard.games.fightdrome.state import State
from undercard.games.fightdrome.view import read_stacks
from undercard.kernel.interpreter import interpreted

ANSWER_RULES = {
    Kind.PUNCH: "F4.1",
    Kind.KICK: "F4.2",
    Kind.GRAPPLE: "F4.3",
    Kind.PUNCH_BLOCK: "F4.4",
    Kind.KICK_BLOCK: "F4.5",
    Kind.WEAVE: "F4.6",
    Kind.FEINT: "F4.7",
    Kind.NEUROCHEM_PUNCH: "F4.8",
    Kind.NEUROCHEM_KICK: "F4.9",
}

RULES = (
    *ANSWER_RULES.values(),
    *("F2.2", "F3.5", "F4.13", "F5.1", "F5.4", "F6.1", "F7.1", "F7.2"),
    *("F9.1", "F9.2", "F9.4", "F10.1", "F10.2", "F1.1", "F1.3", "FR11"),
)
"""Every rule this module can return; each has a message in every language."""

can_draw_now = interpreted(can_draw)
"""The function of the rules, interpreted, for a state whose fields were read in one call."""


def why_not(book: Book, state: State, action: int, faces: list[Face]) -> str:
    """Return the rule against an action that is known to be illegal."""
    situation = state.situation
    if situation == situations.OVER:
        return {BOUT: "F9.1", MATCH: "F9.2"}.get(book.mode, "F9.4")
    if action in (actions.KEEP, actions.REDRAW) or situation == situations.OPENING:
        return "F2.2"
    if (
        situation in (situations.SLEEVE, situations.STACK)
        or actions.CHOOSE_SLEEVE <= action < actions.REST
        or is_stack(action)
    ):
        return _why_not_choose(book, state, action)
    if situation == situations.LAST_GASP or action >= actions.DRAW:
        return "F10.2"
    if action == actions.REST:
        return _why_not_rest(book, state)
    if action >= actions.DISCARD:
        return _why_not_discard(state, action - actions.DISCARD)
    return _why_not_play(state, faces[action], action)


def is_stack(action: int) -> bool:
    return actions.CHOOSE_STACK <= action < actions.DRAW


def _why_not_choose(book: Book, state: State, action: int) -> str:
    """Return the rule against a Sleeve or Stack.

    It cannot be chosen now, is taken, is not on offer, or the box could not serve it (F1.3).
    """
    if book.mode == EPIC and state.situation != situations.STACK and not is_stack(action):
        return "F9.4"
    if book.characters == DEALT:
        return "F1.1" if is_stack(action) else "F9.4"
    offered = _offered(book, state, action)
    return "F1.3" if offered else "FR11"


def _offered(book: Book, state: State, action: int) -> bool:
    """Whether the actor must choose such a card, and it is open to the actor."""
    actor = int(state.actor)
    if state.situation == situations.STACK and is_stack(action):
        return action - actions.CHOOSE_STACK + 1 in read_stacks(book, state, actor)
    is_sleeve = (
        state.situation == situations.SLEEVE and actions.CHOOSE_SLEEVE <= action < actions.REST
    )
    return is_sleeve and bool(int(state.stable[actor]) >> (action - actions.CHOOSE_SLEEVE) & 1)


def _holds(state: State, face: int) -> bool:
    return bool(int(state.held[state.actor]) >> face & 1)


def _why_not_rest(book: Book, state: State) -> str:
    if state.situation == situations.STAGGER:
        return "F6.1"
    if state.staggered < 0:
        return "F7.1"
    if state.rested and not book.breathing_space:
        return "F10.1"
    return "F7.2" if can_draw_now(state, int(state.actor)) else "F5.4"


def _why_not_discard(state: State, face: int) -> str:
    """Return the rule against a discard: no choice to stagger (F3.5), or not in hand (F5.1)."""
    return "F5.1" if state.situation == situations.STAGGER and not _holds(state, face) else "F3.5"


def _why_not_play(state: State, face: Face, number: int) -> str:
    if state.situation == situations.STAGGER:
        return "F6.1"
    if not _holds(state, number):
        return "F5.1"
    if state.situation == situations.ANSWER:
        return ANSWER_RULES[face.kind]
    return "F4.13"
