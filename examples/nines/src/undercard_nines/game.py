"""Nines as a `Game`: what tables, bots, the lab and the adapters call."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import cast

import msgspec
import numpy as np

from undercard.kernel.errors import BadPosition, Problem, UnknownAction
from undercard.kernel.game import Document, Engine, Game, GameView, Outcome
from undercard.kernel.game import State as Record
from undercard.kernel.options import resolve
from undercard.kernel.words import Translator, Words
from undercard_nines import rules
from undercard_nines.events import KINDS, card_name
from undercard_nines.state import BOOK, CARDS, OPTIONS, SEATS, STATE, Book, read_state
from undercard_nines.view import Position, View, bits, names

ENGINE = Engine(rules.new, rules.legal, rules.step, rules.sample, rules.winners)  # type: ignore[arg-type]


class Nines(Game):
    """A game for two (N1 to N3)."""

    name = "nines"
    rules_version = 1
    all_options = OPTIONS
    view_type = View
    kinds = KINDS
    most_decisions = 8

    def __init__(self, engine: str, options: dict[str, object]) -> None:
        self.seats = SEATS
        self.options = resolve(OPTIONS, options)
        book = cast(Book, np.zeros(1, BOOK)[0])
        book.hand = int(self.options["hand"])
        chosen = ENGINE if engine == "compiled" else ENGINE.interpreted()
        super().__init__(STATE, book, chosen, actions=CARDS, max_legal=CARDS)

    def outcome(self, state: Record) -> Outcome | None:
        if self.to_act(state) is not None:
            return None
        tricks = tuple(int(n) for n in state.tricks)
        winners = tuple(seat for seat in range(SEATS) if tricks[seat] == max(tricks))
        return Outcome(winners, tricks, "tricks")

    def why_not(self, state: Record, actions: Iterable[str]) -> dict[str, str]:
        return dict.fromkeys(actions, "N3" if self.to_act(state) is None else "N2")

    def view(self, state: Record, seat: int | None, *, open_hands: bool = False) -> View:
        if seat is not None:
            self._check_seat_exists(seat)
        actor = self.to_act(state)
        s = read_state(state)
        hands = [names(hand) for hand in s.hand]
        return View(
            seat=seat,
            to_act=actor,
            legal=hands[actor] if actor is not None and actor == seat else [],
            outcome=self.outcome(state),
            led=card_name(s.led) if s.led >= 0 else None,
            played=names(int(s.played)),
            hands=[hand if open_hands or p == seat else None for p, hand in enumerate(hands)],
            cards_left=[len(hand) for hand in hands],
            tricks=list(s.tricks),
        )

    def imagine(self, view: GameView) -> Record:
        """Give the other seat the lowest cards that this one has not seen."""
        assert isinstance(view, View)
        seat = view.seat or 0
        mine = view.hands[seat] or []
        hidden = [card for card in names((1 << CARDS) - 1) if card not in {*mine, *view.played}]
        hands = [mine, mine]
        hands[1 - seat] = hidden[: view.cards_left[1 - seat]]
        return self.setup(
            {
                "rng": "0",
                "hands": hands,
                "played": view.played,
                "tricks": view.tricks,
                "led": view.led,
                "to_act": view.to_act,
            }
        )

    def words(self, translator: Translator, names: Sequence[str]) -> Words:
        return Words(translator, self.name, names)

    def parse_action(self, text: str) -> int:
        if not isinstance(text, str) or not re.fullmatch("c[1-9]", text):
            raise UnknownAction(f"{text!r} is not an action: a card is written c1 to c9")
        return int(text[1:]) - 1

    def format_action(self, action: int) -> str:
        return card_name(action)

    def position(self, state: Record) -> Document:
        s = read_state(state)
        position = Position(
            game=self.name,
            rng=str(s.rng),
            hands=[names(hand) for hand in s.hand],
            played=names(int(s.played)),
            tricks=list(s.tricks),
            led=card_name(s.led) if s.led >= 0 else None,
            to_act=self.to_act(state),
        )
        return cast(Document, msgspec.to_builtins(position))

    def setup(self, position: object) -> Record:
        it = self.read_position(position, Position)
        problems = list(_problems(it, int(self.options["hand"])))
        if problems:
            raise BadPosition("not a position:", problems)
        state = self.blank()
        state.rng = np.uint64(int(it.rng))
        state.hand[:] = [bits(hand) for hand in it.hands]
        state.played = np.uint64(bits(it.played))
        state.tricks[:] = it.tricks
        state.led = -1 if it.led is None else self.parse_action(it.led)
        state.actor = -1 if it.to_act is None else it.to_act
        return state


def _problems(it: Position, hand: int) -> Iterable[Problem]:
    """Yield what cannot arise, and where: every accepted position can be played to its end."""
    cards = [*(card for cards in it.hands for card in cards), *it.played]
    if not re.fullmatch("[0-9]{1,20}", it.rng) or int(it.rng) >= 1 << 64:
        yield Problem("rng", "must be a number of 64 bits")
    if len(it.hands) != SEATS or len(it.tricks) != SEATS:
        yield Problem("hands", "there are two players (N1)")
        return
    if len(set(cards)) != len(cards) or not all(re.fullmatch("c[1-9]", card) for card in cards):
        yield Problem("hands", "each of the nine cards may appear at most once (N1)")
    spent = [hand - len(cards) for cards in it.hands]
    if it.led is not None and (it.to_act is None or it.led not in it.played):
        yield Problem("led", "a played card awaits its answer (N2)")
    elif it.to_act not in (None, 0, 1) or (it.to_act is None) != (spent == [hand, hand]):
        yield Problem("to_act", "a seat is to act until the hands are empty (N3)")
    elif it.led is None and spent[0] != spent[1]:
        yield Problem("hands", "both players have played as many cards (N2)")
    elif it.led is not None and spent[it.to_act or 0] != spent[1 - (it.to_act or 0)] - 1:
        yield Problem("hands", "the leader has played one card more (N2)")
    elif min(it.tricks) < 0 or sum(it.tricks) != min(spent):
        yield Problem("tricks", "every trick was taken by one player (N2)")
    elif len(it.played) != sum(spent):
        yield Problem("played", "what is not in a hand was played (N2)")


def build(*, engine: str = "compiled", **options: object) -> Nines:
    """Return the game under these options: `GamePlugin.build` names this function."""
    return Nines(engine, options)
