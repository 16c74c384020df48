"""Whole games of Survive between the quick bots, compiled: the same functions on CPU and GPU.

A deal (what lies where, what each needs, the playing cards) is played once for each seating of the
first bot; what chance brings afterwards is drawn anew each time. A pairing says which figure the
first bot leaves out (S1.7), -1 where it may choose.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.bots.greedy_survive import greedy_action
from undercard.games.survive.book import Book
from undercard.games.survive.playout import random_action
from undercard.games.survive.rules import LEAVE_FIGURE, new, step
from undercard.games.survive.state import LEAVE, OVER, STATE, State
from undercard.kernel.chance import mix
from undercard.kernel.compile import kernel, wide
from undercard.kernel.events import Log
from undercard.lab.counts import UNIT, Counts, count_length, count_score, count_win, end_deal
from undercard.lab.quick_fightdrome import GREEDY, Pairing, Words
from undercard.lab.seeds import seed_of_deal, seed_of_game

WORDS: Final = STATE.itemsize // 8


@kernel
def play_on(
    book: Book,
    pairing: Pairing,
    s: State,
    turn: int,
    bots: NDArray[np.int8],
    out: NDArray[np.int16],
    log: Log,
) -> int:
    """To the end, seat `turn` by the first bot; the number of decisions."""
    made = 0
    while s.situation != OVER:
        if s.situation == LEAVE and s.actor == turn and pairing[0] >= 0:
            action = LEAVE_FIGURE + wide(pairing[0])
        elif bots[0 if s.actor == turn else 1] == GREEDY:
            action = greedy_action(book, s, out, mix(s.rng))
        else:
            action = random_action(book, s, out)
        step(book, s, action, log)
        made += 1
    return made


@kernel
def count_game(book: Book, s: State, turn: int, made: int, width: int, mine: Counts) -> None:
    """A game that is over, in which the first bot sat in seat `turn`."""
    count_length(mine, made, wide(book.rounds), width)
    winners = 0
    others = 0
    for p in range(book.players):
        winners += (wide(s.winners) >> p) & 1
        others += wide(s.scores[p]) if p != turn else 0
    for p in range(book.players):
        count_win(mine, p, UNIT // winners * ((wide(s.winners) >> p) & 1), p == turn)
    count_score(mine, wide(s.scores[turn]), others)


@kernel
def play_deals(
    book: Book,
    pairing: Pairing,
    bots: NDArray[np.int8],
    base: np.uint64,
    first: int,
    stop: int,
    width: int,
    words: Words,
    out: NDArray[np.int16],
    log: Log,
    mine: Counts,
) -> None:
    """The deals from `first` to before `stop`; `words` has room for two records."""
    dealt = words[0].view(STATE)[0]
    s = words[1].view(STATE)[0]
    for n in range(first, stop):
        for k in range(WORDS):
            words[0, k] = 0
        dealt.rng = seed_of_deal(base, n)
        new(book, dealt, log)
        for turn in range(book.players):
            for k in range(WORDS):
                words[1, k] = words[0, k]
            s.rng = seed_of_game(dealt.rng, turn)
            made = play_on(book, pairing, s, turn, bots, out, log)
            count_game(book, s, turn, made, width, mine)
        end_deal(mine, base, n)
