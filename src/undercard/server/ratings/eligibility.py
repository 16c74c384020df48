"""Which games are rated, in which pool, and the ranks of their seats.

Games between people are rated in one pool, games against bots in another: a bot's level is fixed
and always available, so in a common pool a rating could be raised without ever meeting a person.
"""

from __future__ import annotations

from undercard.bots.bot_set import bot_set
from undercard.server.http.wire import Pool
from undercard.server.ratings.model import Skill, measured
from undercard.server.tables.status import TableStatus
from undercard.table.seats import Seat


def pool_of(status: TableStatus) -> Pool | None:
    """Return the pool, or None if the game does not count.

    A game that ended before all had acted counts if players resigned or left it, because they had
    seen their hands. It does not count if the time of a player ran out who was never there.
    """
    about, people = status.about, people_of(status)
    if status.phase != "finished" or not about.rated:
        return None
    if any(seat.person is not None and seat.person.is_bot for seat in status.seats):
        return None  # the author of a bot account may change its strength at any time
    if len(set(people)) < len(people) or status.returned or status.is_released:
        return None
    if not (status.acted.issuperset(people) or _was_left(status)):
        return None
    if len(people) == len(status.seats):
        return "people" if about.visibility == "public" else None
    return "bots" if _is_on_ladder(status) else None


def _is_on_ladder(status: TableStatus) -> bool:
    """Whether one person played levels of known strength, at the usual rules and without aid."""
    about = status.about
    is_usual = not about.options and about.box is None and not status.is_aided
    bots = [seat.bot.level for seat in status.seats if seat.person is None and seat.bot]
    is_known = all(skill_of_level(about.game, level) is not None for level in bots)
    return len(people_of(status)) == 1 and is_usual and is_known


def _was_left(status: TableStatus) -> bool:
    """Return whether players who had been there ended the game."""
    gone = [seat.person.id for seat in status.seats if seat.person and (seat.out or seat.away)]
    return bool(gone) and status.present.issuperset(gone)


def people_of(status: TableStatus) -> list[str]:
    """Return the ids of all people in the order of seats, including those replaced by a stand-
    in."""
    return [seat.person.id for seat in status.seats if seat.person is not None]


def ranks_of(status: TableStatus) -> list[int]:
    """Return the rank of each seat, 0 for winners. A player who resigned or left is last, whatever
    their stand-in achieved."""
    result = status.result
    assert result is not None
    places = [
        (seat.out is not None or seat.away, number not in result.winners, -result.scores[number])
        for number, seat in enumerate(status.seats)
    ]
    is_shared = len(result.winners) == len(status.seats)
    return [0 if is_shared else sorted(set(places)).index(place) for place in places]


def skill_of(game: str, seat: Seat) -> Skill | None:
    """Return the skill of a bot, or None for a person."""
    return skill_of_level(game, seat.bot.level) if seat.bot and not seat.person else None


def skill_of_level(game: str, name: str) -> Skill | None:
    """Return the skill that `undercard lab ladder` measured, or None."""
    bots = bot_set(game)
    level = bots.level(name)
    rated = bots.ladder.rating_of(level.number) if bots.ladder and level else None
    return None if rated is None else measured(rated.rating, rated.margin)
