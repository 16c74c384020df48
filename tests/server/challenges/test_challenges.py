"""Challenges: from the request to the game, and every other end."""

from __future__ import annotations

import time

import pytest
from starlette.applications import Starlette

from server.clients import ME, OPEN, Client, Json
from server.company import Company
from server.people.conftest import Clock
from undercard.server.challenges.errors import SeatReserved, TooManyChallenges
from undercard.server.challenges.queries import EXPIRES_SECONDS
from undercard.server.challenges.service import MOST_PENDING, Challenges
from undercard.server.http.errors import Blocked

CLOCK = {"kind": "fischer", "base": 180.0, "increment": 5.0}
TERMS = {"game": "fightdrome", "clock": CLOCK, "rated": True, "seats": [OPEN, ME]}


@pytest.fixture
async def bea(ben: Client) -> Client:
    """Ben, with an account."""
    await ben.post("/api/account", {"name": "Bea", "password": "correct horse"}, 201)
    return ben


async def challenge(by: Client, *people: str, **more: object) -> str:
    body = {"people": people or ("BEA",), "table": {**TERMS, **more}}
    return str((await by.post("/api/challenges", body, 201))["table"])


async def kinds(client: Client) -> list[str]:
    return [it["kind"] for it in (await client.get("/api/me/notices"))["notices"]]


async def incoming(client: Client) -> list[Json]:
    return list((await client.get("/api/me/challenges"))["incoming"])


async def outgoing(client: Client) -> list[Json]:
    return list((await client.get("/api/me/challenges"))["outgoing"])


async def test_an_accepted_challenge_is_a_game_under_its_terms(ann: Client, bea: Client) -> None:
    table = await challenge(ann)
    [offered] = await incoming(bea)
    about = offered["line"]["about"]
    assert (offered["table"], offered["by"]["name"], offered["state"]) == (table, "Ann", "pending")
    assert (about["rated"], about["clock"]) == (True, CLOCK)
    assert offered["expires_at"] == offered["at"] + EXPIRES_SECONDS
    assert await kinds(bea) == ["invited"]
    await bea.post(f"/api/tables/{table}/accept", {})
    now = (await ann.look(table))["now"]
    assert now["phase"] == "running"
    assert [it["person"]["name"] for it in now["seats"]] == ["Bea", "Ann"]
    assert await incoming(bea) == await outgoing(ann) == []
    assert (await bea.post(f"/api/tables/{table}/accept", {}, 409))["error"] == "no_challenge"


async def test_both_contribute_to_chance_before_the_deal(ann: Client, bea: Client) -> None:
    table = await challenge(ann, contributes=True)
    await bea.post(f"/api/tables/{table}/accept", {"contributes": True})
    assert (await ann.look(table))["now"]["phase"] == "open"
    assert await kinds(ann) == ["accepted"], "the game waits for the challenger"
    for client in (ann, bea):
        await client.post(f"/api/tables/{table}/seal", {})
    assert (await ann.look(table))["now"]["phase"] == "running"
    assert "accepted" not in await kinds(ann)


async def test_only_the_challenged_person_finds_the_table_and_may_sit(
    app: Starlette, ann: Client, bea: Client
) -> None:
    table = await challenge(ann)
    assert (await bea.get("/api/tables"))["tables"] == []
    async with Client.of(app) as cem:
        await cem.enter("Cem")
        sit = {"step": "sit_down", "seat": 0}
        assert (await cem.step(table, sit, 403))["error"] == "seat_reserved"
    await bea.step(table, {"step": "sit_down", "seat": 0})
    listed = (await bea.get("/api/tables"))["tables"]
    assert [it["table"] for it in listed] == [table], "the game is public"
    await bea.step(table, {"step": "resign", "seat": 0})
    await bea.post(f"/api/tables/{table}/rematch", {}, 201)


async def test_a_declined_challenge_has_a_reason(ann: Client, bea: Client) -> None:
    table = await challenge(ann)
    assert await bea.post(f"/api/tables/{table}/decline", {"reason": "clock"}) == {"done": True}
    assert await incoming(bea) == []
    [answer] = await outgoing(ann)
    assert (answer["state"], answer["reason"], answer["to"]["name"]) == ("declined", "clock", "Bea")
    notice = (await ann.get("/api/me/notices"))["notices"][0]
    assert (notice["kind"], notice["by"]) == ("declined", "Bea")
    assert (await bea.post(f"/api/tables/{table}/accept", {}, 409))["error"] == "no_challenge"
    assert await bea.post(f"/api/tables/{table}/decline", {}) == {"done": False}
    again = await challenge(ann)
    assert [it["table"] for it in await outgoing(ann)] == [again], "it replaces the answered one"


async def test_a_withdrawn_challenge_and_its_table_are_gone(ann: Client, bea: Client) -> None:
    table = await challenge(ann)
    assert await bea.post(f"/api/tables/{table}/withdraw", None) == {"done": False}
    assert await ann.post(f"/api/tables/{table}/withdraw", None) == {"done": True}
    assert await incoming(bea) == await outgoing(ann) == []
    assert (await ann.get(f"/api/tables/{table}", 404))["error"] == "unknown_table"


async def test_an_open_table_takes_challenges_too(ann: Client, bea: Client) -> None:
    table = await ann.make_table()
    path, body = f"/api/tables/{table}/invite", {"name": "BEA"}
    assert (await ann.post(path, {"name": "Nobody"}, 404))["error"] == "unknown_person"
    assert (await bea.post(path, body, 409))["error"] == "not_open"
    await ann.post(path, body)
    await ann.post(path, body)
    assert len(await incoming(bea)) == 1
    assert await ann.post(f"/api/tables/{table}/withdraw", None) == {"done": True}
    assert (await ann.look(table))["now"]["phase"] == "open", "the table was not made for it"
    await ann.post(path, body)
    await bea.step(table, {"step": "sit_down", "seat": 1})
    assert "invited" not in await kinds(bea)
    assert (await ann.post(path, body, 409))["error"] == "not_open"


async def test_refused_challenges_leave_no_table(ann: Client, bea: Client) -> None:
    body = {
        "people": ["Bea"],
        "table": {**TERMS, "seats": [ME, {"kind": "bot", "level": "random"}]},
    }
    assert (await ann.post("/api/challenges", body, 400))["error"] == "malformed"
    unrated = {"people": ["Bea"], "table": {**TERMS, "visibility": "private"}}
    assert (await ann.post("/api/challenges", unrated, 422))["error"] == "cannot_be_rated"
    ann_id = (await ann.get("/api/me"))["me"]["id"]
    await bea.post(f"/api/people/{ann_id}/block", None)
    refused = await ann.post("/api/challenges", {"people": ["Bea"], "table": TERMS}, 403)
    assert refused["error"] == "blocked"
    assert (await ann.get("/api/me/games"))["current"] == []


async def test_a_challenge_expires(company: Company) -> None:
    """On both databases; a guest is challenged by id, as after a game."""
    clock = Clock()
    clock.at = time.time()
    challenges = Challenges(company.database, clock)
    ann, guest = await company.account("Ann"), await company.guest("Guest")
    table = await company.table(ann, invited_only=True)
    await company.sit(table, 0, ann)
    sent: list[tuple[str, ...]] = []
    challenges.notify = lambda *notice: sent.append(notice)
    others = await challenges.find_people(ann, [guest.id])
    await challenges.add(table, "fightdrome", ann, others)
    await challenges.add(table, "fightdrome", ann, others)
    assert sent == [("invited", table, "fightdrome", guest.id)], "a repetition is no news"
    status = await company.tables.status(table)
    await challenges.check_seat(status, guest)
    clock.at += EXPIRES_SECONDS
    assert await challenges.to(guest.ids) == []
    assert [it.state for it in await challenges.by(ann)] == ["expired"]
    assert not await challenges.decline(table, "fightdrome", guest, "")
    with pytest.raises(SeatReserved):
        await challenges.check_seat(status, guest)


async def test_a_block_holds_for_the_seat_of_an_adopted_guest(company: Company) -> None:
    """Ben sat down as a guest and signed in later: the seat is Ben's."""
    ann, ben, guest = [
        await company.account("Ann"),
        await company.account("Ben"),
        await company.guest("Guest"),
    ]
    table = await company.table(guest)
    await company.sit(table, 0, guest)
    await company.people.sign_in("Ben", "long enough", guest)
    await company.friends.block(ann, ben.id)
    with pytest.raises(Blocked):
        await company.challenges.check_seat(await company.tables.status(table), ann)


async def test_few_challenges_of_one_person_are_open(company: Company) -> None:
    ann = await company.account("Ann")
    others = [await company.guest(f"Guest {n}") for n in range(MOST_PENDING + 1)]
    table = await company.table(ann)
    for other in others[:-1]:
        found = await company.challenges.find_people(ann, [other.id])
        await company.challenges.add(table, "fightdrome", ann, found)
    with pytest.raises(TooManyChallenges):
        await company.challenges.find_people(ann, [others[-1].id])
