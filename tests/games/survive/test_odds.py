"""Odds are exact: they equal a count by hand, and the frequencies of steps that the engine plays.

`PYTHONPATH=tests python tests/games/survive/test_odds.py` compares 100,000 steps of each kind.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

import undercard
from games.survive.positions import Scene, scene, table
from undercard.games.survive.game import Survive
from undercard.games.survive.odds import EFFECTS, KINDS, RESULTS
from undercard.games.survive.words import SurviveWords
from undercard.kernel.errors import IllegalAction
from undercard.kernel.events import Event
from undercard.kernel.game import State
from undercard.kernel.odds import Chance, Odds
from undercard.locales import LANGUAGES, Messages

BRAWL = ("X1 e5 +w, Y3 e6 +ff", "hit e6")
SWAP = ("X3 e5, Y1 e6 down", "e5-e6")
THEFT = ("X1 h9 +w", "+f")
JUMP = ("X1 e5", "jump")
STEPS = 4_000


def odds_of(shown: Scene, action: str) -> Odds:
    odds = shown.game.odds(shown.state, action)
    assert odds is not None
    return odds


def chance_of(odds: Odds, result: str, where: str | None = None) -> Fraction:
    found = [it for it in odds.results if it.result == result and where in (None, it.where)]
    return Fraction(sum(it.ways for it in found), odds.of)


def effect_of(odds: Odds, what: str, who: str) -> Fraction:
    ways = [e.ways for it in odds.results for e in it.effects if (e.what, e.who) == (what, who)]
    return Fraction(sum(ways), odds.of)


def teleporters() -> dict[str, str]:
    """The cells of the open hall's teleporters, by their numbers."""
    game = table()
    assert isinstance(game, Survive)
    ground = game.shown_box().ground
    return {str(number): cell for cell, number in ground.teleporters.items()}


def jumper(**others: str) -> Scene:
    """X1 on teleporter 1, about to jump; other figures by the number of their teleporter."""
    gates = teleporters()
    figures = [f"X1 {gates['1']}", *(f"{name} {gates[gate]}" for name, gate in others.items())]
    return scene(", ".join(figures), steps=1, can_jump=True)


def by_hand(lead: int) -> dict[str, Fraction]:
    """A contest counted over both dice, with the modifiers of the mover less the other's."""
    dice = list(product(range(1, 9), repeat=2))
    leads = [mine + lead - yours for mine, yours in dice]
    return {
        "win": Fraction(sum(it > 0 for it in leads), 64),
        "tie": Fraction(sum(it == 0 for it in leads), 64),
        "lose": Fraction(sum(it < 0 for it in leads), 64),
    }


def modifier(shown: Scene, label: str) -> int:
    assert isinstance(shown.game, Survive)
    return shown.game.scenario.figures[int(label[1]) - 1].modifier


def test_s6_1_a_brawl_is_counted_over_both_dice() -> None:
    shown = scene(BRAWL[0])
    odds = odds_of(shown, BRAWL[1])
    lead = modifier(shown, "X1") - 1 + 1 - (modifier(shown, "Y3") - 2)
    assert (odds.kind, odds.who) == ("brawl", "Y3")
    assert {name: chance_of(odds, name) for name in RESULTS["brawl"]} == by_hand(lead)
    assert [e.where for it in odds.results for e in it.effects if e.what == "pushed"] == [
        "e7",
        "e4",
    ]


def test_s3_6_natural_faces_knock_down_whatever_the_result() -> None:
    odds = odds_of(scene(SWAP[0]), SWAP[1])
    # Y1 is down: its own 1 or the mover's 8 puts it out.
    assert effect_of(odds, "out", "Y1") == Fraction(15, 64)
    assert effect_of(odds, "down", "X3") + effect_of(odds, "out", "X3") == Fraction(15, 64)


def test_s3_7_a_theft_names_the_faces_of_its_die() -> None:
    odds = odds_of(scene(THEFT[0], lying="h9 f"), THEFT[1])
    found = [(it.result, it.faces, it.ways) for it in odds.results]
    assert (odds.kind, odds.of) == ("theft", 8)
    assert found == [("taken", (5, 6, 7, 8), 4), ("down", (2, 3, 4), 3), ("out", (1,), 1)]


def test_s4_1_a_jump_names_every_goal() -> None:
    odds = odds_of(jumper(), "jump")
    assert chance_of(odds, "choose") == Fraction(3, 8)
    assert [chance_of(odds, "lands", str(n)) for n in (2, 3, 4)] == [Fraction(1, 8)] * 3
    assert chance_of(odds, "back") == chance_of(odds, "misfire") == Fraction(1, 8)
    choose = next(it for it in odds.results if it.result == "choose")
    assert [e.where for e in choose.effects if e.what == "may"] == ["2", "3", "4"]


def test_s4_2_a_jump_onto_an_enemy_includes_the_contest() -> None:
    odds = odds_of(jumper(Y1="3", X2="4"), "jump")
    clash = next(it for it in odds.results if it.result == "clash")
    assert (clash.who, clash.where, clash.faces) == ("Y1", "3", (3,))
    assert sum(e.ways for e in clash.effects if e.what in ("win", "tie", "lose")) == clash.ways
    assert chance_of(odds, "again") == Fraction(1, 8)


def test_s8_1_a_thief_that_is_down_goes_out_more_often() -> None:
    game = table(pick_up="any_time")
    odds = odds_of(scene("X1 h9 down", game, lying="h9 f"), "+f")
    assert [(it.result, it.ways) for it in odds.results] == [("taken", 1), ("out", 1)]


def test_s3_5_the_parts_of_a_roll_are_known_before_it_and_add_up() -> None:
    shown = scene(BRAWL[0])
    before = odds_of(shown, BRAWL[1]).parts
    rolled = [event.data for event in shown.do(BRAWL[1], 4, 5).events if event.kind == "rolled"]
    assert before == {str(it["figure"]): str(it["parts"]) for it in rolled}
    for it in rolled:
        added = sum(int(value) for value in re.findall(r"[+-]\d+", str(it["parts"])))
        assert int(str(it["die"])) + added == it["total"]


def test_actions_without_dice_have_no_odds_and_illegal_ones_are_refused() -> None:
    shown = scene(BRAWL[0])
    assert shown.game.odds(shown.state, "e5-d5") is None
    assert shown.game.odds(shown.state, "pass") is None
    with pytest.raises(IllegalAction):
        shown.game.odds(shown.state, "hit a1")


def test_odds_do_not_change_the_state() -> None:
    shown = scene(BRAWL[0])
    before = shown.state.tobytes()
    odds_of(shown, BRAWL[1])
    assert shown.state.tobytes() == before


def result_of(odds: Odds, events: list[Event]) -> str:
    """The name of the result that the events of a whole step tell."""
    kinds = [event.kind for event in events]
    if odds.kind == "theft":
        after = kinds[: kinds.index("theft") + 3]
        return "out" if "out" in after else "down" if "knocked_down" in after else "taken"
    if odds.kind == "jump":
        return _jump_result(events)
    mine, yours = (int(str(e.data["total"])) for e in events if e.kind == "rolled")
    return "win" if mine > yours else "tie" if mine == yours else "lose"


def _jump_result(events: list[Event]) -> str:
    jumped, *rest = [e for e in events if e.kind in ("jumped", "misfired", "contest", "landed")]
    if jumped.data["die"] in (5, 6, 7):
        return "choose"
    if jumped.data["die"] == 8:
        return "misfire"
    if rest[0].kind == "contest":
        return "clash"
    if rest[0].kind == "jumped":
        return "again"
    return "back" if rest[0].data["cell"] == teleporters()["1"] else "lands"


def frequencies(shown: Scene, action: str, odds: Odds, steps: int) -> Counter[str]:
    rng = np.random.default_rng(7)
    state, found = shown.game.copy(shown.state), Counter[str]()
    for seed in rng.integers(1 << 63, size=steps, dtype=np.uint64):
        state.rng = seed
        found[result_of(odds, shown.game.apply(state, action)[1])] += 1
    return found


CONTESTS: dict[str, tuple[Callable[[], Scene], str]] = {
    "brawl": (lambda: scene(BRAWL[0], actions=1), BRAWL[1]),
    "swap": (lambda: scene(SWAP[0]), SWAP[1]),
    "theft": (lambda: scene(THEFT[0], lying="h9 f"), THEFT[1]),
    "jump": (lambda: jumper(Y1="3", X2="4"), "jump"),
}


def deviations(kind: str, steps: int) -> dict[str, tuple[float, float, float]]:
    """The chance of each result, its frequency, and the difference in standard deviations."""
    make, action = CONTESTS[kind]
    shown = make()
    odds = odds_of(shown, action)
    found = frequencies(shown, action, odds, steps)
    compared = {}
    for name in RESULTS[kind]:
        chance, share = float(chance_of(odds, name)), found[name] / steps
        deviation = (chance * (1 - chance) / steps) ** 0.5
        compared[name] = (chance, share, (share - chance) / deviation)
    return compared


@pytest.mark.parametrize("kind", CONTESTS)
def test_odds_are_the_frequencies_of_played_steps(kind: str) -> None:
    compared = deviations(kind, STEPS)
    assert {name: it for name, it in compared.items() if abs(it[2]) > 4.5} == {}


def rolls(seed: int, games: int) -> Iterator[tuple[Survive, State, int, str, Odds]]:
    """Every action with dice of random games."""
    game = undercard.load("survive", players=2 + seed % 2, down="may_brawl")
    assert isinstance(game, Survive)
    for n in range(games):
        rng, state = random.Random(seed + n), game.new(seed + n)
        while (seat := game.to_act(state)) is not None:
            odds = game.all_odds(state, game.view(state, seat))
            for action, found in odds.items():
                yield game, state, seat, action, found
            state, _ = game.apply(state, rng.choice([*odds, *game.legal(state)]))


def check(odds: Odds) -> None:
    assert odds.kind in KINDS
    assert sum(it.ways for it in odds.results) == odds.of
    for chance in odds.results:
        assert chance.result in RESULTS[odds.kind]
        assert all(0 < e.ways <= chance.ways and e.what in EFFECTS for e in chance.effects)
    faces = [face for it in odds.results for face in it.faces]
    assert faces == [] or sorted(faces) == list(range(1, 9))


def test_s11_odds_depend_on_nothing_hidden_and_add_up() -> None:
    seen = Counter[str]()
    for n, (game, state, seat, action, odds) in enumerate(rolls(1, 4)):
        check(odds)
        seen[odds.kind] += 1
        if n % 5 == 0:
            assert game.odds(game.sample(state, seat, n), action) == odds
    # A random figure rarely reaches an enemy's zone with something to steal.
    assert set(seen) >= set(KINDS) - {"theft"}


def test_a_roll_agrees_with_the_odds() -> None:
    """What happens is among the results, for random chance."""
    for n, (game, state, _, action, odds) in enumerate(rolls(2, 1)):
        if n % 7 == 0:
            _, events = game.apply(state, action)
            rolled = [e for e in events if e.kind == "rolled"][:2]
            if odds.kind in ("brawl", "swap", "clash"):
                assert {odds.who} < {str(e.data["figure"]) for e in rolled}


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_have_words(language: str) -> None:
    shown = jumper(Y1="3", X2="4")
    words = shown.game.words(Messages(language), ["Ann", "Ben"])
    assert isinstance(words, SurviveWords)
    lines = words.odds(odds_of(shown, "jump"), "X1")
    assert len(lines) == 6
    assert all("%" in line for line in lines)
    for kind in KINDS:
        for result in RESULTS[kind]:
            chance = Chance(result, 1, (), "Y1", "3")
            assert words.odds(Odds(kind, 1, (chance,), "Y1"), "X1")


if __name__ == "__main__":
    for contest in CONTESTS:
        for name, (chance, share, off) in deviations(contest, 100_000).items():
            print(f"{contest:6} {name:8} {chance:8.3%} {share:8.3%} {off:+5.1f} deviations")  # noqa: T201
