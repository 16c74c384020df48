"""Two visitors on phones, in German: a club, an invitation, the board, a table."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.test_host import sign_up
from browser.test_pages import message_ids, overflow
from browser.visitor import Visitor

PHONE = (390, 844)


def check(visitor: Visitor) -> None:
    """Nothing is wider than the page, untranslated or inaccessible."""
    assert overflow(visitor.page) <= 0
    assert message_ids(visitor.page) == []
    assert violations(visitor.page) == []


def found_club(visitor: Visitor, name: str) -> None:
    visitor.open("/clubs")
    expect(visitor.page.get_by_text(visitor.text("clubs-none"))).to_be_visible()
    check(visitor)
    visitor.button("clubs-found").click()
    visitor.page.get_by_label(visitor.text("club-name")).fill(name)
    visitor.page.get_by_label(visitor.text("club-description")).fill("Montags um acht.")
    visitor.button("web-options").click()
    visitor.page.get_by_role("combobox", name=visitor.text("web-clock")).select_option("calm")
    check(visitor)
    visitor.button("clubs-found").last.click()
    expect(visitor.page.get_by_role("heading", name=name)).to_be_visible()


def join_as_newcomer(visitor: Visitor, link: str, name: str) -> None:
    """Create an account and join with one button."""
    visitor.page.goto(link)
    expect(
        visitor.page.get_by_text(visitor.text("club-invited-by", name="Ada Klub"))
    ).to_be_visible()
    check(visitor)
    visitor.page.get_by_label(visitor.text("web-account-name")).fill(name)
    visitor.page.get_by_label(visitor.text("web-password")).fill("correct horse battery")
    visitor.button("club-invited-register").click()
    expect(visitor.page.get_by_text(visitor.text("club-welcome"))).to_be_visible()
    visitor.button("settings-codes-saved").click()


def test_two_people_in_a_club(new_visitor: NewVisitor) -> None:
    ada = new_visitor(language="de", size=PHONE)
    bo, stranger = new_visitor(language="de", size=PHONE), new_visitor(language="de", size=PHONE)
    sign_up(ada, "Ada Klub")
    found_club(ada, "Montagsclub")
    club = ada.page.url
    ada.button("club-invite").click()
    link = ada.page.get_by_label(ada.text("club-invite-link"))
    join_as_newcomer(bo, link.input_value(), "Bo Klub")
    bo.page.wait_for_url(club)

    # Ada's open page shows the new member and the message.
    expect(ada.page.get_by_role("link", name="Bo Klub").first).to_be_visible()
    bo.page.get_by_label(bo.text("club-write")).fill("Wer spielt mit?")
    bo.button("club-post").click()
    expect(ada.page.get_by_text("Wer spielt mit?")).to_be_visible()
    check(ada)

    # Bo opens a table with the clock of the club; Ada finds it in the lobby of the club.
    bo.button("club-table-new").click()
    clock = bo.text("web-clock-is-fischer", minutes=10, seconds=10)
    expect(bo.page.get_by_text(clock)).to_be_visible()
    ada.page.get_by_role("link", name=ada.text("club-table-join")).click()
    ada.button("web-sit-down").click()
    for visitor in (ada, bo):
        expect(visitor.page.get_by_role("timer").first).to_be_visible()

    # A stranger sees neither the club nor its table.
    stranger.open(club.removeprefix(stranger.address))
    expect(stranger.page.get_by_text(stranger.text("web-error-unknown-club"))).to_be_visible()
    stranger.open("/")
    expect(stranger.button("web-play-friend")).to_be_visible()
    expect(stranger.page.get_by_text("Bo Klub")).to_have_count(0)
    stranger.open("/clubs")
    expect(stranger.page.get_by_text(stranger.text("clubs-open-none"))).to_be_visible()
    expect(stranger.page.get_by_text("Montagsclub")).to_have_count(0)
