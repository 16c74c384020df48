"""What people report to the host: lines of chat and posts of clubs."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Column, ColumnElement, Connection, Table, text

from undercard.server.db.schema import chat, club_posts, club_reports, reports


@dataclass(frozen=True)
class Source:
    """Numbered lines at places, and the reports of them."""

    lines: Table
    reports: Table
    place: str
    """The column of both with the id of the place."""
    words: str
    """The place and the number of a line, as the audit log names them."""

    def at(self, place: str, number: int) -> tuple[ColumnElement[bool], ...]:
        """Return the conditions on the reports of a line."""
        return self.reports.c[self.place] == place, self.reports.c.number == number

    @property
    def same_line(self) -> ColumnElement[bool]:
        """The condition that joins a report with its line."""
        lines, reported = self.lines.c, self.reports.c
        return (lines[self.place] == reported[self.place]) & (lines.number == reported.number)

    def author_name(self, profile: Column[str]) -> Column[str]:
        """Return the name with a line; only chat keeps the one of its time."""
        return self.lines.c.get("name", profile)


CHAT_LINES = Source(chat, reports, "table_id", "table {}, line {}")
CLUB_POSTS = Source(club_posts, club_reports, "club_id", "club {}, post {}")


def add_report(
    db: Connection, source: Source, place: str, number: int, reporter: str, at: float, reason: str
) -> None:
    """Add a report, at most one per line and person."""
    insert = text(
        f"INSERT INTO {source.reports.name} ({source.place}, number, reporter_id, at, reason)"
        " VALUES (:place, :number, :reporter, :at, :reason) ON CONFLICT DO NOTHING"
    )
    line: dict[str, object] = {"place": place, "number": number}
    db.execute(insert, {**line, "reporter": reporter, "at": at, "reason": reason})
