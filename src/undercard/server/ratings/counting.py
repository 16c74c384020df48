"""Which games count, in which pool, and how they ended for each seat.

A game between people counts among people. One against bots counts in a pool of its own: a bot's
level is a fixed, measured yardstick and always there, so a rating against it says how strong one
is, but mixed with the others it could be worked up without ever meeting anybody.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from undercard.bots.bot_set import bot_set
from undercard.server.ratings.model import Skill, measured
from undercard.server.tables.standing import Standing
from undercard.table.seats import Seat

Pool: TypeAlias = Literal["people", "bots"]


def pool_of(standing: Standing) -> Pool | None:
    """None where the game does not count: not rated, or over before everybody had acted."""
    about = standing.about
    if standing.phase != "finished" or not about.rated or about.visibility != "public":
        return None
    people = people_of(standing)
    if any(seat.person is not None and seat.person.is_bot for seat in standing.seats):
        return None  # a bot account's strength is its author's to change at any time
    if len(set(people)) < len(people) or not standing.acted.issuperset(people):
        return None
    if len(people) == len(standing.seats):
        return "people"
    bots = [seat.bot.level for seat in standing.seats if seat.person is None and seat.bot]
    is_known = all(skill_of_level(about.game, level) is not None for level in bots)
    return "bots" if len(people) == 1 and is_known else None


def people_of(standing: Standing) -> list[str]:
    """By id, in the order of their seats; also those for whom a bot played on."""
    return [seat.person.id for seat in standing.seats if seat.person is not None]


def ranks_of(standing: Standing) -> list[int]:
    """For each seat: 0 for the winners. Who gave up is last, wherever their stand-in ended."""
    result = standing.result
    assert result is not None
    places = [
        (seat.out is not None, number not in result.winners, -result.scores[number])
        for number, seat in enumerate(standing.seats)
    ]
    is_shared = len(result.winners) == len(standing.seats)
    return [0 if is_shared else sorted(set(places)).index(place) for place in places]


def skill_of(game: str, seat: Seat) -> Skill | None:
    """Of a bot by itself; None for a person."""
    return skill_of_level(game, seat.bot.level) if seat.bot and not seat.person else None


def skill_of_level(game: str, name: str) -> Skill | None:
    """Return the skill that `undercard lab ladder` measured; None if it did not."""
    bots = bot_set(game)
    level = bots.level(name)
    rated = bots.ladder.rating_of(level.number) if bots.ladder and level else None
    return None if rated is None else measured(rated.rating, rated.margin)
