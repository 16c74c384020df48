"""Take film strips of what moves at a table: python scripts/film.py [OPTION ...] [NAME ...].

The time of the page is stopped: timers and animations advance by one frame of the film at a time,
so a strip looks the same on every machine. At each frame the window takes every size and theme.
With --still, the visitor prefers reduced motion.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, TimeoutError, expect

from browser.fightdrome import Fighter
from browser.player import Player, step_of, table_of
from browser.sample_tables import BOT, ME, ApiClient, Json
from browser.site import ROOT, Site, build_pages, running
from browser.survive import Survivor
from browser.visitor import WIDE, Theme, Visitor, chromium, visiting
from film_thief import Thief
from polling import wait_until

FOLDER = ROOT / "build" / "film"
WINDOWS: dict[str, tuple[int, int]] = {"desktop": WIDE, "phone": (390, 844)}
THEMES: tuple[Theme, ...] = ("dark", "light")
WIDTHS = {"desktop": 720, "phone": 260}
"""The width of one picture in a strip."""
COLUMNS = {"desktop": 3, "phone": 7}
STEP_MS = 80
CLICK_MS = 2000
HOVER_MS = 600
COLLECTOR: Json = {"kind": "bot", "level": "level3"}
"""A bot that brings goods home."""
SHOT_MS = 60_000
MOST_STEPS = 12000
SOON = "() => Date.now() + 1000"
CLOSE_LOG = "localStorage.setItem('undercard-side', 'closed')"
ADVANCE = """(ms) => {
  const times = (window.filmTimes ??= new WeakMap());
  for (const it of document.getAnimations()) {
    if (!times.has(it)) it.pause();
    const next = (times.get(it) ?? 0) + ms;
    if (next >= it.effect.getComputedTiming().endTime) it.finish();
    else it.currentTime = next;
    times.set(it, next);
  }
}"""

FINISH_THEME = """() => {
  const isNew = (it) => it instanceof CSSTransition && !window.filmTimes?.has(it);
  document.getAnimations().filter(isNew).forEach((it) => it.finish());
}"""
"""The change of the theme is not part of the film."""


@dataclass(frozen=True)
class Film:
    """A name, the element whose appearance begins the film, and its frames."""

    name: str
    scene: str
    frames: int
    every_ms: int


STAGGER = '[data-scene="stagger"]'
END = '[data-scene="end"]'
MATCH = (
    Film("stagger-theirs", f"{STAGGER}:not(.ours)", 12, 110),
    Film("stagger-ours", f"{STAGGER}.ours", 12, 110),
    Film("round", '[data-scene="round"]', 7, 400),
    Film("match", END, 7, 350),
)
DUNGEON = (
    Film("contest", '[data-scene="contest"]', 14, 200),
    Film("npcs", '[data-scene="npcs"]', 14, 500),
    Film("dungeon-round", '[data-scene="round"]', 7, 450),
)
THEFT = Film("theft", '[data-scene="theft"]', 11, 220)
SCORE = Film("score", END, 10, 350)
FILMS = (*MATCH, *DUNGEON, THEFT, SCORE)
MOST_GAMES = 8


class Camera:
    """Advances the time of a page and takes pictures of it."""

    def __init__(self, visitor: Visitor, folder: Path) -> None:
        self.page, self._folder = visitor.page, folder

    def advance(self, ms: int) -> None:
        self.page.clock.run_for(ms)
        self.page.evaluate(ADVANCE, ms)

    def sees(self, film: Film) -> bool:
        return self.page.locator(film.scene).count() > 0

    def finds(self, film: Film) -> bool:
        """Advance a little; return whether the film can begin."""
        self.advance(STEP_MS // 2)
        return self.sees(film)

    def record(self, film: Film, begin: Callable[[], None] | None = None) -> None:
        """Take the pictures; `begin` starts the scene after the first one."""
        strips: dict[str, list[Image.Image]] = defaultdict(list)
        self.advance(0)
        for n in range(film.frames):
            if n == 1 and begin:
                begin()
            for window, size in WINDOWS.items():
                self._resize(size)
                for theme in THEMES:
                    self.page.emulate_media(color_scheme=theme)
                    self.page.evaluate(FINISH_THEME)
                    strips[f"{window}-{theme}"].append(self._picture(WIDTHS[window]))
            self._resize(WIDE)
            self.advance(film.every_ms)
        for kind, pictures in strips.items():
            path = self._folder / f"{film.name}-{kind}.png"
            contact_sheet(pictures, COLUMNS[kind.partition("-")[0]]).save(path)
            print(path)

    def _resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        # The page measures itself before a frame.
        self.page.clock.run_for(1)

    def _picture(self, width: int) -> Image.Image:
        shot = self.page.screenshot(animations="allow", timeout=SHOT_MS)
        picture = Image.open(BytesIO(shot)).convert("RGB")
        return picture.resize((width, picture.height * width // picture.width))


def contact_sheet(pictures: Sequence[Image.Image], columns: int) -> Image.Image:
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * (width + 6), rows * (height + 6)), "#888")
    for n, picture in enumerate(pictures):
        sheet.paste(picture, ((n % columns) * (width + 6), n // columns * (height + 6)))
    return sheet


class Studio:
    """Plays games in a browser, and records each film at its first opportunity."""

    def __init__(self, browser: Browser, site: Site, folder: Path, still: bool) -> None:
        self._browser, self._site, self._folder, self._still = browser, site, folder, still

    def play(
        self, films: Sequence[Film], player_of: type[Player], game: str, options: Json
    ) -> None:
        with self._visiting() as visitor:
            api = ApiClient(visitor.context.request, self._site.address)
            api.post("/guest", {"name": "Ada"})
            visitor.open(f"/table/{api.table(game, ME, BOT, options=options)}")
            player = player_of(visitor)
            wait_until(player.can_move)
            self._record(visitor, films, player)

    def steal(self, film: Film) -> None:
        """Bring a figure to the goods of a bot, and record the theft."""
        with self._visiting() as visitor:
            api = ApiClient(visitor.context.request, self._site.address)
            api.post("/guest", {"name": "Ada"})
            tables = (api.table("survive", ME, COLLECTOR) for _ in range(MOST_GAMES))
            table = next(it for it in tables if Thief(api, it).approach())
            visitor.open(f"/table/{table}")
            name = re.compile(visitor.text("web-survive-steal", resource=".+"))
            button = Survivor(visitor).moves.filter(has_text=name).first
            button.wait_for()
            camera = self._stop_time(visitor)
            button.hover()
            camera.advance(HOVER_MS)

            def begin() -> None:
                button.click()
                wait_until(lambda: camera.finds(film))

            camera.record(film, begin)

    def count(self, film: Film) -> None:
        """Record the count at the end of a game that was played over HTTP."""
        with self._visiting() as visitor:
            api = ApiClient(visitor.context.request, self._site.address)
            api.post("/guest", {"name": "Ada"})
            table = api.table("survive", ME, COLLECTOR)
            Thief(api, table).finish()
            visitor.open(f"/table/{table}")
            self._record(visitor, [film], None)

    def _record(self, visitor: Visitor, films: Sequence[Film], player: Player | None) -> None:
        left, camera = list(films), self._stop_time(visitor)
        for _ in range(MOST_STEPS):
            found = next((film for film in left if camera.sees(film)), None)
            if found:
                camera.record(found)
                left.remove(found)
            is_waiting = any(film.scene == END for film in left)
            if not left or (player and player.is_over() and not is_waiting):
                break
            if player and player.can_move():
                self._choose(visitor, player)
            camera.advance(STEP_MS)
        for film in left:
            print(f"{film.name} did not happen in this game")

    @staticmethod
    def _choose(visitor: Visitor, player: Player) -> None:
        before, table = step_of(visitor.page), table_of(visitor.page)
        # While the time stands still, a button that has gone does not come back.
        with suppress(TimeoutError, AssertionError):
            player.choose()
            expect(table).not_to_have_attribute("data-step", before, timeout=CLICK_MS)

    def _stop_time(self, visitor: Visitor) -> Camera:
        visitor.page.clock.pause_at(visitor.page.evaluate(SOON))
        visitor.page.set_default_timeout(CLICK_MS)
        return Camera(visitor, self._folder)

    @contextmanager
    def _visiting(self) -> Iterator[Visitor]:
        with visiting(
            self._browser, self._site.address, language="de", still=self._still
        ) as visitor:
            visitor.page.add_init_script(CLOSE_LOG)
            visitor.page.clock.install()
            yield visitor


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    parser.add_argument("names", nargs="*", help="films; all if none is given")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    build_pages()
    with (
        tempfile.TemporaryDirectory(prefix="undercard-film-") as data,
        running(Path(data), environment={"UNDERCARD_LIMIT_STEP": "1000/1000"}) as site,
        chromium() as browser,
    ):
        studio = Studio(browser, site, arguments.folder, arguments.still)
        chosen = set(arguments.names or (it.name for it in FILMS))
        match = [it for it in MATCH if it.name in chosen]
        dungeon = [it for it in DUNGEON if it.name in chosen]
        if match:
            studio.play(match, Fighter, "fightdrome", options={"mode": "match", "target": 200})
        if dungeon:
            studio.play(dungeon, Survivor, "survive", options={})
        if THEFT.name in chosen:
            studio.steal(THEFT)
        if SCORE.name in chosen:
            studio.count(SCORE)


if __name__ == "__main__":
    main()
