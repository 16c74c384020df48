"""The documentation builds as a site, with every page in it and no warning."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from polling import LIMIT_SECONDS

ROOT = Path(__file__).parents[1]


def test_the_site_builds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pages = {path.relative_to(ROOT / "docs").with_suffix("") for path in ROOT.glob("docs/**/*.md")}
    assert pages <= {
        path.relative_to(tmp_path).with_suffix("") for path in tmp_path.rglob("*.html")
    }
    assert "GameBatch" in (tmp_path / "reference.html").read_text(encoding="utf-8")
