"""What the host of a server reads in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from undercard.bots.compilation import all_parts
from undercard.cli.style import paint
from undercard.locales import Messages
from undercard.server.pages.files import has_pages
from undercard.server.serve import Host
from undercard.server.settings import Settings
from undercard.server.store.opening import POSTGRES


class Terminal(Host):
    """Few lines, each when it is true."""

    def __init__(
        self, messages: Messages, settings: Settings, show: Callable[[str], object] | None
    ) -> None:
        self._messages, self._settings, self._show = messages, settings, show
        self._is_cold = settings.warm_up and not all(part.is_compiled for part in all_parts())

    def opened(self, addresses: list[str]) -> None:
        here, *elsewhere = self._settings.origins or addresses
        self._say("hosting-open", address=paint(here, "bold"))
        for address in elsewhere:
            self._say("hosting-open-network", address=paint(address, "bold"))
        if bots := self._settings.house_bots:
            self._say("hosting-bots", names=", ".join(bot.name for bot in bots))
        self._say("hosting-how-to-stop")
        if not has_pages():
            self._say("hosting-no-pages")
        if self._is_cold:
            self._say("hosting-compiling")
        if self._show is not None:
            self._show(here)

    def warmed_up(self, *, is_whole: bool) -> None:
        if not is_whole:
            self._say("hosting-not-compiled")
        elif self._is_cold:
            self._say("hosting-compiled")

    def stopped(self) -> None:
        database = self._settings.database or ""
        is_postgres = database.startswith(POSTGRES)
        place = "PostgreSQL" if is_postgres else database or str(self._settings.data)
        self._say("hosting-stopped", place=place)

    def _say(self, message: str, **values: str) -> None:
        print(self._messages.text(message, **values), flush=True)
