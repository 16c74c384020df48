"""Packs and scenarios: the data a game is played with, loaded by name or from TOML, and checked.

A box is given by the name of a built-in one, as a file, or as data. A string is always a name and
never opens a file, because names arrive from untrusted clients. A file is given as a `Path`, which
no network message can contain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from undercard.kernel.document import MalformedDocument, Struct, convert, read_text, read_toml
from undercard.kernel.errors import BadOption, BadPack, Problem, cut, did_you_mean, quoted

FORMAT = 1
"""The box version that this program reads."""


class Box(Struct, kw_only=True):
    """A checked pack or scenario."""

    name: str
    version: int = FORMAT

    @property
    def digest(self) -> str:
        """A hash of everything the rules depend on; names and notes are excluded."""
        raise NotImplementedError


@dataclass(frozen=True)
class Boxes:
    """The boxes of a game: how they are checked, and which ones are built in."""

    keyword: str
    """The game's word for a box: `pack`, `scenario`."""
    folder: Path
    """Holds one TOML file per box, and earlier versions, named by digest, in `former`."""
    rule: str
    """The rule that lets players choose a box."""
    shape: type[Box]
    problems: Callable[[Box, str], Iterator[Problem]]
    """Yields what makes a box unplayable, given the box and the text of its file (if any)."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(path.stem for path in self.folder.glob("*.toml")))

    @cached_property
    def _former(self) -> dict[str, Path]:
        return {path.stem: path for path in self.folder.glob("former/*.toml")}

    def former(self, digest: str) -> dict[str, object] | None:
        """Return the data of an earlier version of a built-in box, so that old records replay."""
        path = self._former.get(digest)
        return read_toml(read_text(path)) if path else None

    def file(self, name: str) -> Path:
        """Return the file of a built-in box; raise `BadOption` if there is no box of this name."""
        if name not in self.names:
            hint = did_you_mean(name, self.names)
            raise BadOption(
                f"{self.keyword}: there is no built-in {self.keyword} {quoted(name)}; {hint}"
            )
        return self.folder / f"{name}.toml"

    def load(self, source: object) -> Box:
        """Return a box by name, from a TOML file or from data; raise `BadPack` if it is invalid."""
        if isinstance(source, str):
            return _built_in(self, source)
        return self.read(source) if isinstance(source, Path) else self.parse(source)

    def read(self, path: Path) -> Box:
        title = cut(str(path))
        try:
            text = read_text(path)
            return self.parse(read_toml(text), title, text)
        except MalformedDocument as error:
            raise self._refusal(title, [error.problem]) from None

    def parse(self, raw: object, title: str = "", text: str = "") -> Box:
        """Return a box from the data of a TOML file."""
        title = title or self.keyword
        try:
            box = convert(raw, self.shape)
        except MalformedDocument as error:
            raise self._refusal(title, [error.problem]) from None
        problems = list(self.problems(box, text))
        if box.version != FORMAT:
            what = f"{box.version} is not supported; a {self.keyword} has version {FORMAT}"
            problems.insert(0, Problem("version", what))
        if problems:
            raise self._refusal(title, problems)
        return box

    def _refusal(self, title: str, problems: list[Problem]) -> BadPack:
        return BadPack(f"{title}: not a playable {self.keyword}", problems)


@cache
def _built_in(boxes: Boxes, name: str) -> Box:
    """Return a built-in box. Checking one takes 10 ms, so the result is kept."""
    return boxes.read(boxes.file(name))
