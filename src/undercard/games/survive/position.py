"""Positions: the whole state as a readable JSON document, as FEN is for chess.

Cells, figures, cards and passages are written as in the notation, resources by their letters.
Defaults are omitted. `setup` reads all of it back.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercard.games.survive.cells import format_card
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.situations import Situation
from undercard.games.survive.state import NEEDS, PLAYING_CARDS, State
from undercard.games.survive.view import FigureView, PlayerView, View, make_view
from undercard.kernel.document import Struct


class FigurePosition(Struct, kw_only=True):
    """A figure; `cell` is None while it is not on the board."""

    cell: str | None = None
    load: str = ""
    down: bool = False
    out: bool = False
    acted: bool = False
    left_out: bool = False


class PlayerPosition(Struct, kw_only=True):
    cards: list[str] = []
    bid: str | None = None
    needs: list[str]
    figures: list[FigurePosition]


class Position(Struct, kw_only=True):
    game: Literal["survive"] | msgspec.UnsetType = msgspec.UNSET
    round: int = 0
    situation: Situation
    to_act: int | None = None
    order: list[str] = []
    turn: int = 0
    active: str | None = None
    actions: int = 0
    steps: int | None = None
    can_jump: bool = False
    picked: str = ""
    dropped: str = ""
    switched: list[str] = []
    jumper: str | None = None
    jump_from: int | None = None
    jumps: int = 0
    pending: list[str] = []
    follower: str | None = None
    follow_to: str | None = None
    players: list[PlayerPosition]
    npcs: dict[str, FigurePosition] = {}
    npc_card: str | None = None
    used: list[str] = []
    fields: list[str] = []
    lying: dict[str, str] = {}
    open_cards: list[str] = []
    rng: str = "0"


SAME = tuple(
    name
    for name in Position.__struct_fields__
    if name in View.__struct_fields__ and name not in ("turn", "players", "open_cards")
)
"""The fields that a view writes as a position does."""


def write_position(scenario: Scenario, rounds: int, state: State) -> dict[str, object]:
    """Return the position of a state: a view with open hands, and the generator."""
    position = position_of(scenario, make_view(scenario, rounds, state, None, [], open_hands=True))
    position.game, position.turn, position.rng = "survive", int(state.turn), f"{int(state.rng):x}"
    document: dict[str, object] = msgspec.to_builtins(position)
    return document


def position_of(scenario: Scenario, view: View) -> Position:
    """Return a position with this view; hidden parts are arbitrary.

    A bot therefore needs only its view: it searches from this state, and `sample` redraws it.
    """
    unseen = [format_card(card) for card in range(PLAYING_CARDS)]
    known = {*view.used, *(card for player in view.players for card in player.cards or [])}
    unseen = [card for card in unseen if card not in known]
    return Position(
        **{name: getattr(view, name) for name in SAME},
        turn=view.order.index(view.turn) if view.turn is not None else 0,
        players=[
            _player(scenario, player, [f for f in view.figures if f.seat == seat], unseen)
            for seat, player in enumerate(view.players)
        ],
        npcs={f.figure: _standing(f) for f in view.figures if f.seat is None},
        open_cards=list(view.open_cards),
    )


def _player(
    scenario: Scenario, player: PlayerView, figures: list[FigureView], unseen: list[str]
) -> PlayerPosition:
    """Return a player; hidden cards are the lowest unseen ones."""
    cards = player.cards
    if cards is None:
        cards = [unseen.pop(0) for _ in range(player.cards_left)]
    bid = player.bid or (cards[0] if player.has_bid else None)
    return PlayerPosition(
        cards=cards,
        bid=bid,
        needs=list(player.needs or scenario.kinds[:NEEDS]),
        figures=[_standing(figure) for figure in figures],
    )


def _standing(figure: FigureView) -> FigurePosition:
    return FigurePosition(
        cell=figure.cell,
        load=figure.load,
        down=figure.down,
        out=figure.out,
        acted=figure.acted,
        left_out=figure.left_out,
    )
