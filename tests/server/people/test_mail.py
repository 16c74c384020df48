"""E-mail: confirmed addresses and links to set a new password, through a real SMTP server."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from starlette.applications import Starlette

from polling import eventually
from server.clients import Client
from server.limits import NO_LIMITS, PLENTY
from server.smtp_server import SmtpServer, smtp_server
from undercard.server.admin.changes import find_person, make_reset
from undercard.server.admin.lists import list_audit
from undercard.server.app import open_app
from undercard.server.http.call import now
from undercard.server.mail import is_address
from undercard.server.people.mail_addresses import RESET_SECONDS
from undercard.server.people.totp import STEP_SECONDS, code_at
from undercard.server.settings import MailSettings, Rate, ServerSettings

ORIGIN = "https://play.example"
PASSWORD, NEW = "correct horse", "battery staple"
CREDENTIALS = {"name": "Ann", "password": PASSWORD}
MAILBOX = "ann@mail.example"


@pytest.fixture
async def smtp() -> AsyncIterator[SmtpServer]:
    async with smtp_server() as smtp:
        yield smtp


@pytest.fixture
def mail_settings(settings: ServerSettings, smtp: SmtpServer) -> ServerSettings:
    mail = MailSettings(smtp.url, "Undercard <site@play.example>")
    limits = replace(NO_LIMITS, mail=PLENTY, change=PLENTY)
    return replace(settings, mail=mail, origins=(ORIGIN,), limits=limits)


@pytest.fixture
async def app(mail_settings: ServerSettings) -> AsyncIterator[Starlette]:
    async with open_app(mail_settings) as app:
        yield app


@pytest.fixture
async def owner(app: Starlette) -> AsyncIterator[Client]:
    async with browser(app) as client:
        await client.post("/api/account", CREDENTIALS, 201)
        yield client


@asynccontextmanager
async def browser(app: Starlette, address: str = "192.0.2.1") -> AsyncIterator[Client]:
    """Open a client whose page has the configured origin."""
    async with Client.of(app, client=(address, 1)) as client:
        client.http.headers["origin"] = ORIGIN
        yield client


async def ask(owner: Client, address: str = MAILBOX, language: str = "en") -> None:
    body = {"address": address, "password": PASSWORD, "language": language}
    await owner.post("/api/me/mail", body)


async def confirm(
    owner: Client, smtp: SmtpServer, address: str = MAILBOX, language: str = "en"
) -> None:
    await ask(owner, address, language)
    token = (await smtp.take()).token("/confirm")
    await owner.post("/api/mail/confirm", {"token": token})


async def shown(owner: Client) -> object:
    return (await owner.get("/api/me/security"))["mail"]


async def acts(app: Starlette) -> set[str]:
    return {line.act for line in await app.state.core.database.read(list_audit)}


async def test_an_address_counts_after_its_owner_has_opened_the_link(
    app: Starlette, owner: Client, smtp: SmtpServer
) -> None:
    nothing = {"address": None, "pending": None, "wants_notices": False}
    assert await shown(owner) == nothing
    wrong = {"address": MAILBOX, "password": NEW}
    assert (await owner.post("/api/me/mail", wrong, 401))["error"] == "wrong_current_password"
    await ask(owner, language="de")
    mail = await smtp.take()
    assert (mail.to, mail.subject) == (MAILBOX, "Undercard: E-Mail-Adresse bestätigen")
    assert str(mail.message["From"]) == "Undercard <site@play.example>"
    assert mail.message["Auto-Submitted"] == "auto-generated"
    assert base64.b64decode(smtp.credentials) == b"\0ann\0s cret"
    assert await shown(owner) == {**nothing, "pending": MAILBOX}
    token = mail.token("/confirm")
    async with browser(app) as other:
        await other.post("/api/mail/confirm", {"token": token})
        await other.post("/api/mail/confirm", {"token": token}, 401)
    assert await shown(owner) == {**nothing, "address": MAILBOX}
    assert "mail_confirmed" in await acts(app)


async def test_a_changed_or_removed_address_is_notified(owner: Client, smtp: SmtpServer) -> None:
    """A thief cannot redirect the links in silence."""
    await confirm(owner, smtp)
    await confirm(owner, smtp, "thief@mail.example")
    assert (await smtp.take()).to == MAILBOX
    assert await owner.post("/api/me/mail/remove", None) == {"done": True}
    mail = await smtp.take()
    assert (mail.to, "no longer belongs" in mail.text) == ("thief@mail.example", True)
    assert await owner.post("/api/me/mail/remove", None) == {"done": False}


async def reset_token(client: Client, smtp: SmtpServer, address: str = MAILBOX) -> str:
    await client.post("/api/reset/mail", {"address": address})
    return (await smtp.take()).token("/reset")


async def test_a_link_sets_a_new_password_once(
    app: Starlette, owner: Client, smtp: SmtpServer
) -> None:
    await confirm(owner, smtp)
    async with browser(app) as client:
        first = await reset_token(client, smtp, MAILBOX.upper())
        second = await reset_token(client, smtp)
        await client.post("/api/reset", {"token": first, "new": NEW})
        assert (await client.get("/api/me"))["me"]["name"] == "Ann"
        for token in (first, second):
            await client.post("/api/reset", {"token": token, "new": PASSWORD}, 401)
    assert (await owner.get("/api/me"))["me"] is None
    assert {"reset_link_mailed", "password_reset"} <= await acts(app)


async def test_the_hosts_link_ends_the_address_of_a_thief(
    app: Starlette, owner: Client, smtp: SmtpServer
) -> None:
    """Otherwise a link by mail would take the account back."""
    await confirm(owner, smtp, "thief@mail.example")
    database = app.state.core.database
    link = await database.write(lambda db: make_reset(db, find_person(db, "Ann"), now()))
    async with browser(app) as client:
        await client.post("/api/reset", {"token": link, "new": NEW})
        mail = await smtp.take()
        assert (mail.to, "no longer belongs" in mail.text) == ("thief@mail.example", True)
        assert await shown(client) == {"address": None, "pending": None, "wants_notices": False}
    assert "mail_removed" in await acts(app)


async def test_a_second_request_does_not_end_the_owners_link(
    app: Starlette, owner: Client, smtp: SmtpServer
) -> None:
    await confirm(owner, smtp)
    async with browser(app) as client, browser(app) as stranger:
        token = await reset_token(client, smtp)
        await reset_token(stranger, smtp)
        await client.post("/api/reset", {"token": token, "new": NEW})


async def test_known_and_unknown_addresses_get_the_same_reply(
    app: Starlette, owner: Client, smtp: SmtpServer
) -> None:
    await confirm(owner, smtp)
    await ask(owner, "pending@mail.example")
    await smtp.take()
    async with browser(app) as client:
        replies = [
            await client.http.post("/api/reset/mail", json={"address": address})
            for address in (MAILBOX, "nobody@mail.example", "pending@mail.example")
        ]
        assert {(it.status_code, it.content) for it in replies} == {(200, b'{"done":true}')}
        assert len({tuple(sorted(it.headers)) for it in replies}) == 1
    mailer = app.state.core.mailer
    await eventually(lambda: not mailer.waiting)
    assert [mail.to for mail in smtp.came] == [MAILBOX]


async def test_a_link_by_mail_does_not_replace_the_second_factor(
    app: Starlette, owner: Client, smtp: SmtpServer
) -> None:
    await confirm(owner, smtp)
    start = await owner.post("/api/me/second-factor", {"password": PASSWORD})
    step = int(now() // STEP_SECONDS)
    await owner.post("/api/me/second-factor/confirm", {"code": code_at(start["secret"], step)})
    async with browser(app) as client:
        body = {"token": await reset_token(client, smtp), "new": NEW}
        assert (await client.post("/api/reset", body, 401))["error"] == "needs_second_factor"
        wrong = await client.post("/api/reset", {**body, "second": "000000"}, 401)
        assert wrong["error"] == "wrong_second_factor"
        code = code_at(start["secret"], step + 1)
        await client.post("/api/reset", {**body, "second": code})
        assert (await client.get("/api/me/security"))["has_second_factor"]


async def test_links_end_with_time_and_with_a_new_password(
    app: Starlette, owner: Client, smtp: SmtpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await confirm(owner, smtp)
    await ask(owner, "thief@mail.example")
    pending = (await smtp.take()).token("/confirm")
    token = await reset_token(owner, smtp)
    await owner.post("/api/me/password", {"old": PASSWORD, "new": NEW})
    await owner.post("/api/mail/confirm", {"token": pending}, 401)
    await owner.post("/api/reset", {"token": token, "new": PASSWORD}, 401)
    monkeypatch.setattr("undercard.server.people.mail_addresses.RESET_SECONDS", -RESET_SECONDS)
    late = await reset_token(owner, smtp)
    await owner.post("/api/reset", {"token": late, "new": PASSWORD}, 401)
    assert "password_reset" not in await acts(app)


async def test_messages_are_limited_by_sender_and_by_mailbox(
    mail_settings: ServerSettings, smtp: SmtpServer
) -> None:
    """The limit of a mailbox holds for unknown ones too, so it reveals nothing."""
    limits = replace(mail_settings.limits, mail=Rate(2, 1e-9))
    async with open_app(replace(mail_settings, limits=limits)) as app:
        for number, mailbox in enumerate((MAILBOX, MAILBOX, "nobody@mail.example")):
            async with browser(app, f"192.0.2.{number}") as client:
                statuses = [
                    (await client.http.post("/api/reset/mail", json={"address": it})).status_code
                    for it in (mailbox, "x@mail.example", "y@mail.example")
                ]
                assert statuses[-1] == 429
        async with browser(app, "192.0.2.9") as client:
            await client.post("/api/reset/mail", {"address": MAILBOX}, 429)
    assert smtp.came == []


async def test_an_smtp_server_that_refuses_is_logged_and_counted(
    app: Starlette, owner: Client, smtp: SmtpServer, caplog: pytest.LogCaptureFixture
) -> None:
    smtp.refuses = True
    await ask(owner)
    await eventually(lambda: "an e-mail was not sent" in caplog.text)
    assert MAILBOX not in caplog.text
    metrics = (await owner.http.get("/metrics")).text
    assert 'undercard_mails_total{outcome="failed"} 1.0' in metrics
    await eventually(lambda: app.state.core.mailer.waiting == 0)


async def test_with_smtp_the_page_offers_a_link(owner: Client) -> None:
    assert await owner.get("/api/sign-in/options") == {"has_mail": True}


async def test_without_smtp_there_is_no_mail(settings: ServerSettings) -> None:
    async with open_app(settings) as app, Client.of(app) as client:
        assert await client.get("/api/sign-in/options") == {"has_mail": False}
        await client.post("/api/account", {**CREDENTIALS, "name": "Ben"}, 201)
        assert (await client.get("/api/me/security"))["mail"] is None
        for path, body in (
            ("/api/reset/mail", {"address": MAILBOX}),
            ("/api/me/mail", {"address": MAILBOX, "password": PASSWORD}),
            ("/api/me/mail/remove", None),
            ("/api/me/mail/notices", {"wants": True}),
            ("/api/mail/confirm", {"token": "x"}),
        ):
            assert (await client.post(path, body, 404))["error"] == "no_mail"


@pytest.mark.parametrize("address", [MAILBOX, "a.b+c@x.test", "o'neil@a-b.test"])
def test_addresses(address: str) -> None:
    assert is_address(address)


@pytest.mark.parametrize(
    "address",
    ["", "ann", "@x.test", "ann@", "a b@x.test", "a@x.test\r\nBcc: b@x.test", "a@b@x.test",
     "Ann <a@x.test>", '"a"@x.test', "a,b@x.test", "ä@x.test", "a@-x.test", "a" * 65 + "@x.test"],
)  # fmt: skip
async def test_other_texts_are_no_addresses(owner: Client, address: str) -> None:
    body = {"address": address, "password": PASSWORD}
    assert (await owner.post("/api/me/mail", body, 422))["error"] == "bad_address"
