"""SVG to PNG, and several SVGs to an animated GIF.

The library keeps Python's lock while it works, for up to a second: a server that has other work
calls this module in another process.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec
import resvg_py
from PIL import Image, ImageFont

from undercard.pictures.svg import FAMILY, FONT

COLOURS = 255
"""The colours of a GIF; one of its 256 is for what stays as it was."""
PALETTE_FRAMES = 6
"""The number of frames from which the palette is taken."""


class PictureFrame(NamedTuple):
    """One picture of an animation and how long it stays."""

    svg: str
    milliseconds: int = 0


class Drawing(msgspec.Struct, frozen=True):
    """A picture that is not rasterised yet: one frame, or those of an animation."""

    frames: tuple[PictureFrame, ...]
    width: int
    is_animated: bool = False


def rasterise(drawing: Drawing) -> bytes:
    """Return a PNG, or a GIF of an animation."""
    if drawing.is_animated:
        return _to_gif(drawing.frames, drawing.width)
    return _to_png(drawing.frames[0].svg, drawing.width)


def _to_png(svg: str, width: int) -> bytes:
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        font_files=[str(FONT)],
        font_family=FAMILY,
        # Fonts of the system only serve names in other scripts; loading them is slow.
        skip_system_fonts=_has_all_glyphs(svg),
    )


def _to_gif(frames: Sequence[PictureFrame], width: int) -> bytes:
    """Return an animation that repeats; all frames share a palette, so that nothing flickers."""
    pictures = [_rgb(frame.svg, width) for frame in frames]
    palette = _palette(pictures)
    quantised = [it.quantize(palette=palette, dither=Image.Dither.NONE) for it in pictures]
    file = io.BytesIO()
    quantised[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=quantised[1:],
        duration=[frame.milliseconds for frame in frames],
        loop=0,
        optimize=False,
    )
    return file.getvalue()


def _rgb(svg: str, width: int) -> Image.Image:
    with Image.open(io.BytesIO(_to_png(svg, width))) as picture:
        return picture.convert("RGB")


def _palette(pictures: Sequence[Image.Image]) -> Image.Image:
    step = max(1, len(pictures) // PALETTE_FRAMES)
    chosen = [*pictures[::step], pictures[-1]]
    width, height = chosen[0].size
    strip = Image.new("RGB", (width, height * len(chosen)))
    for n, picture in enumerate(chosen):
        strip.paste(picture, (0, n * height))
    return strip.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _has_all_glyphs(svg: str) -> bool:
    return all(_has_glyph(character) for character in set(svg))


@cache
def _missing() -> bytes:
    return bytes(ImageFont.truetype(str(FONT), 40).getmask("\uffff"))


@cache
def _has_glyph(character: str) -> bool:
    if character.isascii():
        return True
    mask = ImageFont.truetype(str(FONT), 40).getmask(character)
    return bytes(mask) != _missing()
