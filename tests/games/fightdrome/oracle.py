"""A slow second implementation of Fightdrome, written from the rules alone.

Tests compare the fast implementation with it, so it must never import undercard or copy its code:
the comparison is useful only while the two share no line. Rule ids (F6.1, FR4) refer to the
numbered rules of the spec. Piles are multisets; a draw picks one card name of the pile, which is
equivalent to a hidden order.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any, Protocol

ZONES = ("hand", "pile", "discard", "face_down")
SUPPLIES = ("Punch", "Kick", "Grapple", "Block", "Neurochem")
_CARD = re.compile(r"(?:(PB|KB|P|K|G)(\d+)|(NP|NK|NG|NB|F|W))")
_SUPPLY_OF = {"P": "Punch", "K": "Kick", "G": "Grapple", "PB": "Block", "KB": "Block"}
# Which kinds of attack each kind of answer can meet, Neurochem and strength aside (F4).
_MEETS = {"P": "PG", "K": "KG", "G": "PKG", "PB": "PG", "KB": "KG", "W": "PKG", "F": "PKG",
          "NP": "PG", "NK": "KG", "NG": "PKG", "NB": "PKG"}  # fmt: skip


class Chance(Protocol):
    """The source of all randomness: it returns an index into the sorted distinct outcomes."""

    def pick(self, what: str, options: list[str]) -> int: ...


@dataclass
class Rules:
    """The options of a table, with the defaults of the rules."""

    mode: str = "bout"  # bout | match | epic
    target: int = 300  # F9.2
    hand_size: int = 7  # F2.1, and the limit of F7.2
    overstimulated: str = "must"  # FR2: must | once | may | off
    empty_hand: str = "out"  # FR3: out | fight_on
    rest_finish: str = "not_staggered"  # FR4: not_staggered | higher_hand
    next_start: str = "alternate"  # FR5: alternate | loser | winner
    survivor: str = "fresh"  # FR6: fresh | wounded
    rest_limit: str = "would_exceed"  # FR7: would_exceed | exceeds
    rest_no_attack: str = "round_ends"  # FR9: round_ends | staggered
    breathing_space: bool = False  # F10.1
    last_gasp: str | bool = "off"  # F10.2, FR12: off | on | may; False and True: off and on
    characters: str = "dealt"  # FR11: dealt | drafted | chosen
    sleeves: list[list[str]] = field(default_factory=list)
    stacks: list[list[int]] = field(default_factory=list)


@cache
def parse(card: str) -> tuple[str, int]:
    """Return the kind and strength of a card; the strength is 0 if none is printed."""
    found = _CARD.fullmatch(card)
    if found is None:
        raise ValueError(f"not a card: {card!r}")
    return (found[3], 0) if found[3] else (found[1], int(found[2]))


@cache
def supply(card: str) -> str | None:
    """Return the supply a card is dealt from, or None for Feint and Weave (F0)."""
    return "Neurochem" if is_neurochem(card) else _SUPPLY_OF.get(parse(card)[0])


@cache
def is_neurochem(card: str) -> bool:
    return parse(card)[0].startswith("N")


@cache
def is_attack(card: str) -> bool:
    """F4, F4.13: the three kinds and their Neurochem forms, but no kind of block."""
    return parse(card)[0] in ("P", "K", "G", "NP", "NK", "NG")


@cache
def answers(card: str, live: str) -> bool:
    """Return whether the card may answer that live attack (F4)."""
    kind, strength = parse(card)
    live_kind, live_strength = parse(live)
    if live_kind[-1] not in _MEETS[kind]:  # the last letter is P, K or G, Neurochem or not
        return False
    if is_neurochem(card):  # F4.8 to F4.11
        return True
    if is_neurochem(live):
        return False
    return kind in ("F", "W") or live_strength <= strength  # F4.6, F4.7; F4.1 to F4.5


def value(card: str) -> int:
    """Return the Fame of one card left in hand (F8.2)."""
    if is_neurochem(card):
        return 50
    kind, strength = parse(card)
    return {"PB": 25, "KB": 25, "F": 0, "W": 0}.get(kind, strength)


def is_sound(hand: list[str]) -> bool:
    """F2.2: at most two Neurochem cards and at least one Attack."""
    return sum(map(is_neurochem, hand)) <= 2 and any(map(is_attack, hand))


def can_be_sound(deck: list[str], size: int) -> bool:
    """Return whether some hand of that size from the deck is sound; otherwise F2.2 would never
    end."""
    drawn = min(size, len(deck))
    neuro = sum(map(is_neurochem, deck))
    return 0 < drawn <= len(deck) - neuro + min(2, neuro) and any(map(is_attack, deck))


def _cards(given: Iterable[str] | None) -> list[str]:
    """Return the cards of a position without their marks."""
    cards = [card.rstrip("~!") for card in given or ()]
    for card in cards:
        parse(card)
    return cards


@dataclass
class Player:
    sleeve: int
    stack: int
    stable: list[int]  # epic: Sleeves not yet lost
    hand: list[str]
    pile: list[str]
    discard: list[str]  # the open part of the discard pile
    face_down: list[str]  # its hidden part (F6.1)
    stacks: list[int] = field(default_factory=list)  # FR11: the Stacks on offer

    def gather(self) -> None:
        """Put all cards back into the draw pile."""
        self.pile += self.hand + self.discard + self.face_down
        self.hand, self.discard, self.face_down = [], [], []

    def owns_supply(self) -> bool:
        return any(map(supply, self.hand + self.pile + self.discard + self.face_down))

    def copy(self) -> Player:
        zones = (self.hand[:], self.pile[:], self.discard[:], self.face_down[:])
        return Player(self.sleeve, self.stack, self.stable[:], *zones, self.stacks[:])

    def key(self) -> tuple[Hashable, ...]:
        zones = (self.hand, self.pile, self.discard, self.face_down)
        cards = tuple(tuple(sorted(zone)) for zone in zones)
        return (self.sleeve, self.stack, tuple(sorted(self.stable)), cards)

    def worth(self) -> int:
        return sum(map(value, self.hand))


class _NoChance:
    def pick(self, what: str, options: list[str]) -> int:  # noqa: ARG002
        raise ValueError(f"the position is not a decision: it needs chance ({what})")


class _RepeatedDraw(Exception):
    """A forced redraw during enumeration: it leads back to a state already being explored."""


class _Script:
    """Replays given picks, then takes the first option; records the number of options."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.sizes: list[int] = []
        self.weight = Fraction(1)

    def pick(self, what: str, options: list[str]) -> int:  # noqa: ARG002
        at = len(self.sizes)
        if at == len(self.picks):
            self.picks.append(0)
        self.sizes.append(len(options))
        return self.picks[at]


def _pick(chance: Chance, what: str, cards: list[str]) -> str:
    """Pick one card name from a multiset of cards."""
    if not cards:
        raise ValueError(f"nothing to {what}")
    options = sorted(set(cards))
    name = options[chance.pick(what, options)]
    if isinstance(chance, _Script):
        chance.weight *= Fraction(cards.count(name), len(cards))
    return name


@dataclass(eq=False)
class Oracle:
    rules: Rules
    players: list[Player]
    box: list[str]
    fame: list[int]
    round: int
    starter: int
    seat: int  # who acts
    now: str  # the situation
    live: str | None  # the attack on the table
    owner: int  # whose attack it is
    won: int | None = None
    staggered: int | None = None  # in a lead: who was Staggered just before
    rested: bool = False  # in a lead: a Rest handed it over

    @classmethod
    def from_position(cls, rules: Rules, position: Mapping[str, Any]) -> Oracle:
        players = []
        for given in position["players"]:
            hand, pile, discard, face_down = (_cards(given.get(zone)) for zone in ZONES)
            sleeve, stack = int(given.get("sleeve") or 0), int(given.get("stack") or 0)
            stable = list(given.get("stable") or ())
            stacks = list(given.get("stacks") or ())
            players.append(Player(sleeve, stack, stable, hand, pile, discard, face_down, stacks))
        now, seat = str(position["situation"]), int(position.get("to_act") or 0)
        live = _cards([position["live"]])[0] if position.get("live") else None
        fame = list(position.get("fame") or (0, 0))
        self = cls(rules, players, _cards(position.get("box")), fame, position.get("round", 1),
                   position.get("starter", 0), seat, now, live, 1 - seat,
                   position.get("winner"))  # fmt: skip
        # A position without a decision (nothing playable) continues to the next one.
        if now == "sleeve":
            self._ask_sleeve(seat)
        elif now in ("lead", "answer", "follow_up"):
            rested = bool(position.get("rested"))
            staggered = position.get("staggered", seat if rested else None)
            self._face(now, seat, _NoChance(), staggered, rested)
        elif now not in ("stagger", "opening", "over", "stack"):
            raise ValueError(f"unknown situation {now!r}")
        return self

    def copy(self) -> Oracle:
        players = [player.copy() for player in self.players]
        return replace(self, players=players, box=self.box[:], fame=self.fame[:])

    def key(self) -> tuple[Hashable, ...]:
        return (self.round, self.starter, self.to_act(), self.now, self.live, self.staggered,
                self.rested, tuple(self.fame), self.won, tuple(sorted(self.box)),
                *(player.key() for player in self.players))  # fmt: skip

    def to_act(self) -> int | None:
        return None if self.now == "over" else self.seat

    def situation(self) -> str:
        return self.now

    def winner(self) -> int | None:
        return self.won

    def legal(self) -> set[str]:
        player = self.players[self.seat]
        if self.now in ("lead", "follow_up"):  # F3.1, F3.3; F7.4: Rest alone without an Attack
            rest = {"rest"} if self._may_rest() else set()
            return {card for card in player.hand if is_attack(card)} | rest
        if self.now == "answer":  # F3.2
            assert self.live is not None
            return {card for card in player.hand if answers(card, self.live)}
        if self.now == "stagger":  # F6.1
            return {"x" + card for card in player.hand}
        if self.now == "sleeve":  # F9.4
            return {f"sleeve {number}" for number in player.stable}
        if self.now == "stack":  # FR11; in the built-in packs any two characters can meet
            return {f"stack {number}" for number in player.stacks}
        if self.now == "last_gasp":  # FR12
            return {"draw", "pass"}
        return {"keep", "redraw"} if self.now == "opening" else set()  # FR2 may

    def apply(self, action: str, chance: Chance) -> None:
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in situation {self.now}")
        if self.now == "stack":
            self._take_stack(int(action.split()[1]))
        elif self.now == "sleeve" and self.rules.mode != "epic":
            self._take_sleeve(int(action.split()[1]), chance)
        elif self.now == "last_gasp":
            if action == "draw":
                self._draw(self.seat, chance)
            self._continue(self.live or "NB", chance)
        elif self.now == "sleeve":
            self._choose_sleeve(int(action.split()[1]), chance)
        elif self.now == "opening":
            self._settle_opening(action, chance)
        elif self.now == "stagger":
            self._discard(action[1:], chance)
        elif action == "rest":
            self._draw(self.seat, chance)  # F7.1
            self._face("lead", 1 - self.seat, chance, self.staggered, True)
        else:
            self._play(action, chance)

    def _play(self, card: str, chance: Chance) -> None:
        seat, player = self.seat, self.players[self.seat]
        player.hand.remove(card)
        self._clear_table()  # F5.3: the attack now answered; in a lead or follow-up there is none
        self.staggered, self.rested = None, False
        if is_attack(card):
            self.live, self.owner = card, seat
        else:
            player.discard.append(card)  # F5.3: before its own draw
        gasps = (
            is_neurochem(card) and not player.hand and self.rules.last_gasp not in (False, "off")
        )
        if gasps and self._is_asked(player):
            self.now = "last_gasp"
            return
        if gasps or not is_neurochem(card):
            self._draw(seat, chance)  # F5.1, F5.2, F10.2
        self._continue(card, chance)

    def _is_asked(self, player: Player) -> bool:
        """Return whether FR12 asks the player: not if declining loses the game, or without a card
        to draw."""
        loses = self.rules.mode == "bout" and self.rules.empty_hand == "out"
        drawable = bool(player.pile or player.discard or player.face_down)
        return self.rules.last_gasp == "may" and drawable and not loses

    def _continue(self, card: str, chance: Chance) -> None:
        """Continue after a card was played and its draw was made."""
        seat, player = self.seat, self.players[self.seat]
        if not player.hand and self.rules.empty_hand == "out":
            self._end_round(1 - seat, chance)  # F8.1 after the draw (FR8)
        elif card == "F":
            self._face("follow_up", seat, chance)  # F4.7
        elif is_attack(card):
            self._face("answer", 1 - seat, chance)
        else:
            self._face("lead", 1 - seat, chance)  # F4.12

    def _discard(self, card: str, chance: Chance) -> None:
        seat, player = self.seat, self.players[self.seat]
        player.hand.remove(card)
        player.face_down.append(card)  # F6.1
        self._clear_table()  # F5.3
        if not player.hand:
            self._end_round(1 - seat, chance)  # F6.2, whatever FR3 says
        else:
            self._face("lead", 1 - seat, chance, seat)  # F6.3

    def _face(self, situation: str, seat: int, chance: Chance,
              staggered: int | None = None, rested: bool = False) -> None:  # fmt: skip
        """Put a seat into lead, answer or follow_up, and resolve it if no card can be played."""
        self.now, self.seat, self.staggered, self.rested = situation, seat, staggered, rested
        if self.legal():
            return
        if rested and seat == staggered and self.rules.rest_no_attack == "round_ends":
            self._end_by_rest(chance)  # F7.3, FR9
            return
        # F6.1, F7.4; F10.1 for the one who was not Staggered. A live attack stays on the table.
        self.now, self.staggered, self.rested = "stagger", None, False
        if not self.players[seat].hand:  # FR3 fight_on: nothing left to discard
            self._end_round(1 - seat, chance)

    def _may_rest(self) -> bool:  # F7.1; F10.1 within a chain
        if self.staggered is None:
            return False
        turn = self.rules.breathing_space if self.rested else self.seat != self.staggered
        player = self.players[self.seat]
        spare = 1 if self.rules.rest_limit == "exceeds" else 0  # FR7
        room = len(player.hand) < self.rules.hand_size + spare  # F7.2
        return turn and room and bool(player.pile or player.discard or player.face_down)  # F5.4

    def _draw(self, seat: int, chance: Chance) -> None:
        player = self.players[seat]
        self._refill(player)
        if player.pile:
            card = _pick(chance, f"draw {seat}", player.pile)
            player.pile.remove(card)
            player.hand.append(card)
            self._refill(player)

    def _refill(self, player: Player) -> None:
        """F5.4: an empty pile takes in the discard pile; a live attack is not part of it."""
        if not player.pile:
            player.pile = player.discard + player.face_down
            player.discard, player.face_down = [], []

    def _clear_table(self) -> None:
        if self.live is not None:
            self.players[self.owner].discard.append(self.live)
            self.live = None

    def _end_by_rest(self, chance: Chance) -> None:
        loser, winner = self.seat, 1 - self.seat  # F8.3
        worths = [player.worth() for player in self.players]
        if self.rules.rest_finish == "higher_hand" and worths[loser] > worths[winner]:
            winner = loser  # FR4
        self._end_round(winner, chance, scoring=(0, 1))

    def _end_round(self, winner: int, chance: Chance, scoring: tuple[int, ...] = ()) -> None:
        self._clear_table()
        self.now, self.staggered, self.rested = "over", None, False
        if self.rules.mode == "bout":  # F9.1
            self.won = winner
        elif self.rules.mode == "match":
            for seat in scoring or (winner,):  # F8.2, F8.3
                self.fame[seat] += self.players[seat].worth()
            first, second = self.fame
            if max(first, second) >= self.rules.target and first != second:  # F9.2, F9.3
                self.won = 0 if first > second else 1
            else:
                for player in self.players:
                    player.gather()  # F9.2
                self._next_starter(winner)
                self._start_round(chance)
        else:
            loser = 1 - winner
            self.players[loser].stable.remove(self.players[loser].sleeve)  # F9.4
            if self.players[loser].stable:
                self._ask_sleeve(loser)
            else:
                self.won = winner

    def _next_starter(self, winner: int) -> None:
        self.round += 1
        by_choice = {"alternate": 1 - self.starter, "loser": 1 - winner, "winner": winner}
        self.starter = by_choice[self.rules.next_start]  # FR5

    def _start_round(self, chance: Chance, wounded: int | None = None) -> None:
        seats = (self.starter, 1 - self.starter)
        for seat in seats:
            if not self.players[seat].hand:  # only a wounded survivor still holds cards (FR6)
                self._draw_hand(seat, chance)  # F2.1
        self._settle([seat for seat in seats if seat != wounded], chance)

    def _draw_hand(self, seat: int, chance: Chance) -> None:
        player = self.players[seat]
        player.pile, player.hand = player.pile + player.hand, []  # F2.2: shuffled back first
        for _ in range(self.rules.hand_size):
            self._draw(seat, chance)

    def _settle(self, seats: list[int], chance: Chance) -> None:
        """Apply F2.2 to these seats in turn, then start with the first Lead (F3.1)."""
        for seat in seats:
            player = self.players[seat]
            if self.rules.overstimulated == "off" or is_sound(player.hand):
                continue
            if self.rules.overstimulated == "may":
                self.now, self.seat = "opening", seat
                return
            if self.rules.overstimulated == "once":
                self._draw_hand(seat, chance)
                continue
            if not can_be_sound(player.hand + player.pile, self.rules.hand_size):
                raise ValueError(f"no hand of seat {seat} can be sound")
            while not is_sound(player.hand):
                if isinstance(chance, _Script):
                    raise _RepeatedDraw
                self._draw_hand(seat, chance)
        self._face("lead", self.starter, chance)

    def _settle_opening(self, action: str, chance: Chance) -> None:
        seat = self.seat
        # A wounded survivor is never asked, so after bout 1 the one asked is the only one (FR6).
        alone = self.rules.mode == "epic" and self.rules.survivor == "wounded" and self.round > 1
        later = [1 - seat] if seat == self.starter and not alone else []
        if action == "redraw":
            self._draw_hand(seat, chance)
            later = [seat, *later]
        self._settle(later, chance)

    def _first_choice(self) -> bool:
        return not any(player.owns_supply() for player in self.players)  # no deck exists yet

    def _ask_sleeve(self, seat: int) -> None:
        """F9.4: strip the chooser to Feints and Weaves; gather a fresh survivor's cards (FR6)."""
        self.now, self.seat = "sleeve", seat
        player, other = self.players[seat], self.players[1 - seat]
        player.gather()
        self.box += [card for card in player.pile if supply(card)]
        player.pile = [card for card in player.pile if not supply(card)]
        player.sleeve = 0
        if self._first_choice() and seat == 0:
            other.sleeve = 0
        if self.rules.survivor == "fresh" or not other.owns_supply():
            other.gather()

    def _take_stack(self, number: int) -> None:
        """FR11: one card of each; the second to take a Stack takes the first Sleeve."""
        seat = self.seat
        player, other = self.players[seat], self.players[1 - seat]
        player.stack, player.stacks = number, []
        other.stacks = [stack for stack in other.stacks if stack != number]
        if not other.stack:
            self.seat = 1 - seat
        elif self.rules.mode == "epic":
            self._ask_sleeve(0)
        else:
            self.now = "sleeve"

    def _take_sleeve(self, number: int, chance: Chance) -> None:
        seat = self.seat
        player, other = self.players[seat], self.players[1 - seat]
        player.sleeve, player.stable = number, []
        other.stable = [sleeve for sleeve in other.stable if sleeve != number]
        if not other.sleeve:
            self.seat = 1 - seat
            return
        other.stable = []
        for built in (0, 1):
            self._deal(built, chance)
        self._start_round(chance)

    def _choose_sleeve(self, number: int, chance: Chance) -> None:
        seat, first = self.seat, self._first_choice()
        self.players[seat].sleeve = number
        if first and seat == 0:
            self.seat = 1  # in secret: nothing happens before both have chosen
            return
        for built in (0, 1) if first else (seat,):
            self._deal(built, chance)
        if first:
            self._start_round(chance)
        else:
            self._next_starter(1 - seat)
            wounded = self.rules.survivor == "wounded"
            self._start_round(chance, 1 - seat if wounded else None)

    def _deal(self, seat: int, chance: Chance) -> None:
        """Deal by Sleeve and Stack (F1.2, F1.3); Feints and Weaves are there already (F1.4)."""
        player = self.players[seat]
        if player.sleeve < 1 or player.stack < 1:
            raise ValueError(f"seat {seat} has no Sleeve or no Stack")
        order, numbers = self.rules.sleeves[player.sleeve - 1], self.rules.stacks[player.stack - 1]
        wanted = dict(zip(order, numbers, strict=True))
        for name in SUPPLIES:
            for _ in range(wanted[name]):
                stock = [card for card in self.box if supply(card) == name]
                card = _pick(chance, f"deal {seat} {name}", stock)
                self.box.remove(card)
                player.pile.append(card)


def outcomes(oracle: Oracle, action: str) -> list[tuple[Oracle, Fraction | None]]:
    """Return one successor per distinct sequence of picks, with its probability.

    Forced redraws (F2.2 "must") could go on forever, so only sequences of sound hands are listed: a
    redraw reaches the same states again. Probabilities are then None.
    """
    found: list[tuple[Oracle, Fraction | None]] = []
    picks: list[int] = []
    cut = False
    while True:
        script, child = _Script(picks), oracle.copy()
        try:
            child.apply(action, script)
            found.append((child, script.weight))
        except _RepeatedDraw:
            cut = True
        # Advance the last pick that has an option left.
        open_ = [at for at, size in enumerate(script.sizes) if picks[at] + 1 < size]
        if not open_:
            return [(child, None) for child, _ in found] if cut else found
        picks = [*picks[: open_[-1]], picks[open_[-1]] + 1]


def perft(oracle: Oracle, depth: int) -> int:
    """Count the paths of that length over (action, distinct successor); a finished game counts
    once."""
    if depth == 0 or oracle.to_act() is None:
        return 1
    total = 0
    for action in sorted(oracle.legal()):
        children = {child.key(): child for child, _ in outcomes(oracle, action)}
        total += sum(perft(child, depth - 1) for child in children.values())
    return total
