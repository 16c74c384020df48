"""Replays: playback, points of view, the proof of chance, and records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.sample_tables import SampleTables
from browser.visitor import Visitor
from polling import wait_until

FASTEST = "4"
COVERED = """() => {
  const controls = document.querySelector("main .controls").getBoundingClientRect();
  return document.querySelector("main .stage > *").getBoundingClientRect().bottom - controls.top;
}"""
"""The pixels of the table that are behind the controls."""
OVERFLOW = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollHeight - innerHeight, scrollWidth - innerWidth];
}"""
NEEDS_IN_SIGHT = """() => {
  const isSeen = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return width > 0 && part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const rows = ".own .needs, section[data-seat] .row:not(:last-of-type)";
  return [...document.querySelectorAll(rows)].filter(isSeen).length;
}"""
SIZES = [(360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900)]
NARROW = 1100
"""Below this width, a button shows the list of moves."""


def test_a_replay_runs_to_the_end(new_visitor: NewVisitor, samples: SampleTables) -> None:
    visitor = new_visitor()
    visitor.open(f"/replay/{samples.finished_bout}")
    moment = _moment(visitor)
    steps = int(moment.get_attribute("max") or 0)
    for _ in range(3):
        visitor.page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("3")
    visitor.page.get_by_label(visitor.text("replay-speed")).select_option(FASTEST)
    visitor.button("replay-play").click()
    expect(moment).to_have_value(str(steps))
    expect(visitor.button("replay-play")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_controls_cover_nothing_of_the_table(
    new_visitor: NewVisitor, samples: SampleTables, size: tuple[int, int]
) -> None:
    visitor = new_visitor(language="de", size=size)
    for table in (samples.finished_bout, samples.finished_dungeon):
        visitor.open(f"/replay/{table}")
        expect(_moment(visitor)).to_be_visible()
        wait_until(lambda: visitor.page.evaluate(COVERED) <= 0)
        assert visitor.page.evaluate(OVERFLOW) == [0, 0]
        moves = visitor.page.get_by_role("region", name=visitor.text("replay-moves"))
        if size[0] < NARROW:
            expect(moves).to_have_count(0)
            visitor.button("replay-moves").click()
        expect(moves).to_be_visible()
        assert visitor.page.evaluate(OVERFLOW) == [0, 0]
        wait_until(lambda: visitor.page.evaluate(COVERED) <= 0)
        expect(visitor.page.get_by_label(visitor.text("replay-eyes"))).to_have_count(1)
        if size[0] < 1000:
            visitor.button("replay-settings").click()
        expect(visitor.page.get_by_label(visitor.text("replay-eyes"))).to_be_visible()


def test_the_needs_of_both_sides_are_in_sight(
    new_visitor: NewVisitor, samples: SampleTables
) -> None:
    visitor = new_visitor(language="de")
    visitor.open(f"/replay/{samples.finished_dungeon}#step=20")
    expect(_moment(visitor)).to_be_visible()
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        wait_until(lambda: visitor.page.evaluate(NEEDS_IN_SIGHT) >= 2)


@pytest.mark.parametrize(
    ("language", "width"), [("en", 400), ("en", 412), ("en", 430), ("de", 412), ("de", 480)]
)
def test_a_replay_fits_the_width(
    new_visitor: NewVisitor, samples: SampleTables, language: str, width: int
) -> None:
    visitor = new_visitor(language=language, size=(width, 844))
    for table in (samples.finished_bout, samples.finished_dungeon):
        visitor.open(f"/replay/{table}")
        expect(_moment(visitor)).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width


def test_each_point_of_view_shows_its_hand(new_visitor: NewVisitor, samples: SampleTables) -> None:
    visitor = new_visitor()
    visitor.open(f"/replay/{samples.finished_bout}#step=4")
    eyes = visitor.page.get_by_label(visitor.text("replay-eyes"))
    hand = visitor.group("web-hand-yours")
    expect(eyes).to_be_visible()
    expect(hand).to_have_count(0)
    seen = set[str]()
    for seat in (0, 1):
        eyes.select_option(str(seat))
        expect(visitor.page).to_have_url(re.compile(rf"eyes={seat}$"))
        names = hand.get_by_role("button").evaluate_all("all => all.map(it => it.ariaLabel)")
        seen.add(" ".join(names))
    assert len(seen) == 2
    eyes.select_option("all")
    expect(hand).to_have_count(0)


def test_the_proof_of_a_game_is_valid(new_visitor: NewVisitor, samples: SampleTables) -> None:
    visitor = new_visitor()
    visitor.open(f"/replay/{samples.finished_dungeon}")
    visitor.button("replay-verify").click()
    expect(visitor.page.get_by_text(visitor.text("replay-verdict-open"))).to_be_visible()


def test_a_downloaded_record_can_be_replayed(
    new_visitor: NewVisitor, samples: SampleTables, tmp_path: Path
) -> None:
    visitor = new_visitor()
    record = _download(visitor, samples.finished_bout, tmp_path)
    _choose_file(visitor, record)
    expect(_moment(visitor)).to_be_visible()


def test_a_modified_record_is_refused(
    new_visitor: NewVisitor, samples: SampleTables, tmp_path: Path
) -> None:
    visitor = new_visitor()
    visitor.errors.allow(r"/api/replay")
    record = _download(visitor, samples.finished_bout, tmp_path)
    content = json.loads(record.read_text(encoding="utf-8"))
    content["actions"].pop()
    record.write_text(json.dumps(content), encoding="utf-8")
    _choose_file(visitor, record)
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.text("replay-bad-record"))


def _moment(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.text("replay-moment"))


def _download(visitor: Visitor, table: str, folder: Path) -> Path:
    visitor.open(f"/replay/{table}")
    with visitor.page.expect_download() as download:
        visitor.button("replay-share").click()
        visitor.button("share-record").click()
    path = folder / "game.json"
    download.value.save_as(path)
    return path


def _choose_file(visitor: Visitor, record: Path) -> None:
    visitor.open("/replay/file")
    visitor.page.get_by_label(visitor.text("replay-file-choose")).set_input_files(record)
