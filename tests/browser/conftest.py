"""The site and the browser that all of these tests share; and nothing may go wrong unheard."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.site import Site, build_pages
from browser.visitor import WIDE, Theme, Visitor, visiting


class Invite(Protocol):
    """Somebody comes."""

    def __call__(
        self,
        *,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        theme: Theme = "dark",
        touch: bool = False,
        still: bool = True,
    ) -> Visitor: ...


@pytest.fixture(scope="session")
def pages() -> None:
    build_pages()


@pytest.fixture(scope="session")
def site(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with _running(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        yield browser
        browser.close()
