"""Take the pictures of the main pages: scripts/screenshots [FOLDER]."""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect

from browser.fightdrome import Fighter
from browser.sample_tables import SampleTables, create_sample_tables
from browser.site import ROOT, Site, build_pages, running
from browser.survive import Survivor
from browser.visitor import PHONE, WIDE, Theme, Visitor, chromium, visiting

FOLDER = ROOT / "docs" / "screenshots"
COLOURS = 256
DECISIONS = {Fighter: 4, Survivor: 24}
"""Decisions after which the table is worth a picture."""


class Photographer:
    """Visits a page as a person and takes a picture of it."""

    def __init__(self, browser: Browser, site: Site, folder: Path) -> None:
        self._browser, self._site, self._folder = browser, site, folder
        with visiting(browser, site.address) as visitor:
            self.samples: SampleTables = create_sample_tables(visitor)

    def take(
        self,
        name: str,
        address: str,
        *,
        language: str = "en",
        theme: Theme = "dark",
        size: tuple[int, int] = WIDE,
    ) -> None:
        with visiting(
            self._browser,
            self._site.address,
            language=language,
            theme=theme,
            size=size,
            known=self.samples.known,
        ) as visitor:
            visitor.open(address)
            visitor.page.wait_for_load_state("networkidle")
            self._shoot(visitor, name)

    def play_on(self, player_of: type[Fighter] | type[Survivor], table: str) -> None:
        with visiting(self._browser, self._site.address, known=self.samples.known) as visitor:
            visitor.open(f"/table/{table}")
            player = player_of(visitor)
            for _ in range(DECISIONS[player_of]):
                expect(player.moves.or_(player.end).first).to_be_visible()
                if player.is_over():
                    return
                player.play_once()
            expect(player.moves.or_(player.end).first).to_be_visible()

    def _shoot(self, visitor: Visitor, name: str) -> None:
        visitor.page.mouse.move(0, 0)
        picture = Image.open(BytesIO(visitor.page.screenshot())).convert("RGB")
        # Few colours reduce the size to a third without a visible difference.
        picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(
            self._folder / f"{name}.png", optimize=True
        )
        print(f"{name}.png")


def main(folder: Path) -> None:
    build_pages()
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="undercard-screenshots-") as data,
        running(Path(data)) as site,
        chromium() as browser,
    ):
        photographer = Photographer(browser, site, folder)
        take_all(photographer)


def take_all(photographer: Photographer) -> None:
    samples, take = photographer.samples, photographer.take
    photographer.play_on(Fighter, samples.bout)
    photographer.play_on(Survivor, samples.dungeon)
    bout, dungeon = f"/table/{samples.bout}", f"/table/{samples.dungeon}"
    take("front", "/")
    take("front-german-light", "/", language="de", theme="light")
    take("fightdrome", bout)
    take("fightdrome-phone", bout, size=PHONE)
    take("survive", dungeon)
    take("survive-light", dungeon, theme="light")
    take("survive-phone", dungeon, size=PHONE)
    take("replay", f"/replay/{samples.finished_bout}#step=9")
    take("learn", "/learn#survive")
    take("rules", "/rules/fightdrome")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
