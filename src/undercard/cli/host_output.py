"""The terminal output for the host of a server."""

from __future__ import annotations

from collections.abc import Callable

from undercard.bots.compilation import all_parts
from undercard.cli.style import paint
from undercard.locales import Messages
from undercard.server.db.backends import POSTGRES
from undercard.server.http.static_files import has_pages
from undercard.server.serve import ServerObserver
from undercard.server.settings import ServerSettings


class Terminal(ServerObserver):
    """Prints a line at each stage of the server's life."""

    def __init__(
        self, messages: Messages, settings: ServerSettings, show: Callable[[str], object] | None
    ) -> None:
        self._messages, self._settings, self._show = messages, settings, show
        self._is_cold = settings.warm_up and not all(part.is_compiled for part in all_parts())

    def opened(self, addresses: list[str]) -> None:
        here, *elsewhere = self._settings.origins or addresses
        self._print("hosting-open", address=paint(here, "bold"))
        for address in elsewhere:
            self._print("hosting-open-network", address=paint(address, "bold"))
        if bots := self._settings.house_bots:
            self._print("hosting-bots", names=", ".join(bot.name for bot in bots))
        self._print("hosting-how-to-stop")
        if not has_pages():
            self._print("hosting-no-pages")
        if self._is_cold:
            self._print("hosting-compiling")
        if self._show is not None:
            self._show(here)

    def warmed_up(self, *, is_whole: bool) -> None:
        if not is_whole:
            self._print("hosting-not-compiled")
        elif self._is_cold:
            self._print("hosting-compiled")

    def stopped(self) -> None:
        database = self._settings.database or ""
        is_postgres = database.startswith(POSTGRES)
        place = "PostgreSQL" if is_postgres else database or str(self._settings.data)
        self._print("hosting-stopped", place=place)

    def _print(self, message: str, **values: str) -> None:
        print(self._messages.text(message, **values), flush=True)
