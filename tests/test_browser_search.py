"""The search for a browser: its order, and the browser from npm."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error

import browser_search
import carried_browser
import web
from browser_search import Candidate, NoBrowser, Source, first_that_starts
from carried_browser import Unavailable

PACK = "process.stdin.pipe(require('zlib').createBrotliCompress()).pipe(process.stdout)"


def source(*origins: str) -> Source:
    return lambda: [Candidate(origin) for origin in origins]


def start_only(*origins: str) -> Callable[[Candidate], str]:
    def start(candidate: Candidate) -> str:
        if candidate.origin not in origins:
            raise Error(f"launch failed\nError: {candidate.origin} is broken")
        return candidate.origin

    return start


def origins_of(sources: tuple[Source, ...]) -> list[str]:
    return [candidate.origin for each in sources for candidate in each()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the browser from npm, which does not exist."""
    place = tmp_path / "environment" / "1"
    place.parent.mkdir()
    monkeypatch.setattr(carried_browser, "FOLDER", place)
    monkeypatch.setattr(carried_browser, "EXECUTABLE", place / "chromium")
    return place


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the path, without a browser; the environment names none."""
    monkeypatch.delenv(browser_search.SETTING, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def make_program(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o755)


def test_the_first_that_starts_is_taken() -> None:
    sources = [source("absent", "broken"), source("good", "better")]
    assert first_that_starts(sources, start_only("good", "better"))[1] == "good"


def test_nothing_is_downloaded_if_a_browser_starts() -> None:
    def fetch() -> list[Candidate]:
        pytest.fail("it was fetched")

    assert first_that_starts([source("good"), fetch], start_only("good"))[1] == "good"


def test_an_unavailable_source_is_skipped() -> None:
    def fetch() -> list[Candidate]:
        raise Unavailable("there is no network")

    assert first_that_starts([fetch, source("good")], start_only("good"))[1] == "good"
    with pytest.raises(
        NoBrowser, match=r"old does not start \(old is broken\); there is no network"
    ):
        first_that_starts([source("old"), fetch], start_only())


@pytest.mark.usefixtures("folder")
def test_installed_browsers_precede_downloads(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_search, "fetched_by_playwright", source("Playwright fetched"))
    monkeypatch.setattr(browser_search, "fetched_by_npm", source("npm fetched"))
    own = "Playwright’s own browser"
    assert origins_of(browser_search.sources()) == [own, "Playwright fetched", "npm fetched"]
    for name in ("google-chrome", "chromium"):
        make_program(path / name)
    make_program(carried_browser.EXECUTABLE)
    carried = carried_browser.PACKAGE
    assert origins_of(browser_search.sources()) == [
        str(path / "chromium"),
        str(path / "google-chrome"),
        own,
        carried,
        f"{carried} with its libraries",
        "Playwright fetched",
        "npm fetched",
    ]


def test_a_named_browser_is_the_only_candidate(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_program(path / "chromium")
    monkeypatch.setenv(browser_search.SETTING, "/opt/browser")
    (candidate,) = [candidate for each in browser_search.sources() for candidate in each()]
    assert candidate.executable == "/opt/browser"


def test_its_libraries_are_used_only_in_the_second_attempt(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_program(carried_browser.EXECUTABLE)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/mine")
    plain, aided = browser_search.from_environment()
    assert "LD_LIBRARY_PATH" not in plain.environment
    assert aided.environment["LD_LIBRARY_PATH"] == f"{folder}/lib:/mine"
    assert plain.environment["FONTCONFIG_FILE"] == aided.environment["FONTCONFIG_FILE"]


def test_playwright_runs_on_our_node_where_its_own_does_not_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(browser_search.NODE_SETTING, "")
    monkeypatch.delenv(browser_search.NODE_SETTING)
    monkeypatch.setattr(web, "node", lambda: ["/bin/our-node"])
    monkeypatch.setattr(web, "node_version", lambda _: (24, 1, 0))
    browser_search.choose_node()
    assert browser_search.NODE_SETTING not in os.environ
    monkeypatch.setattr(web, "node_version", lambda _: ())
    browser_search.choose_node()
    assert os.environ[browser_search.NODE_SETTING] == "/bin/our-node"


def packed(content: bytes) -> bytes:
    return subprocess.run(
        [*web.node(), "-e", PACK], input=content, capture_output=True, check=True
    ).stdout


def archive(members: dict[str, bytes], mode: str) -> bytes:
    body = io.BytesIO()
    with tarfile.open(fileobj=body, mode=mode) as made:  # type: ignore[call-overload]
        for name, content in members.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            made.addfile(member, io.BytesIO(content))
    return body.getvalue()


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A package like the real one from npm."""
    monkeypatch.setattr(web, "npm", lambda: ["npm"])
    libraries = packed(archive({"lib/libnss3.so": b"a library"}, "w:"))
    body = archive(
        {
            "package/bin/chromium.br": packed(b"a browser"),
            "package/bin/al2023.tar.br": libraries,
        },
        "w:gz",
    )
    monkeypatch.setattr(
        carried_browser, "_run", lambda _, folder: (folder / "a.tgz").write_bytes(body)
    )
    return body


def test_a_package_is_unpacked_into_the_environment(
    folder: Path, package: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest = base64.b64encode(hashlib.sha512(package).digest()).decode()
    monkeypatch.setattr(carried_browser, "DIGEST", digest)
    carried_browser.fetch()
    assert carried_browser.EXECUTABLE.read_bytes() == b"a browser"
    assert os.access(carried_browser.EXECUTABLE, os.X_OK)
    assert (carried_browser.FOLDER / "lib" / "libnss3.so").read_bytes() == b"a library"
    assert list(folder.parent.iterdir()) == [folder]


@pytest.mark.usefixtures("folder", "package")
def test_another_file_under_the_same_name_is_refused() -> None:
    with pytest.raises(Unavailable, match="does not match its SHA-512 digest"):
        carried_browser.fetch()
    assert not carried_browser.is_here()
