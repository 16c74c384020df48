"""Sharing: the files of the menu, and a replay that opens from the disk without a network."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.conftest import NewVisitor
from browser.sample_tables import SampleTables
from browser.visitor import Visitor

PHONE = {"width": 390, "height": 844}


def test_a_replay_in_a_file_needs_no_network(
    new_visitor: NewVisitor, samples: SampleTables, browser: Browser, tmp_path: Path
) -> None:
    visitor = new_visitor()
    file = _save(visitor, samples.finished_bout, "share-file", tmp_path)
    context = browser.new_context(viewport=PHONE, locale="en", offline=True)  # type: ignore[arg-type]
    page, requests = context.new_page(), list[str]()
    page.on("request", lambda it: requests.append(it.url))
    problems = list[str]()
    page.on("pageerror", lambda it: problems.append(str(it)))
    page.goto(file.as_uri())
    moment = page.get_by_role("slider", name=visitor.text("replay-moment"))
    last = int(moment.get_attribute("max") or 0)
    assert last > 3
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(moment).to_have_value(str(step))
    page.get_by_role("button", name=visitor.text("replay-settings")).click()
    page.get_by_label(visitor.text("replay-eyes")).select_option("1")
    page.get_by_role("button", name=visitor.text("replay-start")).click()
    expect(moment).to_have_value("0")
    page.get_by_role("button", name=visitor.text("replay-play")).click()
    expect(page.get_by_role("button", name=visitor.text("replay-pause"))).to_be_visible()
    for width in (PHONE["width"], 400, 412, 430):
        page.set_viewport_size({"width": width, "height": PHONE["height"]})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert problems == []
    assert [it for it in requests if not it.startswith(("file:", "data:", "blob:"))] == []
    context.close()


def test_the_menu_offers_pictures(
    new_visitor: NewVisitor, samples: SampleTables, tmp_path: Path
) -> None:
    visitor = new_visitor()
    for item, start in (("share-picture", b"\x89PNG"), ("share-animation", b"GIF8")):
        assert _save(visitor, samples.resigned, item, tmp_path).read_bytes()[:4] == start
    menu = visitor.page.get_by_role("dialog", name=visitor.text("share-menu"))
    expect(menu).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_a_stranger_is_offered_no_picture_of_a_private_game(
    new_visitor: NewVisitor, samples: SampleTables
) -> None:
    visitor = new_visitor()
    visitor.open(f"/replay/{samples.finished_bout}")
    visitor.button("replay-share").click()
    for item, count in (("file", 1), ("link", 1), ("picture", 0), ("animation", 0)):
        expect(visitor.button(f"share-{item}")).to_have_count(count)


def _save(visitor: Visitor, table: str, item: str, folder: Path) -> Path:
    visitor.open(f"/replay/{table}")
    visitor.button("replay-share").click()
    with visitor.page.expect_download() as download:
        visitor.button(item).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path
