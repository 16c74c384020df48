"""The package contains the pages, and everything that the recipes name exists."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from polling import LIMIT_SECONDS
from undercard.cli.main import make_parser

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")


def build(kind: str, source: Path, target: Path) -> Path:
    """Build with hatchling directly, because pip would first create an environment."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)],
        cwd=source,
        check=True,
        capture_output=True,
        timeout=LIMIT_SECONDS,
    )
    (made,) = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def test_a_wheel_from_the_source_distribution_has_the_pages(tmp_path: Path) -> None:
    """The wheel contains the pages, so that an installation needs neither Node nor npm."""
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as archive:
        # Early Python 3.11 releases have no filters; later ones require one.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(tmp_path / "source")
    (source,) = (tmp_path / "source").iterdir()
    assert not (source / "web" / "node_modules").exists()
    with zipfile.ZipFile(build("wheel", source, tmp_path / "wheel")) as wheel:
        names = set(wheel.namelist())
    assert {"undercard/web/index.html", "undercard/web/index.html.gz"} <= names
    assert any(name.startswith("undercard/web/assets/") and name.endswith(".js") for name in names)
    assert {"undercard/locales/de/web.ftl", "undercard/py.typed"} <= names
    assert [name for name in names if name.endswith(".dist-info/sboms/undercard.cdx.json")]
    assert not (source / "web" / "node_modules").exists(), "it was rebuilt"


def test_the_container_uses_existing_files() -> None:
    stages = re.findall(r"^FROM .* AS (\w+)$", CONTAINERFILE, re.MULTILINE)
    for stage in re.findall(r"^COPY --from=(\w+)", CONTAINERFILE, re.MULTILINE):
        assert stage in stages
    for module in re.findall(r"python -m (undercard[\w.]+)", CONTAINERFILE):
        assert importlib.util.find_spec(module) is not None
    assert (ROOT / "constraints.txt").is_file()
    assert 'CMD ["undercard", "serve"]' in CONTAINERFILE
    assert make_parser().parse_args(["serve"]).run
    assert CONTAINERFILE.index("\nUSER ") < CONTAINERFILE.index("\nCMD ")


@pytest.mark.parametrize("name", sorted(set(re.findall(r"UNDERCARD_[A-Z_]+", CONTAINERFILE))))
def test_the_container_sets_only_known_variables(name: str) -> None:
    sources = (ROOT / "src" / "undercard").rglob("*.py")
    words = {f'"{name}"', f'"{name.removeprefix("UNDERCARD_")}"'}
    assert any(word in path.read_text(encoding="utf-8") for path in sources for word in words)


def help_of(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "undercard", *command, "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_page_on_hosting_is_complete() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    options = set(re.findall(r"--[a-z-]+", help_of("serve")))
    for option in options - {"--help", "--lang", "--no-secure-cookies"}:
        assert option in page, option
    verbs = set(re.findall(r"^    ([a-z-]+)(?= |$)", help_of("admin"), re.MULTILINE))
    named = set(re.findall(r"undercard admin ([a-z-]+)", page)) | {"unban"}
    assert named == verbs
