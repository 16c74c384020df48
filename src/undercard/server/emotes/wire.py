"""Messages of emotes."""

from __future__ import annotations

from undercard.server.http.wire import FromClient, ToClient
from undercard.server.live.wire import Emote


class NewEmote(FromClient, frozen=True, kw_only=True):
    emote: Emote


class EmoteSent(ToClient, frozen=True, kw_only=True):
    table: str
    emote: Emote
