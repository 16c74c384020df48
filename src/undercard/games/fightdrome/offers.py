"""Checks of positions in which characters are chosen (FR11) or a card may be drawn (FR12).

The choice of characters precedes everything else: no card has been dealt, played or learned. Such a
position can therefore only state which cards were taken, and which are open to whom.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.characters import SLEEVES_OFFERED, STACKS_OFFERED
from undercard.games.fightdrome.options import DEALT, DRAFTED, EPIC, GASP_MAY
from undercard.games.fightdrome.pack import STABLE_SIZE, Pack
from undercard.games.fightdrome.position import FEINT, WEAVE, PlayerPosition, Position, bare_name
from undercard.kernel.errors import Problem


def is_choice_of_characters(book: Book, position: Position) -> bool:
    """Whether characters are chosen under FR11; F9.4 governs Sleeves in a tournament."""
    return position.situation == "stack" or (position.situation == "sleeve" and book.mode != EPIC)


def offer_problems(pack: Pack, book: Book, position: Position) -> Iterator[Problem]:
    """Yield what is impossible while characters are chosen."""
    if book.characters == DEALT:
        is_stack = position.situation == "stack"
        what = "Stacks are dealt" if is_stack else "Sleeves are chosen in the Epic Tournament only"
        yield Problem("situation", f"{what} at this table (F9.4, FR11)")
        return
    yield from _nothing_else_problems(position)
    problems = list(_order_problems(position))
    yield from problems
    if not problems:
        yield from _stack_problems(book, position)
        yield from _sleeve_problems(book, position)
        yield from _pile_problems(pack, position)


def _nothing_else_problems(position: Position) -> Iterator[Problem]:
    blank = Position(to_act=None, situation="over", players=position.players)
    for name in ("live", "staggered", "rested", "survivor", "winner", "ending", "fame"):
        if getattr(position, name) != getattr(blank, name):
            yield Problem(name, "must be empty until characters are chosen (FR11)")
    if position.round != 0:
        yield Problem("round", f"{position.round}; characters are chosen before round 1 (FR11)")
    for n, player in enumerate(position.players):
        empty = PlayerPosition(stack=None)
        for name in (
            *("hand", "discard", "face_down", "pick", "mixed", "opening"),
            *("cannot_hold", "face_down_cannot_be"),
        ):
            if getattr(player, name) != getattr(empty, name):
                yield Problem(
                    f"players[{n}].{name}", "must be empty: no card has been dealt yet (FR11)"
                )


def _pile_problems(pack: Pack, position: Position) -> Iterator[Problem]:
    wanted = [FEINT] * pack.feints.per_player + [WEAVE] * pack.weaves.per_player
    for n, player in enumerate(position.players):
        if sorted(map(bare_name, player.pile)) != sorted(wanted):
            where = f"players[{n}].pile"
            yield Problem(where, "holds Feints and Weaves only until the decks are built (F1.3)")


def _order_problems(position: Position) -> Iterator[Problem]:
    """Check the order: the non-starter takes a Stack, the starter both, the first a Sleeve."""
    starter, other = position.starter, 1 - position.starter
    taken = [
        position.players[other].stack,
        position.players[starter].stack,
        position.players[starter].sleeve,
        position.players[other].sleeve,
    ]
    n = sum(it is not None for it in taken)
    if n == len(taken) or any(it is None for it in taken[:n]):
        yield Problem("players", "Stacks and Sleeves are taken in turn (FR11)")
        return
    situation = "stack" if n <= 1 else "sleeve"
    to_act = (other, starter, starter, other)[n]
    if (position.situation, position.to_act) != (situation, to_act):
        yield Problem("to_act", f"seat {to_act} is to choose a {situation.title()} now (FR11)")


def _stack_problems(book: Book, position: Position) -> Iterator[Problem]:
    one, other = position.players
    if one.stack is not None and one.stack == other.stack:
        yield Problem("players[1].stack", "both players have the same Stack (F1.1)")
    each = STACKS_OFFERED if book.stacks >= 2 * STACKS_OFFERED else 1
    offered = each if book.characters == DRAFTED else None
    yield from _open_problems(position, ("Stack", "stack", "stacks"), int(book.stacks), offered)


def _sleeve_problems(book: Book, position: Position) -> Iterator[Problem]:
    each = STABLE_SIZE if book.mode == EPIC else min(SLEEVES_OFFERED, int(book.sleeves) // 2)
    offered = each if book.mode == EPIC or book.characters == DRAFTED else None
    yield from _open_problems(position, ("Sleeve", "sleeve", "stable"), int(book.sleeves), offered)


def _open_problems(
    position: Position, names: tuple[str, str, str], count: int, each: int | None
) -> Iterator[Problem]:
    """Check the cards open to a player: `each` of `count`, or None for all that are not taken.

    The names are those of a card, of the field for the card taken, and of the field for the open
    cards.
    """
    card, taken, offer = names
    players = position.players
    claimed = [getattr(player, taken) for player in players]
    claimed += [number for player in players for number in getattr(player, offer)]
    for n, player in enumerate(players):
        where, shown = f"players[{n}].{offer}", getattr(player, offer)
        if getattr(player, taken) is not None:
            if shown:
                yield Problem(where, f"must be empty: the player has a {card} (FR11)")
        elif each is None:
            rival = getattr(players[1 - n], taken)
            if shown != [it for it in range(1, count + 1) if it != rival]:
                yield Problem(where, f"must be every {card} that is not taken (FR11)")
        elif len(shown) != each or shown != sorted(set(shown)):
            yield Problem(where, f"must be {each} different {card}s in order (FR11, F9.4)")
        elif any(claimed.count(it) > 1 for it in shown):
            yield Problem(where, f"a {card} lies open for one player only (FR11, F9.4)")


def missing_stacks(position: Position) -> Iterator[Problem]:
    """Check that both players have a Stack, outside the choice of characters."""
    for n, player in enumerate(position.players):
        if player.stack is None:
            yield Problem(f"players[{n}].stack", "a character needs a Stack (F1.2)")
        if player.stacks:
            yield Problem(f"players[{n}].stacks", "must be empty: no Stack is on offer now (FR11)")


def gasp_problems(pack: Pack, book: Book, position: Position) -> Iterator[Problem]:
    """Check that the actor's last card was a Neurochem, now live or on the discards (FR12)."""
    assert position.to_act is not None
    where, player = f"players[{position.to_act}]", position.players[position.to_act]
    if book.last_gasp != GASP_MAY:
        yield Problem("situation", "players are not asked whether to draw at this table (FR12)")
    if player.hand:
        yield Problem(f"{where}.hand", "must be empty: its last card has been played (FR12)")
    last = position.live or (player.discard[-1] if player.discard else None)
    face = None if last is None else pack.faces[pack.numbers[bare_name(last)]]
    if face is None or not face.is_neurochem or face.is_attack != (position.live is not None):
        yield Problem("live", "the last card played must be a Neurochem (FR12)")
    if not player.pile and not player.discard and not player.face_down:
        yield Problem(f"{where}.pile", "there is nothing to draw (F5.4)")
