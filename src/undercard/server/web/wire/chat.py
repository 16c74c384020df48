"""Chat at a table, and what one may do against those who spoil it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.chat.line import ChatLine
from undercard.server.web.wire.base import Asked, StepNumber, Text, Told
from undercard.server.web.wire.people import PersonName


class NewChatLine(Asked, frozen=True, kw_only=True):
    text: Text


class ChatQuery(Asked, frozen=True, kw_only=True):
    after: StepNumber = 0
    limit: Annotated[int, Meta(ge=1, le=500)] = 200


class ChatReply(Told, frozen=True, kw_only=True):
    """The last lines that the caller may see, in order; numbers may skip some."""

    lines: tuple[ChatLine, ...]


class ChatSaid(Told, frozen=True, kw_only=True):
    line: ChatLine


class NewReport(Asked, frozen=True, kw_only=True):
    """For whoever hosts the site."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class Reported(Told, frozen=True, kw_only=True):
    table: str
    number: int


class MutedReply(Told, frozen=True, kw_only=True):
    """Whose lines the caller does not see."""

    muted: tuple[PersonName, ...]
