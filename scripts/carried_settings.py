"""The settings that a bare root needs so that pip and npm work as on this machine.

These are certificates, proxies, and the settings of pip and npm: their files, the environment
variables that hold them, and the local folders that they name.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

NAMES = re.compile(r"(PIP_|NPM_CONFIG_|SSL_)|_CERTS?(_FILE)?$|_CA_(BUNDLE|CERTS)|_PROXY$", re.I)
FOR_ALL = ("/etc/pip.conf", "/etc/xdg/pip/pip.conf", "/etc/npmrc")
NETWORK = ("/etc/resolv.conf", "/etc/hosts")
AT_HOME = (".config/pip/pip.conf", ".pip/pip.conf", ".npmrc")
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
PLACE = re.compile(r"(?:file://)?(/[^\s'\",;]+)")


def find() -> tuple[dict[str, str], list[Path]]:
    """Return the variables to pass on, and the folders to mount."""
    variables = {name: value for name, value in os.environ.items() if NAMES.search(name)}
    texts = [*variables.values(), *(path.read_text() for path in _files())]
    places = {_whole(Path(match)) for text in texts for match in PLACE.findall(text)}
    folders = sorted(place for place in places if place.is_dir() and not _is_in_every_root(place))
    return variables, _outermost(folders)


def copy(root: Path, home: str) -> None:
    """Copy the files to the same paths, those in this person's home into the other's."""
    variables, _ = find()
    named = [value for value in variables.values() if Path(value).is_absolute()]
    for place in {CERTIFICATES, *FOR_ALL, *NETWORK, *named}:
        if Path(place).is_file():
            _copy(Path(place), root / place.lstrip("/"))
    for place in AT_HOME:
        if (source := Path.home() / place).is_file():
            _copy(source, root / home.lstrip("/") / place)


def _files() -> list[Path]:
    here = [*map(Path, FOR_ALL), *(Path.home() / place for place in AT_HOME)]
    return [path for path in here if path.is_file()]


def _whole(place: Path) -> Path:
    """Return the folder of an index, because its pages link to files beside it."""
    return place.parent if place.name == "simple" else place


def _is_in_every_root(folder: Path) -> bool:
    return folder == Path("/") or folder.parts[1] in {"usr", "etc", "bin", "lib", "tmp"}


def _outermost(folders: list[Path]) -> list[Path]:
    return [each for each in folders if not any(other in each.parents for other in folders)]


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    shutil.copyfile(source, target)
