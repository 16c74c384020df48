"""What a table shows can be read in every window: nothing important is cut, covered or left out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.sample_tables import BOT, ME, OPEN, ApiClient, Json, SampleTables
from browser.test_table_layouts import SIZES, resize
from browser.visitor import Visitor

CUT = """(nodes) => nodes.filter((node) => node.getBoundingClientRect().width)
  .filter((node) => node.scrollHeight > node.clientHeight + 4
    || node.scrollWidth > node.clientWidth)
  .map((node) => node.textContent)"""
"""The texts that have no space."""
CUT_RIGHT = "(nodes) => nodes.map((node) => node.scrollWidth - node.clientWidth)"
CUT_TEXTS = """(nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth
  && getComputedStyle(node).textOverflow !== "ellipsis").map((node) => node.textContent)"""
"""The texts that leave their box to the right; a name may end with an ellipsis."""
TEXT_SIZES = """(nodes) => Math.min(...nodes.map((node) =>
  parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom))"""
WIDTHS = "(cards) => cards.map((card) => card.getBoundingClientRect().width)"
OTHERS = "header > a, header button, [data-seat], .turns button"
COVERS = """(status) => {
  const { left, right, top, bottom } = status.getBoundingClientRect();
  const others = document.querySelectorAll("OTHERS");
  return [...others].filter((it) => {
    const box = it.getBoundingClientRect();
    return it.checkVisibility({ visibilityProperty: true })
      && box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  }).map((it) => it.ariaLabel ?? it.textContent);
}""".replace("OTHERS", OTHERS)
"""What lies below a status message."""
NO_CLOCK: Json = {"kind": "none"}
HOUR_EACH: Json = {"kind": "fischer", "base": 3600, "increment": 0}


def open_table(
    visitor: Visitor, rival: Visitor | None = None, target: int = 300, clock: Json = NO_CLOCK
) -> Fighter:
    """Open a Match in German with the log closed, against a bot or a person who never comes."""
    visitor.page.add_init_script("localStorage.setItem('undercard-side', 'closed')")
    api = ApiClient(visitor.context.request, visitor.address)
    api.post("/guest", {"name": "W" * 20})
    options: Json = {"mode": "match", "target": target, "first": "seat 0"}
    opponent = OPEN if rival else BOT
    table = api.table("fightdrome", ME, opponent, options=options, clock=clock)
    if rival:
        other = ApiClient(rival.context.request, rival.address)
        other.post("/guest", {"name": "M" * 20})
        other.post(f"/tables/{table}/steps", {"step": "sit_down", "seat": 1})
    visitor.open(f"/table/{table}")
    fighter = Fighter(visitor)
    expect(fighter.moves.first).to_be_visible()
    return fighter


def log_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("banner").get_by_role("button", name=visitor.text("web-log"))


def is_in_sight(page: Page, selector: str) -> bool:
    return page.locator(selector).first.is_visible()


def test_the_size_of_the_other_hand_is_in_sight_beside_every_panel(
    new_visitor: NewVisitor,
) -> None:
    """F11.1: the fan of backs shows it, or the number in the panel."""
    visitor = new_visitor(language="de")
    open_table(visitor)
    page = visitor.page
    for size in SIZES:
        resize(page, size)
        for _ in range(2):
            panel = page.locator(".them[data-seat]")
            shown = [is_in_sight(page, ".backs"), panel.locator(".held").is_visible()]
            assert any(shown), size
            log_of(visitor).click()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_panels_beside_a_table_show_whole_lines(new_visitor: NewVisitor, language: str) -> None:
    visitor = new_visitor(language=language)
    open_table(visitor)
    log_of(visitor).click()
    for tab in ("web-seen", "web-reference"):
        visitor.page.get_by_role("tab", name=visitor.text(tab)).click()
        panel = visitor.page.get_by_role("tabpanel")
        expect(panel.locator("li, table").first).to_be_visible()
        for size in SIZES:
            resize(visitor.page, size)
            assert panel.locator(".seen, .panel").evaluate_all(CUT_RIGHT) == [0], (tab, size)


def test_the_sentence_covers_no_card_and_no_text_leaves_its_box(new_visitor: NewVisitor) -> None:
    """Beside an open panel, too, and with the note of a card in the place of the sentence."""
    visitor = new_visitor(language="de")
    fighter = open_table(visitor, clock=HOUR_EACH)
    page = visitor.page
    fighter.play_once()
    live = page.locator(".live")
    for _ in range(20):
        expect(fighter.moves.first).to_be_visible()
        if live.count() and not fighter.commands.count():
            break
        fighter.play_once()
    for size in SIZES:
        resize(page, size)
        for _ in range(2):
            assert page.locator(".situation").evaluate(COVERS.replace(OTHERS, ".live")) == [], size
            texts = page.locator(".situation p, .pause span, .flag, [data-seat] h2")
            assert texts.evaluate_all(CUT_TEXTS) == [], size
            flags = page.locator("[data-seat] section")
            assert flags.evaluate_all(CUT_TEXTS) == [], size
            log_of(visitor).click()


def test_the_note_of_a_card_moves_neither_hand_nor_ring(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    fighter = open_table(visitor)
    page = visitor.page
    for size in SIZES[:2] + SIZES[3:4]:
        resize(page, size)
        page.mouse.move(1, 1)
        places = [(page.locator(".ring").bounding_box(), fighter.hand.bounding_box())]
        fighter.point_at(fighter.hand.get_by_role("button").last)
        expect(page.locator(".note.card")).to_be_visible()
        expect(page.locator(".situation")).to_be_hidden()
        places.append((page.locator(".ring").bounding_box(), fighter.hand.bounding_box()))
        assert places[0] == places[1], size


def test_the_table_behind_the_end_shows_the_hands(
    new_visitor: NewVisitor, samples: SampleTables
) -> None:
    visitor = new_visitor(known=samples.known)
    visitor.open(f"/table/{samples.finished_bout}")
    visitor.button("end-table").click()
    expect(visitor.page.locator("main .hand.open .card").first).to_be_visible()


def test_the_end_of_a_game_can_be_read(new_visitor: NewVisitor) -> None:
    """Also beside the log: no letters below 11 pixels, and no hand of tiny cards."""
    visitor = new_visitor(language="de")
    fighter = open_table(visitor, target=60)
    fighter.play_to_end()
    page = visitor.page
    expect(page.locator(".numbers")).to_be_visible()
    for size in SIZES:
        resize(page, size)
        for _ in range(2):
            assert page.locator(".numbers dt:visible").evaluate_all(TEXT_SIZES) >= 11, size
            if page.locator(".row ul").count():
                widths = page.locator(".row li").evaluate_all(WIDTHS)
                assert min(widths) >= (18 if min(size) < 500 else 24), size
            log_of(visitor).click()


def test_a_lost_connection_covers_nothing_and_asks_for_nothing(new_visitor: NewVisitor) -> None:
    visitor, friend = new_visitor(language="de"), new_visitor()
    fighter = open_table(visitor, friend)
    page, status = visitor.page, visitor.page.locator(".status")
    expect(status).to_contain_text("M" * 20)
    for size in SIZES:
        resize(page, size)
        assert status.evaluate(COVERS) == [], size
    visitor.errors.allow(r"ERR_INTERNET_DISCONNECTED")
    visitor.context.set_offline(True)
    expect(status).to_contain_text(visitor.text("web-reconnecting"))
    fighter.choose()
    expect(status).to_contain_text(visitor.text("web-unsent"))
    main = page.get_by_role("main")
    expect(main.get_by_text(visitor.text("web-sending"))).to_be_visible()
    expect(main.get_by_text(visitor.text("web-turn-yours"))).to_have_count(0)
    for size in SIZES:
        resize(page, size)
        assert status.evaluate(COVERS) == [], size
        assert page.locator(".status").evaluate_all(CUT) == [], size
    visitor.context.set_offline(False)
    expect(page.locator("[data-unsent]")).to_have_count(0)
