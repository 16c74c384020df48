"""Sign-up by invitation, announcements, the audit log and the state of the server."""

from __future__ import annotations

from starlette.applications import Starlette

from server.clients import Client
from server.host.conftest import PASSWORD

ANN = {"name": "Ann", "password": PASSWORD}


async def test_an_invitation_makes_one_account(
    app: Starlette, host: Client, stranger: Client
) -> None:
    await host.http.put("/api/host/sign-up", json={"is_invite_only": True})
    assert (await stranger.get("/api/site"))["is_invite_only"]
    for path, body in (("/api/guest", {"name": "Ann"}), ("/api/account", ANN)):
        assert (await stranger.post(path, body, 403))["error"] == "not_invited"
    made = await host.post("/api/host/sign-up/links", {"note": "for Ann", "uses": 1})
    token = made["path"].removeprefix("/settings#invitation=")
    (link,) = (await host.get("/api/host/sign-up"))["links"]
    assert (link["note"], link["uses_left"]) == ("for Ann", 1)
    await stranger.post("/api/account", {**ANN, "invitation": token}, 201)
    assert (await host.get("/api/host/sign-up"))["links"] == []
    async with Client.of(app) as other:
        body = {"name": "Ben", "password": PASSWORD, "invitation": token}
        assert (await other.post("/api/account", body, 403))["error"] == "not_invited"
        await host.http.put("/api/host/sign-up", json={"is_invite_only": False})
        await other.enter("Ben")


async def test_a_refused_name_does_not_use_the_invitation_up(
    host: Client, stranger: Client
) -> None:
    await host.http.put("/api/host/sign-up", json={"is_invite_only": True})
    made = await host.post("/api/host/sign-up/links", {})
    token = made["path"].removeprefix("/settings#invitation=")
    taken = {"name": "Hana", "password": PASSWORD, "invitation": token}
    await stranger.post("/api/account", taken, 409)
    await stranger.post("/api/account", {**taken, "name": "Ann"}, 201)


async def test_an_ended_invitation_is_refused(host: Client, stranger: Client) -> None:
    await host.http.put("/api/host/sign-up", json={"is_invite_only": True})
    made = await host.post("/api/host/sign-up/links", {"uses": 5})
    (link,) = (await host.get("/api/host/sign-up"))["links"]
    assert (await host.post(f"/api/host/sign-up/links/{link['id']}/end", {}))["done"]
    token = made["path"].removeprefix("/settings#invitation=")
    await stranger.post("/api/account", {**ANN, "invitation": token}, 403)


async def test_everybody_sees_an_announcement_until_it_ends(host: Client, stranger: Client) -> None:
    await host.post("/api/host/announcements", {"text": "  Restart at 8  "})
    (shown,) = (await stranger.get("/api/site"))["announcements"]
    assert shown["text"] == "Restart at 8"
    await host.post(f"/api/host/announcements/{shown['id']}/end", {})
    assert (await stranger.get("/api/site"))["announcements"] == []
    await host.post("/api/host/announcements", {"text": " "}, 422)


async def test_the_site_names_the_origin_of_links(stranger: Client) -> None:
    origin = (await stranger.get("/api/site"))["origin"]
    assert origin == str(stranger.http.base_url).rstrip("/")


async def test_roles_are_shown_to_their_owners(
    host: Client, moderator: Client, ann: Client
) -> None:
    roles = [(await it.get("/api/site"))["role"] for it in (host, moderator, ann)]
    assert roles == ["host", "moderator", None]


async def test_sign_ins_are_in_the_audit_log_with_address(host: Client, stranger: Client) -> None:
    await stranger.post("/api/sign-in", {"name": "Hana", "password": "wrong horse"}, 401)
    newest, *_ = (await host.get("/api/host/audit", name="Hana"))["lines"]
    assert (newest["act"], newest["name"]) == ("sign_in_failed", "Hana")
    assert newest["address"] == "127.0.0.1"
    older = await host.get("/api/host/audit", name="Hana", before=newest["at"])
    assert "account_made" in [line["act"] for line in older["lines"]]
    await host.get("/api/host/audit", 404, name="Nobody")


async def test_disk_and_load(host: Client) -> None:
    shown = await host.get("/api/host/server")
    assert shown["disk_size"] >= shown["disk_free"] > 0
    assert shown["database_size"] > 0
    assert shown["status"] in ("ready", "degraded", "failing")
