"""Contributions to chance over HTTP: sealed by all, then revealed, then dealt."""

from __future__ import annotations

import hashlib

import pytest

from polling import eventually
from server.clients import BOT, ME, Client, Json
from undercard.table import contributions


def seal_of(commitment: str, word: str) -> str:
    return hashlib.sha256(f"{commitment}:{word}".encode()).hexdigest()


async def now_at(client: Client, table: str) -> Json:
    now: Json = (await client.look(table))["now"]
    return now


async def seal(client: Client, table: str, word: str) -> None:
    commitment = (await client.look(table))["about"]["commitment"]
    body = {"commitment": commitment, "seal": seal_of(commitment, word)}
    await client.post(f"/api/tables/{table}/seal", body)


async def reveal(client: Client, table: str, word: str, status: int = 200) -> Json:
    commitment = (await client.look(table))["about"]["commitment"]
    body = {"commitment": commitment, "word": word}
    return await client.post(f"/api/tables/{table}/reveal", body, status)


async def seated(ann: Client, ben: Client) -> str:
    table = await ann.make_table(contributes=True)
    await ben.step(table, {"step": "sit_down", "seat": 1, "contributes": True})
    return table


async def test_a_game_starts_when_all_have_sealed_and_revealed(ann: Client, ben: Client) -> None:
    table = await seated(ann, ben)
    await seal(ann, table, "a")
    assert (await reveal(ann, table, "a", 409))["error"] == "not_sealed"
    await seal(ben, table, "b")
    shown = await ann.look(table)
    seals = [seal_of(shown["about"]["commitment"], word) for word in "ab"]
    assert [it["seal"] for it in shown["now"]["given"]] == seals
    assert (await reveal(ben, table, "other", 422))["error"] == "bad_step"
    await reveal(ben, table, "b")
    assert (await now_at(ann, table))["phase"] == "open"
    await reveal(ann, table, "a")
    assert (await now_at(ann, table))["phase"] == "running"
    await ben.step(table, {"step": "resign", "seat": 1})
    assert (await now_at(ann, table))["proof"]["contributions"] == ["a", "b"]


async def test_a_table_of_one_person_needs_one_message(ann: Client) -> None:
    body = {"game": "fightdrome", "visibility": "practice", "seats": [ME, BOT]}
    made = await ann.post("/api/tables", {**body, "contributes": True}, 201)
    assert made["commitment"] == (await ann.look(made["table"]))["about"]["commitment"]
    await reveal(ann, made["table"], "mine")
    assert (await now_at(ann, made["table"]))["phase"] == "running"
    await ann.step(made["table"], {"step": "resign", "seat": 0})
    mine, bots = (await now_at(ann, made["table"]))["proof"]["contributions"]
    assert mine == "mine"
    assert len(bots) == 32


async def test_a_contribution_that_is_not_revealed_does_not_stop_the_game(
    ann: Client, ben: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contributions, "REVEAL_SECONDS", 0.2)
    table = await seated(ann, ben)
    await seal(ann, table, "a")
    # The last player reveals at once, so that the time begins with this step and not before it.
    await reveal(ben, table, "b")

    async def is_running() -> bool:
        return bool((await now_at(ben, table))["phase"] == "running")

    await eventually(is_running)
    await ben.step(table, {"step": "resign", "seat": 1})
    assert (await now_at(ann, table))["proof"]["contributions"] == ["", "b"]


async def test_players_of_a_quick_match_and_a_rematch_contribute(ann: Client, ben: Client) -> None:
    wanted = {"game": "fightdrome", "contributes": True}
    first = await ann.post("/api/quick-match", wanted)
    await seal(ann, first["table"], "a")
    second = await ben.post("/api/quick-match", wanted)
    assert second["commitment"] == first["commitment"]
    await reveal(ben, first["table"], "b")
    await reveal(ann, first["table"], "a")
    await ben.step(first["table"], {"step": "resign", "seat": 1})
    path = f"/api/tables/{first['table']}/rematch"
    again = await ann.post(path, {"contributes": True}, 201)
    assert again["commitment"] != first["commitment"]
    await ben.post(path, {}, 201)
    assert (await now_at(ann, again["table"]))["phase"] == "open"
    await reveal(ann, again["table"], "c")
    assert (await now_at(ann, again["table"]))["phase"] == "running"


async def test_a_revealed_word_is_followed_by_the_deal_and_not_by_another_seat(
    ann: Client, ben: Client
) -> None:
    """A player who has read another's word cannot leave and sit down for another deal."""
    table = await seated(ann, ben)
    await seal(ann, table, "a")
    await seal(ben, table, "b")
    await reveal(ann, table, "a")
    before = (await now_at(ben, table))["given"]
    leave = {"step": "leave_seat", "seat": 1}
    assert (await ben.step(table, leave, 409))["error"] == "already_revealed"
    withdrawn = await ben.post("/api/quick-match/withdraw", {"game": "fightdrome"})
    assert withdrawn == {"table": None}
    assert (await now_at(ben, table))["given"] == before
    await reveal(ben, table, "b")
    await ben.step(table, leave)
    assert (await now_at(ann, table))["seats"][1]["away"]


async def test_a_quick_match_cannot_be_withdrawn_after_a_word_was_revealed(
    ann: Client, ben: Client
) -> None:
    wanted = {"game": "fightdrome", "contributes": True}
    table = (await ann.post("/api/quick-match", wanted))["table"]
    await seal(ann, table, "a")
    await ben.post("/api/quick-match", wanted)
    await seal(ben, table, "b")
    await reveal(ben, table, "b")
    for client in (ann, ben):
        withdrawn = await client.post("/api/quick-match/withdraw", {"game": "fightdrome"})
        assert withdrawn == {"table": table}, "the game is about to begin"
    await reveal(ann, table, "a")
    assert (await now_at(ann, table))["phase"] == "running"


async def test_a_challenge_is_not_left_after_a_word_was_revealed(ann: Client, ben: Client) -> None:
    account = {"name": "Bea", "password": "long enough"}
    await ben.post("/api/account", account, 201)
    body = {"people": ["Bea"], "table": {"game": "fightdrome", "contributes": True}}
    table = (await ann.post("/api/challenges", body, 201))["table"]
    await ben.post(f"/api/tables/{table}/accept", {"contributes": True})
    await seal(ann, table, "a")
    await seal(ben, table, "b")
    await reveal(ben, table, "b")
    assert await ann.post(f"/api/tables/{table}/withdraw", None) == {"done": False}
    await reveal(ann, table, "a")
    assert (await now_at(ann, table))["phase"] == "running"


async def test_a_game_that_its_creator_starts_begins_after_the_words_were_revealed(
    ann: Client, ben: Client
) -> None:
    """Nobody may leave then, so the creator cannot keep the others waiting."""
    table = await ann.make_table(contributes=True, starts_when_full=False)
    await ben.step(table, {"step": "sit_down", "seat": 1, "contributes": True})
    await seal(ann, table, "a")
    await seal(ben, table, "b")
    assert (await now_at(ann, table))["phase"] == "open"
    await reveal(ben, table, "b")
    await reveal(ann, table, "a")
    assert (await now_at(ann, table))["phase"] == "running"
