"""The texts and the tests of the reference cards use the options that the games have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from undercard.games.fightdrome.options import OPTIONS as FIGHTDROME_OPTIONS
from undercard.games.survive.options import OPTIONS as SURVIVE_OPTIONS
from undercard.kernel.options import Option
from undercard.locales import FOLDER, LANGUAGES
from undercard.server.tables.games import option_info

GAMES = Path(__file__).parents[1] / "web/src/games"
OPTIONS = {"fightdrome": FIGHTDROME_OPTIONS, "survive": SURVIVE_OPTIONS}


class Selectors(Visitor):
    """The keys that a text distinguishes, by the name of the variable."""

    def __init__(self) -> None:
        self.keys: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.keys.append((node.selector.id.name, set(_keys(node))))
        self.generic_visit(node)


def _keys(node: ast.SelectExpression) -> Iterator[str]:
    for variant in node.variants:
        yield variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _values(option: Option) -> set[str]:
    return set(option.choices) or {"true", "false"}


@pytest.mark.parametrize("game", OPTIONS)
def test_the_options_in_the_tests_of_the_pages_are_those_of_the_game(game: str) -> None:
    """`web/scripts/<game>/make_fixtures.py` writes the file."""
    shown = (GAMES / game / "fixtures/options.json").read_bytes()
    options = msgspec.json.encode([option_info(option) for option in OPTIONS[game]])
    assert msgspec.json.decode(shown) == msgspec.json.decode(options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_texts_of_a_reference_card_distinguish_only_values_that_an_option_has(
    game: str, language: str
) -> None:
    options = {option.name: _values(option) for option in OPTIONS[game]}
    path = FOLDER / language / f"web-reference-{game}.ftl"
    selectors = Selectors()
    selectors.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert selectors.keys
    for name, keys in selectors.keys:
        assert keys <= options[name], name
