"""Documentation is run and its links are followed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]
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
    for link, _ in _LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{name_of(page)} links to {link}"
