"""Packs and scenarios: the built-in ones of a game, by name.

A box is given as the name of a built-in one, as a file, or as data. A text is only ever a name, and
a name opens no file: names come from strangers. A file is given as a `Path`, which no message over
the network can hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from undercard.kernel.errors import BadOption, did_you_mean, quoted


@dataclass(frozen=True)
class Boxes:
    """The built-in boxes of a game."""

    keyword: str
    """What the game calls a box: `pack`, `scenario`."""
    folder: Path
    """Holds one TOML file for each."""
    rule: str
    """The rule that lets players choose among them."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(path.stem for path in self.folder.glob("*.toml")))

    def file(self, name: str) -> Path:
        """Return the file of a built-in box; `BadOption` if there is none of this name."""
        if name not in self.names:
            hint = did_you_mean(name, self.names)
            raise BadOption(
                f"{self.keyword}: there is no built-in {self.keyword} {quoted(name)}; {hint}"
            )
        return self.folder / f"{name}.toml"
