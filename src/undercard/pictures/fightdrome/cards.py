"""Fight cards, with the pictograms of the pages."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import cast

from undercard.games.fightdrome.cards import Face, Kind, parse_face
from undercard.pictures.svg import INK, line, resolved

CARD_WIDTH, CARD_HEIGHT = 100, 140
PALE = "#efeaff"
HUES = {
    Kind.PUNCH: "#ff5d5d",
    Kind.KICK: "#35c9f2",
    Kind.GRAPPLE: "#ffb627",
    Kind.PUNCH_BLOCK: "#ff5d5d",
    Kind.KICK_BLOCK: "#35c9f2",
    Kind.FEINT: PALE,
    Kind.WEAVE: PALE,
}
NEUROCHEM = "#b8ff3c"
PICTOGRAMS = {
    Kind.PUNCH: "P",
    Kind.PUNCH_BLOCK: "P",
    Kind.NEUROCHEM_PUNCH: "P",
    Kind.KICK: "K",
    Kind.KICK_BLOCK: "K",
    Kind.NEUROCHEM_KICK: "K",
    Kind.GRAPPLE: "G",
    Kind.NEUROCHEM_GRAPPLE: "G",
    Kind.NEUROCHEM_BLOCK: "B",
    Kind.FEINT: "F",
    Kind.WEAVE: "W",
}
BLOCKS = (Kind.PUNCH_BLOCK, Kind.KICK_BLOCK)
FILLED = (Kind.PUNCH, Kind.KICK, Kind.GRAPPLE, Kind.FEINT, Kind.WEAVE)
HEXAGON = "M26 0L51 14.5V43.5L26 58L1 43.5V14.5Z"
BOLT = "M29 11L11 33H22L16 48L37 26H25Z"


def draw_fight_card(name: str) -> str:
    """Return a card in a box of 100 by 140."""
    face = parse_face(name) or Face(Kind.FEINT)
    hue = HUES.get(face.kind, NEUROCHEM)
    is_filled = face.kind in FILLED
    paper, ink = (hue, INK) if is_filled else (INK, hue)
    return (
        f'<g color="{ink}"><rect x="0.75" y="0.75" width="98.5" height="138.5" rx="9"'
        f' fill="{paper}" stroke="#0d0916" stroke-width="1.5"/>'
        f"{_pattern(face.kind)}{_corner(face, ink)}{_picture(face.kind, paper)}</g>"
    )


@cache
def _pictograms() -> dict[str, str]:
    file = Path(__file__).parent / "pictograms.json"
    return cast(dict[str, str], json.loads(file.read_text(encoding="utf-8")))


def _pattern(kind: Kind) -> str:
    if kind in (Kind.FEINT, Kind.WEAVE):
        return '<path d="M60 1H91Q99 1 99 9V139L20 139Z" fill="#7b6cff" opacity="0.16"/>'
    if kind in FILLED:
        return '<path d="M0 106L100 52V88L0 138Z" fill="#fff" opacity="0.22"/>'
    return (
        '<rect x="4.5" y="4.5" width="91" height="131" rx="6" fill="none" stroke="currentColor"'
        ' stroke-width="2.5"/>'
    )


def _corner(face: Face, ink: str) -> str:
    if face.strength:
        return line(9, 46, str(face.strength), 50, ink)
    if face.kind in (Kind.FEINT, Kind.WEAVE):
        return line(10, 46, PICTOGRAMS[face.kind], 50, ink)
    return f'<path d="{BOLT}" fill="currentColor"/>'


def _picture(kind: Kind, paper: str) -> str:
    drawing = resolved(_pictograms()[PICTOGRAMS[kind]], {"knockout": paper})
    if kind in BLOCKS:
        shield = f'<g transform="translate(26 56) scale(1.04)">{_pictograms()["B"]}</g>'
        return f'{shield}<g transform="translate(43 75) scale(0.53)">{drawing}</g>'
    if kind in FILLED:
        return f'<g transform="translate(28 60) scale(1.02)">{drawing}</g>'
    ring = (
        '<g transform="translate(26 58) scale(1.2)" fill="none" stroke="currentColor"'
        f' stroke-width="3.5"><path d="{HEXAGON}"/></g>'
    )
    return f'{ring}<g transform="translate(41 76) scale(0.52)">{drawing}</g>'
