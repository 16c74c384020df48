"""Examples in the documentation run, its commands parse, and its links and names exist.

Web addresses are only checked for their form; the tests do not open them.
"""

from __future__ import annotations

import ast
import doctest
import importlib.util
import pydoc
import re
import shlex
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from undercard.cli.main import make_parser
from undercard.kernel.plugin import game_names

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
_ADDRESS = re.compile(r"https?://[^\s)>`\"']+")
_SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^(?:undercard|scripts/run) +([^ #].*)$", re.MULTILINE)
_OF_ANOTHER_PACKAGE = {"nines"}
_MODULE = re.compile(r"`((?:bots|games|kernel|lab|locales|server|table)(?:\.\w+)*)`")
_LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)(#[^)]*)?\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def commands_of(page: Path) -> list[str]:
    """Return the commands of `undercard` in the shell blocks of a page, without ellipses."""
    blocks = "".join(_SHELL.findall(page.read_text(encoding="utf-8"))).replace("\\\n", " ")
    return [it for it in _COMMAND.findall(blocks) if "…" not in it]


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_examples_print_what_the_page_shows(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def test_readme_and_library_have_examples() -> None:
    assert {page.name for page in EXAMPLES} >= {"README.md", "library.md"}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_link_targets_exist(page: Path) -> None:
    for link, place in _LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            target = page.parent / link
            assert target.exists(), f"{name_of(page)} links to {link}"
            if place and target.suffix == ".md":
                assert has_place(target, place[1:]), f"{name_of(page)} links to {link}{place}"


def has_place(page: Path, place: str) -> bool:
    """Return whether a heading of the page or a name in the reference has this anchor."""
    if place.startswith("undercard."):
        return pydoc.locate(place) is not None
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return place in [slug(heading) for heading in headings]


def slug(heading: str) -> str:
    """Return the anchor that the site gives to a heading."""
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


@pytest.mark.parametrize("page", [page for page in PAGES if commands_of(page)], ids=name_of)
def test_commands_parse(page: Path) -> None:
    parser = make_parser()
    for command in commands_of(page):
        words = shlex.split(command.replace("GAME", game_names()[0]), comments=True)
        if not _OF_ANOTHER_PACKAGE & set(words):
            parser.parse_args(words)


def test_modules_in_the_glossary_exist() -> None:
    named = set(_MODULE.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")))
    assert len(named) > 30
    missing = [it for it in named if importlib.util.find_spec(f"undercard.{it}") is None]
    assert missing == []


def test_the_reference_lists_all_names_that_pages_and_examples_import() -> None:
    listed = set(re.findall(r"^::: (\S+)$", REFERENCE, re.MULTILINE))
    for module in listed:
        assert importlib.util.find_spec(module) is not None, module
    called = {name for path in ROOT.glob("examples/*.py") for name in imported_by(path)}
    for page in PAGES:
        called |= set(re.findall(r">>> from (undercard\S+) import", page.read_text("utf-8")))
    assert called - listed <= {"undercard.adapters", "undercard.games.survive.rules"}


def imported_by(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return {module for module in modules if module.startswith("undercard.")}
