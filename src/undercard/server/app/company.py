"""What people do together: friends, challenges, chat, emotes, clubs, notices."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial

from undercard.server.app.access import Access
from undercard.server.app.core import Core
from undercard.server.app.play import PlayServices
from undercard.server.app.results import ResultServices
from undercard.server.challenges.api import ChallengesApi
from undercard.server.chat.api import ChatApi
from undercard.server.chat.service import Chat
from undercard.server.clubs.api import ClubsApi
from undercard.server.clubs.board import Boards
from undercard.server.clubs.invitations import Invitations
from undercard.server.clubs.lobby import ClubLobbies
from undercard.server.clubs.room_api import ClubRoomApi
from undercard.server.clubs.service import Clubs
from undercard.server.clubs.standings import Rankings
from undercard.server.emotes.api import EmotesApi
from undercard.server.emotes.service import Emotes
from undercard.server.friends.api import FriendsApi
from undercard.server.friends.service import Friends
from undercard.server.notices.api import NoticesApi

APIS: tuple[type, ...] = (
    FriendsApi,
    ChallengesApi,
    ChatApi,
    EmotesApi,
    NoticesApi,
    ClubsApi,
    ClubRoomApi,
)


@dataclass(frozen=True)
class Company:
    chat: Chat
    emotes: Emotes
    club_lobbies: ClubLobbies
    apis: tuple[object, ...]


def open_company(
    stack: AsyncExitStack, core: Core, access: Access, results: ResultServices, play: PlayServices
) -> Company:
    database, tables = core.database, core.tables
    chat = Chat(database, core.store, tables)
    emotes = Emotes(database, core.store, tables)
    clubs = Clubs(database)
    club_lobbies = ClubLobbies(clubs, core.settings.lobby_seconds)
    tables.after_step.append(club_lobbies.note)
    stack.push_async_callback(club_lobbies.close)
    rankings = Rankings(clubs, results.ratings_api.ratings_by_person)
    apis = (
        FriendsApi(Friends(database, core.attendance), partial(_show_presence, play)),
        ChallengesApi(core.challenges, tables, play.setup, play.steps),
        ChatApi(chat, core.metrics),
        EmotesApi(emotes, core.metrics),
        NoticesApi(core.notices, access.links),
        ClubsApi(clubs, Invitations(clubs)),
        ClubRoomApi(Boards(clubs), club_lobbies, rankings, play.setup, core.metrics),
    )
    return Company(chat, emotes, club_lobbies, apis)


def _show_presence(play: PlayServices, person: str, is_hidden: bool) -> None:
    play.visitors.hide(person, is_hidden=is_hidden)
    play.audience.name_again(person)
