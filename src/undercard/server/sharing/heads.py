"""The preview of a link: Open Graph and Twitter tags in the page that the server sends."""

from __future__ import annotations

import logging
import re
from html import escape

from starlette.requests import Request

from undercard.kernel.errors import UndercardError
from undercard.locales import LANGUAGES, Messages
from undercard.pictures.card import HEIGHT, WIDTH
from undercard.server.http.links import Links
from undercard.server.sharing.service import Card, Sharing

PAGE = re.compile(r"(?:replay|table)/([A-Za-z0-9_-]{1,64})")
SITE = "Undercard"
LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "es": "es_ES"}
log = logging.getLogger(__name__)


class Heads:
    """The tags of pages of tables."""

    def __init__(self, sharing: Sharing, links: Links) -> None:
        self._sharing, self._links = sharing, links

    async def head_of(self, request: Request, path: str) -> str | None:
        """Return the tags of a page in the language of the request; None for other pages."""
        found = PAGE.fullmatch(path)
        if found is None:
            return None
        language = preferred_language(request.headers.get("accept-language", ""))
        origin = self._links.origin(request)
        card = await self._find(found[1], language)
        if card is None:
            return _site_tags(origin, language)
        picture = f"{origin}/api/tables/{found[1]}/card.png?language={language}"
        messages = Messages(language)
        alt = messages.text("share-alt", game=card.game, result=card.result)
        return _tags(origin, path, language, (card.title, card.result, alt), picture)

    async def _find(self, table: str, language: str) -> Card | None:
        try:
            return await self._sharing.describe(table, language)
        except UndercardError as error:
            # The page works without its preview.
            log.warning("a page has no preview: %s", error)
            return None


def preferred_language(header: str) -> str:
    """Return the best supported language of the header Accept-Language, or English."""
    wanted: list[tuple[float, int, str]] = []
    for n, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.strip().partition(";")
        wanted.append((-_quality(quality), n, tag[:2].lower()))
    return next((it for q, _, it in sorted(wanted) if q < 0 and it in LANGUAGES), LANGUAGES[0])


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0


def _site_tags(origin: str, language: str) -> str:
    """Return tags that are the same for every table without a card."""
    about = Messages(language).text("share-site")
    picture = f"{origin}/api/card.png?language={language}"
    return _tags(origin, "", language, (SITE, about, SITE), picture)


def _tags(origin: str, path: str, language: str, texts: tuple[str, str, str], picture: str) -> str:
    title, about, alt = texts
    graph = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": LOCALES[language],
        "og:url": f"{origin}/{path}",
        "og:title": title,
        "og:description": about,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": alt,
    }
    named = {
        "description": about,
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": about,
        "twitter:image": picture,
        "twitter:image:alt": alt,
    }
    return "\n".join(
        [_tag("property", *it) for it in graph.items()]
        + [_tag("name", *it) for it in named.items()]
    )


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'
