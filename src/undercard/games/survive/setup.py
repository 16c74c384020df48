"""Setup of a position: check every field, then write it into a state.

A position that cannot arise is refused, with the path of each wrong field.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from undercard.games.survive import situations
from undercard.games.survive.book import Book
from undercard.games.survive.cells import SIDE_LETTERS, parse_card, parse_cell
from undercard.games.survive.jumps import MOST_JUMPS
from undercard.games.survive.position import FigurePosition, PlayerPosition, Position
from undercard.games.survive.position_check import moment_problems
from undercard.games.survive.rounds import ACTIONS, settle_scores
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.situations import SITUATIONS
from undercard.games.survive.state import KIND_BITS, NEEDS, OPEN_CARDS, TELEPORTERS, State
from undercard.games.survive.view import npcs_of, team_of
from undercard.kernel.errors import BadPosition, Problem, quoted
from undercard.kernel.events import new_log
from undercard.kernel.layout import quick

_RNG = re.compile(r"[0-9a-f]{1,16}")


class Rules(NamedTuple):
    """What a position is checked against."""

    scenario: Scenario
    book: Book


def setup(rules: Rules, position: Position, state: State) -> None:
    """Write a position into a blank state, or refuse it."""
    problems = list(_name_problems(rules, position)) or [
        *_number_problems(rules, position),
        *_token_problems(rules, position),
        *_card_problems(rules, position),
    ]
    if not problems:
        write_state(rules, position, state)
        problems = list(moment_problems(rules.scenario, rules.book, position, state))
    if problems:
        raise BadPosition("not a position that can arise:", problems)


def _standings(rules: Rules, position: Position) -> list[tuple[int, str, FigurePosition]]:
    """Return every figure with its number and path."""
    scenario = rules.scenario
    return [
        (f, f"players[{p}].figures[{n}]", player.figures[n])
        for p, player in enumerate(position.players)
        for n, f in enumerate(team_of(scenario, p))
    ] + [
        (f, f"npcs.{name}", position.npcs[name])
        for f in npcs_of(scenario)
        for name in (scenario.figure_names[f],)
    ]


def _name_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    """Yield invalid names; further checks require that there are none."""
    scenario = rules.scenario
    if len(position.players) != scenario.players:
        yield Problem(
            "players", f"{len(position.players)} players; this scenario has {scenario.players}"
        )
        return
    for p, player in enumerate(position.players):
        if len(player.figures) != len(scenario.figures):
            wanted = len(scenario.figures)
            yield Problem(f"players[{p}].figures", f"{len(player.figures)} figures, not {wanted}")
    npcs = [scenario.figure_names[f] for f in npcs_of(scenario)]
    if sorted(position.npcs) != sorted(npcs):
        yield Problem("npcs", f"must be {', '.join(npcs)}")
    if len(position.players) == scenario.players and sorted(position.npcs) == sorted(npcs):
        if all(len(player.figures) == len(scenario.figures) for player in position.players):
            for _, where, standing in _standings(rules, position):
                yield from _each(f"{where}.load", standing.load, _is_kind(scenario), "a resource")
                yield from _one(f"{where}.cell", standing.cell, _is_floor(scenario), "a cell")
    yield from _list_problems(rules, position)
    if not _RNG.fullmatch(position.rng):
        yield Problem("rng", f"{quoted(position.rng)} is not 1 to 16 hexadecimal digits")


def _is_kind(scenario: Scenario) -> Callable[[str], bool]:
    return lambda letter: len(letter) == 1 and letter in scenario.kinds


def _is_floor(scenario: Scenario) -> Callable[[str], bool]:
    return lambda name: parse_cell(name) in scenario.plan.floor


def _is_card(name: str) -> bool:
    return parse_card(name) is not None


def _each(
    where: str, names: list[str] | str, is_known: Callable[[str], bool], what: str
) -> Iterator[Problem]:
    for i, name in enumerate(names):
        if not is_known(name):
            yield Problem(f"{where}[{i}]", f"{quoted(name)} is not {what} of this scenario")
    if isinstance(names, list) and len(set(names)) < len(names):
        yield Problem(where, "names something twice")


def _one(
    where: str, name: str | None, is_known: Callable[[str], bool], what: str
) -> Iterator[Problem]:
    if name is not None and not is_known(name):
        yield Problem(where, f"{quoted(name)} is not {what} of this scenario")


def _list_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    scenario = rules.scenario
    is_kind, is_floor = _is_kind(scenario), _is_floor(scenario)
    is_figure, is_passage = scenario.figure_names.__contains__, scenario.passages.__contains__
    for p, player in enumerate(position.players):
        where = f"players[{p}]"
        yield from _each(f"{where}.cards", player.cards, _is_card, "a playing card")
        yield from _each(f"{where}.needs", player.needs, is_kind, "a resource")
        yield from _one(f"{where}.bid", player.bid, _is_card, "a playing card")
        if len(player.needs) != NEEDS:
            yield Problem(f"{where}.needs", f"{len(player.needs)} cards, not {NEEDS} (S1.5)")
    yield from _each("used", position.used, _is_card, "a playing card")
    yield from _each("fields", position.fields, is_passage, "a passage")
    yield from _each("switched", position.switched, is_passage, "a passage")
    yield from _each("pending", position.pending, is_figure, "a figure")
    for name, letters in (("picked", position.picked), ("dropped", position.dropped)):
        yield from _each(name, list(letters), is_kind, "a resource")
    for i, kind in enumerate(position.open_cards):
        yield from _one(f"open_cards[{i}]", kind, is_kind, "a resource")
    for cell, letters in position.lying.items():
        yield from _one("lying", cell, is_floor, "a cell")
        yield from _each(f"lying.{cell}", letters, is_kind, "a resource")
        if not letters:
            yield Problem(f"lying.{cell}", "must be omitted: nothing lies there")
    yield from _one("npc_card", position.npc_card, _is_card, "a playing card")
    yield from _one("follow_to", position.follow_to, is_floor, "a cell")
    for name, figure in (
        ("active", position.active),
        ("jumper", position.jumper),
        ("follower", position.follower),
    ):
        yield from _one(name, figure, is_figure, "a figure")
    sides = SIDE_LETTERS[: scenario.players] + SIDE_LETTERS[-1]
    if position.order and sorted(position.order) != sorted(sides):
        yield Problem("order", f"must name {', '.join(sides)} once each (S2.2)")


def _number_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    rounds, players = int(rules.book.rounds), rules.scenario.players
    for name, number, least, most in (
        ("round", position.round, 0, rounds),
        ("to_act", position.to_act, 0, players - 1),
        ("turn", position.turn, 0, players),
        ("actions", position.actions, 0, ACTIONS),
        ("steps", position.steps, 0, int(rules.book.moves.max())),
        ("jump_from", position.jump_from, 1, TELEPORTERS),
        ("jumps", position.jumps, 0, MOST_JUMPS),
    ):
        if number is not None and not least <= number <= most:
            yield Problem(name, f"{number} is not a number from {least} to {most}")


def _token_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    """Check that every token appears exactly once, and that no load is too large."""
    found = Counter("".join(position.lying.values()))
    for f, where, standing in _standings(rules, position):
        found.update(standing.load)
        most = int(rules.book.capacity[f])
        if len(standing.load) > most:
            yield Problem(f"{where}.load", f"{len(standing.load)} resources; it carries {most}")
    for resource in rules.scenario.resources:
        if found[resource.code] != resource.tokens:
            yield Problem(
                "lying",
                f"{found[resource.code]} × {resource.code}; there are {resource.tokens} (D1)",
            )


def _card_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    """Check the number of cards that each player has left, and that none appears twice."""
    is_revealed, rounds = bool(position.order), int(rules.book.rounds)
    past = max(0, position.round if is_revealed else position.round - 1)
    held = [card for player in position.players for card in player.cards]
    if len(set(held + position.used)) < len(held) + len(position.used):
        yield Problem("players", "a playing card is in two places")
    wanted = past * (rules.scenario.players + 1)
    if len(position.used) != wanted:
        yield Problem("used", f"{len(position.used)} cards; by now {wanted} were turned up (S2.1)")
    if (position.npc_card is not None) != is_revealed:
        yield Problem("npc_card", "must be turned up with the other cards (S2.1)")
    shown = [position.npc_card] if position.npc_card else []
    for p, player in enumerate(position.players):
        where = f"players[{p}]"
        if len(player.cards) != rounds - past:
            yield Problem(f"{where}.cards", f"{len(player.cards)} cards, not {rounds - past}")
        yield from _bid_problems(position, player, where, is_revealed)
        shown += [player.bid] if is_revealed and player.bid else []
    if len(set(shown)) < len(shown):
        yield Problem("npc_card", "a card was shown twice in this round (S2.1)")
    if is_revealed and not set(shown) <= set(position.used):
        yield Problem("used", "lacks a card that was shown in this round (S2.1)")
    yield from _resource_card_problems(rules, position)


def _bid_problems(
    position: Position, player: PlayerPosition, where: str, is_revealed: bool
) -> Iterator[Problem]:
    if is_revealed and player.bid is None:
        yield Problem(f"{where}.bid", "must be given: all players have shown a card (S2.1)")
    elif not is_revealed and player.bid is not None:
        if position.situation != "bid" or player.bid not in player.cards:
            yield Problem(f"{where}.bid", "a card not yet shown is one of the player's own (S2.1)")


def _resource_card_problems(rules: Rules, position: Position) -> Iterator[Problem]:
    is_over = position.situation == "over"
    if len(position.open_cards) != (OPEN_CARDS if is_over else 0):
        yield Problem("open_cards", f"{OPEN_CARDS} are turned up at the end, none before (S9.1)")
    dealt = Counter(position.open_cards)
    for player in position.players:
        dealt.update(player.needs)
    for resource in rules.scenario.resources:
        if dealt[resource.code] > resource.cards:
            yield Problem(
                "open_cards",
                f"{dealt[resource.code]} × {resource.code}; there are {resource.cards} cards (D1)",
            )


def write_state(rules: Rules, position: Position, state: State) -> None:
    """Write a position into a blank state, unchecked."""
    state = quick(state)
    scenario, names = rules.scenario, rules.scenario.figure_names
    state.rng = np.uint64(int(position.rng, 16))
    state.round_n, state.turn = position.round, position.turn
    state.situation = SITUATIONS.index(position.situation)
    state.actor = -1 if position.to_act is None else position.to_act
    state.order[:] = -1
    state.order[: len(position.order)] = [SIDE_LETTERS.index(side) for side in position.order]
    state.active, state.jumper, state.follower = (
        -1 if name is None else names.index(name)
        for name in (position.active, position.jumper, position.follower)
    )
    state.actions, state.moving = position.actions, position.steps is not None
    state.taken, state.can_jump = position.steps or 0, position.can_jump
    state.picked, state.dropped = (
        _kind_mask(scenario, letters) for letters in (position.picked, position.dropped)
    )
    state.switched = _passage_mask(scenario, position.switched)
    state.fields_on = _passage_mask(scenario, position.fields)
    state.jump_from = -1 if position.jump_from is None else position.jump_from - 1
    state.jumps = position.jumps
    state.follow_to = _cell(position.follow_to)
    state.pending = sum(1 << names.index(name) for name in position.pending)
    state.open_cards[:] = -1
    for i, kind in enumerate(position.open_cards):
        state.open_cards[i] = scenario.kinds.index(kind)
    for cell, letters in position.lying.items():
        state.lying[_cell(cell)] = _pile(scenario, letters)
    _write_cards(position, state)
    for p, player in enumerate(position.players):
        state.needs[p] = _kind_mask(scenario, player.needs)
    _write_figures(rules, position, state)
    if state.situation == situations.OVER:
        settle_scores(rules.book, state, new_log())


def _write_cards(position: Position, state: State) -> None:
    state.used = _card_mask(position.used)
    state.npc_card = _card(position.npc_card)
    state.bid[:] = -1
    for p, player in enumerate(position.players):
        state.hand[p] = _card_mask(player.cards)
        state.bid[p] = _card(player.bid)


def _write_figures(rules: Rules, position: Position, state: State) -> None:
    state.at[:], state.cell[:] = -1, -1
    for f, _, standing in _standings(rules, position):
        c = state.cell[f] = _cell(standing.cell)
        state.load[f], state.load_n[f] = _pile(rules.scenario, standing.load), len(standing.load)
        state.down[f], state.out[f] = standing.down, standing.out
        state.acted[f] = standing.acted
        if f < len(state.left_out):
            state.left_out[f] = standing.left_out
        if c >= 0 and f not in (state.active, state.jumper):
            state.at[c] = f
    # A figure that passes a team mate, or is in a teleporter, does not hold its cell.
    for f in (int(state.active), int(state.jumper)):
        if f >= 0 and state.cell[f] >= 0 and state.at[state.cell[f]] < 0:
            state.at[state.cell[f]] = f


def _cell(name: str | None) -> int:
    cell = parse_cell(name) if name is not None else None
    return -1 if cell is None else cell


def _card(name: str | None) -> int:
    card = parse_card(name) if name is not None else None
    return -1 if card is None else card


def _card_mask(names: list[str]) -> np.uint64:
    return np.uint64(sum(1 << _card(name) for name in names))


def _kind_mask(scenario: Scenario, letters: list[str] | str) -> int:
    return sum(1 << scenario.kinds.index(letter) for letter in set(letters))


def _passage_mask(scenario: Scenario, names: list[str]) -> np.uint64:
    return np.uint64(sum(1 << scenario.passages.index(name) for name in names))


def _pile(scenario: Scenario, letters: str) -> int:
    return sum(1 << KIND_BITS * scenario.kinds.index(letter) for letter in letters)
