"""What programs do: bot accounts, studies in the lab, daily puzzles."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial

from undercard.kernel.plugin import game_names
from undercard.server.app.access import Access
from undercard.server.app.core import Core
from undercard.server.app.play import PlayServices
from undercard.server.bot_api.api import BotApi
from undercard.server.http.streams import Streams
from undercard.server.lab.api import LabApi
from undercard.server.lab.slots import StudySlots
from undercard.server.puzzles.api import PuzzlesApi
from undercard.server.puzzles.maker import PuzzleMaker
from undercard.server.puzzles.service import Puzzles

APIS: tuple[type, ...] = (BotApi, LabApi, PuzzlesApi)


@dataclass(frozen=True)
class Programs:
    studies: StudySlots
    stopping: asyncio.Event
    """Ends the streams."""
    puzzle_maker: PuzzleMaker
    apis: tuple[object, ...]


def open_programs(
    stack: AsyncExitStack, core: Core, access: Access, play: PlayServices
) -> Programs:
    settings, database = core.settings, core.database
    stopping = asyncio.Event()
    limits, limited = settings.limits, core.metrics.limit
    streams = Streams(
        stopping, limits.subscriptions, access.revocations, partial(limited, "subscriptions")
    )
    studies = StudySlots(limits.lab_studies, partial(limited, "lab_studies"))
    stack.push_async_callback(studies.close)
    puzzles = Puzzles(database)
    bot_api = BotApi(
        database,
        core.tables,
        play.steps,
        core.attendance,
        core.challenges.invitations_of,
        access.tokens,
        streams,
    )
    days, is_ready = settings.puzzle_days, core.readiness.is_ready
    return Programs(
        studies,
        stopping,
        PuzzleMaker(puzzles, database, game_names(), days, is_ready),
        (bot_api, LabApi(studies, streams, settings.limits), PuzzlesApi(puzzles)),
    )
