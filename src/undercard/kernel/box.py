"""Where a pack or scenario comes from: a built-in one's name, a file, or the data itself.

A text is only ever a name, and a name opens no file: names come from strangers. A file is given as
a `Path`, which no message over the network can hold.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from undercard.kernel.errors import BadOption, did_you_mean, quoted


@lru_cache
def box_names(folder: Path) -> tuple[str, ...]:
    """The names of the built-in boxes that lie in a folder."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def built_in_file(folder: Path, name: str, keyword: str) -> Path:
    """The file of a built-in box; `BadOption` if there is none of this name."""
    names = box_names(folder)
    if name not in names:
        hint = did_you_mean(name, names)
        raise BadOption(f"{keyword}: there is no built-in {keyword} {quoted(name)}; {hint}")
    return folder / f"{name}.toml"
