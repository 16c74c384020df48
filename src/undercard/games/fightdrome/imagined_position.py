"""A position with a given view, from which bots search.

Hidden cards are filled in with any card of their supply; `sample` then redraws them uniformly. A
bot therefore needs only its view, in any process.
"""

from __future__ import annotations

from collections import Counter

from undercard.games.fightdrome.cards import SUPPLY_NAMES
from undercard.games.fightdrome.options import EPIC
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.position import ALWAYS_KNOWN, PlayerPosition, Position, live_owner
from undercard.games.fightdrome.view import View


def imagined_position(pack: Pack, mode: int, view: View) -> Position:
    """Return a position with this view; its hidden cards may exceed the copies in the box."""
    fighters = view.fighters
    box = Counter(dict(zip(SUPPLY_NAMES, pack.supply_sizes, strict=True)))
    for fighter in fighters:
        box.subtract(fighter.supplies)
    return Position(
        round=view.round,
        starter=view.starter,  # type: ignore[arg-type]
        to_act=view.to_act,  # type: ignore[arg-type]
        situation=view.situation,
        live=view.live,
        staggered=view.staggered,  # type: ignore[arg-type]
        rested=view.rested,
        fame=(fighters[0].fame, fighters[1].fame),
        players=(_player(pack, mode, view, 0), _player(pack, mode, view, 1)),
        box=_any_cards(pack, box),
    )


def _player(pack: Pack, mode: int, view: View, seat: int) -> PlayerPosition:
    fighter = view.fighters[seat]
    unseen = _any_cards(pack, _unseen(pack, view, seat))
    shown = Counter(fighter.known_to_all)
    if fighter.hand is not None and fighter.face_down is not None:
        hand, down = _mark(fighter.hand, shown, ""), _mark(fighter.face_down, shown, "")
        pile = _mark(fighter.known, shown, "~") + unseen
    else:
        hidden = _mark(fighter.known, shown, "") + unseen
        n, end = fighter.hand_size, fighter.hand_size + fighter.pile_size
        hand, pile, down = hidden[:n], hidden[n:end], hidden[end:]
    return PlayerPosition(
        sleeve=fighter.sleeve,
        stack=fighter.stack,
        stacks=fighter.stacks,
        hand=hand,
        pile=pile,
        discard=fighter.discard,
        face_down=down,
        stable=fighter.stable,
        pick=view.my_pick if seat == view.seat or mode != EPIC else _secret_pick(view, seat),
        mixed=any(card[-1] in "~!" for card in hand + pile + down),
        opening=fighter.opening,
        cannot_hold=fighter.cannot_hold,
        face_down_cannot_be=fighter.face_down_cannot_be,
    )


def _unseen(pack: Pack, view: View, seat: int) -> Counter[str]:
    """Return the number of hidden cards of each supply, excluding known ones."""
    fighter = view.fighters[seat]
    seen = [*fighter.discard, *fighter.known, *(fighter.hand or []), *(fighter.face_down or [])]
    if view.live is not None and seat == live_owner(view):
        seen.append(view.live)
    left = Counter(fighter.supplies)
    for card in seen:
        if card not in ALWAYS_KNOWN:
            left[SUPPLY_NAMES[pack.faces[pack.numbers[card]].supply]] -= 1
    return left


def _any_cards(pack: Pack, supplies: Counter[str]) -> list[str]:
    """Return the given number of cards of each supply, always the same face."""
    first = {SUPPLY_NAMES[face.supply]: str(face) for face in pack.supply_cards}
    return [first[name] for name in SUPPLY_NAMES for _ in range(supplies[name])]


def _mark(cards: list[str], shown: Counter[str], otherwise: str) -> list[str]:
    """Return the cards with marks for what is known of them, using up those that all have seen."""
    marked = []
    for card in cards:
        mark = "" if card in ALWAYS_KNOWN else "!" if shown[card] > 0 else otherwise
        shown[card] -= 1
        marked.append(card + mark)
    return marked


def _secret_pick(view: View, seat: int) -> int | None:
    """Return a Sleeve if seat 0 has chosen its first one while seat 1 still chooses (F9.4)."""
    is_secret = view.situation == "sleeve" and view.round == 0 and seat == 0 and view.to_act == 1
    return view.fighters[seat].stable[0] if is_secret else None
