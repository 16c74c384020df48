"""Search for Fightdrome: thousands of states consistent with the view, played out in a tree.

Every pass redraws what the seat cannot know, descends the tree by the results so far, and plays the
round to its end with cheap cards first and occasional random actions. Cards that the opponent
discards face down are not distinguished, because the seat cannot see them either (F6.1).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercard.bots.deadline import ENOUGH
from undercard.bots.fightdrome.greedy import cost
from undercard.bots.tree import FULL, MOST_DEPTH, choose, grow, learn, new_pass_arrays
from undercard.bots.tree_search import TreeSearch
from undercard.games.fightdrome import actions, situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.options import MATCH
from undercard.games.fightdrome.rules import MAX_LEGAL, legal, random_action, step
from undercard.games.fightdrome.sample import COLUMNS, ROWS, sample_with
from undercard.games.fightdrome.state import State
from undercard.kernel.bits import NONE, count, lowest, without_lowest
from undercard.kernel.chance import mix, unit
from undercard.kernel.compile import allocating, kernel, wide
from undercard.kernel.events import Log, new_log
from undercard.kernel.game import Game

EXPLORE: Final = 1.0
WHIM: Final = 0.2
"""The probability of a random action in a playout."""


def make_search(game: Game, seed: int, most_passes: int = ENOUGH) -> TreeSearch:
    """Return the search: a factory for the bot set."""
    book, more = game.simulation_book, search_tables(game)
    return TreeSearch(game, seed, most_passes, run=search, book=book, more=more)


def search_tables(game: Game) -> tuple[object, ...]:
    """Return the arguments of passes besides the tree: scratch to count cards, costs, and a log."""
    assert isinstance(game, Fightdrome)
    costs = np.array([cost(face) for face in game.pack.faces])
    return np.zeros((ROWS, COLUMNS), np.int64), costs, new_log()


@allocating
def search(
    book: Book,
    rows: NDArray[np.void],
    nodes: NDArray[np.void],
    used: int,
    root: int,
    passes: int,
    seed: int,
    table: NDArray[np.int64],
    costs: NDArray[np.int64],
    log: Log,
) -> int:
    """Run passes from the state `rows[0]`, played in `rows[1]`; return the number of nodes used."""
    me = wide(rows[0].actor)
    out, children, prior, path = new_pass_arrays(MAX_LEGAL)
    gains = np.zeros(2, np.float32)
    for n in range(passes):
        rows[1] = rows[0]
        s = rows[1]
        s.rng = mix(np.uint64(seed + n))
        sample_with(book, s, me, table)
        node, depth = root, 0
        while not is_decided(s, rows[0]) and depth < MOST_DEPTH:
            # The seat never sees this choice, so the tree must not branch on it (F6.1).
            if is_unseen(s, me):
                step(book, s, cheap_action(book, s, costs), log)
                continue
            choices = legal(book, s, out)
            more = grow(nodes, used, node, wide(s.actor), out, choices, children)
            if more == FULL:
                break
            used = more
            for i in range(choices):
                prior[i] = 1.0 / choices
            place = choose(nodes, children, prior, choices, EXPLORE)
            node = wide(children[place])
            path[depth] = node
            depth += 1
            step(book, s, wide(out[place]), log)
            if nodes[node].visits == 0:
                break
        play_out(book, s, rows[0], costs, log)
        gains[0] = chance_of(book, s)
        gains[1] = 1.0 - gains[0]
        learn(nodes, path, depth, gains)
    return used


@kernel
def play_out(book: Book, s: State, root: State, costs: NDArray[np.int64], log: Log) -> None:
    """Play the rest of the round, cheap cards first, with occasional random actions."""
    while not is_decided(s, root):
        if unit(s) < WHIM:
            step(book, s, random_action(book, s), log)
        else:
            step(book, s, cheap_action(book, s, costs), log)


@kernel
def is_decided(s: State, root: State) -> bool:
    """Whether the game or the round under search is over.

    While a character is chosen, that round is the next one, which it fights.
    """
    if s.situation == situations.OVER:
        return True
    last = root.round_n + (
        root.situation >= situations.SLEEVE and root.situation != situations.LAST_GASP
    )
    return bool(s.round_n > last and s.situation != situations.SLEEVE)


@kernel
def is_unseen(s: State, me: int) -> bool:
    """Whether this is a choice of the opponent that stays hidden."""
    return bool(
        s.actor != me and (s.situation == situations.STAGGER or s.situation == situations.SLEEVE)
    )


@kernel
def chance_of(book: Book, s: State) -> float:
    """Return seat 0's win probability: known after the game, else from what each seat lacks."""
    if s.situation == situations.OVER:
        return 1.0 if s.winner == 0 else 0.0
    if book.mode == MATCH:
        mine = max(1.0, wide(book.target - s.fame[0]))
        yours = max(1.0, wide(book.target - s.fame[1]))
    else:
        mine = 1.0 * count(np.uint64(s.stable[1]))
        yours = 1.0 * count(np.uint64(s.stable[0]))
    return yours / (mine + yours)


@kernel
def cheap_action(book: Book, s: State, costs: NDArray[np.int64]) -> int:
    """Return a Rest if it is legal, else the cheapest card."""
    if s.situation == situations.LAST_GASP:
        return actions.DRAW
    if s.situation >= situations.OPENING:
        return random_action(book, s)
    if s.can_rest:
        return actions.REST
    best, least = 0, ENOUGH
    left = s.playable
    while left != NONE:
        face = lowest(left)
        if costs[face] < least:
            best, least = face, wide(costs[face])
        left = without_lowest(left)
    return best + (actions.DISCARD if s.situation == situations.STAGGER else 0)
