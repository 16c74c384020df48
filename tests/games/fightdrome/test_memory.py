"""The knowledge that views list (F11.1, docs/decisions/0002) is never more than a player can have.

During random games the test keeps notes from redacted events alone. Everything that a view lists as
known must be in these notes.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.fightdrome.oracle import answers, is_attack
from games.fightdrome.tiny import tiny_game
from random_games import random_game
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.view import Fighter, View
from undercard.kernel.events import Event
from undercard.kernel.game import State


class Notes:
    """A spectator's knowledge of one deck: the minimum number of each card."""

    def __init__(self) -> None:
        self.least: Counter[str] = Counter()
        self.open: Counter[str] = Counter()
        self.shown: Counter[str] = Counter()
        self.last = ""

    def observe(self, event: Event) -> None:
        card = str(event.data.get("card"))
        if event.kind != "showed":
            self.shown.clear()
        if event.kind == "eliminated":
            self.least.clear()
            self.open.clear()
        elif event.kind == "played":
            self.open[card] += 1
            self.last = card
        elif event.kind == "reshuffled":  # only a live attack, just played, stays visible
            self.open = Counter([self.last] if self.last and is_attack(self.last) else [])
        elif event.kind == "showed":
            self.shown[card] += 1
        self.least |= self.open + self.shown

    def start_round(self) -> None:
        self.open.clear()
        self.last = ""


def games() -> list[Fightdrome]:
    """Yield games with tiny decks, which reuse equal cards often, and full ones under any
    options."""
    tiny = [tiny_game(mode="match", target=300, overstimulated=o) for o in ("must", "may", "off")]
    full = [random_game("fightdrome", seed) for seed in range(40)]
    found = [*tiny * 8, *full]
    return [game for game in found if isinstance(game, Fightdrome)]


@pytest.mark.parametrize("block", range(2))
def test_f11_1_cards_known_in_a_deck_are_those_that_notes_would_hold(block: int) -> None:
    for seed, game in enumerate(games()[block::2]):
        if game.options["survivor"] == "wounded":  # rounds begin differently for the two decks
            continue
        rng = random.Random(seed)
        state, events = game.start(seed)
        notes = [Notes(), Notes()]
        while game.to_act(state) is not None:
            _take_notes(notes, game.redact(events, None))
            view = game.view(state, None)
            for fighter, note in zip(view.fighters, notes, strict=True):
                known = Counter(fighter.known) + note.open
                assert _without_own(known) == _without_own(note.least)
            state, events = game.apply(state, rng.choice(game.legal(state)))


def _take_notes(notes: list[Notes], events: list[Event]) -> None:
    for event in events:
        if event.kind == "round":
            for note in notes:
                note.start_round()
        if event.seat is not None:
            notes[event.seat].observe(event)
    for note in notes:
        note.last = ""


def _without_own(cards: Counter[str]) -> Counter[str]:
    """Return the cards without Feints and Weaves, which are known from the start (F1.4)."""
    return Counter({card: n for card, n in cards.items() if n and card not in ("F", "W")})


def test_f3_5_cards_that_a_hand_cannot_hold_are_never_in_it() -> None:
    """Soundness: a card that the view rules out is not in the hand."""
    for seed, game in enumerate(games()):
        rng = random.Random(seed)
        state = game.new(seed)
        while game.to_act(state) is not None:
            for seat in (0, 1):
                _assert_sound(game.view(state, seat).fighters[seat])
            state, _ = game.apply(state, rng.choice(game.legal(state)))


def _assert_sound(fighter: Fighter) -> None:
    hand = fighter.hand or []
    for n, row in enumerate(fighter.cannot_hold):
        assert sum(card not in row for card in hand) > n
    for card in fighter.face_down or []:
        assert card not in fighter.face_down_cannot_be


def test_f3_5_a_stagger_rules_out_all_that_would_have_served() -> None:
    """Completeness right after a stagger, when nothing has been drawn or played since."""
    found = 0
    for seed in range(60):
        game = tiny_game()
        rng = random.Random(seed)
        state = game.new(seed)
        while game.to_act(state) is not None:
            view = game.view(state, None)
            if view.situation == "stagger":
                found += 1
                _assert_complete(game, state, view)
            state, _ = game.apply(state, rng.choice(game.legal(state)))
    assert found > 30


def _assert_complete(game: Fightdrome, state: State, view: View) -> None:
    seat = game.to_act(state)
    assert seat is not None
    fighter = view.fighters[seat]
    serving = {
        name
        for name in game.pack.names
        if (answers(name, view.live) if view.live is not None else is_attack(name))
    }
    assert len(fighter.cannot_hold) == fighter.hand_size
    assert all(serving <= set(row) for row in fighter.cannot_hold)
