"""`undercard admin`: administration of a site, on the database of the running server."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, get_args

from undercard.cli.admin_output import (
    agreed,
    format_audit,
    format_person,
    format_report,
    format_table,
    print_list,
)
from undercard.cli.ages import parse_age
from undercard.cli.database import add_database, from_environment
from undercard.table.phase import Phase

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from undercard.cli.commands import Commands

T = TypeVar("T")
Run = Callable[[argparse.Namespace], int]
PHASES: tuple[Phase, ...] = get_args(Phase)


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("admin", help="administer a site", description=__doc__)
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
    tables = add("tables", run_tables, "list tables, the most recently changed first")
    _add_choice(tables, required=False)
    people = add("people", run_people, "list people, the newest first")
    people.add_argument("name", metavar="NAME", nargs="?", help="only people with this name or id")
    reports = add("reports", run_reports, "list chat messages and posts that players reported")
    reports.add_argument("--all", action="store_true", help="also those that a host has closed")
    audit = add("audit", run_audit, "list sign-ins and changes of accounts, the newest first")
    audit.add_argument("name", metavar="NAME", nargs="?", help="only those of this account")
    audit.add_argument("--since", metavar="AGE", default="30d", help="default: %(default)s")
    for verb in (tables, people, reports, audit):
        verb.add_argument("--json", action="store_true", help="print JSON")


def _add_changes(add: Callable[[str, Run, str], argparse.ArgumentParser]) -> None:
    delete = add("delete-tables", run_delete, "delete tables that are no longer needed")
    _add_choice(delete, required=True)
    ban = add("ban", run_ban, "ban a person from the site and end their sessions")
    ban.add_argument("name", metavar="NAME", help="a name or an id (see: undercard admin people)")
    ban.add_argument("--reason", default="", help="a note on why, shown in the list of people")
    for verb in (delete, ban):
        verb.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    unban = add("unban", run_unban, "lift a person's ban")
    unban.add_argument("name", metavar="NAME", help="a name or an id")
    _add_roles(add)
    _add_addresses(add)
    reset = add("reset", run_reset, "print a link with which a person sets a new password")
    reset.add_argument("name", metavar="NAME", help="the name or the id of an account")
    reset.add_argument(
        "--origin",
        metavar="URL",
        default=(from_environment("ORIGIN") or "http://127.0.0.1:8000").split(",")[0],
        help="the public address of the site (default: %(default)s)",
    )


def _add_roles(add: Callable[[str, Run, str], argparse.ArgumentParser]) -> None:
    appoint = add(
        "appoint", run_appoint, "appoint a host or moderator, who uses the pages at /host"
    )
    appoint.add_argument("--role", choices=("host", "moderator"), default="host")
    dismiss = add("dismiss", run_dismiss, "take the role of a host or moderator away")
    mute = add("mute", run_mute, "forbid a person to chat for a time")
    mute.add_argument("--for", dest="age", metavar="AGE", default="1d", help="default: %(default)s")
    mute.add_argument("--reason", default="", help="a note on why")
    unmute = add("unmute", run_unmute, "allow a person to chat again")
    for verb in (appoint, dismiss, mute, unmute):
        verb.add_argument("name", metavar="NAME", help="a name or an id")


def _add_addresses(add: Callable[[str, Run, str], argparse.ArgumentParser]) -> None:
    ban = add("ban-address", run_ban_address, "ban an IPv4 address, or the /64 of an IPv6 address")
    ban.add_argument("--reason", default="", help="a note on why")
    unban = add("unban-address", run_unban_address, "lift the ban of an address")
    for verb in (ban, unban):
        verb.add_argument("address", metavar="ADDRESS", help="such as 192.0.2.7")


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
        help="not changed for this long: 90m, 12h, 30d, 8w",
    )


def _add_files(add: Callable[[str, Run, str], argparse.ArgumentParser]) -> None:
    backup = add(
        "backup",
        run_backup,
        "write all data to one file while the server runs; it can be restored into SQLite or "
        "PostgreSQL (a name that ends in .db writes a copy of the SQLite database itself)",
    )
    restore = add("restore", run_restore, "restore a backup into an empty database")
    for verb in (backup, restore):
        verb.add_argument("file", metavar="FILE", type=Path)
    add(
        "check",
        run_check,
        "check the SQLite file, replay every table, verify every finished game, check every club",
    )


# Lists


def run_tables(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.lists import list_tables

    states, before = _choice(arguments)
    lines = _read(arguments, lambda db: list_tables(db, states, before))
    print_list(lines, format_table, arguments.json)
    return 0


def run_people(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.lists import list_people

    lines = _read(arguments, lambda db: list_people(db, arguments.name))
    print_list(lines, format_person, arguments.json)
    return 0


def run_reports(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.reports import list_reports

    is_closed = None if arguments.all else False
    lines = _read(arguments, lambda db: list_reports(db, is_closed))
    print_list(lines, format_report, arguments.json)
    return 0


def run_audit(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import find_person
    from undercard.server.admin.lists import AuditLine, list_audit

    def ask(db: Connection) -> list[AuditLine]:
        person = None if arguments.name is None else find_person(db, arguments.name).id
        return list_audit(db, person, time.time() - parse_age(arguments.since, "--since"))

    print_list(_read(arguments, ask), format_audit, arguments.json)
    return 0


# Changes


def run_delete(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import delete_tables
    from undercard.server.admin.lists import list_tables

    states, before = _choice(arguments)
    assert before is not None
    found = _read(arguments, lambda db: list_tables(db, states, before))
    if not found:
        print("no tables match")
        return 0
    if not arguments.yes and not agreed(f"Delete {len(found)} tables with all their steps?"):
        return 1
    gone = _write(arguments, lambda db: delete_tables(db, states, before, time.time()))
    print(f"{gone} tables deleted")
    return 0


def run_ban(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import find_person
    from undercard.server.admin.moderation import ban

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    if not arguments.yes and not agreed(f"Ban {format_person(line)}?"):
        return 1
    _write(arguments, lambda db: ban(db, line.id, arguments.reason, time.time()))
    print(f"{line.name} ({line.id}) is banned")
    return 0


def run_unban(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import find_person
    from undercard.server.admin.moderation import unban

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    was_banned = _write(arguments, lambda db: unban(db, line.id, time.time()))
    print(f"{line.name} ({line.id}) {'is no longer banned' if was_banned else 'was not banned'}")
    return 0


def run_appoint(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import appoint, find_person

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    _write(arguments, lambda db: appoint(db, line, arguments.role, time.time()))
    print(f"{line.name} ({line.id}) is a {arguments.role} now; the pages are at /host")
    return 0


def run_dismiss(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import appoint, find_person

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    _write(arguments, lambda db: appoint(db, line, None, time.time()))
    print(f"{line.name} ({line.id}) has no role now")
    return 0


def run_mute(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import find_person
    from undercard.server.admin.moderation import silence

    seconds = parse_age(arguments.age, "--for")
    line = _read(arguments, lambda db: find_person(db, arguments.name))
    _write(arguments, lambda db: silence(db, line.id, seconds, arguments.reason, time.time()))
    print(f"{line.name} ({line.id}) may not chat for {arguments.age}")
    return 0


def run_unmute(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import find_person
    from undercard.server.admin.moderation import end_silence

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    was_muted = _write(arguments, lambda db: end_silence(db, line.id, time.time()))
    print(f"{line.name} ({line.id}) {'may chat again' if was_muted else 'was not muted'}")
    return 0


def run_ban_address(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.moderation import ban_address

    given, reason = arguments.address, arguments.reason
    key = _write(arguments, lambda db: ban_address(db, given, reason, time.time()))
    print(f"{key} is banned")
    return 0


def run_unban_address(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.moderation import unban_address

    was_banned = _write(arguments, lambda db: unban_address(db, arguments.address, time.time()))
    print(f"{arguments.address} {'is no longer banned' if was_banned else 'was not banned'}")
    return 0


def run_reset(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.changes import find_person, make_reset

    line = _read(arguments, lambda db: find_person(db, arguments.name))
    token = _write(arguments, lambda db: make_reset(db, line, time.time()))
    print(f"{line.name} ({line.id}) sets a new password here, once, within a day:")
    print(f"{arguments.origin.rstrip('/')}/reset#{token}")
    return 0


# Files


def run_backup(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.backup import back_up

    rows = asyncio.run(back_up(_url(arguments), arguments.file))
    print(f"backed up{'' if rows is None else f' {rows} rows'} to {arguments.file}")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    from undercard.server.admin.backup import restore

    rows = asyncio.run(restore(_url(arguments), arguments.file))
    print(f"restored{'' if rows is None else f' {rows} rows'} from {arguments.file}")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """Return 0 if every table and every club is valid, 1 if not; a damaged file is an error."""
    from undercard.server.admin.databases import check_exists, opened
    from undercard.server.admin.integrity import check_clubs, check_tables
    from undercard.server.db.sqlite_check import check_integrity

    async def check() -> int:
        right = wrong = 0
        # Before the migration, which would create the tables that a damaged file lacks.
        check_exists(_url(arguments))
        check_integrity(_url(arguments))
        async with opened(_url(arguments)) as database:
            async for checked in check_tables(database):
                if checked.problem is None:
                    right += 1
                else:
                    wrong += 1
                    print(f"{checked.table}: invalid: {checked.problem}")
            clubs = await database.read(check_clubs)
        for club in clubs:
            print(f"club {club}: invalid: it has no single owner, or posts are missing")
        print(f"tables: {right} valid, {wrong} invalid")
        return int(wrong > 0 or bool(clubs))

    return asyncio.run(check())


# Shared


def _url(arguments: argparse.Namespace) -> str:
    from undercard.server.settings import ServerSettings

    return ServerSettings(data=arguments.data, database=arguments.database).url


def _read(arguments: argparse.Namespace, ask: Callable[[Connection], T]) -> T:
    from undercard.server.admin.databases import ask_once

    return asyncio.run(ask_once(_url(arguments), ask, writes=False))


def _write(arguments: argparse.Namespace, ask: Callable[[Connection], T]) -> T:
    from undercard.server.admin.databases import ask_once

    return asyncio.run(ask_once(_url(arguments), ask, writes=True))


def _choice(arguments: argparse.Namespace) -> tuple[list[Phase], float | None]:
    states = list(arguments.state or PHASES)
    age = None if arguments.older_than is None else parse_age(arguments.older_than)
    return states, None if age is None else time.time() - age
