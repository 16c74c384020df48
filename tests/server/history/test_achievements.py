"""Achievements are written with the game, shown once, kept private, taken along and deleted."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import Connection, delete, func, insert, select, update

from server.clients import Client
from server.company import Company
from server.history.test_games import own_result, play_bot
from undercard.kernel import achievements as kernel
from undercard.kernel.achievements import Achievement, AchievementSet
from undercard.server.db.people import Identity
from undercard.server.db.schema import achievements, played, unsettled
from undercard.server.history.achievements import Earned
from undercard.table.seats import Bot
from undercard.table.steps import ComeBack, LeaveSeat, Resign, TakeOver

EASY = AchievementSet(
    lambda game, moments: [moments] * game.seats,
    (
        Achievement("begun", "F1.1", lambda moments: len(moments) > 1),
        Achievement("endless", "F9.1", lambda moments: len(moments) > 10_000),
    ),
)


@pytest.fixture(autouse=True)
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game with an action earns `begun`: the real ones are tested in `tests/games`."""
    monkeypatch.setattr(kernel, "achievement_set", lambda _: EASY)


async def settled(company: Company, winner: Identity, loser: Identity, **more: object) -> str:
    table = await company.finished(winner, loser, **more)  # type: ignore[arg-type]
    await company.ratings.settle(table)
    return table


async def earned(company: Company, who: Identity, hidden: bool = True) -> list[tuple[str, int]]:
    found = await company.history.achievements(who.ids, hidden=hidden)
    return [(it.table, it.count) for it in found]


async def new_in(company: Company, who: Identity, table: str) -> list[str]:
    found = await company.history.result(who.ids, table)
    assert found is not None
    return found.earned


async def test_the_first_game_counts(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    first, second = [await settled(company, ann, ben) for _ in range(2)]
    assert await earned(company, ann) == [(first, 2)]
    assert await new_in(company, ann, first) == ["begun"]
    assert await new_in(company, ann, second) == []


async def test_private_games_earn_nothing_for_others(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    private = await settled(company, ann, ben, visibility="private")
    assert await earned(company, ann, hidden=False) == []
    public = await settled(company, ann, ben)
    assert await earned(company, ann, hidden=False) == [(public, 1)]
    assert await earned(company, ann) == [(private, 2)]


async def test_help_earns_nothing(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.started(ann, ben)
    post = company.tables.post
    acted = [await company.act(table, seat, who) for seat, who in enumerate((ann, ben))]
    assert any(acted)
    await post(table, LeaveSeat(at=0.0, by=ben.id, seat=1))
    await post(table, TakeOver(at=0.0, seat=1, bot=Bot("level1")))
    await post(table, ComeBack(at=0.0, by=ben.id, seat=1))
    await post(table, Resign(at=0.0, by=ann.id, seat=0))
    await company.ratings.settle(table)
    assert await earned(company, ann) == [(table, 1)]
    assert await earned(company, ben) == []


async def test_several_seats_earn_nothing(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await company.started(ann, ann, visibility="practice")
    await company.tables.post(table, Resign(at=0.0, by=ann.id, seat=1))
    await company.ratings.settle(table)
    assert await earned(company, ann) == []


async def test_old_games_are_awarded_in_any_order(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    tables = [await settled(company, ann, ben) for _ in range(2)]

    def forget(db: Connection) -> None:
        db.execute(delete(achievements))
        for at, table in enumerate(reversed(tables)):
            db.execute(insert(unsettled).values(table_id=table, at=float(at)))

    await company.database.write(forget)
    assert await company.ratings.settle_missed() == 2
    assert await earned(company, ann) == [(tables[0], 2)]
    # Settling again changes nothing.
    await company.ratings.settle(tables[1])
    assert await earned(company, ann) == [(tables[0], 2)]


async def test_games_that_ended_together_have_one_first(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    tables = sorted([await settled(company, ann, ben) for _ in range(2)])
    same = update(achievements).values(at=1.0)
    await company.database.write(lambda db: db.execute(same))
    assert await earned(company, ann) == [(tables[0], 2)]
    assert [await new_in(company, ann, table) for table in tables] == [["begun"], []]


async def test_a_guest_takes_achievements_along_and_deletion_removes_them(
    company: Company,
) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    await company.account("Benjamin")
    table = await settled(company, ann, ben)
    ben = (await company.people.sign_in("Benjamin", "long enough", ben)).who
    assert await earned(company, ben) == [(table, 1)]
    await settled(company, ann, ben)
    assert await earned(company, ben) == [(table, 2)]
    await company.people.account.leave(ben, "long enough")
    # A game that is settled again does not bring them back.
    await company.ratings.settle(table)
    counts = [
        select(func.count()).where(rows.c.person_id.in_(ben.ids)) for rows in (achievements, played)
    ]
    found = await company.database.read(lambda db: [db.scalar(count) for count in counts])
    assert found == [0, 0]
    assert await earned(company, ann) != []


async def test_a_profile_shows_all_achievements_and_the_file_only_earned_ones(
    ann: Client, ben: Client
) -> None:
    await own_result(ann, await play_bot(ann))
    person = (await ann.get("/api/me"))["me"]["id"]
    page = await ann.get(f"/api/people/{person}/achievements")
    assert page["is_own"]
    assert {game["game"] for game in page["games"]} >= {"fightdrome", "survive"}
    assert all(len(game["achievements"]) == 24 for game in page["games"] if game["achievements"])
    other = await ben.get(f"/api/people/{person}/achievements")
    assert not other["is_own"]
    assert not any(one["count"] for game in other["games"] for one in game["achievements"])
    reply = await ann.http.get("/api/me/achievements")
    assert "attachment" in reply.headers["content-disposition"]
    exported = msgspec.json.Decoder(Earned).decode_lines(reply.content)
    assert [(it.achievement, it.count) for it in exported] == [("begun", 1)]
