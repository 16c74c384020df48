"""Positions for the rule tests in one line: two hands, the live attack, the seat to act.

`fight` completes its arguments to two full decks (F1.4). Cards that a test does not name are in the
draw pile. A test that names a pile gets exactly that pile, and the rest of the deck is discarded,
so that the next draw is known. The box and its characters are repeated here from the rules (F0,
FR1), to check the pack of the library.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import TypedDict, Unpack

import msgspec

import undercard
from undercard.games.fightdrome.position import PlayerPosition, Position
from undercard.games.fightdrome.view import View
from undercard.kernel.events import Event
from undercard.kernel.game import Game, Outcome, State

STRENGTHS = (20, 30, 40, 50, 60, 70, 80)
BLOCK_VALUES = (40, 60, 80)
NEUROCHEM = ("NP", "NK", "NG", "NB")
ATTACKS = (*(f"{kind}{n}" for kind in "PKG" for n in STRENGTHS), "NP", "NK", "NG")
BLOCKS = tuple(f"{kind}{n}" for kind in ("PB", "KB") for n in BLOCK_VALUES)

SUPPLIES: dict[str, list[str]] = {
    "Punch": [f"P{n}" for n in STRENGTHS] * 3,
    "Kick": [f"K{n}" for n in STRENGTHS] * 3,
    "Grapple": [f"G{n}" for n in STRENGTHS] * 3,
    "Block": list(BLOCKS) * 3,
    "Neurochem": list(NEUROCHEM) * 3,
}
BOX = Counter(card for cards in SUPPLIES.values() for card in cards)
BESIDE = Counter(F=2, W=2)
SLEEVES = {
    n: (*order, "Block", "Neurochem")
    for n, order in enumerate(permutations(("Punch", "Kick", "Grapple")), 1)
}
STACKS = {
    1: (11, 9, 9, 5, 6),
    2: (10, 9, 8, 7, 6),
    3: (8, 10, 9, 9, 4),
    4: (9, 8, 10, 8, 5),
    5: (10, 7, 9, 8, 6),
    6: (9, 10, 7, 9, 5),
    7: (7, 8, 10, 9, 6),
    8: (10, 10, 8, 7, 5),
    9: (10, 8, 10, 9, 3),
    10: (9, 10, 10, 8, 3),
    11: (10, 10, 10, 6, 4),
}
CHARACTERS = ((1, 1), (3, 2))
"""Sleeve and Stack of seat 0 and seat 1, unless a test sets others."""
STABLES = ((1, 2, 4), (3, 5, 6))


@cache
def table(**options: str | int | bool) -> Game:
    return undercard.load("fightdrome", **options)


def supplies(sleeve: int, stack: int) -> dict[str, int]:
    """Return the supplies of a character (F1.2)."""
    return dict(zip(SLEEVES[sleeve], STACKS[stack], strict=True))


def supply_of(card: str) -> str | None:
    return next((name for name, cards in SUPPLIES.items() if card in cards), None)


@dataclass(frozen=True)
class Side:
    """One player's cards; with `pile` None, every card that is not named is in the pile."""

    hand: str
    pile: str | None = None
    discard: str = ""
    face_down: str = ""
    character: tuple[int, int] | None = None
    stable: tuple[int, ...] | None = None

    def named(self) -> list[str]:
        return bare(" ".join((self.hand, self.pile or "", self.discard, self.face_down)).split())


def is_sound(cards: Iterable[str]) -> bool:
    """Return whether a hand has at most two Neurochem cards and at least one Attack (F2.2)."""
    held = list(cards)
    return sum(card in NEUROCHEM for card in held) <= 2 and any(card in ATTACKS for card in held)


def bare(cards: Iterable[str]) -> list[str]:
    """Return the cards without marks."""
    return [card.rstrip("~!") for card in cards]


class Moment(TypedDict, total=False):
    """The fields of a position other than the cards."""

    to_act: int
    live: str
    situation: str
    staggered: int
    rested: bool
    fame: tuple[int, int]
    round: int
    starter: int
    rng: str


def fight(game: Game, one: Side | str, two: Side | str, **moment: Unpack[Moment]) -> State:
    """Return a state from both sides and the moment, completed to two whole decks."""
    sides = [Side(side) if isinstance(side, str) else side for side in (one, two)]
    to_act, live = moment.get("to_act", 0), moment.get("live")
    lying = [[live] if live and to_act != seat else [] for seat in (0, 1)]
    fillers = _fillers(sides, lying)
    position = {
        "to_act": to_act,
        "situation": "answer" if live else "lead",
        "players": [_player(game, seat, sides[seat], fillers[seat]) for seat in (0, 1)],
        "round": _bout(sides) if game.options["mode"] == "epic" else 1,
        **moment,
    }
    return game.setup(position)


def _bout(sides: list[Side]) -> int:
    """Return the number of the bout: every earlier bout has cost a Sleeve (F9.4)."""
    left = sum(len(side.stable or STABLES[seat]) for seat, side in enumerate(sides))
    return 7 - left


def _fillers(sides: list[Side], lying: list[list[str]]) -> list[list[str]]:
    """Return the unnamed cards of both decks, from the cards that the named ones leave in the
    box."""
    named = [Counter(side.named() + cards) for side, cards in zip(sides, lying, strict=True)]
    left = BOX - named[0] - named[1]
    fillers = []
    for seat, cards in enumerate(named):
        filler = list((BESIDE - cards).elements())
        for supply, number in supplies(*_character(seat, sides[seat])).items():
            faces = dict.fromkeys(SUPPLIES[supply])
            lacking = number - sum(cards[face] for face in faces)
            assert lacking >= 0, f"seat {seat} names {-lacking} {supply} cards too many"
            filler += [face for face in faces for _ in range(left[face])][:lacking]
        left -= Counter(filler)
        fillers.append(filler)
    return fillers


def _player(game: Game, seat: int, side: Side, filler: list[str]) -> dict[str, object]:
    sleeve, stack = _character(seat, side)
    is_epic = game.options["mode"] == "epic"
    pile, discard = (side.pile or "").split(), side.discard.split()
    if side.pile is None:
        pile = filler
    else:
        discard = filler + discard
    return {
        "sleeve": sleeve,
        "stack": stack,
        "hand": _seen(side.hand.split()),
        "pile": _seen(pile),
        "discard": discard,
        "face_down": _seen(side.face_down.split()),
        "stable": (side.stable or STABLES[seat]) if is_epic else (),
    }


def _character(seat: int, side: Side) -> tuple[int, int]:
    return side.character or CHARACTERS[seat]


def _seen(cards: list[str]) -> list[str]:
    """Mark Feints and Weaves, which all players know (F1.4)."""
    return [f"{card}!" if card in BESIDE else card for card in cards]


def brink(game: Game, winner: Side | str, *, loser: int = 1, **moment: Unpack[Moment]) -> State:
    """The loser is Staggered and about to discard the last card: `xK20`."""
    one, two = (winner, "K20") if loser == 1 else ("K20", winner)
    return last_card(game, one, two, loser, **moment)


def last_card(
    game: Game, one: Side | str, two: Side | str, loser: int, **moment: Unpack[Moment]
) -> State:
    """A Neurochem Grapple is live, and the loser has no answer to it."""
    moment.update({"to_act": loser, "live": "NG", "situation": "stagger"})
    return fight(game, one, two, **moment)


def before_rest(game: Game, one: Side | str, two: Side | str, **moment: Unpack[Moment]) -> State:
    """Seat 1 has been Staggered; seat 0 may lead or rest (F6.3)."""
    moment.setdefault("staggered", 1)
    return fight(game, one, two, **moment)


def play(game: Game, state: State, *actions: str) -> State:
    for action in actions:
        state, _ = game.apply(state, action)
    return state


def happenings(game: Game, state: State, action: str) -> list[Event]:
    return game.apply(state, action)[1]


def events_of(events: Iterable[Event], kind: str) -> list[tuple[int | None, dict[str, object]]]:
    """Return the events of a kind as seat and values."""
    return [(event.seat, dict(event.data)) for event in events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def look(game: Game, state: State, seat: int | None = None, *, open_hands: bool = False) -> View:
    """Return the view of a seat, or of a spectator for None."""
    view = game.view(state, seat, open_hands=open_hands)
    assert isinstance(view, View)
    return view


def lay(game: Game, state: State) -> Position:
    """Return the position of a state, secrets included."""
    return msgspec.convert(game.position(state), Position)


def side(game: Game, state: State, seat: int) -> PlayerPosition:
    return lay(game, state).players[seat]


def hand(game: Game, state: State, seat: int) -> list[str]:
    return sorted(bare(side(game, state, seat).hand))


def deck(game: Game, state: State, seat: int) -> Counter[str]:
    """Return every card of a deck, in all zones."""
    position = lay(game, state)
    player = position.players[seat]
    cards = Counter(bare(player.hand + player.pile + player.discard + player.face_down))
    if position.live is not None and position.to_act == 1 - seat:
        cards[position.live] += 1
    return cards


def choices(game: Game, state: State) -> list[str]:
    return sorted(game.legal(state))


def moment(game: Game, state: State) -> tuple[str, int | None]:
    """Return the situation and the seat to act."""
    return look(game, state).situation, game.to_act(state)


def ended(game: Game, state: State) -> Outcome:
    outcome = game.outcome(state)
    assert outcome is not None, "the game is not over"
    return outcome


def house_pack(
    hand: int, counts: tuple[int, ...], *, attacks: tuple[int, ...], copies: int, beside: int
) -> dict[str, object]:
    """Return a pack in which every character has the same deck."""
    order = list(SUPPLIES)
    return {
        "name": "of a test",
        "origin": "house",
        "hand": hand,
        "attacks": {"strengths": list(attacks), "copies": copies},
        "blocks": {"values": [40], "copies": copies},
        "neurochem": {"copies": copies},
        "feints": {"per_player": beside},
        "weaves": {"per_player": beside},
        "sleeves": {"cards": [{"name": f"Sleeve {n}", "order": order} for n in (1, 2)]},
        "stacks": {"cards": [{"name": f"Stack {n}", "counts": list(counts)} for n in (1, 2)]},
    }


JUMPY = house_pack(7, (2, 0, 0, 3, 6), attacks=(20, 30), copies=3, beside=2)
"""So few Attack and so many Neurochem cards that most opening hands are Overstimulated (F2.2)."""

TINY = house_pack(5, (1, 1, 1, 1, 1), attacks=(20, 60), copies=1, beside=0)
"""A deck is only one hand, so nothing is left to draw (F5.4)."""


@cache
def jumpy(**options: str | int | bool) -> Game:
    return undercard.load("fightdrome", pack=JUMPY, **options)


@cache
def tiny(**options: str | int | bool) -> Game:
    return undercard.load("fightdrome", pack=TINY, **options)
