"""The site of a request for passkeys: browsers bind each passkey to the host name of the page."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from undercard.server.http.call import Call
from undercard.server.http.links import origin_of
from undercard.server.people.errors import NoPasskeysHere
from undercard.server.people.passkey_verification import Assertion, Site
from undercard.server.people.wire import PasskeyAnswer


def site_of(call: Call) -> Site:
    """Return the origin of the page, which `http.origin` has checked: it is a configured one, or
    that of the header Host. Raise `NoPasskeysHere` if browsers have no passkeys there."""
    origin = call.request.headers.get("origin") or origin_of(call.request)
    parts = urlsplit(origin)
    host = parts.hostname or ""
    is_here = host == "localhost" or host.endswith(".localhost")
    if not is_here and (parts.scheme != "https" or _is_number(host)):
        raise NoPasskeysHere("passkeys need https and a host name")
    return Site(origin, host)


def assertion_of(call: Call, answer: PasskeyAnswer) -> Assertion:
    return Assertion(
        site_of(call), answer.id, answer.client_data, answer.authenticator_data, answer.signature
    )


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return not host
    return True
