"""Options of a table: a name, a type, a default, and the rule each belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from undercard.kernel.errors import BadOption, did_you_mean, quoted

OptionValue: TypeAlias = str | int | bool
MOST_DIGITS = 18
YES = ("yes", "true", "on")
NO = ("no", "false", "off")


@dataclass(frozen=True)
class Option:
    """One option: `choices` for a list, `span` for a range of numbers, neither for a switch."""

    name: str
    default: OptionValue
    rule: str
    choices: tuple[str, ...] = ()
    span: tuple[int, int] | None = None
    set_by: str | None = None
    """A switch that determines this option's value when it is on."""
    was_switch: bool = False
    """Whether old records and tables store this as a switch: off and on are the first two
    choices."""

    def check(self, value: object) -> OptionValue:
        """Return the value if this option allows it; text is parsed as on the command line."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            if self.was_switch and (isinstance(value, bool) or value in (*YES, *NO)):
                return self.choices[self._switch(value)]
            raise BadOption(f"{self.name}: {quoted(value)} is not one of {', '.join(self.choices)}")
        if self.span:
            return self._number(value, *self.span)
        return self._switch(value)

    def _number(self, value: object, least: int, most: int) -> int:
        text = value if isinstance(value, str) else ""
        is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
        number = int(text) if is_number else value
        if isinstance(number, int) and not isinstance(number, bool) and least <= number <= most:
            return number
        raise BadOption(f"{self.name}: {quoted(value)} is not a number from {least} to {most}")

    def _switch(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in YES:
            return True
        if value in NO:
            return False
        raise BadOption(f"{self.name}: {quoted(value)} must be yes or no")


def resolve(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return every option with its value; refuse unknown names and values that are not allowed."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {quoted(name)}; {did_you_mean(name, known)}")
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
