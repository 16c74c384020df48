"""A person's notices as an Atom feed (RFC 4287)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree

from undercard.locales import Messages
from undercard.server.notices.wire import Notice

ATOM = "http://www.w3.org/2005/Atom"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
ElementTree.register_namespace("", ATOM)


def write_feed(notices: Sequence[Notice], origin: str, owner: str, messages: Messages) -> bytes:
    """Return the feed; `owner` is used for its id, which is opaque."""
    feed = ElementTree.Element(f"{{{ATOM}}}feed", {XML_LANG: messages.language})
    _add(feed, "id", f"urn:undercard:feed:{owner}")
    _add(feed, "title", messages.text("notices-feed-title"))
    _add(feed, "updated", _time(max((notice.at for notice in notices), default=0.0)))
    author = ElementTree.SubElement(feed, f"{{{ATOM}}}author")
    _add(author, "name", "Undercard")
    _link(feed, f"{origin}/")
    for notice in notices:
        _add_entry(feed, notice, origin, messages)
    written: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return written


def _add_entry(feed: ElementTree.Element, notice: Notice, origin: str, messages: Messages) -> None:
    """Add an entry; a later turn gets another id, because readers show each id once."""
    entry = ElementTree.SubElement(feed, f"{{{ATOM}}}entry")
    _add(entry, "id", f"urn:undercard:{notice.kind}:{notice.table}:{notice.at:.3f}")
    game = messages.text(notice.game)
    title = messages.text(f"notices-{notice.kind}", game=game, name=notice.by or "")
    _add(entry, "title", title)
    _add(entry, "updated", _time(notice.at))
    _link(entry, origin + notice.url)


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, f"{{{ATOM}}}{name}").text = text


def _link(parent: ElementTree.Element, address: str) -> None:
    ElementTree.SubElement(parent, f"{{{ATOM}}}link", {"href": address})


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
