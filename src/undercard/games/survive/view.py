"""Views: what a seat may know (S11), built field by field from a whitelist.

Everything that a table sends to a seat, a spectator or a bot is a view or a redacted event. A field
that is not written here is not visible.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercard.games.survive import situations
from undercard.games.survive.cells import format_card, format_cell, format_side
from undercard.games.survive.rounds import MATCHES_NONE, MATCHES_OPEN, MATCHES_OWN, worth
from undercard.games.survive.scenario import Figure, NpcKind, Scenario
from undercard.games.survive.situations import SITUATIONS, Situation
from undercard.games.survive.state import (
    CELLS,
    FIRST_NPC,
    KIND_BITS,
    KIND_MASK,
    MAX_TEAM,
    PLAYING_CARDS,
    State,
)
from undercard.kernel.game import PER_SEAT, GameView, Outcome
from undercard.kernel.interpreter import interpreted

ENDING = "rounds"
"""A game always ends with its last round (S9.1)."""

worth_of = interpreted(worth)


class FigureView(msgspec.Struct, frozen=True):
    """A figure of any side."""

    figure: str
    seat: int | None
    """None for an NPC."""
    cell: str | None
    load: str
    """The letters of its resources."""
    value: int
    """Its movement value with this load (D2)."""
    down: bool
    out: bool
    acted: bool
    left_out: bool


class HomeRow(msgspec.Struct, frozen=True):
    """The resources in a zone that are worth the same, and what they are worth together (S9.2)."""

    worth: int
    resources: str
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player. A field that is None is hidden from the reader."""

    cards: list[str] | None
    cards_left: int
    has_bid: bool
    bid: str | None
    needs: str | None
    """The kinds on the three resource cards."""
    points: int
    """The points at the end of the game (S9.2)."""
    home: str
    """The resources in the player's zone."""
    home_rows: list[HomeRow] | None
    """The same in rows by worth, as far as it is decided: the open cards come at the end (S9.1)."""
    home_points: int | None
    """The sum of the rows."""


class View(GameView, frozen=True, kw_only=True, tag="survive"):
    """The table as one seat sees it; `seat` is None for a spectator."""

    round: int
    rounds: int
    situation: Situation
    order: list[str]
    """The sides in this round's order: X, Y, Z and N for the NPCs; empty before the reveal."""
    turn: str | None
    active: str | None
    actions: int
    steps: int | None
    """Steps taken in the open Move; None if there is none."""
    can_jump: bool
    picked: str
    dropped: str
    switched: list[str]
    jumper: str | None
    jump_from: int | None
    jumps: int
    follower: str | None
    follow_to: str | None
    pending: list[str]
    figures: list[FigureView]
    players: Annotated[list[PlayerView], PER_SEAT]
    npc_card: str | None
    used: list[str]
    fields: list[str]
    """The passages whose field is active."""
    lying: dict[str, str]
    open_cards: str


def make_view(
    scenario: Scenario,
    rounds: int,
    state: State,
    seat: int | None,
    legal: list[str],
    *,
    open_hands: bool,
) -> View:
    actor, kinds = seat_or_none(state.actor), scenario.kinds
    is_over = state.situation == situations.OVER
    players = [
        _player(state, p, scenario, open_hands or p == seat, is_over)
        for p in range(scenario.players)
    ]
    order = [format_side(side) for side in state.order if side >= 0]
    return View(
        seat=seat,
        round=int(state.round_n),
        rounds=rounds,
        situation=SITUATIONS[state.situation],
        to_act=actor,
        order=order,
        turn=order[state.turn] if order and not is_over else None,
        active=figure_or_none(state.active, scenario),
        actions=int(state.actions),
        steps=int(state.taken) if state.moving else None,
        can_jump=bool(state.can_jump),
        picked=kinds_in(state.picked, kinds),
        dropped=kinds_in(state.dropped, kinds),
        switched=passages_in(int(state.switched), scenario),
        jumper=figure_or_none(state.jumper, scenario),
        jump_from=int(state.jump_from) + 1 if state.jump_from >= 0 else None,
        jumps=int(state.jumps),
        follower=figure_or_none(state.follower, scenario),
        follow_to=cell_or_none(state.follow_to),
        pending=pending_in(state, scenario),
        figures=_figures(scenario, state),
        players=players,
        npc_card=card_or_none(state.npc_card),
        used=cards_in(int(state.used)),
        fields=passages_in(int(state.fields_on), scenario),
        lying=lying(state, kinds),
        open_cards="".join(kinds[n] for n in state.open_cards if n >= 0),
        legal=legal if seat is not None and seat == actor else [],
        outcome=make_outcome(scenario, state),
    )


def make_outcome(scenario: Scenario, state: State) -> Outcome | None:
    if state.situation != situations.OVER:
        return None
    seats = range(scenario.players)
    winners = tuple(p for p in seats if int(state.winners) >> p & 1)
    return Outcome(winners, tuple(int(state.scores[p]) for p in seats), ENDING)


def _figures(scenario: Scenario, state: State) -> list[FigureView]:
    teams = [
        _figure(scenario, state, f, seat, scenario.figures[n])
        for seat in range(scenario.players)
        for n, f in enumerate(team_of(scenario, seat))
    ]
    grabbers = len(scenario.plan.grabbers)
    npcs = [
        _figure(
            scenario,
            state,
            f,
            None,
            scenario.grabbers if f - FIRST_NPC < grabbers else scenario.crawlers,
        )
        for f in npcs_of(scenario)
    ]
    return teams + npcs


def _figure(
    scenario: Scenario, state: State, f: int, seat: int | None, profile: Figure | NpcKind
) -> FigureView:
    return FigureView(
        figure=scenario.figure_names[f],
        seat=seat,
        cell=cell_or_none(state.cell[f]),
        load=pile_letters(state.load[f], scenario.kinds),
        value=profile.moves[state.load_n[f]],
        down=bool(state.down[f]),
        out=bool(state.out[f]),
        acted=bool(state.acted[f]),
        left_out=bool(state.left_out[f]) if seat is not None else False,
    )


def _player(state: State, p: int, scenario: Scenario, is_open: bool, is_over: bool) -> PlayerView:
    cards = cards_in(int(state.hand[p]))
    is_revealed = state.order[0] >= 0
    knows_needs, kinds = is_open or is_over, scenario.kinds
    home = _home(state, scenario.plan.zones[p], kinds)
    rows = home_rows(state, p, home, kinds) if knows_needs else None
    return PlayerView(
        cards=cards if is_open else None,
        cards_left=len(cards),
        has_bid=bool(state.bid[p] >= 0),
        bid=card_or_none(state.bid[p]) if is_open or is_revealed else None,
        needs=kinds_in(state.needs[p], kinds) if knows_needs else None,
        points=int(state.scores[p]),
        home=home,
        home_rows=rows,
        home_points=None if rows is None else sum(row.points for row in rows),
    )


def _home(state: State, zone: list[int], kinds: str) -> str:
    piles = state.lying
    letters = "".join(pile_letters(piles[c], kinds) for c in zone if piles[c])
    return "".join(sorted(letters, key=kinds.index)) if len(letters) > 1 else letters


def home_rows(state: State, p: int, home: str, kinds: str) -> list[HomeRow]:
    """Return the resources at home by worth, the highest first (S9.2)."""
    worths = {letter: worth_of(state, p, kinds.index(letter)) for letter in set(home)}
    rows = []
    for value in (MATCHES_OWN, MATCHES_OPEN, MATCHES_NONE):
        letters = "".join(letter for letter in home if worths[letter] == value)
        rows.append(HomeRow(value, letters, value * len(letters)))
    return rows


# Names of figures, cards and resources in a state.


def cards_in(mask: int) -> list[str]:
    """Return playing cards, the highest first."""
    return [format_card(card) for card in range(PLAYING_CARDS - 1, -1, -1) if int(mask) >> card & 1]


def pile_letters(pile: int, kinds: str) -> str:
    """Return resources as letters, in the order of their kinds: `wwf`."""
    return "".join(
        letter * (int(pile) >> KIND_BITS * n & KIND_MASK) for n, letter in enumerate(kinds)
    )


def kinds_in(mask: int, kinds: str) -> str:
    """Return a set of kinds as letters."""
    return "".join(letter for n, letter in enumerate(kinds) if int(mask) >> n & 1)


def lying(state: State, kinds: str) -> dict[str, str]:
    """Return the resources on each cell, in the order of the cells."""
    piles = state.lying
    return {format_cell(c): pile_letters(piles[c], kinds) for c in range(CELLS) if piles[c]}


def passages_in(mask: int, scenario: Scenario) -> list[str]:
    return [name for n, name in enumerate(scenario.passages) if int(mask) >> n & 1]


def figure_or_none(f: int, scenario: Scenario) -> str | None:
    return scenario.figure_names[f] if f >= 0 else None


def cell_or_none(c: int) -> str | None:
    return format_cell(int(c)) if c >= 0 else None


def card_or_none(card: int) -> str | None:
    return format_card(int(card)) if card >= 0 else None


def seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def team_of(scenario: Scenario, seat: int) -> range:
    """Return the figures of a seat by number."""
    return range(seat * MAX_TEAM, seat * MAX_TEAM + len(scenario.figures))


def npcs_of(scenario: Scenario) -> range:
    return range(FIRST_NPC, len(scenario.figure_names))


def pending_in(state: State, scenario: Scenario) -> list[str]:
    return [name for f, name in enumerate(scenario.figure_names) if int(state.pending) >> f & 1]
