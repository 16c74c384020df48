"""Write the software bill of materials (CycloneDX 1.6) from the pins; needs only Python's library.

python scripts/sbom.py FILE

It lists the Python packages of `requirements.txt` and the npm packages of `web/package-lock.json`.
The same pins give the same bytes. `hatch_build.py` puts it into every wheel.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[1]
NAME = "undercard.cdx.json"
REQUIREMENTS = ROOT / "requirements.txt"
LOCK = ROOT / "web" / "package-lock.json"
VERSION = ROOT / "src" / "undercard" / "version.py"
BUNDLED = ("@fluent/bundle", "svelte")
"""The npm packages whose code is in the pages; the others only build and test them."""
_PIN = re.compile(r"^([\w.-]+)==([^\s;\\]+)", re.MULTILINE)
Json: TypeAlias = dict[str, object]
Package: TypeAlias = Mapping[str, object]


def bill() -> Json:
    """Return the document."""
    version = re.findall(r'__version__ = "(.*)"', VERSION.read_text(encoding="utf-8"))[0]
    subject = {
        "type": "application",
        "bom-ref": "undercard",
        "name": "undercard",
        "version": version,
        "licenses": [{"license": {"id": "MIT"}}],
        "purl": f"pkg:pypi/undercard@{version}",
    }
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": subject},
        "components": [*python_components(), *npm_components()],
    }


def python_components() -> Iterator[Json]:
    """Yield the pinned packages; the hashes of their files are in the pins."""
    for name, version in _PIN.findall(REQUIREMENTS.read_text(encoding="utf-8")):
        purl = f"pkg:pypi/{name}@{version}"
        yield {
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "version": version,
            "scope": "required",
            "purl": purl,
        }


def npm_components() -> Iterator[Json]:
    """Yield the locked packages; those that are not in the pages have the scope `excluded`."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    bundled = set(_closure(packages))
    for path, package in packages.items():
        if path:
            yield _npm_component(path, package, is_bundled=path in bundled)


def _npm_component(path: str, package: Package, *, is_bundled: bool) -> Json:
    name, version = path.rpartition("node_modules/")[2], str(package["version"])
    purl = f"pkg:npm/{quote(name, safe='/')}@{version}"
    found: Json = {
        "type": "library",
        "bom-ref": f"{purl}#{path}",
        "name": name,
        "version": version,
        "scope": "required" if is_bundled else "excluded",
        "purl": purl,
    }
    if "integrity" in package:
        kind, _, digest = str(package["integrity"]).split()[0].partition("-")
        content = base64.b64decode(digest).hex()
        found["hashes"] = [{"alg": kind.upper().replace("SHA", "SHA-"), "content": content}]
    if "license" in package:
        found["licenses"] = [{"expression": str(package["license"])}]
    return found


def _closure(packages: Mapping[str, Package]) -> Iterator[str]:
    """Yield the paths of the bundled packages and of all that they depend on."""
    waiting, seen = [f"node_modules/{name}" for name in BUNDLED], set[str]()
    while waiting:
        path = waiting.pop()
        if path in seen or path not in packages:
            continue
        seen.add(path)
        yield path
        wanted = packages[path].get("dependencies", {})
        assert isinstance(wanted, dict)
        waiting += [f"node_modules/{name}" for name in wanted]


def write(path: Path) -> None:
    path.write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
