"""A state that looks like a view: what bots think about.

What the view hides is filled in somehow; `sample` then draws it evenly. So a bot needs nothing
but its view, wherever it runs.
"""

from __future__ import annotations

from undercard.games.survive.cells import format_card
from undercard.games.survive.position import Player, Position, Standing
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import NEEDS, PLAYING_CARDS
from undercard.games.survive.view import FigureView, PlayerView, View


def imagined_position(scenario: Scenario, view: View) -> Position:
    """A position with this view."""
    unseen = [format_card(card) for card in range(PLAYING_CARDS)]
    known = {*view.used, *(card for player in view.players for card in player.cards or [])}
    unseen = [card for card in unseen if card not in known]
    players = [
        _player(scenario, player, [f for f in view.figures if f.seat == seat], unseen)
        for seat, player in enumerate(view.players)
    ]
    return Position(
        round=view.round,
        situation=view.situation,
        to_act=view.to_act,
        order=view.order,
        turn=view.order.index(view.turn) if view.turn is not None else 0,
        active=view.active,
        actions=view.actions,
        steps=view.steps,
        can_jump=view.can_jump,
        picked=view.picked,
        dropped=view.dropped,
        switched=view.switched,
        jumper=view.jumper,
        jump_from=view.jump_from,
        jumps=view.jumps,
        pending=view.pending,
        follower=view.follower,
        follow_to=view.follow_to,
        players=players,
        npcs={f.figure: _standing(f) for f in view.figures if f.seat is None},
        npc_card=view.npc_card,
        used=view.used,
        fields=view.fields,
        lying=view.lying,
        open_cards=list(view.open_cards),
    )


def _player(
    scenario: Scenario, player: PlayerView, figures: list[FigureView], unseen: list[str]
) -> Player:
    """Hidden cards are the lowest that nobody has been seen with."""
    cards = player.cards
    if cards is None:
        cards = [unseen.pop(0) for _ in range(player.cards_left)]
    bid = player.bid or (cards[0] if player.has_bid else None)
    return Player(
        cards=cards,
        bid=bid,
        needs=list(player.needs or scenario.kinds[:NEEDS]),
        figures=[_standing(figure) for figure in figures],
    )


def _standing(figure: FigureView) -> Standing:
    return Standing(
        cell=figure.cell,
        load=figure.load,
        down=figure.down,
        out=figure.out,
        acted=figure.acted,
        left_out=figure.left_out,
    )
