"""`undercard admin`: what a host does beside the running server, on the same database."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, get_args

from undercard.cli.admin_words import agreed, person_words, print_list, report_words, table_words
from undercard.cli.database import add_database
from undercard.kernel.errors import BadOption
from undercard.table.phase import Phase

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from undercard.cli.commands import Commands

T = TypeVar("T")
Run = Callable[[argparse.Namespace], int]
PHASES: tuple[Phase, ...] = get_args(Phase)
UNITS = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("admin", help="look after a site", description=__doc__)
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(name: str, run: Run, words: str) -> argparse.ArgumentParser:
        verb = verbs.add_parser(name, help=words, description=words)
        add_database(verb)
        verb.set_defaults(run=run)
        return verb

    _add_lists(add)
    _add_changes(add)
    _add_files(add)


def _add_lists(add: Callable[[str, Run, str], argparse.ArgumentParser]) -> None:
    tables = add("tables", run_tables, "list tables, the last changed first")
    _add_choice(tables, required=False)
    people = add("people", run_people, "list people, the newest first")
    people.add_argument("name", metavar="NAME", nargs="?", help="only those of this name or id")
    reports = add("reports", run_reports, "list lines of chat that players reported")
    for verb in (tables, people, reports):
        verb.add_argument("--json", action="store_true", help="as JSON, for programs")


def _add_changes(add: Callable[[str, Run, str], argparse.ArgumentParser]) -> None:
    delete = add("delete-tables", run_delete, "delete tables that nobody needs any more")
    _add_choice(delete, required=True)
    ban = add("ban", run_ban, "close the site to somebody and end their sessions")
    ban.add_argument("name", metavar="NAME", help="a name or an id (see: undercard admin people)")
    ban.add_argument("--reason", default="", help="for your own memory")
    for verb in (delete, ban):
        verb.add_argument("--yes", action="store_true", help="do not ask")
    unban = add("unban", run_unban, "let somebody in again")
    unban.add_argument("name", metavar="NAME", help="a name or an id")


def _add_choice(verb: argparse.ArgumentParser, *, required: bool) -> None:
    verb.add_argument(
        "--state",
        action="append",
        required=required,
        choices=PHASES,
        help="may be repeated",
    )
    verb.add_argument(
        "--older-than",
        metavar="AGE",
        required=required,
        help="not changed for so long: 90m, 12h, 30d, 8w",
    )


def _add_files(add: Callable[[str, Run, str], argparse.ArgumentParser]) -> None:
    backup = add(
        "backup",
        run_backup,
        "write everything to one file while the server runs; it can be restored into either "
        "database (a name that ends in .db: a copy of the SQLite database itself)",
    )
    restore = add("restore", run_restore, "fill an empty database from a backup")
    for verb in (backup, restore):
        verb.add_argument("file", metavar="FILE", type=Path)
    add("check", run_check, "replay every table and verify every finished game")


# Lists


def run_tables(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.lists import list_tables

    states, before = _choice(arguments)
    lines = _read(arguments, lambda db: list_tables(db, states, before))
    print_list(lines, table_words, arguments.json)
    return 0


def run_people(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.lists import list_people

    lines = _read(arguments, lambda db: list_people(db, arguments.name))
    print_list(lines, person_words, arguments.json)
    return 0


def run_reports(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.lists import list_reports

    print_list(_read(arguments, list_reports), report_words, arguments.json)
    return 0


# Changes


def run_delete(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import delete_tables
    from undercard.server.admin.lists import list_tables

    states, before = _choice(arguments)
    assert before is not None
    found = _read(arguments, lambda db: list_tables(db, states, before))
    if not found:
        print("no such tables")
        return 0
    if not arguments.yes and not agreed(f"Delete {len(found)} tables with all their steps?"):
        return 1
    gone = _write(arguments, lambda db: delete_tables(db, states, before))
    print(f"{gone} tables deleted")
    return 0


def run_ban(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import ban, find_person

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    if not arguments.yes and not agreed(f"Close the site to {person_words(line)}?"):
        return 1
    _write(arguments, lambda db: ban(db, line.id, arguments.reason, time.time()))
    print(f"{line.name} ({line.id}) is banned")
    return 0


def run_unban(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import find_person, unban

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    was_banned = _write(arguments, lambda db: unban(db, line.id))
    print(f"{line.name} ({line.id}) {'may come in again' if was_banned else 'was not banned'}")
    return 0


# Files


def run_backup(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.backup import back_up

    rows = asyncio.run(back_up(_url(arguments), arguments.file))
    print(f"{arguments.file}: everything{'' if rows is None else f', {rows} rows'}")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.backup import restore

    rows = asyncio.run(restore(_url(arguments), arguments.file))
    print(f"restored{'' if rows is None else f' {rows} rows'} from {arguments.file}")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """0 if all is right, 1 if not."""
    from undercard.server.admin.checking import check_tables
    from undercard.server.admin.opening import opened

    async def check() -> int:
        right = wrong = 0
        async with opened(_url(arguments)) as database:
            async for checked in check_tables(database):
                if checked.problem is None:
                    right += 1
                else:
                    wrong += 1
                    print(f"{checked.table}: wrong: {checked.problem}")
        print(f"{right} tables are right, {wrong} are not")
        return int(wrong > 0)

    return asyncio.run(check())


# All of them


def _url(arguments: argparse.Namespace) -> str:
    from undercard.server.settings import Settings

    return Settings(data=arguments.data, database=arguments.database).url


def _read(arguments: argparse.Namespace, ask: Callable[[Connection], T]) -> T:
    from undercard.server.admin.opening import ask_once

    return asyncio.run(ask_once(_url(arguments), ask, writes=False))


def _write(arguments: argparse.Namespace, ask: Callable[[Connection], T]) -> T:
    from undercard.server.admin.opening import ask_once

    return asyncio.run(ask_once(_url(arguments), ask, writes=True))


def _choice(arguments: argparse.Namespace) -> tuple[list[Phase], float | None]:
    states = list(arguments.state or PHASES)
    age = None if arguments.older_than is None else parse_age(arguments.older_than)
    return states, None if age is None else time.time() - age


def parse_age(text: str) -> float:
    """Seconds from `30d` and the like."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not number.isdecimal():
        raise BadOption(f"--older-than: {text!r} must be like 90m, 12h, 30d or 8w")
    return int(number) * UNITS[unit]
