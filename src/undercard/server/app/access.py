"""Accounts and access: who calls, how often, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from undercard.server.app.core import Core
from undercard.server.bot_api.tokens import AccessTokens
from undercard.server.bot_api.tokens_api import TokensApi
from undercard.server.db.revocations import TABLE, Revocation
from undercard.server.http.gateway import Gateway
from undercard.server.http.links import Links
from undercard.server.http.rate_limits import RateLimits
from undercard.server.http.revocations import Revocations
from undercard.server.people.api import PeopleApi
from undercard.server.people.mail_api import MailApi
from undercard.server.people.passkeys_api import PasskeysApi
from undercard.server.people.security_api import SecurityApi
from undercard.server.people.service import People
from undercard.server.tables.service import Tables

APIS: tuple[type, ...] = (PeopleApi, SecurityApi, PasskeysApi, MailApi, TokensApi)


@dataclass(frozen=True)
class Access:
    rates: RateLimits
    people: People
    tokens: AccessTokens
    revocations: Revocations
    gateway: Gateway
    links: Links
    apis: tuple[object, ...]


def open_access(core: Core) -> Access:
    settings, database, metrics = core.settings, core.database, core.metrics
    rates = RateLimits(settings.limits, metrics)
    origin = next(iter(settings.origins), "")
    people = People(database, second_factors=rates.second_factor, mailer=core.mailer, origin=origin)
    tokens, revocations = AccessTokens(database), Revocations(database)
    revocations.listeners.append(partial(_forget_table, core.tables))
    apis = (
        PeopleApi(people),
        SecurityApi(people, revocations),
        PasskeysApi(people),
        MailApi(people),
        TokensApi(tokens),
    )
    return Access(
        rates,
        people,
        tokens,
        revocations,
        Gateway(settings, people, tokens, rates, metrics, core.addresses, revocations),
        Links(settings.origins, settings.host),
        apis,
    )


def _forget_table(tables: Tables, revocation: Revocation) -> None:
    if revocation.subject.startswith(TABLE):
        tables.forget(revocation.subject.removeprefix(TABLE))
