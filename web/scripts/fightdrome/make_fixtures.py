"""Write views of real games, one per situation, for component tests and the review page.

Run from the repository root with the project's Python:
`python web/scripts/fightdrome/make_fixtures.py`.
Random bots play; the first position that fits each case is kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

import undercard
from undercard.games.fightdrome.options import OPTIONS
from undercard.games.fightdrome.view import View
from undercard.server.tables.games import option_info

FOLDER = Path(__file__).parents[2] / "src/games/fightdrome/fixtures"
Case = tuple[dict[str, object], int | None, Callable[[View], bool]]


def mine(view: View, situation: str) -> bool:
    return view.situation == situation and view.to_act == view.seat


def some_choice(view: View) -> bool:
    hand = view.fighters[view.seat or 0].hand or []
    return 1 < len(set(view.legal)) < len(set(hand)) and len(set(hand)) > 4


def answering(view: View) -> bool:
    return mine(view, "answer") and some_choice(view) and len(view.fighters[0].discard) > 4


def resting(view: View) -> bool:
    return mine(view, "lead") and "rest" in view.legal and len(view.legal) > 3


def with_fame(view: View) -> bool:
    return mine(view, "answer") and all(f.fame > 40 for f in view.fighters) and some_choice(view)


CASES: dict[str, Case] = {
    "lead": ({}, 0, lambda v: mine(v, "lead") and some_choice(v)),
    "answer": ({}, 0, answering),
    "stagger": ({}, 0, lambda v: mine(v, "stagger") and v.fighters[0].hand_size > 3),
    "follow_up": ({}, 0, lambda v: mine(v, "follow_up")),
    "rest": ({}, 0, resting),
    "waiting": ({}, 0, lambda v: v.situation == "answer" and v.to_act == 1),
    "opening": ({"overstimulated": "may"}, 0, lambda v: mine(v, "opening")),
    "match": ({"mode": "match"}, 0, with_fame),
    "epic": ({"mode": "epic"}, 0, lambda v: mine(v, "sleeve") and len(v.fighters[0].stable) == 3),
    "stack": ({"characters": "chosen", "first": "seat 1"}, 0, lambda v: mine(v, "stack")),
    "over": ({"mode": "match"}, 0, lambda v: v.outcome is not None and v.outcome.winners == (0,)),
    "spectator": ({}, None, lambda v: v.situation == "answer" and len(v.fighters[0].discard) > 5),
}


def views(
    game: undercard.Game, seat: int | None, seed: int
) -> Iterator[tuple[View, dict[str, str]]]:
    """Every view of a game, and the rule against each card that cannot be played now."""
    rng, (state, _) = random.Random(seed), game.start(seed)
    while True:
        view = game.view(state, seat)
        assert isinstance(view, View)
        hand = view.fighters[seat].hand or [] if seat is not None else []
        forbidden = {card: game.why(state, card) for card in hand} if view.legal else {}
        yield view, {card: rule for card, rule in forbidden.items() if rule}
        if game.to_act(state) is None:
            return
        state, _ = game.apply(state, rng.choice(game.legal(state)))


def find(case: Case) -> dict[str, object]:
    options, seat, fits = case
    game = undercard.load("fightdrome", engine="interpreted", **options)
    for seed in range(200):
        for view, why in views(game, seat, seed):
            if fits(view):
                table = {"mode": game.options["mode"], "target": game.options["target"]}
                return {"table": table, "view": view, "why": why}
    raise SystemExit("no game has such a position")


def write(name: str, content: object) -> None:
    data = msgspec.json.format(msgspec.json.encode(content), indent=2)
    (FOLDER / f"{name}.json").write_bytes(data + b"\n")


if __name__ == "__main__":
    write("options", [option_info(option) for option in OPTIONS])
    write("box", undercard.load("fightdrome", engine="interpreted").shown_box())
    for name, case in CASES.items():
        write(name, find(case))
