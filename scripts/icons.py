"""Draw the icons of the installed app as PNG files; needs the browser of the tests.

PYTHONPATH=tests:scripts python scripts/icons.py
"""

from __future__ import annotations

from pathlib import Path

from browser.visitor import chromium

FOLDER = Path(__file__).resolve().parents[1] / "web" / "public" / "icons"
DARK, PINK, WHITE = "#0d0b18", "#ff4d7d", "#ffffff"
OCTAGON = "M10 1h12l9 9v12l-9 9H10l-9-9V10z"
LETTER = "M10.5 8v12l3 3h5l3-3V8"
"""The emblem of favicon.svg, in a box of 32."""
SHORTCUTS = {
    "learn": "M16 9 4 14l12 5 12-5zM9 17v6c4 3 10 3 14 0v-6M28 14v7",
    "games": "M7 10h11v15H7zM18 12l7 3-6 12-4-2",
    "profile": "M16 8a4.500 4.500 0 1 1-.01 0zM6 27c0-7 4-10 10-10s10 3 10 10z",
}
"""Line drawings in a box of 32."""


def emblem(scale: float = 1.0) -> str:
    move = 16 * (1 - scale)
    return f"""<g transform="translate({move} {move}) scale({scale})">
<path d="{OCTAGON}" fill="{DARK}" stroke="{PINK}" stroke-width="2"/>
<path d="{LETTER}" fill="none" stroke="{WHITE}" stroke-width="4" stroke-linejoin="bevel"/></g>"""


def filled(content: str) -> str:
    return f'<rect width="32" height="32" fill="{DARK}"/>{content}'


def line(path: str, colour: str = PINK) -> str:
    return f"""<path d="{path}" fill="none" stroke="{colour}" stroke-width="2"
stroke-linejoin="round" stroke-linecap="round"/>"""


PICTURES = {
    "192": (192, emblem()),
    "512": (512, emblem()),
    # The platform may cut off everything outside of a circle of 80% of the width.
    "maskable-192": (192, filled(emblem(0.72))),
    "maskable-512": (512, filled(emblem(0.72))),
    "apple": (180, filled(emblem(0.86))),
    # Android shows only the opacity of a badge.
    "badge": (96, line(OCTAGON, WHITE) + line(LETTER, WHITE)),
    **{name: (96, filled(line(path))) for name, path in SHORTCUTS.items()},
}


def draw() -> None:
    FOLDER.mkdir(exist_ok=True)
    with chromium() as browser:
        page = browser.new_page()
        for name, (size, content) in PICTURES.items():
            page.set_viewport_size({"width": size, "height": size})
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{content}</svg>'
            page.set_content(f"<style>*{{margin:0;display:block}}</style>{svg}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    draw()
