"""Positions: the whole state as a readable JSON document, as FEN is for chess.

Cells, figures, cards and passages are written as in the notation, resources by their letters.
What is as usual is left out. `setup` reads it all back.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercard.games.survive.cells import format_side
from undercard.games.survive.reading import (
    card_or_none,
    cards_in,
    cell_or_none,
    figure_or_none,
    kinds_in,
    lying,
    npcs_of,
    passages_in,
    pending_in,
    pile_letters,
    seat_or_none,
    team_of,
)
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import SITUATIONS, Situation, State
from undercard.kernel.document import Struct


class Standing(Struct, kw_only=True):
    """A figure; `cell` is None while it is not on the board."""

    cell: str | None = None
    load: str = ""
    down: bool = False
    out: bool = False
    acted: bool = False
    left_out: bool = False


class Player(Struct, kw_only=True):
    cards: list[str] = []
    bid: str | None = None
    needs: list[str]
    figures: list[Standing]


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
    players: list[Player]
    npcs: dict[str, Standing] = {}
    npc_card: str | None = None
    used: list[str] = []
    fields: list[str] = []
    lying: dict[str, str] = {}
    open_cards: list[str] = []
    rng: str = "0"


def write_position(scenario: Scenario, state: State) -> dict[str, object]:
    kinds = scenario.kinds
    position = Position(
        game="survive",
        round=int(state.round_n),
        situation=SITUATIONS[state.situation],
        to_act=seat_or_none(state.actor),
        order=[format_side(side) for side in state.order.tolist() if side >= 0],
        turn=int(state.turn),
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
        pending=pending_in(state, scenario),
        follower=figure_or_none(state.follower, scenario),
        follow_to=cell_or_none(state.follow_to),
        players=[_player(scenario, state, p) for p in range(scenario.players)],
        npcs={scenario.figure_names[f]: _standing(state, f, kinds) for f in npcs_of(scenario)},
        npc_card=card_or_none(state.npc_card),
        used=cards_in(int(state.used)),
        fields=passages_in(int(state.fields_on), scenario),
        lying=lying(state, kinds),
        open_cards=[kinds[n] for n in state.open_cards.tolist() if n >= 0],
        rng=f"{int(state.rng):x}",
    )
    document: dict[str, object] = msgspec.to_builtins(position)
    return document


def _player(scenario: Scenario, state: State, p: int) -> Player:
    figures = [_standing(state, f, scenario.kinds) for f in team_of(scenario, p)]
    for figure, f in zip(figures, team_of(scenario, p), strict=True):
        figure.left_out = bool(state.left_out[f])
    return Player(
        cards=cards_in(int(state.hand[p])),
        bid=card_or_none(state.bid[p]),
        needs=list(kinds_in(state.needs[p], scenario.kinds)),
        figures=figures,
    )


def _standing(state: State, f: int, kinds: str) -> Standing:
    return Standing(
        cell=cell_or_none(state.cell[f]),
        load=pile_letters(state.load[f], kinds),
        down=bool(state.down[f]),
        out=bool(state.out[f]),
        acted=bool(state.acted[f]),
    )
