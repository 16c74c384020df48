"""Messages of chat at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.http.wire import FromClient, StepNumber, Text, ToClient
from undercard.server.live.wire import ChatLine


class NewChatLine(FromClient, frozen=True, kw_only=True):
    text: Text


class ChatQuery(FromClient, frozen=True, kw_only=True):
    after: StepNumber = 0
    limit: Annotated[int, Meta(ge=1, le=500)] = 200


class ChatReply(ToClient, frozen=True, kw_only=True):
    """The last lines that the caller may see, in order; numbers may skip some."""

    lines: tuple[ChatLine, ...]


class ChatSaid(ToClient, frozen=True, kw_only=True):
    line: ChatLine


class NewReport(FromClient, frozen=True, kw_only=True):
    """A report to the host of the site."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class Reported(ToClient, frozen=True, kw_only=True):
    table: str
    number: int
