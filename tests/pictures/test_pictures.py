"""Pictures of games: size, content by region, and every registered game has them."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

import undercard
from undercard.kernel.chance_source import SeededChance
from undercard.kernel.plugin import GamePlugin, game_names, plugin_of, register, unregister
from undercard.kernel.record import Record, record_game
from undercard.kernel.stopped import Stopped
from undercard.pictures.card import BOTTOM, FACES, HEIGHT, LEFT, RIGHT, WIDTH
from undercard.pictures.drawings import card_of, finished_game, moment_of, site_card
from undercard.pictures.raster import rasterise
from undercard.pictures.svg import SEATS, fitted, width_of

PLAYERS = ["Marguerite", "level4"]
Box = tuple[int, int, int, int]
MOVES = {"played", "stepped"}
"""Events that every game of its kind shows as motion."""
FACE, HEAD, ROWS = (0, 60, FACES, HEIGHT), (LEFT, 80, RIGHT, 300), (LEFT, 330, RIGHT, BOTTOM)


def play(name: str, steps: int = 400, seed: int = 5) -> Record:
    """Return a game of first legal actions; one that takes longer is resigned by the second."""
    game = undercard.load(name, engine="interpreted")
    chance = SeededChance(seed)
    state, _ = chance.start(game)
    actions: list[str] = []
    while game.outcome(state) is None and len(actions) < steps:
        action = game.legal(state)[seed % len(game.legal(state))]
        actions.append(action)
        state, _ = game.apply(chance.reseed(game, state, len(actions)), action)
    stopped = None if game.outcome(state) else Stopped(how="resigned", seats=(1,))
    return record_game(game, chance, actions, PLAYERS, stopped)


def picture(record: Record, language: str = "en") -> Image.Image:
    made = rasterise(card_of(finished_game(record, language)))
    return Image.open(io.BytesIO(made)).convert("RGB")


def differs(one: Image.Image, other: Image.Image, box: Box) -> bool:
    return ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is not None


def share_of(image: Image.Image, box: Box, colour: str) -> float:
    """Return the share of pixels in about this colour."""
    wanted = tuple(int(colour[n : n + 2], 16) for n in (1, 3, 5))
    part = image.crop(box)
    data = part.tobytes()
    near = sum(
        all(abs(data[n + k] - wanted[k]) < 12 for k in range(3)) for n in range(0, len(data), 3)
    )
    return near / (part.width * part.height)


@pytest.mark.parametrize("name", game_names())
def test_the_card_of_each_game_shows_its_own_drawing_and_the_result(name: str) -> None:
    record = play(name, steps=12)
    card = picture(record)
    site = Image.open(io.BytesIO(rasterise(site_card("en")))).convert("RGB")
    assert card.size == site.size == (WIDTH, HEIGHT)
    assert all(differs(card, site, box) for box in (FACE, HEAD, ROWS))
    # The name of each player has the colour of the seat; the headline is light.
    assert all(share_of(card, ROWS, colour) > 0.002 for colour in SEATS[:2])
    assert share_of(card, HEAD, "#f4f1ff") > 0.05


def test_the_winner_is_the_large_face() -> None:
    record = play("fightdrome", steps=6)
    assert record.stopped is not None
    other = record_game(
        undercard.load("fightdrome", engine="interpreted"),
        SeededChance(5),
        record.actions,
        PLAYERS,
        Stopped(how="resigned", seats=(0,)),
    )
    one, two = picture(record), picture(other)
    yellow, blue = SEATS[:2]
    assert share_of(one, FACE, yellow) > 2 * share_of(two, FACE, yellow)
    assert share_of(two, FACE, blue) > 2 * share_of(one, FACE, blue)


def test_a_card_speaks_the_language_of_the_reader() -> None:
    record = play("fightdrome", steps=6)
    english, german = picture(record), picture(record, "de")
    assert differs(english, german, HEAD)
    assert not differs(english, german, (0, 60, FACES - 60, HEIGHT))


@pytest.mark.parametrize("name", game_names())
def test_a_moment_moves_and_loops(name: str) -> None:
    finished = finished_game(play(name, steps=40), "en")
    step = next(it.number for it in finished.moments if {e.kind for e in it.events} & MOVES)
    with Image.open(io.BytesIO(rasterise(moment_of(finished, step)))) as film:
        assert film.format == "GIF"
        frames = getattr(film, "n_frames", 1)
        assert frames > 3
        assert film.info["loop"] == 0
        first = film.convert("RGB")
        film.seek(frames - 1)
        assert differs(first, film.convert("RGB"), (0, 0, *film.size))


def test_a_game_without_an_artist_has_pictures() -> None:
    own = plugin_of("fightdrome")
    register(GamePlugin(name="fightdrome", build=own.build, box=own.box, boxes=own.boxes))
    try:
        finished = finished_game(play("fightdrome", steps=6), "en")
        assert rasterise(card_of(finished))[:4] == b"\x89PNG"
        assert rasterise(moment_of(finished, 3))[:3] == b"GIF"
    finally:
        unregister("fightdrome")


def test_long_and_foreign_names_fit() -> None:
    sizes = (90.0, 60.0)
    size, lines = fitted("W" * 300, 500, sizes, 2)
    assert size == sizes[-1]
    assert all(width_of(it, size) <= 500 for it in lines)
    record = play("fightdrome", steps=6)
    record.players[0] = "Ольга 山田 <b>&"
    assert picture(record).size == (WIDTH, HEIGHT)
