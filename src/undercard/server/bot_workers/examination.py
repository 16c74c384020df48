"""Examines the files of house bots in a separate process: their code never runs in the server.

    python -m undercard.server.bot_workers.examination FILE...

prints the bots as JSON, or the first error in a file.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from undercard.bots.house import BadBot, HouseBot, examine
from undercard.server.bot_workers.pipe import take_output

PATIENCE_SECONDS = 60.0


class Examined(msgspec.Struct, frozen=True):
    """The bots of all files, or an error message about the first invalid one."""

    bots: tuple[HouseBot, ...] = ()
    wrong: str | None = None


def examine_files(paths: list[str]) -> tuple[HouseBot, ...]:
    """Return the bots in these files; raise `BadBot` if one of them is invalid."""
    if not paths:
        return ()
    command = [sys.executable, "-m", __name__, *(str(Path(path).absolute()) for path in paths)]
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, timeout=PATIENCE_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise BadBot(f"--bot: loading {', '.join(paths)} takes too long") from None
    try:
        examined = msgspec.json.decode(done.stdout, type=Examined)
    except msgspec.DecodeError:
        raise BadBot(f"--bot: loading {', '.join(paths)} ends Python") from None
    if examined.wrong is not None:
        raise BadBot(f"--bot: {examined.wrong}")
    return examined.bots


def _examine_all(paths: list[str]) -> Examined:
    bots: list[HouseBot] = []
    try:
        for path in paths:
            bots += examine(path)
    except BadBot as error:
        return Examined(wrong=str(error))
    names = [bot.name for bot in bots]
    for bot in bots:
        if names.count(bot.name) > 1:
            return Examined(wrong=f"{bot.path}: two bots are called {bot.name!r}; rename one")
    return Examined(tuple(bots))


def main() -> None:
    """Print the result; output of the files goes to stderr."""
    output = take_output()
    output.write(msgspec.json.encode(_examine_all(sys.argv[1:])))
    output.close()


if __name__ == "__main__":
    main()
