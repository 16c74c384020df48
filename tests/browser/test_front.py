"""The first button suits the visitor: a newcomer, a returning player, an invited friend."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.lobby import choose_game, create_table
from browser.sample_tables import ME, OPEN, ApiClient, SampleTables
from browser.visitor import PHONE, Visitor


def is_in_sight(page: Page, selector: str) -> bool:
    """Return whether the element is on the first screen, in front of everything else."""
    return bool(
        page.evaluate(
            """selector => {
              const place = document.querySelector(selector).getBoundingClientRect();
              const { x, y, width, height } = place;
              const front = document.elementFromPoint(x + width / 2, y + height / 2);
              return y + height <= innerHeight && !!front?.closest(selector);
            }""",
            selector,
        )
    )


def test_a_newcomer_learns_first(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(size=PHONE)
    visitor.open("/")
    learn = visitor.link("web-learn-now")
    expect(learn).to_be_visible()
    assert is_in_sight(visitor.page, ".hero .first")
    choose_game(visitor, "survive")
    learn.click()
    visitor.page.wait_for_url("**/learn#survive*")
    expect(visitor.page.get_by_role("progressbar")).to_be_visible()
    # The game of the poster teaches itself; the game to play is chosen in one place.
    visitor.open("/")
    poster = visitor.page.locator(".hero").get_by_text(visitor.text("fightdrome"), exact=True)
    poster.click()
    visitor.page.wait_for_url("**/learn#fightdrome*")


def test_the_places_are_on_every_page_and_reached_by_keyboard(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/")
    for message in ("web-watch", "web-nav-learn", "web-leaderboard", "web-lab", "web-you-are"):
        place = visitor.page.get_by_role("navigation", name=visitor.text("web-nav")).get_by_role(
            "link", name=visitor.text(message), exact=True
        )
        place.click()
        expect(place).to_have_attribute("aria-current", "page")
    visitor.open("/watch")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.keyboard.press("Tab")
    expect(visitor.link("web-skip")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("main")).to_be_focused()


def test_an_address_without_a_game_shows_the_last_chosen_one(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/leaderboard/survive")
    visitor.page.get_by_role("heading", level=1).wait_for()
    for path in ("/lab", "/rules", "/leaderboard"):
        visitor.open(path)
        switch = visitor.link("survive")
        expect(switch).to_have_attribute("aria-current", "page")
        visitor.link("fightdrome").click()
        expect(visitor.link("fightdrome")).to_have_attribute("aria-current", "page")
        visitor.link("survive").click()
        expect(switch).to_have_attribute("aria-current", "page")


def test_a_returning_player_continues_and_then_climbs(
    new_visitor: NewVisitor, samples: SampleTables
) -> None:
    visitor = new_visitor(known=samples.known, size=PHONE)
    visitor.open("/")
    page = visitor.page
    games = page.get_by_role("listitem").filter(has_text=visitor.text("web-continue"))
    # What is asked, not only that it is the player's turn.
    asked = re.compile("Answer|Attack card|Lead|Stack|Sleeve|Rest|discard")
    expect(games.filter(has_text=asked).first).to_be_visible()
    expect(visitor.link("web-learn-now")).to_have_count(0)
    assert violations(page) == []
    # The button is in sight on the phone's side, too.
    page.set_viewport_size({"width": 844, "height": 390})
    button = games.first.get_by_text(visitor.text("web-continue"), exact=True)
    assert button.evaluate("(it) => it.getBoundingClientRect().bottom <= innerHeight")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    games.first.get_by_role("link").click()
    page.wait_for_url("**/table/*")
    visitor.open("/")
    choose_game(visitor, "fightdrome")
    visitor.button("web-play-now").click()
    page.wait_for_url("**/table/*")
    expect(visitor.group("web-hand-yours")).to_be_visible()


def test_an_invited_friend_learns_while_the_seat_is_kept(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor(size=PHONE)
    # A long name fills lines, as any name does until its font has loaded.
    ApiClient(host.context.request, host.address).post("/guest", {"name": "W" * 18 + " 11"})
    choose_game(host, "fightdrome")
    link = create_table(host)
    expect(host.page.get_by_text(host.text("invite-only-here"))).to_be_visible()
    name = host.page.get_by_role("listitem").first.locator(".name").inner_text().split("\n")[0]
    friend.page.goto(link)
    title = friend.page.get_by_role("heading", level=1)
    expect(title).to_contain_text(re.compile(r"\w+ \d\d"))
    assert title.inner_text().split()[0].lower() in name.lower()
    expect(friend.page.get_by_text(friend.text("fightdrome.about"))).to_be_visible()
    assert is_in_sight(friend.page, ".sit")
    assert violations(friend.page) == []

    friend.button("invite-learn").click()
    friend.page.wait_for_url("**/learn?table=*")
    expect(friend.link("invite-back")).to_be_visible()
    expect(host.page.get_by_text(host.text("invite-learning"), exact=True)).to_be_visible()
    friend.link("invite-back").click()
    for visitor in (host, friend):
        expect(visitor.group("web-hand-yours")).to_be_visible()


def test_live_games_are_pictures_and_spectators_have_names(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    tables = [ApiClient(it.context.request, it.address) for it in (host, friend)]
    for api, name in zip(tables, ("Hilda", "Frieda"), strict=True):
        api.post("/guest", {"name": name})
    table = tables[0].table("fightdrome", ME, OPEN, visibility="public")
    tables[1].post(f"/tables/{table}/steps", {"step": "sit_down", "seat": 1})

    guest = new_visitor()
    ApiClient(guest.context.request, guest.address).post("/guest", {"name": "Gustav"})
    guest.open("/watch")
    game = guest.page.get_by_role("link", name=re.compile("Hilda.*Frieda"))
    expect(game.locator(".arena svg").first).to_be_visible()
    assert violations(guest.page) == []
    game.click()
    guest.page.wait_for_url(f"**/table/{table}")
    host.open(f"/table/{table}")
    host.page.get_by_role("button", name=host.text("web-audience", count=1)).click()
    expect(host.page.get_by_text(re.compile("Gustav"))).to_be_visible()


def test_every_size_fits(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    visitor.open("/")
    expect(visitor.button("level-fightdrome-1")).to_be_visible()
    for width, height in ((360, 740), (820, 1180), (960, 600), (1440, 900), (2560, 1440)):
        _expect_one_line_of_head(visitor, width, height)
    # A phone in landscape has no space for a bar at the bottom.
    places = visitor.page.get_by_role("navigation", name=visitor.text("web-nav"))
    for width, height in ((667, 375), (844, 390)):
        _expect_one_line_of_head(visitor, width, height)
        box = places.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 80


def test_the_head_is_one_line_with_a_long_name_and_without_its_font(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor(language="de")
    ApiClient(visitor.context.request, visitor.address).post("/guest", {"name": "W" * 24})
    visitor.open("/")
    expect(visitor.page.get_by_role("banner").get_by_text("WWW")).to_be_visible()
    # As wide as any face that a machine without condensed ones shows until ours has loaded.
    visitor.page.add_style_tag(content=":root { --font-display: monospace !important }")
    for width in (960, 1024, 1180, 1440):
        _expect_one_line_of_head(visitor, width, 768)


def _expect_one_line_of_head(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    assert visitor.page.evaluate("document.scrollingElement.scrollWidth") <= width
    tall = visitor.page.evaluate("document.querySelector('header').offsetHeight")
    assert tall < 80, f"the head at {width} is {tall} px high"
