"""Every limit is an option of `undercard serve`, in one group of its help."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from undercard.cli.limits import OPTIONS, TITLE, limits_of
from undercard.cli.main import make_parser
from undercard.kernel.errors import BadOption
from undercard.server.http.metrics import OTHER_LIMITS, Metrics
from undercard.server.http.rate_limits import Limit, RateLimits
from undercard.server.settings import Rate, UsageLimits

ROOT = Path(__file__).parents[2]


def parsed(*arguments: str) -> UsageLimits:
    return limits_of(make_parser().parse_args(["serve", *arguments]))


def test_every_limit_is_an_option_with_its_default() -> None:
    shown = {option.field: option.default for option in OPTIONS}
    assert shown.keys() == {field.name for field in fields(UsageLimits)}
    given = [part for option in OPTIONS for part in (option.flag, option.default)]
    assert parsed(*given) == UsageLimits()
    assert parsed() == UsageLimits()


def test_the_help_has_one_group(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        make_parser().parse_args(["serve", "--help"])
    group = capsys.readouterr().out.partition(f"{TITLE}:")[2]
    assert all(option.flag in group for option in OPTIONS)


def test_the_manual_has_every_limit_and_its_metric() -> None:
    manual = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [it.flag for it in OPTIONS if f"| `{it.flag}` |" not in manual] == []
    metric = next(it for it in manual.splitlines() if "`undercard_rate_limited_total{limit}`" in it)
    counted = vars(RateLimits(UsageLimits(), Metrics()))
    names = [*counted, *OTHER_LIMITS]
    assert [name for name in names if f"`{name}`" not in metric] == []
    shared = [name for name, it in counted.items() if isinstance(it, Limit)]
    rows = {it.split("`")[1]: it for it in manual.splitlines() if it.startswith("| `--limit-")}
    flags = {it.field: it.flag for it in OPTIONS}
    assert [name for name in shared if not rows[flags[name]].endswith(" * |")] == []


def test_every_limit_is_counted_or_refuses_nothing() -> None:
    """The help says that hits are counted."""
    counted = {*vars(RateLimits(UsageLimits(), Metrics())), *OTHER_LIMITS}
    others = {it.field for it in OPTIONS} - counted
    named_otherwise = {"request_seconds": "late_request", "stall_seconds": "stalled"}
    assert set(named_otherwise.values()) <= counted
    assert others - named_otherwise.keys() == {
        "per_address",  # a factor
        "lobby_tables",  # the list is shorter
        "lab_seconds",  # the study ends with its result
        "lab_niceness",
    }


def test_the_defaults_in_the_help_are_short() -> None:
    assert [it.default for it in OPTIONS if len(it.default) > len("3/0.00028")] == []


def test_rates_numbers_and_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCARD_LIMIT_CHAT", "3/0.25")
    limits = parsed("--limit-table", "5/0.1", "--limit-sockets", "50")
    assert (limits.table, limits.chat, limits.sockets) == (Rate(5, 0.1), Rate(3, 0.25), 50)


@pytest.mark.parametrize("text", ["many", "0/1", "5", "5/0", "5/nan", "1/2/3"])
def test_a_wrong_rate_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="--limit-table"):
        parsed("--limit-table", text)


@pytest.mark.parametrize("text", ["few", "0", "-3", "1.5"])
def test_a_wrong_number_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="--limit-sockets"):
        parsed(f"--limit-sockets={text}")
