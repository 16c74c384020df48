"""The probability that the seat with the Lead wins the bout, by both hand sizes (Fightdrome)."""

from __future__ import annotations

from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome.greedy import costs_of, greedy_action
from undercard.games.fightdrome import situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.rules import new, random_action, step
from undercard.games.fightdrome.state import STATE
from undercard.kernel.compile import kernel
from undercard.kernel.events import Log, new_log
from undercard.lab.fightdrome.quick import HANDS
from undercard.lab.quick import RecordWords
from undercard.lab.seeds import seed_of_deal
from undercard.lab.svg import heat_map

GAMES: Final = 20_000
WORDS: Final = STATE.itemsize // 8


@kernel
def watch_leads(
    book: Book,
    costs: NDArray[np.int16],
    is_greedy: bool,
    games: int,
    words: RecordWords,
    log: Log,
    seen: NDArray[np.int64],
    won: NDArray[np.int64],
    path: NDArray[np.int64],
) -> None:
    """Play games and count Leads and wins; `path` counts the Leads of the current game, by seat."""
    s = words[0].view(STATE)[0]
    for n in range(games):
        for k in range(WORDS):
            words[0, k] = 0
        path[:] = 0
        s.rng = seed_of_deal(np.uint64(1), n)
        new(book, s, log)
        while s.situation != situations.OVER:
            if s.situation == situations.LEAD:
                path[s.actor, s.hand_n[s.actor], s.hand_n[1 - s.actor]] += 1
            action = greedy_action(book, s, costs) if is_greedy else random_action(book, s)
            step(book, s, action, log)
        for p in range(2):
            for a in range(HANDS):
                for b in range(HANDS):
                    seen[a, b] += path[p, a, b]
                    won[a, b] += path[p, a, b] * (p == s.winner)


def lead_chances(game: Fightdrome, bot: str, games: int = GAMES) -> NDArray[np.float64]:
    """Return the leader's win probability by own and other hand size; nan below a minimum."""
    seen, won = np.zeros((HANDS, HANDS), np.int64), np.zeros((HANDS, HANDS), np.int64)
    watch_leads(
        cast(Book, game.book),
        costs_of(game.pack.faces),
        bot != "random",
        games,
        np.zeros((1, WORDS), np.uint64),
        new_log(),
        seen,
        won,
        np.zeros((2, HANDS, HANDS), np.int64),
    )
    return np.where(seen >= 50, won / np.maximum(seen, 1), np.nan)


def lead_picture(game: Fightdrome, bot: str) -> tuple[str, str]:
    """Return a caption and a heat map; Greedy substitutes for every bot except Random."""
    bot = "random" if bot == "random" else "greedy"
    chances = lead_chances(game, bot)
    seen = [n for n in range(1, HANDS) if np.isfinite(chances[n]).any()]
    names = {n: f"{n} card{'s' if n > 1 else ''}" for n in seen}
    shares = {(names[a], str(b)): float(chances[a, b]) for a in seen for b in seen}
    columns = [str(n) for n in seen]
    caption = (
        "Bouts of 100 that the leader wins, by the cards in the leader's hand (row) and in the "
        f"opponent's (column); {bot.capitalize()} plays"
    )
    return caption, heat_map(list(names.values()), columns, shares, "win chance by hand sizes", 0.5)
