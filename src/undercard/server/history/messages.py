"""Games and profiles as messages for clients."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from undercard.kernel.achievements import achievement_set
from undercard.kernel.plugin import game_names
from undercard.server.db.people import Profile
from undercard.server.history import wire
from undercard.server.history.achievements import Earned
from undercard.server.history.archive import BOT, TRAIT
from undercard.server.history.ladder import climb_of, tally_of
from undercard.server.history.queries import PastOpponent, Played
from undercard.server.history.service import ProfileContent
from undercard.server.history.statistics import Statistics, level_results
from undercard.server.http.wire import PersonName, Pool, RatingInfo
from undercard.server.tables.status import seats_of
from undercard.table.seats import Person, Seat

Names = Mapping[str, str | None]


def games_shown(
    played: Sequence[Played], names: Names, ids: Sequence[str]
) -> tuple[wire.GamePlayed, ...]:
    return tuple(game_shown(one, names, ids) for one in played)


def game_shown(played: Played, names: Names, ids: Sequence[str]) -> wire.GamePlayed:
    table, line = played.table, played.table.line
    change = None
    if played.before is not None and played.after is not None:
        # The difference of the ratings as they are shown.
        change = round(played.after) - round(played.before)
    return wire.GamePlayed(
        table=table.table,
        game=line.about.game,
        state=table.state,
        visibility=line.about.visibility,
        mode=played.mode,
        is_rated=line.about.rated,
        at=played.at,
        players=tuple(_player(names, n, seat) for n, seat in enumerate(line.seats)),
        seats=seats_of(line.seats, *ids),
        result=line.result,
        verdict=played.verdict,
        actions=played.actions,
        seconds=played.seconds,
        traits=played.traits or {},
        pool=played.pool,
        rating=None if played.after is None else round(played.after),
        rating_change=change,
    )


def _player(names: Names, number: int, seat: Seat) -> wire.Player:
    person = None if seat.person is None else _person(names, seat.person)
    return wire.Player(seat=number, person=person, bot=seat.bot.level if seat.bot else None)


def _person(names: Names, person: Person) -> PersonName:
    """Return a person with the current name; an unknown person keeps the name at the seat."""
    return PersonName(id=person.id, name=names.get(person.id, person.name))


def opponents_shown(opponents: Sequence[PastOpponent]) -> tuple[wire.OpponentInfo, ...]:
    return tuple(
        wire.OpponentInfo(
            person=None if it.person is None else PersonName(id=it.person, name=it.name),
            game=it.game,
            bot=it.bot,
        )
        for it in opponents
    )


def profile_page(
    found: Profile, ratings: tuple[RatingInfo, ...], summary: ProfileContent, *, is_own: bool
) -> wire.ProfilePage:
    page, statistics = summary.page, summary.statistics
    longest = statistics.longest
    return wire.ProfilePage(
        person=PersonName(id=found.id, name=found.name),
        is_own=is_own,
        has_account=found.has_account,
        since=found.since,
        ratings=ratings,
        curves=_curves(statistics),
        tallies=tuple(
            wire.GameTally(game=game, mode=mode, tally=tally_of(results))
            for (game, mode), results in sorted(statistics.games.items())
        ),
        ladders=_ladders(statistics),
        traits=_traits(statistics),
        cards=tuple(
            wire.CardCount(game=game, card=card, count=count)
            for game, cards in sorted(statistics.cards.items())
            for card, count in cards
        ),
        streak=statistics.streaks.current,
        best_streak=statistics.streaks.best,
        longest=None if longest is None else game_shown(longest, page.names, found.ids),
        current=games_shown(page.current, page.names, found.ids),
        recent=games_shown(page.finished, page.names, found.ids),
    )


def _curves(statistics: Statistics) -> tuple[wire.RatingCurve, ...]:
    points: dict[tuple[str, Pool], list[wire.RatingPoint]] = defaultdict(list)
    for it in statistics.curves:
        points[it.game, it.pool].append(wire.RatingPoint(at=it.at, rating=round(it.rating)))
    return tuple(
        wire.RatingCurve(game=game, pool=pool, points=tuple(of_one))
        for (game, pool), of_one in sorted(points.items())
    )


def _ladders(statistics: Statistics) -> tuple[wire.LadderClimb, ...]:
    """Return the ladders of the games in which the person has met a bot."""
    met = {game for game, fact, _ in statistics.facts if fact == BOT}
    known = [game for game in game_names() if game in met]
    return tuple(climb_of(game, level_results(statistics.facts, game)) for game in known)


def _traits(statistics: Statistics) -> tuple[wire.TraitTally, ...]:
    return tuple(
        wire.TraitTally(
            game=game, trait=fact.removeprefix(TRAIT), value=value, tally=tally_of(results)
        )
        for (game, fact, value), results in sorted(statistics.facts.items())
        if fact.startswith(TRAIT)
    )


def achievements_shown(earned: Sequence[Earned]) -> tuple[wire.GameAchievements, ...]:
    """Return the achievements of every game that has some; those no longer defined are left out."""
    found = {(it.game, it.achievement): it for it in earned}
    return tuple(
        wire.GameAchievements(
            game=game,
            achievements=tuple(
                _achievement(one.name, one.rule, found.get((game, one.name))) for one in defined
            ),
        )
        for game in game_names()
        if (defined := achievement_set(game).achievements)
    )


def _achievement(name: str, rule: str, earned: Earned | None) -> wire.AchievementShown:
    return wire.AchievementShown(
        achievement=name,
        rule=rule,
        at=None if earned is None else earned.at,
        table=None if earned is None else earned.table,
        count=0 if earned is None else earned.count,
    )
