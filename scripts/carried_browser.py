"""A headless Chromium from npm, for machines without a browser or access to other sources.

The package contains the browser, the few libraries beyond libc that it needs, and a font, each
compressed with Brotli. Node decompresses them, because Python's library cannot.
"""

from __future__ import annotations

import base64
import hashlib
import os
import platform
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import web

PACKAGE = "@sparticuz/chromium"
VERSION = "153.0.0"
DIGEST = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
"""SHA-512 of the package as npm states it, so that no other file of this name is executed."""
FOLDER = Path(sys.prefix) / "browser" / VERSION
EXECUTABLE = FOLDER / "chromium"
UNPACK = "process.stdin.pipe(require('zlib').createBrotliDecompress()).pipe(process.stdout)"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
</fontconfig>
"""


class Unavailable(Exception):
    """A browser cannot be downloaded; the message states why."""


def is_here() -> bool:
    return EXECUTABLE.is_file()


def fonts() -> dict[str, str]:
    return {"FONTCONFIG_FILE": str(FOLDER / "fonts.conf")}


def libraries() -> dict[str, str]:
    before = os.environ.get("LD_LIBRARY_PATH")
    path = [str(FOLDER / "lib"), *([before] if before else [])]
    return {"LD_LIBRARY_PATH": os.pathsep.join(path)}


def fetch() -> None:
    """Install the browser into this environment, completely or not at all."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise Unavailable(f"{PACKAGE} is for Linux on x86-64 only")
    FOLDER.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="part-", dir=FOLDER.parent) as part:
        made = Path(part) / "made"
        _unpack(_download(Path(part)), made)
        if not is_here():  # another process may have been faster
            made.rename(FOLDER)


def _download(folder: Path) -> Path:
    try:
        _run([*web.npm(), "pack", "--loglevel=error", f"{PACKAGE}@{VERSION}"], folder)
    except web.BuildError as error:
        raise Unavailable(str(error)) from None
    (archive,) = folder.glob("*.tgz")
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != DIGEST:
        raise Unavailable(f"{PACKAGE} {VERSION} does not match its SHA-512 digest")
    return archive


def _unpack(archive: Path, made: Path) -> None:
    source = archive.parent
    _extract(archive, source)
    made.mkdir()
    for packed in (source / "package" / "bin").glob("*.br"):
        _unpack_part(packed, made)
    (made / "chromium").chmod(0o755)
    (made / "fonts.conf").write_text(FONTS, encoding="ascii")


def _unpack_part(packed: Path, made: Path) -> None:
    plain = packed.with_suffix("")
    with open(packed, "rb") as source, open(plain, "wb") as target:
        subprocess.run([*web.node(), "-e", UNPACK], stdin=source, stdout=target, check=True)
    if plain.suffix == ".tar":
        _extract(plain, made)
    else:
        plain.rename(made / plain.name)


def _extract(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as members:
        # Early Python 3.11 releases have no filters; later ones require one.
        members.extraction_filter = getattr(tarfile, "data_filter", None)
        members.extractall(folder)


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        output = done.stderr.strip().splitlines()
        raise Unavailable(
            f"npm cannot download {PACKAGE} ({output[0] if output else 'no reason given'})"
        )
