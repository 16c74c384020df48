"""Figures and resources, with the shapes of the pages."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TypeAlias, TypedDict, cast

from undercard.games.survive.view import FigureView
from undercard.pictures.artist import seat_colour
from undercard.pictures.svg import INK, TEXT, line, mixed, placed

Strokes: TypeAlias = list[tuple[str, float]]
NPC_COLOUR = "#ff5d5d"
EYES, CLOSED = "#fff2c8", INK


class Pose(TypedDict):
    body: Strokes
    lights: Strokes


class Npc(TypedDict):
    body: Strokes
    marks: Strokes
    eyes: str


class Shapes(TypedDict):
    roles: list[dict[str, Pose]]
    npcs: dict[str, Npc]
    sides: dict[str, str]
    resources: list[str]
    colours: list[str]


@cache
def _shapes() -> Shapes:
    file = Path(__file__).parent / "shapes.json"
    return cast(Shapes, json.loads(file.read_text(encoding="utf-8")))


def draw_figure(figure: FigureView, kinds: str, *, is_active: bool = False) -> str:
    """Return a figure, centred on 0, 0 in a box of about 96."""
    colour = NPC_COLOUR if figure.seat is None else seat_colour(figure.seat)
    plate = mixed(colour, INK, 0.36) if figure.down else colour
    label = figure.figure
    npc = _shapes()["npcs"].get(label[0])
    body = _npc(npc, figure, plate) if npc else _member(label, figure, colour, plate)
    ring = (
        f'<circle r="47" fill="{colour}" fill-opacity="0.22" stroke="{colour}" stroke-width="4"'
        ' stroke-dasharray="18 8"/>'
    )
    down = (
        f'<path stroke="{TEXT}" stroke-width="4" stroke-linecap="round" d="M-40 43H40M-30 50H30"/>'
    )
    load = "".join(
        placed(draw_resource(letter, kinds), (n - (len(figure.load) - 1) / 2) * 25, 37, 0.82)
        for n, letter in enumerate(figure.load)
    )
    return (ring if is_active else "") + body + (down if figure.down else "") + load


def draw_resource(letter: str, kinds: str) -> str:
    """Return a token, centred on 0, 0 with a radius of about 15; `kinds` are all letters."""
    kind, shapes = kinds.index(letter), _shapes()
    colour = shapes["colours"][kind % len(shapes["colours"])]
    shape = shapes["resources"][kind % len(shapes["resources"])]
    return (
        f'<path fill="{colour}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
        f' d="{shape}"/>' + line(0, 7, letter.upper(), 20, INK, "middle")
    )


def _member(label: str, figure: FigureView, colour: str, plate: str) -> str:
    """Return a member of a team: the plate of the side and the silhouette of the role."""
    shapes = _shapes()
    shape, roles = shapes["sides"][label[0]], shapes["roles"]
    pose = roles[(int(label[1:]) - 1) % len(roles)]["down" if figure.down else "up"]
    place = "translate(0 -7) scale(0.94)" if figure.down else "translate(0 6) scale(0.78)"
    rim = f'stroke="{colour}"' if figure.down else 'stroke="#fff" stroke-opacity="0.5"'
    return (
        f'<path transform="scale(1.12)" fill="{plate}" stroke="{INK}" stroke-width="4"'
        f' d="{shape}"/>'
        f'<path fill="none" {rim} stroke-width="2" d="{shape}"/>'
        f'<g transform="{place}" stroke-linejoin="round" stroke-linecap="round">'
        f"{_strokes(pose['body'], INK)}{_strokes(pose['lights'], plate)}</g>"
    )


def _npc(npc: Npc, figure: FigureView, plate: str) -> str:
    turned = ' transform="translate(2 8) rotate(180) scale(0.86 0.72)"' if figure.down else ""
    eyes = CLOSED if figure.down else EYES
    return (
        f'<g stroke-linejoin="round" stroke-linecap="round"{turned}>'
        f"{_strokes(npc['body'], INK, 7)}{_strokes(npc['body'], plate)}"
        f"{_strokes(npc['marks'], INK)}"
        f'<path d="{npc["eyes"]}" fill="{eyes}" stroke="{INK}" stroke-width="2"/></g>'
    )


def _strokes(strokes: Strokes, colour: str, more: float = 0) -> str:
    return "".join(
        f'<path d="{d}" fill="{"none" if width else colour}"'
        f' stroke="{colour if width or more else "none"}" stroke-width="{width + more:g}"/>'
        for d, width in strokes
    )
