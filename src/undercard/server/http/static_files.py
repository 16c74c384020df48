"""The files of the built browser part, read once at the start.

The build writes `name.gz` and `name.br` beside each file that compresses well.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

FOLDER = Path(__file__).parents[2] / "web"
"""The output folder of the build, inside the package; missing in a checkout without a build."""
INDEX = "index.html"
HASHED = "assets"
"""The folder whose file names change with their content, so that they can be cached forever."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""A fixed list, because the types known to systems differ, and a wrong one blocks a script."""


@dataclass(frozen=True)
class File:
    """One file in all its encodings; `""` is the file itself."""

    name: str
    bodies: dict[str, bytes]
    digest: str

    @property
    def type(self) -> str:
        return TYPES.get(PurePosixPath(self.name).suffix, "application/octet-stream")

    @property
    def is_hashed(self) -> bool:
        return PurePosixPath(self.name).parts[0] == HASHED

    def best_encoding(self, accepted: str) -> str:
        """Return the best encoding that the header Accept-Encoding allows."""
        wanted = set(_names(accepted))
        return next((name for name in ENCODINGS if name in wanted and name in self.bodies), "")


def has_pages(folder: Path = FOLDER) -> bool:
    return (folder / INDEX).is_file()


def load_files(folder: Path = FOLDER) -> dict[str, File]:
    """Return the files by their path under the folder, which is also their URL path."""
    paths = sorted(path for path in folder.rglob("*") if _is_served(path, folder))
    files = (_load(path, path.relative_to(folder).as_posix()) for path in paths)
    return {file.name: file for file in files}


def _is_served(path: Path, folder: Path) -> bool:
    parts = path.relative_to(folder).parts
    is_hidden = any(part.startswith(".") for part in parts)
    return path.is_file() and not is_hidden and path.suffix not in ENCODINGS.values()


def _load(path: Path, name: str) -> File:
    body = path.read_bytes()
    bodies = {"": body}
    for encoding, suffix in ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    return File(name, bodies, hashlib.sha256(body).hexdigest()[:20])


def _names(accepted: str) -> list[str]:
    """Return the accepted encodings, without those refused by `q=0`."""
    parts = [part.strip().lower().partition(";") for part in accepted.split(",")]
    return [name.strip() for name, _, quality in parts if not _is_zero(quality)]


def _is_zero(quality: str) -> bool:
    name, _, value = quality.partition("=")
    return name.strip() == "q" and value.strip() in ("0", "0.0", "0.00", "0.000")
