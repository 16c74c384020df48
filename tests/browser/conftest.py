"""The site and the browser that all of these tests share; and nothing may go wrong unheard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, StorageState

from browser.prepared import Places, prepare
from browser.site import Site, build_pages, running
from browser.visitor import WIDE, Theme, Visitor, chromium, visiting


class Invite(Protocol):
    """Somebody comes to the site, or to another one."""

    def __call__(
        self,
        to: Site | None = None,
        *,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        theme: Theme = "dark",
        known: StorageState | None = None,
    ) -> Visitor: ...


@pytest.fixture(scope="session", autouse=True)
def pages() -> None:
    build_pages()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def frail_site(tmp_path: Path) -> Iterator[Site]:
    """One of the test's own, to be stopped and killed."""
    with running(tmp_path) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def invite(browser: Browser, site: Site) -> Iterator[Invite]:
    """Whoever comes is watched: any complaint of any page fails the test."""
    visitors: list[Visitor] = []
    with ExitStack() as leaving:

        def come(
            to: Site | None = None,
            *,
            language: str = "en",
            size: tuple[int, int] = WIDE,
            theme: Theme = "dark",
            known: StorageState | None = None,
        ) -> Visitor:
            visit = visiting(
                browser,
                (to or site).address,
                language=language,
                size=size,
                theme=theme,
                known=known,
            )
            visitors.append(leaving.enter_context(visit))
            return visitors[-1]

        yield come
    assert [fault for visitor in visitors for fault in visitor.watch.faults] == []


@pytest.fixture(scope="session")
def places(browser: Browser, site: Site) -> Places:
    with visiting(browser, site.address) as visitor:
        return prepare(visitor)
