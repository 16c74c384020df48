"""No channel leaks hidden information. A scanner that cannot fail proves nothing, so these tests
insert leaks of every kind."""

from __future__ import annotations

import logging
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from server.campaigns.leaks import CONFIGURATIONS, Site, open_site, run
from server.campaigns.people import Json
from server.campaigns.scanner import Leak, scan, scan_log
from server.campaigns.wiretap import Caught
from undercard.games.fightdrome import game as fightdrome_game
from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.state import State
from undercard.games.fightdrome.view import Sides, View, make_view
from undercard.kernel.game import Game
from undercard.server.db.backends import FILE
from undercard.server.tables import feed as table_feed
from undercard.server.tables import perspective
from undercard.server.tables.perspective import Perspective, choose_perspective, show_now
from undercard.server.tables.service import Tables
from undercard.server.tables.wire import Now
from undercard.table import table as table_module
from undercard.table.redaction import Entry, Logged, show
from undercard.table.snapshot import Snapshot
from undercard.table.steps import Step
from undercard.table.table import Table

QUICK: Json = {"game": "fightdrome"}
LATE: Json = {"game": "fightdrome", "open_hands": 5}
PRIVATE: Json = {"game": "fightdrome", "visibility": "private"}
log = logging.getLogger("undercard.careless")


@pytest.fixture
async def site(tmp_path: Path, migrated: Path) -> AsyncIterator[Site]:
    shutil.copy(migrated, tmp_path / FILE)
    async with open_site(tmp_path) as site:
        yield site


async def test_nothing_leaks(site: Site) -> None:
    result = await run(site, len(CONFIGURATIONS), most_steps=40)
    assert result.messages > 1000
    assert result.log_lines > 50


def open_views(patch: pytest.MonkeyPatch) -> None:
    """The game shows every hand to all clients."""

    def leaky(
        pack: Pack, state: State, sides: Sides, seat: int | None, legal: list[str], _: bool
    ) -> View:
        return make_view(pack, state, sides, seat, legal, open_hands=True)

    patch.setattr(fightdrome_game, "make_view", leaky)


def open_entries(patch: pytest.MonkeyPatch) -> None:
    """Events are sent without redaction."""

    def leaky(game: Game, logged: Logged, seat: int | None, *, open_hands: bool = False) -> Entry:
        del open_hands
        return show(game, logged, seat, open_hands=True)

    patch.setattr(table_module, "show", leaky)


def extra_field(patch: pytest.MonkeyPatch) -> None:
    """A message has an extra field."""

    class ExtraNow(Now, frozen=True, kw_only=True):
        next_card: str

    def leaky(shown: Snapshot) -> Now:
        now = show_now(shown)
        return ExtraNow(
            next_card="K30", **{name: getattr(now, name) for name in Now.__struct_fields__}
        )

    patch.setattr(perspective, "show_now", leaky)


def foreign_view(patch: pytest.MonkeyPatch) -> None:
    """A client without a session gets the view of the first player."""

    async def leaky(
        tables: Tables, table: str, who: object, wanted: int | None, after: int
    ) -> Perspective:
        if who is None:
            return Perspective(table, 0, after if wanted == 0 else 0)
        return await choose_perspective(tables, table, who, wanted, after)  # type: ignore[arg-type]

    patch.setattr(table_feed, "choose_perspective", leaky)


def no_delay(patch: pytest.MonkeyPatch) -> None:
    """Spectators of open hands see them without delay."""

    def leaky(table: Table, logged: Logged) -> bool:
        del table, logged
        return True

    patch.setattr(Table, "_may_be_shown", leaky)


@pytest.mark.parametrize("is_undone", [True, False], ids=["in the server", "in redaction too"])
@pytest.mark.parametrize(
    ("mutate", "configuration"), [(open_views, QUICK), (no_delay, LATE)], ids=["views", "delay"]
)
async def test_a_leak_at_the_table_is_found(
    site: Site, mutate: Callable[[pytest.MonkeyPatch], None], configuration: Json, is_undone: bool
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        mutate(patch)
        tapped = await site.play(configuration, seed=1)
        if is_undone:
            patch.undo()
        with pytest.raises(Leak):
            scan(tapped)


@pytest.mark.parametrize("mutate", [open_entries, extra_field, foreign_view])
async def test_a_leak_of_the_server_is_found(
    site: Site, mutate: Callable[[pytest.MonkeyPatch], None]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        mutate(patch)
        tapped = await site.play(QUICK, seed=1)
    with pytest.raises(Leak):
        scan(tapped)


async def test_a_secret_and_a_session_are_found(site: Site) -> None:
    tapped = await site.play(QUICK, seed=1)
    scan(tapped)
    ann, ben = tapped.audiences[:2]
    for leaked in (tapped.table.header.secret, ben.person.cookie.partition("=")[2]):
        ann.caught.append(Caught(3, "header", f"x-debug: {leaked}".encode()))
        with pytest.raises(Leak):
            scan(tapped)
        ann.caught.pop()


def log_step(table: Table, step: Step) -> None:
    log.info("table moved", extra={"fields": {"step": repr(step), "number": table.number}})


def log_address(table: Table, step: Step) -> None:
    log.info("%s at /api/tables/%s", type(step).__name__, table.about.id)


@pytest.mark.parametrize("callback", [log_step, log_address])
async def test_a_careless_line_in_the_log_is_found(
    site: Site, callback: Callable[[Table, Step], None]
) -> None:
    site.app.state.core.tables.after_step.append(callback)
    tapped = await site.play(PRIVATE, seed=1)
    with pytest.raises(Leak):
        scan_log(site.log.getvalue().splitlines(), [tapped])
