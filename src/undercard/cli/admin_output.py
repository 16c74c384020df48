"""The output of `undercard admin`: its lists and its confirmation question."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from undercard.server.admin.lists import AuditLine, PersonLine, TableLine
    from undercard.server.admin.reports import ReportLine

T = TypeVar("T")


def print_list(lines: Sequence[T], format_line: Callable[[T], str], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(lines), indent=1).decode())
        return
    for line in lines:
        print(format_line(line))
    if not lines:
        print("none", file=sys.stderr)


def format_table(line: TableLine) -> str:
    return (
        f"{line.id}  {date(line.changed_at)}  {line.state:8}  {line.game:10}  {line.visibility:8}  "
        f"{line.steps:5} steps  {', '.join(line.seats)}"
    )


def format_person(line: PersonLine) -> str:
    kind = "account" if line.has_account else "guest"
    banned = "" if line.banned_at is None else f"  banned {date(line.banned_at)} {line.reason}"
    role = "" if line.role is None else f"  {line.role}"
    return f"{line.id}  {date(line.since)}  {kind:7}  {line.name}{role}{banned}".rstrip()


def format_report(line: ReportLine) -> str:
    place = f"table {line.table}, line" if line.club is None else f"club {line.club}, post"
    return (
        f"{date(line.at)}  {place} {line.line}: {line.name} ({line.by}) wrote "
        f"{line.text!r}; {line.reporter} reported it: {line.reason}"
    )


def format_audit(line: AuditLine) -> str:
    nobody = "(unknown name)" if line.act == "sign_in_failed" else "-"
    who = nobody if line.person is None else f"{line.name or '(deleted)'} ({line.person})"
    act = line.act.replace("_", " ")
    by = "" if line.by is None else f"  by {line.by}"
    where = f"{line.address}  {line.device}".strip()
    return f"{date(line.at)}  {act:22}  {who}{by}  {where}  {line.detail}".rstrip()


def date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def agreed(question: str) -> bool:
    """Ask for confirmation and return the answer; end of input means no."""
    print(f"{question} [y/N] ", end="", flush=True)
    answer = sys.stdin.readline().strip().lower() in ("y", "yes")
    if not answer:
        print("nothing was changed")
    return answer
