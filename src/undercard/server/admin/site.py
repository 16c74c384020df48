"""Settings of the whole site by its hosts: sign-up and announcements."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from undercard.server.db.audit import HOST, Caller, record_act
from undercard.server.db.schema import announcements, sign_up_links
from undercard.server.db.site import INVITED, SIGN_UP, write_setting
from undercard.server.db.tokens import hash_token, new_token

OPEN = "open"


class SignUpLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link with which people make an account; its token is shown only once."""

    id: str
    note: str
    uses_left: int
    expires_at: float


def set_invite_only(db: Connection, is_on: bool, at: float, caller: Caller = HOST) -> None:
    write_setting(db, SIGN_UP, INVITED if is_on else OPEN)
    record_act(db, "sign_up_changed", None, at, caller, INVITED if is_on else OPEN)


def make_sign_up_link(
    db: Connection, note: str, uses: int, until: float, at: float, caller: Caller = HOST
) -> str:
    """Return the token of a new link."""
    token, link = new_token(18), new_token(6)
    row = {"token": hash_token(token), "id": link, "note": note}
    db.execute(insert(sign_up_links).values(**row, uses_left=uses, expires_at=until))
    record_act(db, "sign_up_link_made", None, at, caller, f"link {link}")
    return token


def list_sign_up_links(db: Connection, at: float) -> list[SignUpLink]:
    """Return the links that can be used, the first to expire first."""
    usable = sign_up_links.c.expires_at > at, sign_up_links.c.uses_left > 0
    rows = db.execute(select(sign_up_links).where(*usable).order_by(sign_up_links.c.expires_at))
    return [
        SignUpLink(id=it.id, note=it.note, uses_left=it.uses_left, expires_at=it.expires_at)
        for it in rows
    ]


def end_sign_up_link(db: Connection, link: str, at: float, caller: Caller = HOST) -> bool:
    ended = delete(sign_up_links).where(sign_up_links.c.id == link)
    was_there = db.execute(ended).rowcount > 0
    if was_there:
        record_act(db, "sign_up_link_ended", None, at, caller, f"link {link}")
    return was_there


def announce(db: Connection, text: str, until: float, at: float, caller: Caller = HOST) -> None:
    row = {"id": new_token(6), "at": at, "until": until, "text": text}
    db.execute(insert(announcements).values(row))
    record_act(db, "announced", None, at, caller, text)


def end_announcement(db: Connection, announcement: str, at: float, caller: Caller = HOST) -> bool:
    ended = delete(announcements).where(announcements.c.id == announcement)
    was_there = db.execute(ended).rowcount > 0
    if was_there:
        record_act(db, "announcement_ended", None, at, caller)
    return was_there
