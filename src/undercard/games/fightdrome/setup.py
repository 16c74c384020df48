"""Setup of a position: check every field, then write it into a state.

A position that cannot arise is refused, with the path of each wrong field.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from undercard.games.fightdrome import situations
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.cards import SUPPLY_NAMES
from undercard.games.fightdrome.characters import pack_offer
from undercard.games.fightdrome.knowledge import (
    choice_problems,
    knowledge_problems,
    sampling_problems,
    serving,
)
from undercard.games.fightdrome.offers import is_choice_of_characters, offer_problems
from undercard.games.fightdrome.options import DRAFTED, REST_EXCEEDS
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.piles import count_hand, learn_from_stagger
from undercard.games.fightdrome.position import (
    ALWAYS_KNOWN,
    FEINT,
    WEAVE,
    PlayerPosition,
    Position,
    bare_name,
    live_owner,
    stack_of,
)
from undercard.games.fightdrome.position_check import moment_problems
from undercard.games.fightdrome.situations import SITUATIONS
from undercard.games.fightdrome.state import ENDINGS, FACE, OWNER, PUBLIC, State
from undercard.games.fightdrome.turns import work_out_choices
from undercard.games.fightdrome.view import OPENINGS
from undercard.kernel.errors import BadPosition, Problem, quoted
from undercard.kernel.layout import quick

_RNG = re.compile(r"[0-9a-f]{1,16}")


class Rules(NamedTuple):
    """What a position is checked against."""

    pack: Pack
    book: Book


def setup(rules: Rules, position: Position, state: State) -> None:
    """Write a position into a blank state, or refuse it."""
    pack, book = rules
    is_choice = is_choice_of_characters(book, position)
    problems = (
        list(_name_problems(rules, position))
        or list((offer_problems if is_choice else moment_problems)(pack, book, position))
        or list(_card_problems(rules, position))
        or list(knowledge_problems(position))
    )
    if not problems:
        write_state(rules, position, state)
        problems = list(choice_problems(book, position, state))
    if not problems:
        problems = list(sampling_problems(book, state))
    if problems:
        raise BadPosition("not a position that can arise:", problems)


def _runs(player: PlayerPosition, where: str) -> Iterator[tuple[str, list[str]]]:
    for name in ("hand", "pile", "discard", "face_down"):
        yield f"{where}.{name}", getattr(player, name)


def _name_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    """Yield invalid names and numbers; further checks require that there are none."""
    lists = [("box", position.box or [])]
    for n, player in enumerate(position.players):
        where = f"players[{n}]"
        lists += [(place, [bare_name(card) for card in run]) for place, run in _runs(player, where)]
        lists += [(f"{where}.face_down_cannot_be", player.face_down_cannot_be)]
        lists += [(f"{where}.cannot_hold[{i}]", row) for i, row in enumerate(player.cannot_hold)]
        yield from _character_problems(rules, player, where)
    for where, names in lists:
        for i, name in enumerate(names):
            if name not in rules.pack.numbers:
                yield Problem(f"{where}[{i}]", f"{quoted(name)} is not a card of this pack")
    if position.live is not None and position.live not in rules.pack.numbers:
        yield Problem("live", f"{quoted(position.live)} is not a card of this pack")
    if not _RNG.fullmatch(position.rng):
        yield Problem("rng", f"{quoted(position.rng)} is not 1 to 16 hexadecimal digits")


def _character_problems(rules: Rules, player: PlayerPosition, where: str) -> Iterator[Problem]:
    sleeves, stacks = len(rules.pack.sleeves.cards), len(rules.pack.stacks.cards)
    for name, number in (("stack", player.stack), *(("stacks", it) for it in player.stacks)):
        if number is not None and not 1 <= number <= stacks:
            yield Problem(f"{where}.{name}", f"{number} is not a Stack; they are 1 to {stacks}")
    for name, numbers in (
        ("sleeve", [player.sleeve]),
        ("pick", [player.pick]),
        ("stable", player.stable),
    ):
        for number in numbers:
            if number is not None and not 1 <= number <= sleeves:
                yield Problem(
                    f"{where}.{name}", f"{number} is not a Sleeve; they are 1 to {sleeves}"
                )


def _card_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    """Check that no card appears twice, that decks fit the characters, and the size of hands."""
    yield from _copies_problems(rules, position)
    for n, player in enumerate(position.players):
        where = f"players[{n}]"
        most = rules.book.hand + (1 if rules.book.rest_limit == REST_EXCEEDS else 0)
        if len(player.hand) > most:
            yield Problem(
                f"{where}.hand", f"{len(player.hand)} cards; a hand has at most {most} (F2.1, FR7)"
            )
        yield from _deck_problems(rules, position, n, where)


def _deck_names(position: Position, seat: int) -> list[str]:
    """Return all cards of a deck, including its live attack."""
    names = [bare_name(card) for _, run in _runs(position.players[seat], "") for card in run]
    if position.live is not None and seat == live_owner(position):
        names.append(position.live)
    return names


def _copies_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    copies = Counter(str(face) for face in rules.pack.supply_cards)
    used = Counter(_deck_names(position, 0) + _deck_names(position, 1))
    boxed = Counter(position.box or [])
    for face in rules.pack.names:
        if face not in copies:
            if boxed[face]:
                yield Problem("box", f"{face} is never in the box (F1.4)")
        elif used[face] + boxed[face] > copies[face]:
            yield Problem(
                "players",
                f"{face} appears {used[face] + boxed[face]} times; there are "
                f"{copies[face]} in the box",
            )
        elif position.box is not None and used[face] + boxed[face] < copies[face]:
            missing = copies[face] - used[face] - boxed[face]
            yield Problem("box", f"{missing} × {face} missing; leave 'box' out to fill it in")


def _deck_problems(rules: Rules, position: Position, n: int, where: str) -> Iterator[Problem]:
    deck = _deck_names(position, n)
    player = position.players[n]
    wanted = {
        FEINT: rules.pack.feints.per_player,
        WEAVE: rules.pack.weaves.per_player,
    }
    for face, number in wanted.items():
        if deck.count(face) != number:
            yield Problem(where, f"has {deck.count(face)} × {face}, not {number} (F1.4)")
    if player.sleeve is None or position.round == 0:
        if len(player.pile) != sum(wanted.values()) or len(deck) != len(player.pile):
            yield Problem(f"{where}.pile", "holds Feints and Weaves until there is a Sleeve (F9.4)")
        return
    if len(deck) != rules.pack.deck_size:
        yield Problem(where, f"a deck of {len(deck)} cards, not {rules.pack.deck_size} (F1.4)")
        return
    supplies = Counter(int(rules.book.supply[rules.pack.numbers[name]]) for name in deck)
    counts = rules.pack.counts(player.sleeve - 1, stack_of(player))
    for supply, number in enumerate(counts):
        if supplies[supply] != number:
            has, name = supplies[supply], SUPPLY_NAMES[supply]
            yield Problem(where, f"has {has} {name} cards; the character gets {number} (F1.2)")


def write_state(rules: Rules, position: Position, state: State) -> None:
    """Write a position into a blank state, unchecked."""
    state = quick(state)
    state.rng = np.uint64(int(position.rng, 16))
    state.round_n = position.round
    state.starter = position.starter
    state.actor = _or_minus_one(position.to_act)
    state.situation = SITUATIONS.index(position.situation)
    state.staggered = _or_minus_one(position.staggered)
    state.rested = position.rested
    state.survivor = _or_minus_one(position.survivor)
    state.winner = _or_minus_one(position.winner)
    state.ending = ENDINGS.index(position.ending)
    state.fame[:] = position.fame
    state.live = state.live_owner = -1
    state.settled = 2 if position.situation != "opening" else position.to_act != position.starter
    if position.round == 0:
        state.settled = 0
    for n, player in enumerate(position.players):
        _write_player(rules, position, state, n, player)
    _write_box(rules, position, state)
    work_out_choices(rules.book, state)
    if state.situation == situations.STAGGER:  # all players have seen it, with or without a mark
        learn_from_stagger(state, int(state.actor), serving(rules.book, state))


def _or_minus_one(n: int | None) -> int:
    return -1 if n is None else n


def _write_player(
    rules: Rules, position: Position, state: State, n: int, player: PlayerPosition
) -> None:
    numbers = rules.pack.numbers
    runs = [
        [_byte(numbers, card, OWNER) for card in player.hand],
        [_byte(numbers, card, 0) for card in player.pile],
        [_byte(numbers, card, OWNER) for card in player.face_down],
        [_byte(numbers, card, OWNER | PUBLIC) for card in reversed(player.discard)],
    ]
    if position.live is not None and n == live_owner(position):
        runs[3].insert(0, _byte(numbers, position.live, OWNER | PUBLIC))
        state.live, state.live_owner = runs[3][0] & FACE, n
    row = [byte for run in runs for byte in run]
    state.deck[n][: len(row)] = row
    counts = (state.hand_n, state.pile_n, state.down_n, state.up_n)
    for count, run in zip(counts, runs, strict=True):
        count[n] = len(run)
    state.sleeve[n] = _or_minus_one(player.sleeve and player.sleeve - 1)
    state.stack[n] = _or_minus_one(player.stack and player.stack - 1)
    if rules.book.characters == DRAFTED and player.stacks:
        state.offer[n] = pack_offer(min(player.stacks) - 1, max(player.stacks) - 1)
    state.pick[n] = _or_minus_one(player.pick and player.pick - 1)
    state.stable[n] = sum(1 << (sleeve - 1) for sleeve in set(player.stable))
    state.mixed[n] = player.mixed
    state.opening[n] = OPENINGS.index(player.opening)
    rows = player.cannot_hold[: len(player.hand)]
    state.limit_n[n] = len(rows)
    for slot, names in enumerate(rows):
        state.limit[n, slot] = _mask_without(numbers, names)
    count_hand(state, n)
    if player.face_down:
        state.down_limit[n] = _mask_without(numbers, player.face_down_cannot_be)


def _byte(numbers: dict[str, int], card: str, flags: int) -> int:
    name = bare_name(card)
    if card.endswith("!") or name in ALWAYS_KNOWN:
        flags |= PUBLIC | OWNER
    elif card.endswith("~"):
        flags |= OWNER
    return numbers[name] | flags


def _mask_without(numbers: dict[str, int], excluded: list[str]) -> np.uint64:
    return np.uint64((1 << 64) - 1 - sum(1 << numbers[name] for name in set(excluded)))


def _write_box(rules: Rules, position: Position, state: State) -> None:
    pack = rules.pack
    if position.box is None:
        left = Counter(str(face) for face in pack.supply_cards)
        left.subtract(_deck_names(position, 0) + _deck_names(position, 1))
        box = [name for name in pack.names for _ in range(left[name])]
    else:
        box = position.box
    for name in box:
        face = pack.numbers[name]
        supply = rules.book.supply[face]
        state.box[rules.book.start[supply] + state.box_n[supply]] = face
        state.box_n[supply] += 1
