"""The shared site and browser. Every error that a page reports fails its test."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, StorageState

from browser.failure_report import describe_failure
from browser.sample_tables import SampleTables, create_sample_tables
from browser.site import Site, build_pages, running
from browser.visitor import WIDE, Theme, Visitor, chromium, visiting


class NewVisitor(Protocol):
    """Opens a browser context at the shared site, or at another one."""

    def __call__(
        self,
        at: Site | None = None,
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
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A site for one test, which may stop or kill it."""
    with running(tmp_path) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note a failure for the fixtures, which end after it."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def new_visitor(
    request: pytest.FixtureRequest, browser: Browser, site: Site
) -> Iterator[NewVisitor]:
    """Yield a function that opens visitors; an unexpected error on any page fails the test."""
    visitors: list[Visitor] = []
    with ExitStack() as contexts:

        def open_visitor(
            at: Site | None = None,
            *,
            language: str = "en",
            size: tuple[int, int] = WIDE,
            theme: Theme = "dark",
            known: StorageState | None = None,
        ) -> Visitor:
            visit = visiting(
                browser,
                (at or site).address,
                language=language,
                size=size,
                theme=theme,
                known=known,
            )
            visitors.append(contexts.enter_context(visit))
            return visitors[-1]

        yield open_visitor
        if request.node.stash[FAILED]:
            text = describe_failure(visitors, site)
            request.node.add_report_section("teardown", "pages", text)
    assert [error for visitor in visitors for error in visitor.errors.unexpected] == []


@pytest.fixture(scope="session")
def samples(browser: Browser, site: Site) -> SampleTables:
    with visiting(browser, site.address) as visitor:
        return create_sample_tables(visitor)
