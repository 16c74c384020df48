"""Run the README's commands in a bare Debian root: scripts/fresh --help.

Each command has its own mount namespace, which ends with it, so the root contains only its own
files when it is removed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import carried_settings

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = "python3,python3-venv,git,ca-certificates"
PERSON = "player"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
FIRST_PAGE_SECONDS = 1800.0
NAMESPACE = ["--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
INSIDE = """
set -eu
root=$1 folders=$2; shift 2
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
while read -r source; do
    [ -n "$source" ] || continue
    mount --bind "$source" "$root$source"
    mount -o remount,bind,ro "$root$source"
done <<END
$folders
END
exec chroot "$@"
"""
"""Mounts the system's file systems and folders (read only), then runs a command in the root."""


class Machine:
    """A bare Debian in a folder, with a clone of this checkout in a person's home."""

    def __init__(self, root: Path, person: str) -> None:
        self._root, self._person = root, person
        self._home = "/root" if person == "root" else f"/home/{person}"
        self._checkout = f"{self._home}/undercard"
        self._environment, self._folders = carried_settings.find()

    def make(self, suite: str) -> None:
        options = ["--variant=minbase", f"--include={PACKAGES}", "--quiet"]
        subprocess.run(["mmdebstrap", *options, suite, str(self._root)], check=True)
        carried_settings.copy(self._root, self._home)
        for folder in self._folders:
            (self._root / folder.relative_to("/")).mkdir(parents=True, exist_ok=True)
        if self._person != "root":
            self._in_root("useradd", "--create-home", "--shell", "/bin/bash", self._person)
        target = self._root / self._checkout.lstrip("/")
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, target], check=True)
        self._in_root("chown", "-R", f"{self._person}:{self._person}", self._home)

    def start(self, *command: str, **settings: str) -> subprocess.Popen[bytes]:
        """Start a command of the checkout; all its child processes end with it."""
        own = {"HOME": self._home, "USER": self._person, "PATH": PATH, "LANG": "C.UTF-8"}
        environment = {**self._environment, **own, **settings}
        words = [f"{name}={value}" for name, value in environment.items()]
        there = ["env", "-i", *words, "sh", "-c", 'cd "$0" && exec "$@"', self._checkout, *command]
        chroot = [f"--userspec={self._person}:{self._person}", str(self._root), *there]
        folders = "\n".join(map(str, self._folders))
        return subprocess.Popen(
            ["unshare", *NAMESPACE, "sh", "-c", INSIDE, "sh", str(self._root), folders, *chroot]
        )

    def _in_root(self, *command: str) -> None:
        subprocess.run(["chroot", str(self._root), *command], check=True)


def stop(process: subprocess.Popen[bytes]) -> int:
    """Send Ctrl+C and return the exit status; `unshare` itself ignores signals while it waits."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    for child in children:
        os.kill(int(child), signal.SIGINT)
    return process.wait(timeout=60)


def try_run(machine: Machine) -> bool:
    """Whether the first page answers, and the server then stops cleanly."""
    port, began = _free_port(), time.monotonic()
    process = machine.start("scripts/run", UNDERCARD_PORT=str(port))
    try:
        while not _answers(f"http://127.0.0.1:{port}/"):
            if process.poll() is not None or time.monotonic() - began > FIRST_PAGE_SECONDS:
                return _report("scripts/run", began, False)
            time.sleep(0.2)
        _report("scripts/run: the first page", began, True)
        return stop(process) == 0
    finally:
        process.kill()


def try_test(machine: Machine, arguments: list[str]) -> bool:
    began = time.monotonic()
    process = machine.start("scripts/test", *arguments)
    try:
        return _report("scripts/test", began, process.wait() == 0)
    finally:
        process.kill()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=10) as response:
            return b"<script" in response.read()
    except (urllib.error.URLError, OSError):
        return False


def _report(what: str, began: float, is_good: bool) -> bool:
    seconds = time.monotonic() - began
    print(f"== {what}: {'ok' if is_good else 'FAILED'} after {seconds:.0f} s", flush=True)
    return is_good


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def remove(folder: Path) -> None:
    """Remove the folder; refuse while anything is mounted below, which would be deleted too."""
    mounts = [line.split()[4] for line in Path("/proc/self/mountinfo").read_text().splitlines()]
    if held := [mount for mount in mounts if mount.startswith(f"{folder}/")]:
        sys.exit(f"{folder} stays, since something is mounted in it: {', '.join(held)}")
    subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=True)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/fresh", description=__doc__)
    parser.add_argument("--user", action="store_true", help="run as an ordinary user, not as root")
    parser.add_argument("--only", choices=("run", "test"), help="run only one of the two commands")
    parser.add_argument(
        "--suite", default="bookworm", help="the Debian release (default: %(default)s)"
    )
    parser.add_argument(
        "--folder", type=Path, default=Path("/var/tmp"), help="the folder of the root"
    )
    parser.add_argument("--keep", action="store_true", help="keep the root")
    parser.add_argument("arguments", nargs="*", help="after --: arguments of scripts/test")
    return parser.parse_args()


def main() -> int:
    arguments = read_arguments()
    if os.geteuid() != 0 or shutil.which("mmdebstrap") is None:
        print("scripts/fresh needs root permissions and mmdebstrap.", file=sys.stderr)
        return 2
    folder = Path(tempfile.mkdtemp(prefix="undercard-fresh-", dir=arguments.folder)).resolve()
    folder.chmod(0o755)
    machine = Machine(folder / "root", PERSON if arguments.user else "root")
    try:
        began = time.monotonic()
        machine.make(arguments.suite)
        _report(f"a bare {arguments.suite} in {folder}", began, True)
        is_good = arguments.only == "test" or try_run(machine)
        if arguments.only != "run":
            is_good = try_test(machine, arguments.arguments) and is_good
    finally:
        if not arguments.keep:
            remove(folder)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
