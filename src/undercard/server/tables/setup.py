"""The setup of a table: checks the whole request, then seats the first people and bots."""

from __future__ import annotations

import asyncio
import secrets

from undercard.bots.bot_set import bot_set
from undercard.bots.house import HouseBot
from undercard.kernel.record import load_boxed
from undercard.server.db.people import Identity
from undercard.server.http.errors import MalformedRequest
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.errors import CannotBeRated
from undercard.server.tables.games import check_bot
from undercard.server.tables.service import Tables
from undercard.server.tables.wire import (
    ClientStep,
    NewTable,
    PostSitDown,
    PostStart,
    SeatWanted,
    TableMade,
    WantBot,
    WantMe,
    WantOpen,
)
from undercard.table.header import About
from undercard.table.seats import Person

RATED_STAND_IN = "level2"
"""The bot that replaces a person at every rated table: weak, so that leaving is never of use."""
WITHOUT_LEVELS = "random"
"""The same for a game without that level."""


class TableSetup:
    """Creates tables from requests."""

    def __init__(self, tables: Tables, steps: ClientSteps, house: tuple[HouseBot, ...]) -> None:
        self._tables, self._steps, self._house = tables, steps, house

    async def make(self, who: Identity, wanted: NewTable) -> TableMade:
        """Create a table with its first people and bots; if all seats are taken, the game
        starts."""
        seats = await self._check_seats(wanted)
        table = await self._tables.create(await about_of(wanted, who))
        number = 0
        for step in _first_steps(seats, wanted.contributes):
            taken = await self._steps.make(who, table, step)
            number = await self._tables.post(table, taken, secrets.token_urlsafe(8))
        commitment = (await self._tables.status(table, is_current=True)).about.commitment
        return TableMade(table=table, number=number, commitment=commitment)

    async def _check_seats(self, wanted: NewTable) -> tuple[SeatWanted, ...]:
        """Refuse invalid seats before the table is created."""
        game = await asyncio.to_thread(load_boxed, wanted.game, wanted.options, wanted.box)
        seats = wanted.seats or (WantMe(), *(WantOpen(),) * (game.seats - 1))
        if len(seats) != game.seats:
            raise MalformedRequest(f"{wanted.game} has {game.seats} seats under these options")
        mine = sum(isinstance(seat, WantMe) for seat in seats)
        if mine > 1 and wanted.visibility != "practice":
            raise MalformedRequest("one seat is yours; several only at a practice table")
        if wanted.stand_in is not None:
            check_bot(game.name, wanted.stand_in)
        for seat in seats:
            if isinstance(seat, WantBot):
                check_bot(game.name, seat.level, self._house)
        return seats


def why_unrated(wanted: NewTable) -> str | None:
    """Return why a table cannot be rated, or None if it can."""
    if wanted.visibility != "public" and not _is_against_bots(wanted):
        return f"a {wanted.visibility} table is rated only if one person plays against bots"
    if isinstance(wanted.box, dict):
        return "a table with its own box is never rated"
    if wanted.open_hands is not None:
        return "a table with open hands is never rated"
    if wanted.stand_in not in (None, rated_stand_in(wanted.game)):
        return f"the stand-in at a rated table is {rated_stand_in(wanted.game)}"
    return None


def rated_stand_in(game: str) -> str:
    return RATED_STAND_IN if bot_set(game).level(RATED_STAND_IN) else WITHOUT_LEVELS


def _is_against_bots(wanted: NewTable) -> bool:
    """Whether one person practises against bots."""
    kinds = [type(seat) for seat in wanted.seats]
    are_bots = kinds.count(WantMe) == 1 and kinds.count(WantBot) == len(kinds) - 1
    return are_bots and wanted.visibility == "practice"


async def about_of(wanted: NewTable, who: Identity) -> About:
    """Return the public part of the header, with only the options that differ from their defaults,
    because players read them before they join."""
    game = await asyncio.to_thread(load_boxed, wanted.game, wanted.options, None)
    reason = why_unrated(wanted)
    if wanted.rated and reason is not None:
        raise CannotBeRated(reason)
    is_rated = reason is None and wanted.rated is not False
    changed = {it.name for it in game.all_options if game.options[it.name] != it.default}
    stand_in = rated_stand_in(wanted.game) if is_rated else wanted.stand_in
    return About(
        id="",
        game=wanted.game,
        options={name: game.options[name] for name in wanted.options if name in changed},
        box=None if wanted.box == game.box_document() else wanted.box,
        clock=wanted.clock,
        draws=wanted.draws,
        spectators=wanted.spectators,
        visibility=wanted.visibility,
        open_hands=wanted.open_hands,
        stand_in=stand_in or bot_set(wanted.game).stand_in,
        creator=Person(who.id, who.name, who.is_bot),
        rated=is_rated,
        starts_when_full=wanted.starts_when_full,
        invited_only=wanted.invited_only,
    )


def _first_steps(seats: tuple[SeatWanted, ...], contributes: bool) -> list[ClientStep]:
    """Return the steps that seat the first players, and the start if no seat stays open and no
    contribution follows."""
    steps: list[ClientStep] = []
    for number, seat in enumerate(seats):
        if not isinstance(seat, WantOpen):
            bot = seat.level if isinstance(seat, WantBot) else None
            steps.append(PostSitDown(seat=number, bot=bot, contributes=contributes))
    has_me = any(isinstance(seat, WantMe) for seat in seats)
    if len(steps) == len(seats) and not (contributes and has_me):
        steps.append(PostStart())
    return steps
