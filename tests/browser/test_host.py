"""A host handles a report from start to end, on a phone and in German; the other pages of hosts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.sample_tables import RETRIES
from browser.site import Site
from browser.test_pages import message_ids, overflow
from browser.visitor import PHONE, Visitor
from undercard.locales import LANGUAGES

PASSWORD = "correct horse battery"
RUDE = "You play like a potato"
SECTIONS = ("", "/people", "/tables", "/clubs", "/access", "/server", "/audit")


def call(visitor: Visitor, path: str, body: object, status: int = 200) -> dict[str, object]:
    """Send a request of the visitor, as their pages do."""
    reply = visitor.context.request.post(
        visitor.address + path,
        data=body,
        headers={"origin": visitor.address},
        max_retries=RETRIES,
    )
    assert reply.status == status, reply.text()
    found: dict[str, object] = reply.json()
    return found


def appoint(data: Path, name: str) -> None:
    command = [sys.executable, "-m", "undercard.cli.main", "admin", "appoint", name]
    subprocess.run([*command, "--data", str(data)], check=True, env=os.environ)


def sign_up(visitor: Visitor, name: str) -> None:
    call(visitor, "/api/account", {"name": name, "password": PASSWORD}, 201)


def status(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("main").get_by_role("status").first


def test_a_host_handles_a_report_on_a_phone_in_german(
    own_site: Site, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    host = new_visitor(own_site, language="de", size=PHONE)
    ann, ben = new_visitor(own_site), new_visitor(own_site)
    sign_up(host, "Hana")
    appoint(tmp_path, "Hana")
    call(ann, "/api/guest", {"name": "Ann"}, 201)
    call(ben, "/api/guest", {"name": "Ben"}, 201)
    table = str(call(ann, "/api/tables", {"game": "fightdrome"}, 201)["table"])
    call(ben, f"/api/tables/{table}/steps", {"step": "sit_down", "seat": 1})
    call(ann, f"/api/tables/{table}/chat", {"text": "Hello everybody"}, 201)
    call(ben, f"/api/tables/{table}/chat", {"text": RUDE}, 201)

    # Ann reports the line at the table.
    ann.open(f"/table/{table}")
    ann.page.get_by_role("tab", name=ann.text("web-chat")).click()
    line = ann.page.get_by_role("listitem").filter(has_text=RUDE)
    line.hover()
    line.get_by_role("button", name=ann.text("web-report")).click()
    expect(ann.page.get_by_text(ann.text("web-reported"))).to_be_visible()

    # The host finds the page in the settings, reads the lines and deletes one.
    host.open("/settings")
    host.link("settings-host").click()
    page = host.page
    expect(page.locator("blockquote")).to_contain_text(RUDE)
    expect(page.get_by_text(host.text("host-report-by", name="Ann", date="")[:-2])).to_be_visible()
    page.get_by_text(host.text("host-lines")).click()
    expect(page.get_by_role("listitem").filter(has_text="Hello everybody").last).to_be_visible()
    host.button("host-line-remove").last.click()
    expect(status(host)).to_have_text(host.text("host-line-removed"))
    expect(page.locator("blockquote")).to_contain_text(host.text("host-line-gone"))
    expect(line).to_have_count(0)

    # Ben is muted for a day.
    page.get_by_label(host.text("host-mute-for")).select_option(
        label=host.text("host-days", count=1)
    )
    page.get_by_role("button", name=host.text("host-mute"), exact=True).click()
    expect(status(host)).to_have_text(host.text("host-muted", name="Ben"))
    call(ben, f"/api/tables/{table}/chat", {"text": "why?"}, 403)

    # The report is closed, and the log shows all of it.
    host.button("host-report-close").click()
    expect(page.get_by_text(host.text("host-queue-empty"))).to_be_visible()
    assert overflow(page) <= 0
    host.link("host-audit").click()
    log = page.get_by_role("listitem")
    for act, name in (("line-removed", "Ben"), ("muted", "Ben"), ("report-closed", "")):
        entry = log.filter(has_text=host.text(f"host-act-{act}")).filter(has_text=name)
        expect(entry.filter(has_text=host.text("host-audit-by", name="Hana"))).to_have_count(1)
        expect(entry).to_contain_text("10.1.")
    expect(log.filter(has_text=host.text("host-act-account-made"))).to_have_count(1)


def test_the_pages_of_hosts_are_complete_and_accessible(
    own_site: Site, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    host = new_visitor(own_site, size=PHONE)
    sign_up(host, "Hana")
    appoint(tmp_path, "Hana")
    call(host, "/api/host/announcements", {"text": "The server restarts at eight"})
    call(host, "/api/host/sign-up/links", {"note": "for the club", "uses": 3})
    call(host, "/api/host/addresses/ban", {"address": "198.51.100.7", "reason": "spam"})
    call(host, "/api/tables", {"game": "survive", "visibility": "private"}, 201)
    known = host.context.storage_state()
    for language in LANGUAGES:
        visitor = new_visitor(own_site, language=language, size=PHONE, known=known)
        for section in SECTIONS:
            visitor.open(f"/host{section}")
            visitor.page.get_by_role("heading", level=2).first.wait_for()
            visitor.page.wait_for_load_state("networkidle")
            assert message_ids(visitor.page) == [], section
            assert overflow(visitor.page) <= 0, section
            if language == "en":
                assert violations(visitor.page) == [], section


def test_an_invited_visitor_makes_an_account_and_reads_the_announcement(
    own_site: Site, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    host = new_visitor(own_site)
    sign_up(host, "Hana")
    appoint(tmp_path, "Hana")
    host.open("/host/access")
    host.page.get_by_label(host.text("host-invite-only")).check()
    expect(status(host)).to_have_text(host.text("host-done"))
    host.page.get_by_label(host.text("host-announcement")).fill("Club night on Friday")
    host.button("host-announce").last.click()
    host.button("host-link-make").click()
    link = host.page.get_by_label(host.text("host-link"), exact=True)
    address = link.input_value()

    stranger = new_visitor(own_site)
    stranger.open("/settings")
    announcement = stranger.page.get_by_role("complementary")
    expect(announcement).to_contain_text("Club night on Friday")
    announcement.get_by_role("button").click()
    expect(announcement).to_have_count(0)
    register(stranger, "Ann")
    expect(stranger.page.get_by_text(stranger.text("web-error-not-invited"))).to_be_visible()
    stranger.page.goto("about:blank")
    stranger.page.goto(address)
    register(stranger, "Ann")
    expect(stranger.page.get_by_text(stranger.text("web-registered"))).to_be_visible()


def register(visitor: Visitor, name: str) -> None:
    button = visitor.button("web-register")
    form = visitor.page.locator("form").filter(has=button)
    form.get_by_label(visitor.text("web-account-name")).fill(name)
    form.get_by_label(visitor.text("web-password")).fill(PASSWORD)
    button.click()
