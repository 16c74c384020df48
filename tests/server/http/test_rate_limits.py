"""Rate limits with token buckets."""

from __future__ import annotations

import pytest

from undercard.server.http import rate_limits as limits
from undercard.server.http.errors import Busy
from undercard.server.http.rate_limits import Buckets, Pace, address_key, shown_address
from undercard.server.settings import Rate


def test_a_bucket_empties_and_fills() -> None:
    time = [0.0]
    buckets = Buckets("tries", Rate(2, 0.5), lambda: time[0])
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Busy) as busy:
        buckets.take("a")
    assert busy.value.wait == pytest.approx(2)
    buckets.take("b")
    time[0] = 2.0
    buckets.take("a")


def test_many_clients_use_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRUNE_AT", 10)
    time = [0.0]
    buckets = Buckets("tries", Rate(2, 0.5), lambda: time[0])
    for n in range(100):
        time[0] += 0.1
        buckets.take(str(n))
    assert len(vars(buckets)["_buckets"]) <= 11


def test_a_pace_delays_each_request_after_the_burst_a_little_more() -> None:
    time = [100.0]
    pace = Pace(Rate(2, 10), lambda: time[0])
    assert [pace.take("a") for _ in range(5)] == pytest.approx([0, 0, 0.1, 0.2, 0.3])
    assert pace.take("b") == 0
    time[0] += 10
    assert [pace.take("a") for _ in range(3)] == pytest.approx([0, 0, 0.1])


def test_the_pace_of_many_addresses_uses_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRUNE_AT", 10)
    pace = Pace(Rate(1, 0.001), lambda: 0.0)
    for n in range(100):
        pace.take(str(n))
    assert len(vars(pace)["_due"]) <= 11


def test_one_ipv6_network_shares_a_limit() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:10.0.0.1") == address_key("10.0.0.1") == "10.0.0.1"
    assert address_key(None) == "nowhere"


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("::1", "::/64"),
        ("192.0.2.7", "192.0.2.7"),
    ],
)
def test_the_key_of_an_address_is_shown_as_an_address(address: str, shown: str) -> None:
    assert shown_address(address_key(address)) == shown
