"""Checks that the fields of a position agree: the seat to act, the situation, the mode (F3, F9).

Together with the checks of `setup` they make a position safe: every accepted position can be
sampled for both seats and played to its end.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercard.games.fightdrome import options
from undercard.games.fightdrome.book import Book
from undercard.games.fightdrome.offers import gasp_problems, missing_stacks
from undercard.games.fightdrome.pack import STABLE_SIZE, Pack
from undercard.games.fightdrome.position import PlayerPosition, Position, live_owner, stack_of
from undercard.games.fightdrome.state import MOST_ROUNDS
from undercard.kernel.errors import Problem

MOST_FAME = 1_000_000


def moment_problems(pack: Pack, book: Book, position: Position) -> Iterator[Problem]:
    """Yield fields that contradict each other; all names are known to exist."""
    missing = list(missing_stacks(position))
    if missing:
        yield from missing
        return
    yield from _character_problems(book, position)
    yield from _actor_problems(position)
    yield from _live_problems(pack, position)
    yield from _rest_problems(book, position)
    yield from _ending_problems(book, position)
    yield from _hand_problems(book, position)
    yield from _opening_problems(book, position)
    yield from _fame_problems(book, position)
    if position.situation == "last_gasp" and position.to_act is not None:
        yield from gasp_problems(pack, book, position)
    if book.mode == options.EPIC:
        yield from _epic_problems(pack, book, position)
    else:
        yield from _no_epic_problems(book, position)


def _character_problems(book: Book, position: Position) -> Iterator[Problem]:
    one, other = position.players
    if one.stack == other.stack:
        yield Problem("players[1].stack", "both players have the same Stack (F1.1)")
    if one.sleeve is not None and one.sleeve == other.sleeve:
        yield Problem("players[1].sleeve", "both players have the same Sleeve (F1.1)")
    for n, player in enumerate(position.players):
        chooses = book.mode == options.EPIC and position.situation == "sleeve"
        if player.sleeve is None and not (chooses and n in _choosers(position)):
            yield Problem(f"players[{n}].sleeve", "a deck needs a Sleeve (F1.2)")


def _choosers(position: Position) -> tuple[int | None, ...]:
    """Return the seats without a Sleeve: at first both, later the loser of the bout (F9.4)."""
    return (0, 1) if position.round == 0 else (position.to_act,)


def _actor_problems(position: Position) -> Iterator[Problem]:
    situation = position.situation
    if situation == "over":
        if position.to_act is not None or position.winner is None:
            yield Problem("situation", "an ended game must have a winner and no seat to act")
    elif position.to_act is None:
        yield Problem("to_act", f"a seat must be to act in situation {situation!r}")
    elif position.winner is not None:
        yield Problem("winner", f"there must be no winner in situation {situation!r}")


def _live_problems(pack: Pack, position: Position) -> Iterator[Problem]:
    situation, live = position.situation, position.live
    if situation == "answer" and live is None:
        yield Problem("live", "there must be an attack to answer (F3.2)")
    if live is not None:
        if situation not in ("answer", "stagger", "last_gasp"):
            yield Problem("live", f"there must be no live attack in situation {situation!r} (F5.3)")
        elif not pack.faces[pack.numbers[live]].is_attack:
            yield Problem("live", f"{live} is not an attack (F4)")


def _rest_problems(book: Book, position: Position) -> Iterator[Problem]:
    """Check the right to Rest, which is that of the Staggered player's opponent (F7.1, F10.1)."""
    staggered = position.staggered
    if staggered is None:
        if position.rested:
            yield Problem("rested", "a Rest follows a stagger: 'staggered' is missing (F7.1)")
        return
    if position.situation != "lead":
        yield Problem("staggered", "gives a right to Rest, which exists only at a Lead (F7.1)")
    elif not position.players[staggered].hand:
        yield Problem("staggered", "a Staggered player without cards has lost the round (F6.2)")
    elif not position.rested and position.to_act == staggered:
        yield Problem("to_act", "the opponent of the Staggered player must have the Lead (F6.3)")
    elif position.rested and position.to_act != staggered and not book.breathing_space:
        yield Problem("to_act", "a Rest hands the Lead to the Staggered player (F7.1)")


def _ending_problems(book: Book, position: Position) -> Iterator[Problem]:
    """Check the ending of the last round, which the state keeps once the game is over (F8)."""
    ending, winner = position.ending, position.winner
    if (position.situation == "over") != (ending != ""):
        yield Problem("ending", f"{ending!r} does not go with situation {position.situation!r}")
    elif ending == "empty_hand" and book.empty_hand != options.EMPTY_OUT:
        yield Problem("ending", "an empty hand fights on at this table (FR3)")
    elif ending == "rest" and book.rest_no_attack == options.NO_ATTACK_STAGGERS:
        yield Problem("ending", "no round ends by a Rest at this table (FR9)")
    elif ending in ("staggered", "empty_hand") and winner is not None:
        if position.players[1 - winner].hand:
            yield Problem(
                f"players[{1 - winner}].hand", "must be empty: the loser has no card left (F8.1)"
            )


def _hand_problems(book: Book, position: Position) -> Iterator[Problem]:
    if position.situation in ("over", "sleeve") or book.empty_hand != options.EMPTY_OUT:
        return
    gasping = position.to_act if position.situation == "last_gasp" else None
    for n, player in enumerate(position.players):
        if not player.hand and n != gasping:
            yield Problem(f"players[{n}].hand", "an empty hand has lost the round (F8.1)")


def _opening_problems(book: Book, position: Position) -> Iterator[Problem]:
    """Check what is known of opening hands, and who is asked to keep one (F2.2, FR2)."""
    for n, player in enumerate(position.players):
        where = f"players[{n}].opening"
        if player.opening == "untold":
            continue
        if book.overstimulated == options.REDRAW_OFF:
            yield Problem(where, "opening hands are not inspected at this table (FR2)")
        elif player.opening == "unsound" and book.overstimulated != options.REDRAW_MAY:
            yield Problem(where, "an unsound hand must be redrawn at this table (FR2)")
        elif not _is_untouched(book, player) or _owns_live(position, n):
            yield Problem(where, "must be 'untold': the hand is no longer the opening hand (F2.2)")
    if position.situation == "opening" and position.to_act is not None:
        yield from _asked_problems(book, position, position.to_act)


def _is_untouched(book: Book, player: PlayerPosition) -> bool:
    return len(player.hand) == book.hand and not player.discard and not player.face_down


def _owns_live(position: Position, seat: int) -> bool:
    return position.live is not None and live_owner(position) == seat


def _asked_problems(book: Book, position: Position, asked: int) -> Iterator[Problem]:
    """Check that the seat asked holds an unsound hand; the starting player settles first."""
    if book.overstimulated != options.REDRAW_MAY:
        yield Problem("situation", "unsound hands cannot be kept at this table (FR2)")
        return
    if position.survivor == asked:
        yield Problem("to_act", "a wounded survivor keeps its hand (FR6)")
    if position.players[asked].opening != "unsound":
        yield Problem(f"players[{asked}].opening", "must be 'unsound', because its owner is asked")
    other = 1 - asked
    if other == position.survivor:
        return
    if not _is_untouched(book, position.players[other]):
        yield Problem(f"players[{other}].hand", f"an opening hand has {book.hand} cards (F2.1)")
    if (position.players[other].opening == "untold") != (asked == position.starter):
        yield Problem(f"players[{other}].opening", "the starting player settles first (F2.2)")


def _fame_problems(book: Book, position: Position) -> Iterator[Problem]:
    fame, winner = position.fame, position.winner
    if not all(0 <= each <= MOST_FAME for each in fame):
        yield Problem("fame", f"must be numbers from 0 to {MOST_FAME}")
        return
    if book.mode != options.MATCH:
        if any(fame):
            yield Problem("fame", "only a Match counts Fame (F9.2)")
        return
    is_reached = max(fame) >= book.target and fame[0] != fame[1]
    if is_reached and position.situation != "over":
        yield Problem("fame", f"the target of {book.target} is reached: the game is over (F9.2)")
    elif position.situation == "over" and not is_reached:
        yield Problem("fame", f"there is no winner yet: the target is {book.target} (F9.2, F9.3)")
    elif winner is not None and fame[winner] < fame[1 - winner]:
        yield Problem("winner", "the higher total wins (F9.3)")


def _no_epic_problems(book: Book, position: Position) -> Iterator[Problem]:
    """Check that a Bout or a Match has no fields of a tournament (F9.1, F9.2)."""
    if any(player.stable for player in position.players):
        yield Problem("players", "stables are for the Epic Tournament (F9.4)")
    if position.situation == "sleeve" or any(it.pick is not None for it in position.players):
        yield Problem("situation", "Sleeves are chosen in the Epic Tournament only (F9.4)")
    if position.survivor is not None:
        yield Problem("survivor", "fighters survive bouts in the Epic Tournament only (F9.5)")
    if book.mode == options.BOUT and position.round != 1:
        yield Problem("round", f"{position.round}; a Bout is one round (F9.1)")
    elif not 1 <= position.round <= MOST_ROUNDS:
        yield Problem("round", f"{position.round} is not a number from 1 to {MOST_ROUNDS}")


def _epic_problems(pack: Pack, book: Book, position: Position) -> Iterator[Problem]:
    """Check the fields of an Epic Tournament (F9.4, F9.5)."""
    problems = list(_stable_problems(pack, position))
    yield from problems
    if problems:
        return
    yield from _bout_problems(position)
    yield from _pick_problems(position)
    yield from _survivor_problems(book, position)


def _stable_problems(pack: Pack, position: Position) -> Iterator[Problem]:
    wrong = list(_size_problems(position))
    yield from wrong
    if wrong:
        return
    for n, player in enumerate(position.players):
        where, stable = f"players[{n}].stable", player.stable
        if (not stable) != (position.winner == 1 - n):
            yield Problem(where, "exactly the loser of the game has lost every Sleeve (F9.4)")
        if player.sleeve is not None and (player.sleeve in stable) == (not stable):
            yield Problem(where, f"lacks Sleeve {player.sleeve}, which fights (F9.4)")
    one, other = position.players
    shared = set(one.stable) & set(other.stable)
    if shared:
        yield Problem("players[1].stable", f"both players have Sleeve {min(shared)} (F9.4)")
    for a in one.stable:
        for b in other.stable:
            if not pack.is_dealable((a - 1, stack_of(one)), (b - 1, stack_of(other))):
                yield Problem("players[1].stable", f"Sleeves {a} and {b} cannot meet (F1.3)")


def _size_problems(position: Position) -> Iterator[Problem]:
    for n, player in enumerate(position.players):
        stable = player.stable
        if len(set(stable)) < len(stable) or len(stable) > STABLE_SIZE:
            yield Problem(
                f"players[{n}].stable", f"must be at most {STABLE_SIZE} different Sleeves (F9.4)"
            )


def _bout_problems(position: Position) -> Iterator[Problem]:
    """Check the number of the bout against the lost Sleeves: each bout costs one."""
    lost = [STABLE_SIZE - len(player.stable) for player in position.players]
    past = sum(lost)
    wanted = past if position.situation in ("over", "sleeve") else past + 1
    if position.round != wanted:
        yield Problem("round", f"{position.round}; {past} Sleeves are lost: must be {wanted}")
    elif position.situation == "sleeve" and position.round > 0:
        if position.to_act is not None and not lost[position.to_act]:
            yield Problem(
                "to_act", "the loser of the bout must choose, and must have lost a Sleeve (F9.4)"
            )
    for n, player in enumerate(position.players):
        if position.situation == "sleeve" and n in _choosers(position):
            if player.sleeve is not None:
                yield Problem(f"players[{n}].sleeve", "must be empty until it is chosen (F9.4)")


def _pick_problems(position: Position) -> Iterator[Problem]:
    """Check the first Sleeves, which are chosen in secret, seat 0 first."""
    is_second = position.situation == "sleeve" and position.round == 0 and position.to_act == 1
    one, other = position.players
    if is_second and one.pick not in one.stable:
        yield Problem("players[0].pick", "seat 0 has chosen one of its Sleeves (F9.4)")
    elif not is_second and one.pick is not None:
        yield Problem("players[0].pick", "must be empty: no choice is secret now (F9.4)")
    if other.pick is not None:
        yield Problem("players[1].pick", "must be empty: seat 1 chooses last (F9.4)")


def _survivor_problems(book: Book, position: Position) -> Iterator[Problem]:
    """Check the winner of the previous bout, who continues wounded (FR6)."""
    survivor = position.survivor
    is_wounded = book.survivor == options.SURVIVOR_WOUNDED
    has_won = position.round > (0 if position.situation == "sleeve" else 1)
    if (survivor is not None) != (is_wounded and has_won):
        wanted = (
            "must name the winner of the previous bout" if survivor is None else "must be empty now"
        )
        yield Problem("survivor", f"{wanted} (FR6)")
    elif survivor is not None:
        if position.situation == "sleeve" and survivor == position.to_act:
            yield Problem("survivor", "the loser of the bout did not survive it (FR6)")
        elif len(position.players[1 - survivor].stable) == STABLE_SIZE:
            yield Problem("survivor", "the opponent has lost no Sleeve (FR6)")
