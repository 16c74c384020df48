"""Notices by e-mail: for those who want them, at most one message an hour."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from starlette.applications import Starlette

from clock import AGES, LoopClock
from polling import eventually
from server.clients import Client
from server.notices.test_push import play_until_turn_of, start
from server.people.conftest import Clock
from server.people.test_mail import ORIGIN, browser, confirm
from server.smtp_server import SmtpServer, smtp_server
from undercard.server.app import open_app
from undercard.server.notices.mail import INTERVAL_SECONDS, NoticeMail, _find_due
from undercard.server.settings import MailSettings, Push, ServerSettings

DELAY = 300.0


@pytest.fixture
async def smtp() -> AsyncIterator[SmtpServer]:
    async with smtp_server() as smtp:
        yield smtp


@pytest.fixture
async def app(settings: ServerSettings, smtp: SmtpServer) -> AsyncIterator[Starlette]:
    mail = MailSettings(smtp.url, "site@play.example", DELAY)
    push = Push(delay=AGES)
    async with open_app(replace(settings, mail=mail, push=push, origins=(ORIGIN,))) as app:
        yield app


@pytest.fixture
async def ann(app: Starlette, smtp: SmtpServer) -> AsyncIterator[Client]:
    async with browser(app) as client:
        await client.post("/api/account", {"name": "Ann", "password": "correct horse"}, 201)
        await confirm(client, smtp, language="de")
        await client.post("/api/me/mail/notices", {"wants": True, "language": "de"})
        yield client


@pytest.fixture
async def ben(app: Starlette) -> AsyncIterator[Client]:
    async with browser(app) as client:
        await client.enter("Ben")
        yield client


class Mailbox:
    """Ann's mailbox, and the clock of the server's messages."""

    def __init__(self, app: Starlette, smtp: SmtpServer, loop: LoopClock) -> None:
        self.notices, self._smtp, self._loop = app.state.core.notices, smtp, loop
        self.clock = Clock()
        mail: NoticeMail = self.notices.mail
        mail._clock = self.clock
        self._mail = mail

    async def after(self, seconds: float) -> list[str]:
        """Return the texts of the messages that are sent within a time."""
        push = self.notices.push
        await self._loop.advance(2 * AGES)
        await eventually(lambda: not push._due and not push._waiting)
        self.clock.at += seconds
        await self._mail.send_due()
        came, self._smtp.came = [mail.text for mail in self._smtp.came], []
        return came


@pytest.fixture
def mailbox(app: Starlette, smtp: SmtpServer, clock: LoopClock) -> Mailbox:
    return Mailbox(app, smtp, clock)


async def test_what_waits_comes_in_one_message_an_hour(
    ann: Client, ben: Client, mailbox: Mailbox
) -> None:
    tables = [await start(ann, ben) for _ in range(2)]
    assert await mailbox.after(DELAY - 1) == []
    [text] = await mailbox.after(1)
    assert text.count("Du bist am Zug: Fightdrome") == 2
    assert all(f"{ORIGIN}/table/{table}\n" in text for table in tables)
    third = await ben.make_table()
    await ben.post(f"/api/tables/{third}/invite", {"name": "Ann"})
    assert await mailbox.after(DELAY) == []
    assert await mailbox.after(INTERVAL_SECONDS - DELAY - 1) == []
    [text] = await mailbox.after(1)
    assert f"Ben fordert dich heraus: Fightdrome\n{ORIGIN}/table/{third}\n" in text
    assert await mailbox.after(10 * INTERVAL_SECONDS) == [], "nothing new has happened"


async def test_a_player_who_acts_in_time_gets_no_message(
    ann: Client, ben: Client, mailbox: Mailbox
) -> None:
    table = await start(ann, ben)
    assert await mailbox.after(1) == []
    await play_until_turn_of(ben, ann, table)
    assert await mailbox.after(DELAY) == []
    await start(ann, ben)
    assert len(await mailbox.after(DELAY)) == 1, "the message that was not sent does not count"


async def test_a_message_that_fails_is_sent_an_hour_later(
    ann: Client, ben: Client, mailbox: Mailbox, smtp: SmtpServer
) -> None:
    smtp.refuses = True
    await start(ann, ben)
    assert await mailbox.after(DELAY) == []
    smtp.refuses = False
    assert await mailbox.after(INTERVAL_SECONDS - 1) == []
    assert len(await mailbox.after(1)) == 1


async def test_nobody_gets_messages_who_does_not_want_them(
    ann: Client, ben: Client, mailbox: Mailbox
) -> None:
    await start(ann, ben)
    assert await mailbox.after(1) == []
    await ann.post("/api/me/mail/notices", {"wants": False})
    await start(ann, ben)
    assert await mailbox.after(10 * INTERVAL_SECONDS) == []


async def test_two_processes_send_one_message(
    app: Starlette, ann: Client, ben: Client, mailbox: Mailbox, smtp: SmtpServer
) -> None:
    await start(ann, ben)
    await mailbox.after(0)
    core = app.state.core
    other = NoticeMail(
        core.database, core.mailer, ORIGIN, DELAY, core.notices.of, clock=mailbox.clock
    )
    mailbox.clock.at += DELAY
    due = await core.database.read(lambda db: _find_due(db, mailbox.clock.at))
    for process in (mailbox._mail, other):
        await process._send(due[0], mailbox.clock.at)
    assert len(smtp.came) == 1
