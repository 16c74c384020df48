"""Messages in all languages have the same ids, variables and choices, and all can be formatted."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undercard
from random_games import random_game
from undercard.games.fightdrome.options import OPTIONS as FIGHTDROME_OPTIONS
from undercard.games.fightdrome.refusals import RULES as FIGHTDROME_RULES
from undercard.games.survive.options import OPTIONS as SURVIVE_OPTIONS
from undercard.games.survive.refusals import RULES as SURVIVE_RULES
from undercard.locales import FOLDER, LANGUAGES, Messages, UnknownLanguage, system_language
from undercard.table.boxes import box_names, box_option

RULES = {"fightdrome": FIGHTDROME_RULES, "survive": SURVIVE_RULES}
OPTIONS = {"fightdrome": FIGHTDROME_OPTIONS, "survive": SURVIVE_OPTIONS}
GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
AREAS = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
others = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
everywhere = pytest.mark.parametrize("language", LANGUAGES)


class Shape(Visitor):
    """The part of a message that is equal in all languages: variables, and choices except
    plurals."""

    def __init__(self) -> None:
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.parts.add(f"${node.id.name}")

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        key = node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
        if key not in ("zero", "one", "two", "few", "many", "other"):
            self.parts.add(f"[{key}]")
        self.generic_visit(node)


def shapes(path: Path) -> dict[str, set[str]]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for name, pattern in [
                ("", entry.value),
                *((a.id.name, a.value) for a in entry.attributes),
            ]:
                shape = Shape()
                shape.visit(pattern)
                found[f"{entry.id.name}.{name}".rstrip(".")] = shape.parts
    return found


@others
@pytest.mark.parametrize("area", AREAS)
def test_languages_have_the_same_messages_with_the_same_values(language: str, area: str) -> None:
    assert shapes(FOLDER / language / area) == shapes(FOLDER / "en" / area)


@everywhere
def test_every_message_is_defined_once(language: str) -> None:
    """The browser uses the first of several, in whatever order the files are loaded."""
    bodies = (
        FluentParser().parse(path.read_text(encoding="utf-8")).body
        for path in (FOLDER / language).glob("*.ftl")
    )
    ids = Counter(it.id.name for body in bodies for it in body if isinstance(it, ast.Message))
    assert [name for name, count in ids.items() if count > 1] == []


def wordings(language: str) -> dict[str, str]:
    """Return the plain text of every message and attribute of a language, rules included, by id."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                plain = Plain()
                plain.visit(entry)
                found[f"{path.stem}: {entry.id.name}"] = _spaced(" … ".join(plain.parts))
    return found


class Plain(Visitor):
    """The text of a message without variables, selectors and comments."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def _spaced(text: str) -> str:
    """Return the text with ordinary spaces; French uses narrow and non-breaking ones."""
    return re.sub(r"[\u00a0\u202f]", " ", text).casefold()


def glossary() -> Iterator[dict[str, str]]:
    """Return every row of the glossary's tables, by the names of its columns."""
    columns: list[str] = []
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            columns = []
        elif not columns:
            columns = cells
        elif set(line) - set("|- "):
            yield dict(zip(columns, cells, strict=True))


def listed(cell: str) -> list[str]:
    return [word for word in _spaced(cell).split(", ") if word]


@everywhere
def test_terms_of_the_glossary_are_used(language: str) -> None:
    text = "\n".join(wordings(language).values())
    terms = [term for row in glossary() if language in row for term in listed(row[language])]
    assert [term for term in terms if term not in text] == []


@everywhere
def test_words_that_the_glossary_rejects_are_not_used(language: str) -> None:
    rejected = [
        re.compile(r"\b" + re.escape(word).replace(r"\*", r"\w*") + r"\b")
        for row in glossary()
        if row.get("language") == language
        for word in listed(row["not used"])
    ]
    found = [
        (name, match.group())
        for name, text in wordings(language).items()
        for word in rejected
        if (match := word.search(text))
    ]
    assert found == []


@everywhere
@pytest.mark.parametrize("game", undercard.game_names())
def test_every_rule_that_forbids_something_is_explained(language: str, game: str) -> None:
    messages = Messages(language)
    for rule in RULES[game]:
        assert messages.text(f"{game}-why-{rule.replace('.', '-')}").endswith(".")


@everywhere
@pytest.mark.parametrize("game", undercard.game_names())
def test_every_option_and_value_has_a_name(language: str, game: str) -> None:
    messages, box = Messages(language), box_option(game)
    for option in (*OPTIONS[game], *((box,) if box else ())):
        key = f"{game}-option-{option.name}"
        assert messages.text(key)
        assert messages.text(f"{key}.about").endswith((".", "?"))
        for choice in option.choices:
            assert messages.text(f"{key}.{choice.replace(' ', '-')}")


@everywhere
@pytest.mark.parametrize("game", undercard.game_names())
def test_every_box_has_a_name(language: str, game: str) -> None:
    """This includes boxes that the page does not offer, because any client may create a table with
    one."""
    for box in (*box_names(game), "own"):
        assert Messages(language).text(f"{game}-option-box.{box}")


@everywhere
@pytest.mark.parametrize("game", undercard.game_names())
def test_every_event_of_whole_games_has_words(language: str, game: str) -> None:
    """Every event, situation and action of a random game has a sentence."""
    for seed in range(4):
        table = random_game(game, seed)
        words = table.words(Messages(language), ["Ann", "Ben", "Cy"][: table.seats])
        rng, (state, events) = random.Random(seed), table.start(seed)
        while (seat := table.to_act(state)) is not None:
            for reader in (*range(table.seats), None):
                assert all(words.event(e, reader) for e in table.redact(events, reader))
            assert words.situation(table.view(state, seat))  # type: ignore[attr-defined]
            assert all(words.action(action) for action in table.legal(state))
            state, events = table.apply(state, rng.choice(table.legal(state)))


def test_an_unknown_language_is_refused_with_the_available_ones() -> None:
    with pytest.raises(UnknownLanguage, match="en, de, fr, es"):
        Messages("tlh")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(KeyError, match="player"):
        Messages("en").text("player")


@pytest.mark.parametrize(
    ("setting", "language"), [("de_AT.UTF-8", "de"), ("fr", "fr"), ("C", "en"), ("pt_BR", "en")]
)
def test_the_system_language(setting: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", setting)
    assert system_language() == language
