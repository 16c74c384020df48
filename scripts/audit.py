"""Run pip-audit and npm audit on the pins, and say clearly what could not be checked.

python scripts/audit.py

Called by `scripts/audit`, which installs pip-audit. A service that cannot be reached is no
success: the exit status is then 2.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import web

ROOT = Path(__file__).resolve().parents[1]
PINS = ("requirements.txt", "requirements-build.txt")
LOCKS = ("web", "benchmarks/boardgame_io")
FOUND, UNREACHABLE = 1, 2


class Finding(NamedTuple):
    package: str
    advisory: str


class Unreachable(Exception):
    """An advisory service did not answer; the message is that of the tool."""


Run: TypeAlias = Callable[[list[str], Path], subprocess.CompletedProcess[str]]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def audit_python(pins: str, run: Run = run) -> list[Finding]:
    """Return the advisories for the packages of a file with pins."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", pins, "--format", "json"]
    done = run([*command, "--disable-pip", "--require-hashes", "--progress-spinner", "off"], ROOT)
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        raise Unreachable(_reason(done.stderr)) from None
    skipped = [str(it["skip_reason"]) for it in packages if "skip_reason" in it]
    if skipped:
        raise Unreachable(f"{len(skipped)} of {len(packages)} packages: {skipped[0]}")
    return [
        Finding(f"{it['name']} {it['version']}", one["id"])
        for it in packages
        for one in it["vulns"]
    ]


def audit_npm(folder: str, run: Run = run) -> list[Finding]:
    """Return the advisories for the packages of a lock file."""
    done = run([*web.npm(), "audit", "--package-lock-only", "--json"], ROOT / folder)
    try:
        found = json.loads(done.stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        raise Unreachable(_reason(done.stderr)) from None
    return [Finding(name, _advisories(it)) for name, it in found.items()]


def _advisories(package: dict[str, object]) -> str:
    via = package.get("via")
    parts = via if isinstance(via, list) else []
    return ", ".join(str(it["url"] if isinstance(it, dict) else f"by {it}") for it in parts)


def _reason(text: str) -> str:
    """Return the first line that tells why; npm's last one only names its log."""
    return next((line for line in text.splitlines() if line.strip()), "there was no answer")


def audits(run: Run = run) -> Iterator[tuple[str, Callable[[], list[Finding]]]]:
    for pins in PINS:
        yield f"pip-audit, {pins}", partial(audit_python, pins, run)
    for folder in LOCKS:
        yield f"npm audit, {folder}", partial(audit_npm, folder, run)


def main(run: Run = run) -> int:
    status = 0
    for name, audit in audits(run):
        try:
            findings = audit()
        except (Unreachable, web.BuildError) as error:
            print(f"{name}: NOT CHECKED: the advisory service was not reached: {error}")
            status = UNREACHABLE
            continue
        print(f"{name}: {len(findings)} advisories")
        for it in findings:
            print(f"  {it.package}: {it.advisory}")
        status = status or (FOUND if findings else 0)
    return status


if __name__ == "__main__":
    sys.exit(main())
