"""Packs and scenarios: what a game is played with, read from TOML, checked, and by name.

A box is given as the name of a built-in one, as a file, or as data. A text is only ever a name, and
a name opens no file: names come from strangers. A file is given as a `Path`, which no message over
the network can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from undercard.kernel.document import Malformed, Struct, convert, read_text, read_toml
from undercard.kernel.errors import BadOption, BadPack, Problem, cut, did_you_mean, quoted

FORMAT = 1
"""The version of boxes that this program reads."""


class Box(Struct, kw_only=True):
    """A checked pack or scenario."""

    name: str
    version: int = FORMAT

    @property
    def digest(self) -> str:
        """What the rules depend on, hashed: names and notes do not count."""
        raise NotImplementedError


@dataclass(frozen=True)
class Boxes:
    """The boxes of a game: how they are checked, and those that are built in."""

    keyword: str
    """What the game calls a box: `pack`, `scenario`."""
    folder: Path
    """Holds one TOML file for each; in `former` earlier versions, each named by its digest."""
    rule: str
    """The rule that lets players choose among them."""
    shape: type[Box]
    problems: Callable[[Box, str], Iterator[Problem]]
    """What makes a box unplayable, given the box and the text of its file, if there is one."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(path.stem for path in self.folder.glob("*.toml")))

    @cached_property
    def _former(self) -> dict[str, Path]:
        return {path.stem: path for path in self.folder.glob("former/*.toml")}

    def former(self, digest: str) -> dict[str, object] | None:
        """Return the data of an earlier version of a built-in box: old records still replay."""
        path = self._former.get(digest)
        return read_toml(read_text(path)) if path else None

    def file(self, name: str) -> Path:
        """Return the file of a built-in box; `BadOption` if there is none of this name."""
        if name not in self.names:
            hint = did_you_mean(name, self.names)
            raise BadOption(
                f"{self.keyword}: there is no built-in {self.keyword} {quoted(name)}; {hint}"
            )
        return self.folder / f"{name}.toml"

    def load(self, source: object) -> Box:
        """Return a box by its name, from a TOML file or from data; `BadPack` says what is wrong."""
        if isinstance(source, str):
            return _built_in(self, source)
        return self.read(source) if isinstance(source, Path) else self.parse(source)

    def read(self, path: Path) -> Box:
        title = cut(str(path))
        try:
            text = read_text(path)
            return self.parse(read_toml(text), title, text)
        except Malformed as error:
            raise self._refusal(title, [error.problem]) from None

    def parse(self, raw: object, title: str = "", text: str = "") -> Box:
        """Return a box from the data a TOML file holds."""
        title = title or self.keyword
        try:
            box = convert(raw, self.shape)
        except Malformed as error:
            raise self._refusal(title, [error.problem]) from None
        problems = list(self.problems(box, text))
        if box.version != FORMAT:
            what = f"{box.version} is not {FORMAT}, the only version of {self.keyword}s so far"
            problems.insert(0, Problem("version", what))
        if problems:
            raise self._refusal(title, problems)
        return box

    def _refusal(self, title: str, problems: list[Problem]) -> BadPack:
        return BadPack(f"{title}: not a {self.keyword} that can be played", problems)


@cache
def _built_in(boxes: Boxes, name: str) -> Box:
    """Checked once: it takes 10 ms, and every game and record asks for it."""
    return boxes.read(boxes.file(name))
