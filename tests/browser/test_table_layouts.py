"""Tables fit their window: no page scrolls, and nothing covers a button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.lobby import choose_game, resign
from browser.sample_tables import BOT, ME, OPEN, ApiClient, Json, SampleTables
from browser.survive import Survivor
from browser.visitor import Visitor

SIZES = [(360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900), (2560, 1440)]
SMALL_PHONE = (800, 360)
"""On its side, with less than 560 pixels beside an open panel."""
FEW_CHOICES = 4
"""More actions than these may scroll on a phone, for example at a terminal."""
PATIENCE = 400
"""Decisions until both panels must have appeared: about five games."""
NEXT_FRAMES = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
})"""
"""A page follows a change of the window within these."""
OVERFLOW = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollHeight - innerHeight, scrollWidth - innerWidth];
}"""
COVERED = """() => {
  const scrolls = (node) => ["auto", "scroll"].includes(getComputedStyle(node).overflowY);
  const scrollerOf = (node) => node && (scrolls(node) ? node : scrollerOf(node.parentElement));
  const topOf = (node) => node.getBoundingClientRect().top;
  const covered = [];
  for (const button of document.querySelectorAll("main button, header button, aside button")) {
    if (!button.getBoundingClientRect().width) continue;
    const scroller = scrollerOf(button.parentElement);
    const before = scroller?.scrollTop;
    const half = (scroller?.clientHeight ?? 0) / 2;
    if (scroller) scroller.scrollTop += topOf(button) - topOf(scroller) - half;
    const { x, y, width, height } = button.getBoundingClientRect();
    if (!width || !height || button.closest("[inert]")) continue;
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const points = [[0.5, 0.5], [0.12, 0.3], [0.12, 0.7], [0.3, 0.5], [0.88, 0.3]];
    const isFree = points.some(([across, down]) =>
      button.contains(document.elementFromPoint(x + width * across, y + height * down)));
    if (!isFree) covered.push(button.ariaLabel ?? button.textContent);
    if (scroller) scroller.scrollTop = before;
  }
  return covered;
}"""
"""The names of the buttons that are covered by something else or are outside of the window.

A button in a part that scrolls is scrolled into view first."""
BOTTOM = "(hand) => Math.round(hand.getBoundingClientRect().bottom)"
RIGHT = "(clock) => Math.round(clock.getBoundingClientRect().right)"
CUT_OFF = """(panels) => panels.map((panel) => {
  const { bottom } = panel.closest(".sides").getBoundingClientRect();
  return Math.round(panel.getBoundingClientRect().bottom - bottom);
}).filter((pixels) => pixels > 0)"""
"""By how much the panels reach below the part of the page that shows them."""
OVERLAPS = """() => {
  const selectors = "header > a, header button, header select, .status";
  const parts = [...document.querySelectorAll(selectors)];
  const boxes = parts.map((it) => it.getBoundingClientRect());
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return parts.flatMap((part, n) => parts.slice(n + 1)
    .filter((_, m) => boxes[n].width && meet(boxes[n], boxes[n + 1 + m]))
    .map((other) => `${part.textContent} / ${other.textContent}`));
}"""
"""Parts of the head that lie over each other."""
CUT_TABS = "(tabs) => tabs.scrollWidth - tabs.clientWidth"
SCROLLED = "(scene) => scene.scrollHeight - scene.clientHeight"
CUT_WIDTH = "(scene) => scene.scrollWidth - scene.clientWidth"
LENGTHEN = """(scene) => {
  scene.querySelector(".reason").textContent += " Noch ein ganzer Satz, der eine Zeile füllt.";
}"""
FIT = "(scene) => Number(scene.style.getPropertyValue('--fit'))"
HOLD_ROUND_END = """
const later = window.setTimeout;
window.setTimeout = (run, ms, ...rest) => later(run, ms === 3000 ? 1e9 : ms, ...rest);
"""
"""Keep the end of a round until it is closed."""
FILL_HANDS = """(rows) => {
  const hand = rows.map((row) => row.querySelector("ul")).find((it) => it);
  for (const row of rows) {
    const copy = hand.cloneNode(true);
    while (copy.children.length < 7) copy.append(copy.children[0].cloneNode(true));
    row.querySelector(".hand").replaceChildren(copy);
  }
}"""
CUT_HANDS = """(hands) => hands.map((hand) => hand.scrollWidth - hand.clientWidth)
  .filter((pixels) => pixels > 0)"""
HIDDEN_CHOICES = """() => {
  const isHidden = (button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const choices = [...document.querySelectorAll("main [data-choices] button")].filter(isHidden);
  return choices.map((button) => button.ariaLabel ?? button.textContent);
}"""
"""The names of the actions that a player must scroll to."""
DANGEROUS = "[data-choices] .rest > div:has(.danger) button"
TAP = """(button) => {
  const finger = { bubbles: true, pointerType: "touch", pointerId: 7, isPrimary: true };
  button.dispatchEvent(new PointerEvent("pointerdown", finger));
  button.dispatchEvent(new PointerEvent("pointerup", finger));
  button.click();
}"""
HIDDEN_PARTS = """(odds) => [...odds.querySelectorAll("li, button")].filter((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const isFree = (x, y) => odds.contains(document.elementFromPoint(x, y));
  const middle = (left + right) / 2;
  return part.checkVisibility() && !(isFree(middle, top + 2) && isFree(middle, bottom - 2)
    && isFree(left + 2, (top + bottom) / 2) && isFree(right - 2, (top + bottom) / 2));
}).map((part) => part.textContent)"""
"""The results and the buttons of the odds that are cut off or covered."""
OUTSIDE_MAP = """(odds) => {
  const tip = odds.parentElement.getBoundingClientRect();
  const map = odds.closest(".map").getBoundingClientRect();
  const parts = [...odds.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right);
  const over = {
    top: map.top - tip.top,
    bottom: tip.bottom - map.bottom,
    left: map.left - tip.left,
    text: Math.max(...parts) - tip.right,
  };
  return Object.entries(over).filter(([, pixels]) => pixels > 1);
}"""
OWN_GOODS = """() => {
  const isSeen = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return width > 0 && part.contains(document.elementFromPoint(across, down));
  };
  const rows = [...document.querySelectorAll(".own .goods > span, section.you[data-seat] .row")];
  return rows.filter(isSeen).length;
}"""
"""How many of one's own needs and goods at home can be seen without scrolling."""


def expect_fit(page: Page, what: str) -> None:
    page.evaluate(NEXT_FRAMES)
    assert page.evaluate(OVERFLOW) == [0, 0], what
    assert page.evaluate(COVERED) == [], what


def expect_all_panels_fit(visitor: Visitor, table: Locator, what: str) -> None:
    """Check the table alone, and with each tab of the panel beside it."""
    page = visitor.page
    log = page.get_by_role("banner").get_by_role("button", name=visitor.text("web-log"))
    if log.get_attribute("aria-expanded") == "true":
        log.click()
    expect(table).to_be_visible()
    expect_fit(page, what)
    log.click()
    assert page.get_by_role("tablist").evaluate(CUT_TABS) <= 0, what
    tabs = page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        expect(table).to_be_visible()
        expect_fit(page, f"{what}, tab {tabs.nth(number).inner_text()}")
    tabs.first.click()
    log.click()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(NEXT_FRAMES)


def start(visitor: Visitor, **options: str | int) -> Fighter:
    choose_game(visitor, "fightdrome", **options)
    visitor.button("level-fightdrome-1").click()
    fighter = Fighter(visitor)
    expect(fighter.moves.first).to_be_visible()
    return fighter


def test_a_bout_fits_every_window_with_every_panel(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    fighter = start(visitor)
    for size in SIZES:
        resize(visitor.page, size)
        expect_all_panels_fit(visitor, fighter.hand, str(size))


def test_a_dungeon_fits_every_window_with_every_panel(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    choose_game(visitor, "survive")
    visitor.button("level-survive-1").click()
    survivor = Survivor(visitor)
    play_to_a_roll(survivor)
    page, legend = visitor.page, visitor.button("web-survive-legend")
    nest = visitor.text("web-survive-legend-item", item="nest")
    for size in (*SIZES, SMALL_PHONE):
        resize(page, size)
        expect_all_panels_fit(visitor, survivor.map, str(size))
        page.evaluate(NEXT_FRAMES)
        assert page.evaluate(HIDDEN_CHOICES) == [], size
        legend.click()
        expect(page.get_by_text(nest)).to_be_visible()
        expect_fit(page, f"{size}, legend")
        legend.click()
    assert violations(page) == []


def test_odds_are_complete_in_every_window(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    choose_game(visitor, "survive")
    visitor.button("level-survive-1").click()
    survivor, page = Survivor(visitor, point=0), visitor.page
    dangerous = page.locator(DANGEROUS)
    for _ in range(PATIENCE):
        expect(survivor.moves.or_(survivor.end).first).to_be_visible()
        if dangerous.count():
            break
        if survivor.is_over():
            visitor.button("web-rematch").click()
            expect(survivor.end).to_be_hidden()
        else:
            survivor.play_once()
    page.get_by_role("banner").get_by_role("button", name=visitor.text("web-log")).click()
    odds = page.get_by_role("region", name=visitor.text("web-survive-odds"))
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(OWN_GOODS) == 2, size
        dangerous.first.evaluate(TAP)
        expect(odds.get_by_role("listitem").first).to_be_visible()
        page.evaluate(NEXT_FRAMES)
        assert odds.evaluate(HIDDEN_PARTS) == [], size
        odds.get_by_role("button", name=visitor.text("web-survive-not-now")).click()
        # The button that appears below the mouse may be the next one to point at.
        page.mouse.move(0, 0)
        page.evaluate(NEXT_FRAMES)
        dangerous.first.hover()
        expect(odds.get_by_role("listitem").first).to_be_visible()
        assert odds.evaluate(OUTSIDE_MAP) == [], size
        page.mouse.move(0, 0)


def play_to_a_roll(survivor: Survivor) -> None:
    """Play until the NPCs have had a turn and dice were rolled, so that both panels are open.

    A game may end without a roll; then the next one begins."""
    panels = [
        survivor.page.locator(f'[aria-label="{survivor.visitor.text(panel)}"]')
        for panel in ("web-survive-npc-turn", "web-survive-last-roll")
    ]
    for _ in range(PATIENCE):
        expect(survivor.moves.or_(survivor.end).first).to_be_visible()
        if survivor.is_over():
            survivor.visitor.button("web-rematch").click()
            expect(survivor.end).to_be_hidden()
        elif all(panel.count() for panel in panels) and survivor.moves.count() <= FEW_CHOICES:
            break
        else:
            survivor.play_once()
    for panel in panels:
        expect(panel.first).to_be_visible()


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_the_text_view_fits_every_window(
    new_visitor: NewVisitor, samples: SampleTables, game: str
) -> None:
    visitor = new_visitor(language="de", known=samples.known)
    visitor.open(f"/table/{samples.bout if game == 'fightdrome' else samples.dungeon}")
    visitor.button("web-view-text").click()
    reading = visitor.page.get_by_role("article").first
    for size in SIZES:
        resize(visitor.page, size)
        expect_all_panels_fit(visitor, reading, str(size))


@pytest.mark.parametrize("ending", ["finished_bout", "finished_dungeon", "resigned"])
def test_the_end_of_a_game_fits_every_window(
    new_visitor: NewVisitor, samples: SampleTables, ending: str
) -> None:
    """The scene is complete without scrolling, for a spectator and for a player."""
    visitor = new_visitor(language="de", known=samples.known)
    visitor.open(f"/table/{getattr(samples, ending)}")
    scene = visitor.page.locator(".scene")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(visitor.link("web-review")).to_be_visible()
    for size in SIZES:
        resize(visitor.page, size)
        expect_all_panels_fit(visitor, scene, str(size))
        # Beside a panel, the scene may scroll.
        assert scene.evaluate(SCROLLED) <= 0, size
    assert violations(visitor.page) == []


def test_the_longest_name_of_a_winner_fits_for_a_spectator(new_visitor: NewVisitor) -> None:
    host, friend, spectator = new_visitor(), new_visitor(), new_visitor(language="es")
    api, other = (ApiClient(it.context.request, it.address) for it in (host, friend))
    api.post("/guest", {"name": "W" * 20})
    other.post("/guest", {"name": "M" * 20})
    table = api.table("fightdrome", ME, OPEN, visibility="public")
    other.post(f"/tables/{table}/steps", {"step": "sit_down", "seat": 1})
    other.post(f"/tables/{table}/steps", {"step": "resign", "seat": 1})
    spectator.open(f"/table/{table}")
    expect(spectator.page.get_by_role("heading", level=1)).to_contain_text("W" * 20)
    scene = spectator.page.locator(".scene")
    for size in SIZES:
        resize(spectator.page, size)
        assert scene.evaluate(CUT_WIDTH) <= 0, size


def test_the_end_of_a_game_shrinks_instead_of_scrolling(
    new_visitor: NewVisitor, samples: SampleTables
) -> None:
    visitor = new_visitor(language="de", size=(1024, 768), known=samples.known)
    visitor.open(f"/table/{samples.finished_bout}")
    expect(visitor.link("web-review")).to_be_visible()
    scene = visitor.page.locator(".scene")
    scales: list[float] = []
    while min(scales, default=1) > 0.9:
        scene.evaluate(LENGTHEN)
        visitor.page.evaluate(NEXT_FRAMES)
        scales.append(scene.evaluate(FIT))
        assert scene.evaluate(SCROLLED) <= 0, scales
    assert scales == sorted(scales, reverse=True)
    assert min(scales) >= 0.8


@pytest.mark.parametrize("has_panel", [False, True])
def test_the_end_of_a_round_shows_two_whole_hands(new_visitor: NewVisitor, has_panel: bool) -> None:
    visitor = new_visitor(language="de")
    page = visitor.page
    page.add_init_script(HOLD_ROUND_END)
    fighter = start(visitor, mode="match", target=1000)
    log = page.get_by_role("banner").get_by_role("button", name=visitor.text("web-log"))
    if not has_panel:
        log.click()
    scene = page.locator("[data-scene=round]")
    for _ in range(PATIENCE):
        expect(fighter.moves.or_(scene).first).to_be_visible()
        if scene.count():
            break
        fighter.play_once()
    expect(scene.locator("ul").first).to_be_visible()
    scene.get_by_role("region").evaluate_all(FILL_HANDS)
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(OVERFLOW) == [0, 0], size
        assert scene.locator("ul").evaluate_all(CUT_HANDS) == [], size
        # Beside a panel, the scene of a phone may be cut.
        assert has_panel or scene.evaluate(SCROLLED) <= 0, size


def test_a_loser_reads_their_result_and_meets_the_next_opponent(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de", size=(390, 844))
    fighter = start(visitor)
    resign(visitor)
    expect(fighter.end).to_be_visible()
    lost = visitor.text("web-result-lost")
    expect(visitor.page.get_by_role("heading", name=lost)).to_be_visible()
    visitor.button("end-next").click()
    expect(fighter.moves.first).to_be_visible()


def test_hand_and_clock_of_a_phone_do_not_move_between_turns(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de", size=SIZES[0])
    api = ApiClient(visitor.context.request, visitor.address)
    api.post("/guest", {"name": "Ada"})
    clock: Json = {"kind": "fischer", "base": 3600, "increment": 10}
    visitor.open(f"/table/{api.table('fightdrome', ME, BOT, clock=clock)}")
    fighter, own_clock = Fighter(visitor), visitor.page.locator(".us").get_by_role("timer")
    bottoms, edges = set(), set()
    for _ in range(PATIENCE):
        expect(fighter.moves.or_(fighter.end).first).to_be_visible()
        if fighter.is_over():
            break
        bottoms.add(fighter.hand.evaluate(BOTTOM))
        edges.add(own_clock.evaluate(RIGHT))
        fighter.play_once()
    assert len(bottoms) == len(edges) == 1


def test_three_players_are_in_sight_beside_the_log(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    api = ApiClient(visitor.context.request, visitor.address)
    api.post("/guest", {"name": "Maximiliane Mustermann"})
    visitor.open(f"/table/{api.table('survive', ME, BOT, BOT, options={'players': 3})}")
    panels = visitor.page.locator("section[data-seat]")
    expect(panels).to_have_count(3)
    log = visitor.page.get_by_role("banner").get_by_role("button", name=visitor.text("web-log"))
    expect(log).to_have_attribute("aria-expanded", "true")
    for size in (1440, 900), (2560, 1440):
        resize(visitor.page, size)
        assert panels.evaluate_all(CUT_OFF) == [], size
    log.click()
    for size in (820, 1180), (1024, 768), (1440, 900):
        resize(visitor.page, size)
        assert panels.evaluate_all(CUT_OFF) == [], size


def test_long_names_fit_every_window(new_visitor: NewVisitor) -> None:
    visitor, other = new_visitor(language="de"), new_visitor()
    api = ApiClient(visitor.context.request, visitor.address)
    rival = ApiClient(other.context.request, other.address)
    api.post("/guest", {"name": "W" * 20})
    rival.post("/guest", {"name": "M" * 20})
    table = api.table("survive", ME, OPEN, BOT, options={"players": 3})
    rival.post(f"/tables/{table}/steps", {"step": "sit_down", "seat": 1})
    visitor.open(f"/table/{table}")
    status = visitor.page.locator(".status")
    expect(visitor.page.locator("section[data-seat]")).to_have_count(3)
    # The other player has never opened the table.
    expect(status).to_contain_text("M" * 20)
    for size in (*SIZES, (760, 1000), (1280, 720)):
        resize(visitor.page, size)
        expect_fit(visitor.page, str(size))
        assert visitor.page.evaluate(OVERLAPS) == [], size
        assert status.evaluate("it => it.scrollWidth - it.clientWidth") <= 0, size
    visitor.button("web-view-text").click()
    reading = visitor.page.get_by_role("article").first
    for size in SIZES:
        resize(visitor.page, size)
        expect(reading).to_be_visible()
        assert reading.evaluate("it => it.scrollWidth - it.clientWidth") <= 0, size
