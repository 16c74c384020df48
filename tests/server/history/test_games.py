"""Finished games: filters, search, pages, what others see, the ladder, and the export."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import delete, func, insert, select

from polling import eventually
from server.clients import BOT, ME, Client, Json, act
from server.company import Company
from undercard.cli.main import main
from undercard.server.db.people import Identity
from undercard.server.db.schema import played, played_facts, unsettled
from undercard.server.history.queries import Filters
from undercard.table.seats import Bot
from undercard.table.steps import Resign


async def settled(company: Company, winner: Identity, loser: Identity, **more: object) -> str:
    table = await company.finished(winner, loser, **more)  # type: ignore[arg-type]
    await company.ratings.settle(table)
    return table


async def found(
    company: Company, who: Identity, hidden: bool = True, **wanted: object
) -> list[str]:
    filters = Filters(**wanted)  # type: ignore[arg-type]
    page = await company.history.page(who.ids, None, 50, hidden=hidden, filters=filters)
    return [one.table.table for one in page.finished]


async def test_filters_and_search(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    won = await settled(company, ann, ben)
    lost = await settled(company, cem, ann)
    private = await settled(company, ann, cem, visibility="private")
    assert await found(company, ann) == [private, lost, won]
    assert await found(company, ann, verdict="won") == [private, won]
    assert await found(company, ann, opponent=cem.id) == [private, lost]
    assert await found(company, ann, mode="friends") == [private]
    assert await found(company, ann, search="cE") == [private, lost]
    assert await found(company, ann, search="nobody") == []
    assert await found(company, ann, game="survive") == []
    [game] = (await company.history.page(ann.ids, None, 1, hidden=True)).finished
    assert game.traits is not None
    [stack] = game.traits["stack"]
    assert private in await found(company, ann, trait=f"stack:{stack}")
    assert await found(company, ann, trait="stack:Nobody") == []
    # A private game belongs to its players.
    assert await found(company, ann, hidden=False) == [lost, won]


async def test_all_opponents_are_known(company: Company) -> None:
    ann, ben, cem = [await company.guest(name) for name in ("Ann", "Ben", "Cem")]
    for other in (cem, ben, ben):
        await settled(company, ann, other)
    table = await company.started(ann, Bot("level1"))
    await company.tables.post(table, Resign(at=0.0, by=ann.id, seat=0))
    await company.ratings.settle(table)
    met = await company.history.opponents(ann.ids)
    assert [it.name or it.bot for it in met] == ["Ben", "level1", "Cem"]
    assert [(it.person, it.game) for it in met] == [
        (ben.id, None),
        (None, "fightdrome"),
        (cem.id, None),
    ]
    await company.people.account.leave(ben, None)
    assert [it.name or it.bot for it in await company.history.opponents(ann.ids)] == [
        "level1",
        "Cem",
    ]
    made = await company.people.make_account("Anna", "long enough", ann)
    assert len(await company.history.opponents(made.who.ids)) == 2
    anna = (await company.people.sign_in("Anna", "long enough", cem)).who
    assert [it.bot for it in await company.history.opponents(anna.ids)] == ["level1"]


async def test_pages_are_complete_when_games_end_together(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    tables = {await settled(company, ann, ben) for _ in range(5)}
    at = played.update().values(at=1.0)
    await company.database.write(lambda db: db.execute(at))
    seen, cursor = list[str](), None
    for _ in range(3):
        page = await company.history.page(ann.ids, cursor, 2, hidden=True)
        seen += [one.table.table for one in page.finished]
        cursor = page.next
    assert cursor is None
    assert len(seen) == 5
    assert set(seen) == tables


async def test_a_guest_takes_the_games_along(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await settled(company, ann, ben)
    made = await company.people.make_account("Anna", "long enough", ann)
    assert await found(company, made.who) == [table]
    await company.account("Benjamin")
    adopted = (await company.people.sign_in("Benjamin", "long enough", ben)).who
    assert await found(company, adopted) == [table]


async def test_games_against_an_own_guest_are_on_the_pages_once(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    tables = {await settled(company, ann, ben) for _ in range(3)}
    await company.people.make_account("Anna", "long enough", ann)
    anna = (await company.people.sign_in("Anna", "long enough", ben)).who
    first = await company.history.page(anna.ids, None, 2, hidden=True)
    second = await company.history.page(anna.ids, first.next, 2, hidden=True)
    seen = [one.table.table for page in (first, second) for one in page.finished]
    assert (len(seen), set(seen), second.next) == (3, tables, None)


async def test_old_games_are_listed_without_rating_them_again(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await settled(company, ann, ben)
    [before] = await company.ratings.of(ann.id)

    def forget(db):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        for rows in (played, played_facts):
            db.execute(delete(rows))
        db.execute(insert(unsettled).values(table_id=table, at=0.0))

    await company.database.write(forget)
    assert await company.ratings.settle_missed() == 1
    assert [before] == await company.ratings.of(ann.id)
    [game] = (await company.history.page(ann.ids, None, 1, hidden=True)).finished
    assert game.after == pytest.approx(before.skill.rating)
    assert await company.ratings.settle_missed() == 0
    count = select(func.count()).select_from(played)
    assert await company.database.read(lambda db: db.scalar(count)) == 2


async def test_streaks_and_curve(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    for winner, loser in ((ann, ben), (ann, ben), (ben, ann), (ann, ben)):
        await settled(company, winner, loser)
    statistics = (await company.history.summary(ann.ids, hidden=True)).statistics
    assert (statistics.streaks.current, statistics.streaks.best) == (1, 2)
    assert len(statistics.curves) == 4
    [now] = await company.ratings.of(ann.id)
    assert statistics.curves[-1].rating == pytest.approx(now.skill.rating)
    [results] = statistics.games.values()
    assert (results.won, results.lost, results.drawn) == (3, 1, 0)


async def play_bot(client: Client, takes_back: bool = False, **body: object) -> str:
    """Act once against a bot, then resign."""
    table = await client.make_table(seats=[ME, BOT], visibility="practice", **body)

    async def is_turn() -> bool:
        return bool((await client.look(table))["now"]["view"]["legal"])

    await eventually(is_turn)
    await client.step(table, act((await client.look(table))["now"]))
    if takes_back:
        await client.step(table, {"step": "ask_takeback", "seat": 0})
    await client.step(table, {"step": "resign", "seat": 0})
    return table


async def own_result(client: Client, table: str) -> Json:
    return await client.get(f"/api/me/games/{table}")


async def test_the_usual_game_against_a_level_is_rated(ann: Client, ben: Client) -> None:
    result = await own_result(ann, await play_bot(ann))
    assert result["game"]["pool"] == "bots"
    assert result["game"]["rating_change"] < 0
    assert (result["next"]["level"], result["next"]["tally"]["lost"]) == ("level1", 1)
    person = (await ann.get("/api/me"))["me"]["id"]
    own = await ann.get(f"/api/people/{person}/profile")
    assert own["is_own"]
    assert [len(curve["points"]) for curve in own["curves"]] == [1]
    assert own["ladders"][0]["next"] == "level1"
    assert len(own["recent"]) == 1
    # The rating is public; the game is not.
    other = await ben.get(f"/api/people/{person}/profile")
    assert not other["is_own"]
    assert other["ratings"] == own["ratings"]
    assert (other["recent"], other["traits"], other["cards"], other["ladders"]) == ([], [], [], [])


@pytest.mark.parametrize("unusual", ["takeback", "option", "unrated"])
async def test_an_unusual_game_against_a_level_is_not_rated(ann: Client, unusual: str) -> None:
    bodies: dict[str, Json] = {
        "option": {"options": {"breathing_space": True}},
        "unrated": {"rated": False},
    }
    table = await play_bot(ann, takes_back=unusual == "takeback", **bodies.get(unusual, {}))
    game = (await own_result(ann, table))["game"]
    assert (game["verdict"], game["rating_change"]) == ("lost", None)


async def test_a_search_for_a_bot_finds_only_the_game_that_names_it(ann: Client) -> None:
    for game in ("fightdrome", "survive"):
        await play_bot(ann, game=game)
    found = await ann.get("/api/me/games", search="tin mickey")
    assert [game["game"] for game in found["finished"]] == ["fightdrome"]


async def test_the_export_is_valid(
    ann: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [await play_bot(ann) for _ in range(2)]
    for table in tables:
        await own_result(ann, table)
    reply = await ann.http.get("/api/me/records")
    assert reply.headers["content-type"] == "application/x-ndjson"
    file = tmp_path / "games.ndjson"
    file.write_bytes(reply.content)
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.count(": valid: ") == 2
    file.write_bytes(reply.content.replace(b'"actions":["', b'"actions":["W","', 1))
    assert main(["verify", str(file)]) == 1


async def test_a_shared_game_has_no_result(company: Company) -> None:
    ann = await company.guest("Ann")
    table = await company.started(ann, ann, visibility="practice")
    await company.tables.post(table, Resign(at=0.0, by=ann.id, seat=1))
    await company.ratings.settle(table)
    [game] = (await company.history.page(ann.ids, None, 1, hidden=True)).finished
    assert (game.mode, game.verdict) == ("shared", None)
