"""Faces of fighters from the kit of the pages: the Stack is the head, the Sleeve the collar."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict, cast

from undercard.games.fightdrome.pack import Pack
from undercard.games.fightdrome.view import Fighter
from undercard.pictures.svg import mixed, resolved

Expression: TypeAlias = Literal["calm", "hit", "win"]
CLOTH = {
    "Punch": ("#ff5d5d", "#a32740"),
    "Kick": ("#35c9f2", "#176a99"),
    "Grapple": ("#ffb627", "#a8641a"),
    "Block": ("#8a80b8", "#4d4573"),
    "Neurochem": ("#b8ff3c", "#5f8a12"),
}
TILT = {"calm": "", "hit": "translate(-3 3) rotate(-11 50 80)", "win": "rotate(4 50 80)"}
HOODED = "undertow"
CLIP = "M-8 -8H108V33H98V73L71 100H29L2 73V33H-8Z"
PLATE = "M29 6H71L98 33V73L71 100H29L2 73V33Z"
RAYS = "M50 60L2 46V33L14 21ZM50 60L36 6H50ZM50 60L71 6L84 19ZM50 60L98 40V58ZM50 60L2 62V73L10 81Z"


class PortraitHead(TypedDict, total=False):
    palette: dict[str, str]
    parts: list[str]
    hides: str
    sign: list[float]
    smirk: bool


class Kit(TypedDict):
    parts: dict[str, str]
    faces: dict[str, PortraitHead]
    bots: list[str]
    heads: list[str]
    collars: list[str]


@cache
def _kit() -> Kit:
    file = Path(__file__).parent / "portraits.json"
    return cast(Kit, json.loads(file.read_text(encoding="utf-8")))


def portrait(
    pack: Pack,
    fighter: Fighter,
    player: str,
    colour: str,
    expression: Expression,
    *,
    is_mirrored: bool = False,
) -> str:
    """Return a face in an octagon, in a box of 100 by 112 from 0, -10."""
    turned = ' transform="matrix(-1 0 0 1 100 0)"' if is_mirrored else ""
    key = f"face{int(is_mirrored)}"
    return (
        f'<clipPath id="{key}"><path d="{CLIP}"/></clipPath>'
        f'<path fill="#1b1633" d="{PLATE}"/>'
        f'<circle cx="50" cy="50" r="37" fill="{mixed("#2b2450", colour, 0.26)}"/>'
        f'<path fill="{colour}" opacity="0.16" d="{RAYS}"/>'
        f'<path fill="none" stroke="{colour}" stroke-width="3" opacity="0.55"'
        ' d="M2 33L29 6H71L98 33"/>'
        f'<g clip-path="url(#{key})"><g{turned}>'
        f'<g transform="translate(-4.5 -4) scale(1.09)">'
        f"{_face(pack, fighter, player, expression)}</g></g></g>"
        f'<path fill="none" stroke="{colour}" stroke-width="3"'
        ' d="M2 33V73L29 100H71L98 73V33"/>'
    )


def _face(pack: Pack, fighter: Fighter, player: str, expression: Expression) -> str:
    name = _head_name(fighter, player)
    if name is None:
        return ""
    head = _kit()["faces"][name]
    parts = head["parts"]
    neck, rest = (parts[0], parts[1:]) if parts[0] == "neck" else ("", parts)
    collar, colours = _collar(pack, fighter.sleeve)
    drawn = "".join(_part_of(it, name, head, expression) for it in rest)
    is_hooded = name == HOODED
    tilted = f'<g transform="{TILT[expression]}">{drawn}</g>' if TILT[expression] else drawn
    back = _part(neck) + ("" if is_hooded else collar)
    front = (collar if is_hooded else "") + _part(f"fx-{expression}")
    colours |= head["palette"] | {"k": "#120d1f", "m": "#4a1524"}
    return resolved(back + tilted + front, colours)


def _head_name(fighter: Fighter, player: str) -> str | None:
    kit, level = _kit(), player.removeprefix("level")
    if level != player and level in ("1", "2", "3", "4", "5"):
        return kit["bots"][(int(level) - 1) % len(kit["bots"])]
    if fighter.stack is None:
        return None
    return kit["heads"][(fighter.stack - 1) % len(kit["heads"])]


def _part(name: str) -> str:
    return _kit()["parts"].get(name, "")


def _part_of(part: str, name: str, head: PortraitHead, expression: Expression) -> str:
    if part == "X":
        return _features(head, expression)
    return _light(name, head, expression) if part == "Z" else _part(part)


def _features(head: PortraitHead, expression: Expression) -> str:
    suffix, hides = "" if expression == "calm" else f"-{expression}", head.get("hides", "")
    eyes = "" if hides == "eyes" else _part(f"ey{suffix}") + _part(f"br{suffix}")
    calm = "mo-smirk" if head.get("smirk") else "mo"
    return eyes + ("" if hides == "mouth" else _part(f"mo{suffix}" if suffix else calm))


def _light(name: str, head: PortraitHead, expression: Expression) -> str:
    sign = head.get("sign")
    if expression == "calm" or not sign:
        return _part(f"{name}-e")
    left, right, height, size = sign
    return "".join(
        f'<g transform="translate({x} {height}) scale({size})">{_part(f"sg-{expression}")}</g>'
        for x in (left, right)
    )


def _collar(pack: Pack, sleeve: int | None) -> tuple[str, dict[str, str]]:
    """Return a collar and its colours; before a Sleeve is dealt, the cloth is grey."""
    first, second = pack.sleeves.cards[sleeve - 1].order[:2] if sleeve else ("Block", "Block")
    collars = _kit()["collars"]
    cloth = (
        '<path fill="var(--c)" d="M0 99H57V150H0Z"/><path fill="var(--C)" d="M55 99H100V150H55Z"/>'
    )
    drawing = (
        f'<g transform="translate(0 -7)">{collars[((sleeve or 1) - 1) % len(collars)]}{cloth}</g>'
    )
    return drawing, {"c": CLOTH[first][0], "C": CLOTH[first][1], "d": CLOTH[second][0]}
