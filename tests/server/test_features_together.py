"""Features that combine several services, over HTTP: matching, chat, rematches and histories."""

from __future__ import annotations

from starlette.applications import Starlette

from polling import eventually
from server.clients import BOT, ME, Client, Json, act, play

PASSWORD = "long enough"


async def me(client: Client) -> Json:
    found: Json = (await client.get("/api/me"))["me"]
    return found


async def is_rated(client: Client, person: str) -> bool:
    return bool((await client.get(f"/api/people/{person}"))["ratings"])


async def both_seated(ann: Client, ben: Client, **body: object) -> str:
    table = await ann.make_table(**body)
    await ben.step(table, {"step": "sit_down", "seat": 1})
    return table


async def resign(client: Client, table: str) -> None:
    seat = (await client.look(table))["now"]["seat"]
    await client.step(table, {"step": "resign", "seat": seat})


async def test_a_creator_may_start_manually(ann: Client, ben: Client) -> None:
    table = await both_seated(ann, ben, starts_when_full=False)
    assert (await ann.look(table))["now"]["phase"] == "open"
    assert (await ben.step(table, {"step": "start"}, 403))["error"] == "not_your_seat"
    await ann.step(table, {"step": "start"})
    assert (await ann.look(table))["now"]["phase"] == "running"


async def test_starting_a_started_game_is_no_error(ann: Client, ben: Client) -> None:
    table = await both_seated(ann, ben)
    started = await ann.step(table, {"step": "start"})
    shown = await ann.look(table)
    assert shown["log"][started["number"] - 1]["step"]["step"] == "start"
    await resign(ben, table)
    assert await ann.step(table, {"step": "start"}) == started


async def test_a_rematch_waits_for_its_players(ann: Client, ben: Client, stranger: Client) -> None:
    table = await both_seated(ann, ben)
    path = f"/api/tables/{table}/rematch"
    assert (await ann.post(path, {}, 409))["error"] == "not_over"
    await resign(ann, table)
    await stranger.enter("Cem")
    assert (await stranger.post(path, {}, 403))["error"] == "not_your_seat"
    again = (await ann.post(path, {}, 201))["table"]
    assert (await stranger.look(table))["now"]["following"] == again
    assert (await ann.look(again))["now"]["phase"] == "open"
    assert (await ben.post(path, {}, 201))["table"] == again
    now = (await ann.look(again))["now"]
    assert (now["phase"], now["seat"]) == ("running", 1)


async def test_a_contribution_marks_a_player_as_present(
    ann: Client, ben: Client, stranger: Client
) -> None:
    table = await both_seated(ann, ben)
    await resign(ann, table)
    again = (await ann.post(f"/api/tables/{table}/rematch", {}, 201))["table"]
    await stranger.enter("Cem")
    path = f"/api/tables/{again}/seal"
    assert (await stranger.post(path, {}, 403))["error"] == "not_your_seat"
    await ben.post(path, {})
    assert (await ann.look(again))["now"]["phase"] == "running"


async def test_chat_over_http(ann: Client, ben: Client, stranger: Client) -> None:
    table = await both_seated(ann, ben)
    path = f"/api/tables/{table}/chat"
    line = (await ann.post(path, {"text": " good   luck "}, 201))["line"]
    assert (line["number"], line["text"], line["name"]) == (1, "good luck", "Ann")
    assert (await stranger.get(path))["lines"] == [line]
    assert (await stranger.post(path, {"text": "x"}, 401))["error"] == "not_signed_in"
    assert (await ben.post(path, {"text": "a\u202eb"}, 422))["error"] == "bad_line"
    nowhere = await ben.post("/api/tables/none/chat", {"text": "x"}, 404)
    assert nowhere["error"] == "unknown_table"
    await ben.post(f"{path}/1/report", {"reason": "too kind"})
    assert (await ben.post(f"{path}/2/report", {}, 404))["error"] == "unknown_line"
    assert (await ben.post(f"{path}/x/report", {}, 404))["error"] == "not_found"


async def test_blocking_over_http(ann: Client, ben: Client) -> None:
    table = await both_seated(ann, ben)
    await ann.post(f"/api/tables/{table}/chat", {"text": "noise"}, 201)
    noisy = (await me(ann))["id"]
    blocked = await ben.post(f"/api/people/{noisy}/block", None)
    assert blocked["blocked"] == [{"id": noisy, "name": "Ann"}]
    assert (await ben.get(f"/api/tables/{table}/chat"))["lines"] == []
    assert (await ben.post(f"/api/people/{noisy}/unblock", None))["blocked"] == []
    assert (await ben.post("/api/people/nobody/block", None, 404))["error"] == "unknown_person"


async def test_quick_match_over_http(ann: Client, ben: Client) -> None:
    wanted = {"game": "fightdrome"}
    first = await ann.post("/api/quick-match", wanted)
    assert first["is_waiting"]
    assert first["level"] == "level1"
    waiting = {"with_clock": 1, "without_clock": 0}
    assert await ben.get("/api/quick-match/fightdrome") == waiting
    matched = await ben.post("/api/quick-match", wanted)
    assert (matched["table"], matched["is_waiting"]) == (first["table"], False)
    clock = (await ann.look(first["table"]))["about"]["clock"]
    assert clock == {"kind": "fischer", "base": 180.0, "increment": 5.0}
    assert (await ann.look(first["table"]))["now"]["phase"] == "running"
    assert (await ann.post("/api/quick-match", {"game": "chess"}, 422))["error"] == "unknown_game"
    late = await ann.post("/api/quick-match/withdraw", {"game": "fightdrome"})
    assert late["table"] == first["table"]


async def test_a_game_is_found_on_both_pages_and_counts(ann: Client, ben: Client) -> None:
    table = await both_seated(ann, ben)
    assert [it["table"] for it in (await ann.get("/api/me/games"))["current"]] == [table]
    await play([ann, ben], table, most=6)
    await resign(ben, table)
    person = (await me(ben))["id"]
    await eventually(lambda: is_rated(ann, person))
    page = await ann.get(f"/api/people/{person}")
    assert page["person"]["name"] == "Ben"
    [game] = page["finished"]
    assert (game["verdict"], game["seats"], game["is_rated"]) == ("lost", [1], True)
    assert game["rating_change"] < 0
    assert [it["person"]["name"] for it in game["players"]] == ["Ann", "Ben"]
    assert (await ann.get("/api/me/games"))["finished"][0]["verdict"] == "won"
    assert page["ratings"][0]["is_provisional"]
    board = await ann.get("/api/leaderboard", game="fightdrome")
    assert board["ranked"] == []
    assert (await ann.get("/api/people/nobody", 404))["error"] == "unknown_person"


async def test_hidden_games_are_in_the_own_history_only(ann: Client, ben: Client) -> None:
    table = await both_seated(ann, ben, visibility="private")
    person = (await me(ann))["id"]
    assert (await ben.get(f"/api/people/{person}"))["current"] == []
    assert (await ann.get("/api/me/games"))["current"][0]["table"] == table


async def test_games_are_paged(ann: Client) -> None:
    for _ in range(3):
        table = await ann.make_table(seats=[ME, BOT], visibility="practice")
        await resign(ann, table)
    first = await ann.get("/api/me/games", limit=2)
    second = await ann.get("/api/me/games", limit=2, before=first["next"])
    tables = [game["table"] for page in (first, second) for game in page["finished"]]
    assert len(set(tables)) == 3
    assert second["next"] is None


async def test_an_account_takes_over_the_seat_of_its_guest(
    app: Starlette, ann: Client, ben: Client
) -> None:
    async with Client.of(app) as other:
        credentials = {"name": "Carla", "password": PASSWORD}
        await other.post("/api/account", credentials, 201)
    table = await both_seated(ann, ben, starts_when_full=False)
    guest = (await me(ann))["id"]
    assert (await ann.post("/api/sign-in", credentials))["me"]["also"] == [guest]
    await ann.step(table, {"step": "start"})
    for client in (ann, ben):
        now = (await client.look(table))["now"]
        if now["view"]["legal"]:
            await client.step(table, act(now))
    assert (await ann.look(table))["now"]["seat"] == 0
    sit: Json = {"step": "sit_down", "seat": 1}
    other_table = await ben.make_table()
    await ann.step(other_table, sit)
    games = (await ann.get("/api/me/games"))["current"]
    assert {game["table"] for game in games} == {table, other_table}


async def test_an_adopted_guest_has_no_second_seat(app: Starlette, ann: Client) -> None:
    async with Client.of(app) as other:
        credentials = {"name": "Carla", "password": PASSWORD}
        await other.post("/api/account", credentials, 201)
    table = await ann.make_table()
    await ann.post("/api/sign-in", credentials)
    refused = await ann.step(table, {"step": "sit_down", "seat": 1}, 409)
    assert refused["error"] == "seat_taken"


async def test_settings_name_and_deletion(stranger: Client) -> None:
    assert (await stranger.get("/api/me/settings", 401))["error"] == "not_signed_in"
    await stranger.post("/api/account", {"name": "Dora", "password": PASSWORD}, 201)
    assert (await stranger.get("/api/me/settings"))["theme"] == "auto"
    kept = await stranger.http.put("/api/me/settings", json={"theme": "light", "volume": 5})
    assert kept.status_code == 200
    assert (await stranger.get("/api/me/settings"))["volume"] == 5
    for bad in ({"theme": "pink"}, {"volume": 101}, {"unknown": 1}):
        assert (await stranger.http.put("/api/me/settings", json=bad)).status_code == 400
    foreign = {"origin": "http://elsewhere.test"}
    reply = await stranger.http.put("/api/me/settings", json={}, headers=foreign)
    assert reply.status_code == 403
    assert (await stranger.post("/api/me/name", {"name": "Theodora"}))["me"]["name"] == "Theodora"
    new = {"old": PASSWORD, "new": "even longer"}
    await stranger.post("/api/me/password", new)
    assert (await stranger.post("/api/me/password", new, 401))["error"] == "wrong_current_password"
    await stranger.post("/api/me/leave", {"password": "even longer"})
    assert await me(stranger) is None


async def test_the_lobby_shows_the_options_of_a_table(ann: Client, stranger: Client) -> None:
    await ann.make_table(options={"mode": "epic"}, rated=False, open_hands=3)
    await ann.make_table(options={"mode": "bout"})
    lines = (await stranger.get("/api/tables"))["tables"]
    usual, epic = (line["line"]["about"] for line in lines)
    assert (usual["options"], usual["rated"]) == ({}, True)
    assert (epic["options"], epic["rated"], epic["open_hands"]) == ({"mode": "epic"}, False, 3)


async def test_finished_games_can_be_found(ann: Client, ben: Client, stranger: Client) -> None:
    table = await both_seated(ann, ben)
    assert (await stranger.get("/api/tables", state="finished"))["tables"] == []
    await resign(ann, table)
    [line] = (await stranger.get("/api/tables", state="finished"))["tables"]
    assert (line["table"], line["line"]["result"]["winners"]) == (table, [1])
    assert (await stranger.get("/api/tables", state="finished", before=line["at"]))["tables"] == []
