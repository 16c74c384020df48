"""Watching a game again, through every pair of eyes, and checking that its chance was fair."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.prepared import Places
from browser.visitor import Visitor

FASTEST = "4"


def test_a_replay_runs_to_the_end(invite: Invite, places: Places) -> None:
    visitor = invite()
    visitor.open(f"/replay/{places.fought}")
    moment = _moment(visitor)
    steps = int(moment.get_attribute("max") or 0)
    for _ in range(3):
        visitor.page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("3")
    visitor.page.get_by_label(visitor.text("replay-speed")).select_option(FASTEST)
    visitor.button("replay-play").click()
    expect(moment).to_have_value(str(steps))
    expect(visitor.button("replay-play")).to_be_visible()


def test_each_seats_eyes_see_that_seats_hand(invite: Invite, places: Places) -> None:
    visitor = invite()
    visitor.open(f"/replay/{places.fought}#step=4")
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


def test_the_proof_of_a_game_is_good(invite: Invite, places: Places) -> None:
    visitor = invite()
    visitor.open(f"/replay/{places.survived}")
    visitor.button("replay-verify").click()
    expect(visitor.page.get_by_text(visitor.text("replay-verdict-kept"))).to_be_visible()


def test_a_record_can_be_taken_home_and_watched(
    invite: Invite, places: Places, tmp_path: Path
) -> None:
    visitor = invite()
    record = _download(visitor, places.fought, tmp_path)
    _choose_file(visitor, record)
    expect(_moment(visitor)).to_be_visible()


def test_a_record_that_was_tampered_with_is_refused(
    invite: Invite, places: Places, tmp_path: Path
) -> None:
    visitor = invite()
    visitor.watch.allow(r"/api/replay")
    record = _download(visitor, places.fought, tmp_path)
    told = json.loads(record.read_text(encoding="utf-8"))
    told["actions"].pop()
    record.write_text(json.dumps(told), encoding="utf-8")
    _choose_file(visitor, record)
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.text("replay-bad-record"))


def _moment(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.text("replay-moment"))


def _download(visitor: Visitor, table: str, folder: Path) -> Path:
    visitor.open(f"/replay/{table}")
    with visitor.page.expect_download() as download:
        visitor.button("replay-download").click()
    path = folder / "game.json"
    download.value.save_as(path)
    return path


def _choose_file(visitor: Visitor, record: Path) -> None:
    visitor.open("/replay/file")
    visitor.page.get_by_label(visitor.text("replay-file-choose")).set_input_files(record)
