"""The promise of a table: kept by the browser, compared with what the server says later."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Route, expect

from browser.conftest import NewVisitor
from browser.lobby import choose_game, create_table, join, resign
from browser.page_errors import OUTAGE
from browser.site import Site
from browser.visitor import PHONE, Visitor
from undercard.cli.main import main
from undercard.server.db.backends import FILE

SECRET = "5e" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def swap_secret(database: Path, table: str) -> None:
    """Exchange the secret and the commitment of a table, as a dishonest host would."""
    with sqlite3.connect(database) as db:
        (stored,) = db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        header = json.loads(stored)
        assert header["secret"] != SECRET
        header["secret"], header["about"]["commitment"] = SECRET, COMMITMENT
        changed = json.dumps(header).encode()
        db.execute("UPDATE tables SET header = ? WHERE id = ?", (changed, table))
    db.close()


def test_a_swapped_secret_is_caught_by_both_browsers(
    new_visitor: NewVisitor, own_site: Site, tmp_path: Path
) -> None:
    host, friend = new_visitor(own_site), new_visitor(own_site)
    choose_game(host, "fightdrome")
    link = create_table(host)
    shown = host.page.locator("details code").first
    expect(shown).to_have_text(re.compile("^[0-9a-f]{8}…$"))
    for visitor in (host, friend):
        visitor.errors.allow(*OUTAGE)
    assert own_site.stop() == 0
    swap_secret(tmp_path / FILE, link.rsplit("/", 1)[1])
    own_site.start()

    friend.page.goto(link)
    friend.button("web-sit-down").first.click()
    expect(host.page.get_by_role("alert")).to_contain_text(host.text("web-promise-changed"))
    expect(friend.page.get_by_role("alert")).to_contain_text(friend.text("web-promise-differs"))
    for visitor in (host, friend):  # neither contributes, so the cards are not dealt
        expect(visitor.page.get_by_text(visitor.text("web-waiting-title"))).to_be_visible()


def finish(host: Visitor, friend: Visitor) -> str:
    choose_game(host, "fightdrome")
    link = create_table(host)
    join(friend, link)
    resign(host)
    expect(friend.button("web-rematch")).to_be_visible()
    return link.rsplit("/", 1)[1]


def test_both_browsers_check_against_their_own_copies(
    new_visitor: NewVisitor, tmp_path: Path
) -> None:
    host, friend = new_visitor(), new_visitor(language="de", size=PHONE)
    table = finish(host, friend)
    for visitor in (host, friend):
        visitor.open(f"/replay/{table}#verify")
        for verdict in ("kept", "word", "seals"):
            expect(
                visitor.page.get_by_text(visitor.text(f"replay-verdict-{verdict}"))
            ).to_be_visible()
    with host.page.expect_download() as download:
        host.button("replay-share").click()
        host.button("share-record").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    kept = json.loads(record.read_text())["kept"]
    assert kept["word"]
    assert main(["verify", str(record), "--commitment", kept["commitment"]]) == 0
    assert main(["verify", str(record), "--commitment", COMMITMENT]) == 1


def test_a_server_that_changes_secret_and_promise_at_the_end_is_caught(
    new_visitor: NewVisitor,
) -> None:
    host, friend = new_visitor(), new_visitor()
    table = finish(host, friend)

    def forge(route: Route) -> None:
        reply = route.fetch()
        replay = reply.json()
        replay["proof"] = {**replay["proof"], "secret": SECRET, "commitment": COMMITMENT}
        route.fulfill(response=reply, json=replay)

    for visitor in (host, friend):
        visitor.page.route("**/replay?*", forge)
        visitor.open(f"/replay/{table}#verify")
        expect(visitor.page.get_by_text(visitor.text("replay-verdict-broken"))).to_be_visible()
