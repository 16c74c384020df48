"""Documentation is run, its links are followed, and the reference has what people are told to call.

Addresses of the web are only read: nothing here goes there.
"""

from __future__ import annotations

import ast
import doctest
import importlib.util
import pydoc
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
_ADDRESS = re.compile(r"https?://[^\s)>`\"']+")
_LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)(#[^)]*)?\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_examples_do_what_the_page_says(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def test_readme_and_library_have_examples() -> None:
    assert {page.name for page in EXAMPLES} >= {"README.md", "library.md"}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link, place in _LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            target = page.parent / link
            assert target.exists(), f"{name_of(page)} links to {link}"
            if place and target.suffix == ".md":
                assert has_place(target, place[1:]), f"{name_of(page)} links to {link}{place}"


def has_place(page: Path, place: str) -> bool:
    """A heading of the page, or a name in the reference."""
    if place.startswith("undercard."):
        return pydoc.locate(place) is not None
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return place in [slug(heading) for heading in headings]


def slug(heading: str) -> str:
    """As the site names a heading."""
    words = re.sub(r"[^\w\s-]", "", heading).strip().lower()
    return re.sub(r"[-\s]+", "-", words)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_addresses_are_well_formed(page: Path) -> None:
    for address in _ADDRESS.findall(page.read_text(encoding="utf-8")):
        parts = urlsplit(address.rstrip(".,;"))
        name = parts.hostname or ""
        is_here = name in ("localhost", "127.0.0.1", "undercard")
        assert parts.port is None or is_here, address
        assert is_here or (
            parts.scheme == "https" and re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)+", name)
        )


def test_the_reference_has_all_that_pages_and_examples_import() -> None:
    told = set(re.findall(r"^::: (\S+)$", REFERENCE, re.MULTILINE))
    for module in told:
        assert importlib.util.find_spec(module) is not None, module
    called = {name for path in ROOT.glob("examples/*.py") for name in imported_by(path)}
    for page in PAGES:
        called |= set(re.findall(r">>> from (undercard\S+) import", page.read_text("utf-8")))
    assert called - told <= {"undercard.adapters", "undercard.games.survive.rules"}


def imported_by(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return {module for module in modules if module.startswith("undercard.")}
