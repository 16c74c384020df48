"""The rule texts: the same ids in every language, and one source for the site and docs/rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import rule_pages
import undercard
from undercard.games.fightdrome.options import OPTIONS as FIGHTDROME_OPTIONS
from undercard.games.fightdrome.refusals import RULES as FIGHTDROME_RULES
from undercard.games.survive.options import OPTIONS as SURVIVE_OPTIONS
from undercard.games.survive.refusals import RULES as SURVIVE_RULES
from undercard.locales import FOLDER, LANGUAGES

REFERENCE = Path(__file__).parents[1] / "docs" / "rules"
WHY = {"fightdrome": FIGHTDROME_RULES, "survive": SURVIVE_RULES}
OPTIONS = {"fightdrome": FIGHTDROME_OPTIONS, "survive": SURVIVE_OPTIONS}
_ID = re.compile(r"\b(?:[FSD]|[FS]R)\d+(?:\.\d+)?\b")

games = pytest.mark.parametrize("game", undercard.game_names())
everywhere = pytest.mark.parametrize("language", LANGUAGES)


def read(language: str, game: str) -> dict[str, ast.Message]:
    path = FOLDER / language / "rules" / f"{game}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def shape(rules: dict[str, ast.Message]) -> list[tuple[str, list[str]]]:
    return [(name, [a.id.name for a in rule.attributes]) for name, rule in rules.items()]


def rule_ids(rules: dict[str, ast.Message]) -> set[str]:
    return {name.replace("-", ".") for name in rules if name[-1].isdigit()}


@games
@everywhere
def test_languages_have_the_same_rules_in_the_same_order(language: str, game: str) -> None:
    assert shape(read(language, game)) == shape(read("en", game))


def test_an_id_names_one_rule_across_games() -> None:
    ids = [rule for game in undercard.game_names() for rule in rule_ids(read("en", game))]
    assert len(ids) == len(set(ids))


@games
def test_the_page_in_docs_is_current(game: str) -> None:
    """`python scripts/rule_pages.py` updates a page."""
    page = (REFERENCE / f"{game}.md").read_text(encoding="utf-8")
    assert rule_pages.refresh(page, game) == page


@games
def test_the_page_in_docs_cites_rules_that_exist(game: str) -> None:
    page = (REFERENCE / f"{game}.md").read_text(encoding="utf-8")
    assert set(_ID.findall(page)) <= rule_ids(read("en", game))


def test_a_page_that_lacks_a_section_is_an_error() -> None:
    page = (REFERENCE / "fightdrome.md").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match=r"mark each section and ruling once: F9$"):
        rule_pages.refresh(page.replace("<!-- rules: F9 -->", ""), "fightdrome")


@games
def test_every_rule_that_can_forbid_something_can_be_looked_up(game: str) -> None:
    assert set(WHY[game]) <= rule_ids(read("en", game))


@games
def test_every_option_belongs_to_a_rule_and_every_value_of_a_ruling_is_described(game: str) -> None:
    rules = read("en", game)
    for option in OPTIONS[game]:
        rule = rules[option.rule.replace(".", "-")]
        if option.rule[1] == "R":
            assert set(option.choices) <= {a.id.name for a in rule.attributes}


@games
@everywhere
def test_rules_refer_to_existing_rules(language: str, game: str) -> None:
    """The references are the same in every language."""
    for name, rule in read(language, game).items():
        assert mentioned(rule) <= rule_ids(read("en", game)), name
        assert mentioned(rule) == mentioned(read("en", game)[name]), name


def mentioned(rule: ast.Message) -> set[str]:
    parts = [rule.value, *(attribute.value for attribute in rule.attributes)]
    text = " ".join(_text(part) for part in parts if part is not None)
    return set(_ID.findall(text))


def _text(pattern: ast.Pattern) -> str:
    serializer = FluentSerializer()
    entry = ast.Message(ast.Identifier("x"), pattern)
    return serializer.serialize_entry(entry)
