"""The composition of the server: services from settings, APIs from services, routes from APIs.

This is the only package that knows all features. A feature that depends on another one gets it
here, as a callable or as an object that implements its protocol. Each module opens the services of
a group of features and makes their APIs; its parameters are the groups it depends on.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.applications import Starlette

from undercard.server.app.access import open_access
from undercard.server.app.company import open_company
from undercard.server.app.core import open_core
from undercard.server.app.live import live_route
from undercard.server.app.operation import open_operation
from undercard.server.app.play import open_play
from undercard.server.app.programs import open_programs
from undercard.server.app.results import open_results
from undercard.server.app.routes import APIS, MESSAGES, all_endpoints, create_app
from undercard.server.app.tasks import start_tasks
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.settings import ServerSettings
from undercard.server.sharing.heads import Heads

__all__ = ["APIS", "MESSAGES", "all_endpoints", "open_app"]


@asynccontextmanager
async def open_app(
    settings: ServerSettings, readiness: Readiness | None = None
) -> AsyncIterator[Starlette]:
    """Open the application with all services; they are closed in reverse order.

    `app.state` holds the objects that the process needs: the `core`, the `metrics`, the `studies`
    of the lab, and `stopping`, an event that ends the streams.
    """
    async with AsyncExitStack() as stack:
        core = await open_core(stack, settings, readiness or Readiness())
        access = open_access(core)
        results = open_results(stack, core)
        play = await open_play(stack, core, access, results)
        company = open_company(stack, core, access, results, play)
        programs = open_programs(stack, core, access, play)
        operation = open_operation(core, access, results)
        groups = access, results, play, company, programs, operation
        app = create_app(
            access.gateway,
            [api for group in groups for api in group.apis],
            (*operation.routes, live_route(core, access, play, company)),
            Heads(results.sharing, access.links).head_of,
        )
        app.state.core, app.state.metrics = core, core.metrics
        app.state.studies, app.state.stopping = programs.studies, programs.stopping
        start_tasks(stack, core, access, company, programs, operation)
        yield app
