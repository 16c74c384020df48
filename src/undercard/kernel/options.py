"""Options of a table: named, typed, with a default and the rule they belong to."""

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
    """One choice. `choices` for a list, `span` for a range of numbers, neither for yes or no."""

    name: str
    default: OptionValue
    rule: str
    choices: tuple[str, ...] = ()
    span: tuple[int, int] | None = None
    set_by: str | None = None
    """A yes-or-no option that, when on, decides this one."""
    was_switch: bool = False
    """Once a yes or no, which old records and tables still say: the first two choices."""

    def check(self, value: object) -> OptionValue:
        """The value if this option can take it; text is read as the command line gives it."""
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
        raise BadOption(f"{self.name}: {quoted(value)} is neither yes nor no")


def resolve(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option with its value; an unknown name or an impossible value is refused."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {quoted(name)}; {did_you_mean(name, known)}")
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
