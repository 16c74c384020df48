"""Write the rule texts of the message files into docs/rules: `python scripts/rule_pages.py`.

The English rule file of a game (`locales/en/rules/<game>.ftl`) is the only source of its rules, and
the site shows the same file. A page of docs/rules has a pair of markers for each section and each
ruling. This script replaces the text between the markers. The rest of the page is written by hand.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import indent, wrap

from fluent.syntax import FluentParser, ast

import undercard
from undercard.kernel.options import Option
from undercard.locales import FOLDER

PAGES = Path(__file__).parents[1] / "docs" / "rules"
WIDTH = 100
BOXES = {"FR1": "pack"}
"""Rulings about a game's box, which is no option of the table."""
_BLOCK = re.compile(r"(<!-- rules: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
"""The opening marker, the id it names, and the closing marker."""
_RULING = re.compile(r"\b([FS]R\d+)\b")


@dataclass
class Text:
    """One message of a rule file: a section, a rule or a ruling."""

    id: str
    value: str
    parts: dict[str, str]
    rules: list[Text] = field(default_factory=list)


def read_rules(game: str) -> dict[str, Text]:
    """Return the sections and rulings of a game, and `short` and `about`, by their ids."""
    source = (FOLDER / "en" / "rules" / f"{game}.ftl").read_text(encoding="utf-8")
    texts: dict[str, Text] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            parts = {part.id.name: _plain(part.value) for part in entry.attributes}
            text = Text(entry.id.name.replace("-", "."), _plain(entry.value), parts)
            section = texts.get(_section_of(text.id))
            if section is None:
                texts[text.id] = text
            else:
                section.rules.append(text)
    return texts


def _plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(it.value for it in elements if isinstance(it, ast.TextElement))


def _section_of(rule: str) -> str:
    """Return F1 for F1.2 and D for D3; a ruling is a separate block."""
    return "D" if re.fullmatch(r"D\d+", rule) else rule.rpartition(".")[0]


def refresh(page: str, game: str) -> str:
    """Return the page with every marked block rebuilt from the rule file."""
    texts = read_rules(game)
    marked = [name for _, name, _ in _BLOCK.findall(page)]
    if sorted(marked) != sorted(texts):
        wrong = ", ".join(sorted(set(marked) ^ set(texts))) or "one of them occurs twice"
        raise ValueError(f"docs/rules/{game}.md must mark each section and ruling once: {wrong}")
    render = Renderer(texts, undercard.load(game, engine="interpreted").all_options)
    return _BLOCK.sub(lambda it: f"{it[1]}\n{render.block(texts[it[2]])}\n\n{it[3]}", page)


class Renderer:
    """Turns the texts of one game into Markdown."""

    def __init__(self, texts: dict[str, Text], options: tuple[Option, ...]) -> None:
        self._options = options
        self._headings = {name: self._heading(text) for name, text in texts.items()}

    def block(self, text: Text) -> str:
        if text.id in ("short", "about"):
            return self._paragraph(text.value)
        if "text" in text.parts:
            return "\n\n".join(self._ruling(text))
        intro = [self._paragraph(text.parts["intro"])] if "intro" in text.parts else []
        rules = ["\n".join(self._rule(rule) for rule in text.rules)] if text.rules else []
        return "\n\n".join([f"## {self._headings[text.id]}", *intro, *rules])

    def _heading(self, text: Text) -> str:
        """Return the heading, which is also the anchor: an option's name is more stable."""
        option = self._option_of(text)
        if text.id in BOXES:
            return f"{text.id} `{BOXES[text.id]}`"
        if option and "text" in text.parts:
            return f"{text.id} `{option.name}`"
        return text.value if re.fullmatch("[FS]R", text.id) else f"{text.id} {text.value}"

    def _option_of(self, text: Text) -> Option | None:
        """Return the option of a ruling: the one that cites it, or the one with its values."""
        values = set(text.parts) - {"text"}
        for option in self._options:
            if option.rule == text.id or (values and set(option.choices) == values):
                return option
        return None

    def _ruling(self, text: Text) -> list[str]:
        option = self._option_of(text)
        heading = self._headings[text.id]
        title = "" if heading.endswith(text.value) else f"**{text.value}.** "
        lines = [f"### {heading}", self._paragraph(title + text.parts["text"])]
        if option:
            lines.append(
                self._list([f"{name_value(option, v)}: {text.parts[v]}" for v in option.choices])
            )
        return lines

    def _rule(self, rule: Text) -> str:
        options = [option for option in self._options if option.rule == rule.id]
        sentences = " ".join([rule.value, *(f"Option: {values_of(it)}." for it in options)])
        lines = self._list([f"**{rule.id}** {sentences}"])
        items = self._list(list(rule.parts.values()))
        return f"{lines}\n{indent(items, '    ')}" if items else lines

    def _list(self, items: list[str]) -> str:
        return "\n".join(self._paragraph(item, first="- ", rest="  ") for item in items)

    def _paragraph(self, text: str, first: str = "", rest: str = "") -> str:
        linked = _RULING.sub(lambda it: self._link(it[1]), text)
        return "\n".join(
            wrap(
                linked,
                WIDTH,
                initial_indent=first,
                subsequent_indent=rest,
                break_long_words=False,
                break_on_hyphens=False,
            )
        )

    def _link(self, ruling: str) -> str:
        heading = self._headings[ruling]
        words = re.sub(r"[^\w\s-]", "", heading).strip().lower()
        place = re.sub(r"[-\s]+", "-", words)
        return f"[{ruling}](#{place})"


def name_value(option: Option, value: str) -> str:
    """Return one value of an option, the default in bold."""
    return f"**`{value}`** (default)" if value == option.default else f"`{value}`"


def values_of(option: Option) -> str:
    """Return the name of an option with its values, the default in bold."""
    if option.span:
        least, most = option.span
        return f"`{option.name}`: a number from {least} to {most}, **{option.default}** by default"
    values = option.choices or ("yes", "no")
    default = option.default if option.choices else "yes" if option.default else "no"
    shown = ", ".join(f"**`{value}`**" if value == default else f"`{value}`" for value in values)
    return f"`{option.name}`: {shown}"


def main() -> int:
    for path in sorted(PAGES.glob("*.md")):
        page = path.read_text(encoding="utf-8")
        path.write_text(refresh(page, path.stem), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
