"""A bot file is accepted, or refused with a message that states what is expected."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercard
from undercard.bots.house import BadBot, HouseBot, examine, find_house_bot, make_house_bot

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
GOOD = """
class Last:
    def __init__(self, seed, game):
        self.made_with = seed, game.name
    def decide(self, view, legal, budget):
        return legal[-1]
"""


def write(folder: Path, text: str) -> str:
    file = folder / "a_bot.py"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_the_example_is_a_house_bot() -> None:
    assert examine(str(EXAMPLE)) == [HouseBot("Penny Pincher", ("fightdrome",), str(EXAMPLE))]


def test_by_default_it_has_the_name_of_its_class_and_plays_all_games(tmp_path: Path) -> None:
    [bot] = examine(write(tmp_path, GOOD))
    assert (bot.name, set(bot.games)) == ("Last", set(undercard.game_names()))
    assert find_house_bot([bot], "survive", "Last") is bot
    assert find_house_bot([bot], "survive", "First") is None


def test_it_is_created_with_the_arguments_it_declares(tmp_path: Path) -> None:
    [bot] = examine(write(tmp_path, GOOD))
    game = undercard.load("survive")
    made = make_house_bot(bot, game, 7)
    assert vars(made) == {"made_with": (7, "survive")}
    state = game.new(1)
    legal = game.legal(state)
    assert made.decide(game.view(state, 0), legal, 1.0) == legal[-1]


def test_modules_beside_the_file_can_be_imported(tmp_path: Path) -> None:
    (tmp_path / "what_it_thinks.py").write_text("NAME = 'Thinker'")
    head = "from what_it_thinks import NAME\n"
    [bot] = examine(write(tmp_path, head + GOOD + "    name = NAME\n"))
    assert bot.name == "Thinker"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no class with a method decide"),
        ("class Bot:\n    def choose(self): ...", "no class with a method decide"),
        ("from undercard.bots.random_bot import RandomBot", "no class with a method decide"),
        ("def decide(:", "line 1: invalid syntax"),
        ("\nimport no_such_thing", "line 2: ModuleNotFoundError: No module named 'no_such_thing'"),
        ("\n\nraise SystemExit(0)", "line 3: SystemExit"),
        (GOOD + "    games = ('chess',)", "Last.games: ('chess',); there are fightdrome, survive"),
        (GOOD + "    games = ()", "Last.games: ()"),
        (GOOD + "    name = 'level1'", "'level1' is already the name of another bot"),
        (GOOD + "    name = 5", "Last.name: must be a text"),
        (GOOD + "    name = ''", "Last.name: must be a text"),
        (
            "class Bot:\n    def decide(self, view): ...",
            "decide must take (self, view, legal, budget)",
        ),
        (GOOD.replace("game)", "game, depth)"), "may take game and seed, not 'depth'"),
    ],
)
def test_errors_are_reported(text: str, words: str, tmp_path: Path) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BadBot) as refused:
        examine(path)
    assert words in str(refused.value)
    assert path in str(refused.value)


@pytest.mark.parametrize("name", ["none.py", "", "notes.txt"])
def test_a_missing_file(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="no such Python file"):
        examine(str(tmp_path / name))
