"""Sessions, recovery, second factors and the audit log, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from server.people.conftest import Clock
from undercard.server.admin.changes import RESET_SECONDS, find_person, make_reset
from undercard.server.admin.lists import list_audit
from undercard.server.db.audit import Caller
from undercard.server.http.errors import Busy
from undercard.server.http.rate_limits import Buckets
from undercard.server.http.session import Session
from undercard.server.people.errors import (
    BadPassword,
    NeedsSecondFactor,
    WrongCode,
    WrongPassword,
    WrongSecondFactor,
)
from undercard.server.people.service import AUDIT_SECONDS, SEEN_AFTER, People
from undercard.server.people.sessions import SignedIn
from undercard.server.people.totp import STEP_SECONDS, code_at
from undercard.server.settings import Rate

OLD, NEW = "correct horse", "battery staple"
LAPTOP, PHONE = Caller("192.0.2.1", "Firefox, Linux"), Caller("192.0.2.2", "Safari, iPhone")


async def ann(people: People, caller: Caller = LAPTOP) -> SignedIn:
    return await people.make_account("Ann", OLD, None, caller)


async def session_of(people: People, signed_in: SignedIn) -> Session:
    found = await people.find(signed_in.token)
    assert found is not None
    return found


async def acts(people: People) -> list[str]:
    """Return the audit log, the oldest first."""
    lines = await people._db.read(list_audit)
    return [line.act for line in reversed(lines)]


async def test_sessions_are_listed_and_ended_one_by_one(people: People, clock: Clock) -> None:
    first = await ann(people)
    clock.at += 10
    second = await people.sign_in("Ann", OLD, caller=PHONE)
    clock.at += SEEN_AFTER
    await people.renew(await session_of(people, first))
    laptop, phone = (await people.security.state(first.who)).sessions
    assert (laptop.device, laptop.address) == ("Firefox, Linux", "192.0.2.1")
    assert (laptop.since, laptop.seen_at) == (1_000_000, clock.at)
    assert (phone.device, phone.since, phone.seen_at) == ("Safari, iPhone", 1_000_010, 1_000_010)
    ben = (await people.make_account("Ben", OLD, None)).who
    assert not await people.security.end_session(ben, phone.id, LAPTOP)
    assert await people.security.end_session(first.who, phone.id, LAPTOP)
    assert not await people.security.end_session(first.who, phone.id, LAPTOP)
    assert await people.find(second.token) is None
    await people.security.end_sessions(first.who, LAPTOP)
    assert await people.find(first.token) is None


async def test_a_new_password_rotates_the_session_and_ends_the_others(people: People) -> None:
    mine, other = await ann(people), await people.sign_in("Ann", OLD)
    session = await session_of(people, mine)
    change = people.security.change_password
    with pytest.raises(WrongPassword):
        await change(session, "not the one", NEW, True, LAPTOP)
    with pytest.raises(BadPassword):
        await change(session, OLD, "short", True, LAPTOP)
    rotated = await change(session, OLD, NEW, True, LAPTOP)
    assert await people.find(rotated.token) is not None
    for ended in (mine, other):
        assert await people.find(ended.token) is None
    assert (await people.sign_in("Ann", NEW)).who.id == mine.who.id


async def test_a_new_password_forgets_other_browsers(people: People, clock: Clock) -> None:
    """Their own budgets of attempts would help a thief to guess the new one."""
    laptop, phone = (replace(it, device_token=it.device) for it in (LAPTOP, PHONE))
    made, security = await ann(people, laptop), people.security
    session, code = await session_of(people, made), made.recovery_codes[0]

    async def check(password: str, change: Callable[[], Awaitable[SignedIn]]) -> None:
        await people.sign_in("Ann", password, caller=phone)
        assert await people.knows_device("Ann", phone.device_token)
        await change()
        assert not await people.knows_device("Ann", phone.device_token)
        assert await people.knows_device("Ann", laptop.device_token)

    await check(OLD, lambda: security.change_password(session, OLD, NEW, True, laptop))
    await check(NEW, lambda: security.recover("Ann", code, OLD, None, laptop))
    link = await reset_link(people, clock)
    await check(OLD, lambda: security.reset(link, NEW, laptop))


async def test_a_recovery_code_sets_a_new_password_once(people: People) -> None:
    made = await ann(people)
    code = made.recovery_codes[0]
    assert len(set(made.recovery_codes)) == 8
    assert code not in repr(made)
    recover = people.security.recover
    with pytest.raises(WrongCode):
        await recover("Ann", "0000-0000-0000-0000", NEW, None, PHONE)
    with pytest.raises(WrongCode):
        await recover("Nobody", code, NEW, None, PHONE)
    await people.make_account("Ben", OLD, None)
    with pytest.raises(WrongCode):
        await recover("Ben", code, NEW, None, PHONE)
    typed = code.upper().replace("-", " ").replace("0", "O").replace("1", "l")
    recovered = await recover("ann", typed, NEW, None, PHONE)
    assert recovered.who == made.who
    assert await people.find(made.token) is None
    with pytest.raises(WrongCode):
        await recover("Ann", code, OLD, None, PHONE)
    assert (await people.security.state(made.who)).recovery_codes == 7


async def test_one_of_two_concurrent_uses_of_a_code_succeeds(people: People) -> None:
    code = (await ann(people)).recovery_codes[0]
    both = await asyncio.gather(
        *(people.security.recover("Ann", code, NEW, None, PHONE) for _ in range(2)),
        return_exceptions=True,
    )
    assert sorted(type(it).__name__ for it in both) == ["SignedIn", "WrongCode"]


async def test_new_recovery_codes_end_the_old_ones(people: People) -> None:
    made = await ann(people)
    with pytest.raises(WrongPassword):
        await people.security.make_codes(made.who, NEW, LAPTOP)
    codes = await people.security.make_codes(made.who, OLD, LAPTOP)
    with pytest.raises(WrongCode):
        await people.security.recover("Ann", made.recovery_codes[0], NEW, None, LAPTOP)
    await people.security.recover("Ann", codes[0], NEW, None, LAPTOP)


async def reset_link(people: People, clock: Clock) -> str:
    line = await people._db.read(lambda db: find_person(db, "Ann"))
    return await people._db.write(lambda db: make_reset(db, line, clock.at))


async def test_the_hosts_link_sets_a_new_password_once_within_a_day(
    people: People, clock: Clock
) -> None:
    """It also ends the second factor, because the phone may be lost, and the recovery codes,
    because a thief may have made them."""
    made = await ann(people)
    await turn_on(people, made, clock)
    replaced, link = await reset_link(people, clock), await reset_link(people, clock)
    with pytest.raises(WrongCode):
        await people.security.reset(replaced, NEW, PHONE)
    reset = await people.security.reset(link, NEW, PHONE)
    assert reset.who == made.who
    assert await people.find(made.token) is None
    with pytest.raises(WrongCode):
        await people.security.reset(link, OLD, PHONE)
    assert (await people.sign_in("Ann", NEW)).who == made.who
    with pytest.raises(WrongCode):
        await people.security.recover("Ann", made.recovery_codes[0], OLD, None, PHONE)
    late = await reset_link(people, clock)
    clock.at += RESET_SECONDS
    with pytest.raises(WrongCode):
        await people.security.reset(late, OLD, PHONE)


async def turn_on(people: People, made: SignedIn, clock: Clock) -> str:
    """Turn the second factor on; return its secret."""
    session = await session_of(people, made)
    secret = await people.security.start_second_factor(made.who, OLD)
    await people.security.confirm_second_factor(session, code_of(secret, clock), LAPTOP)
    return secret


def code_of(secret: str, clock: Clock) -> str:
    return code_at(secret, int(clock.at // STEP_SECONDS))


async def test_a_second_factor_counts_after_a_first_code(people: People, clock: Clock) -> None:
    made = await ann(people)
    session = await session_of(people, made)
    secret = await people.security.start_second_factor(made.who, OLD)
    with pytest.raises(WrongSecondFactor):
        await people.security.confirm_second_factor(session, "000000", LAPTOP)
    assert (await people.sign_in("Ann", OLD)).who == made.who
    await people.security.confirm_second_factor(session, code_of(secret, clock), LAPTOP)
    with pytest.raises(NeedsSecondFactor):
        await people.sign_in("Ann", OLD)
    with pytest.raises(WrongSecondFactor):
        await people.security.start_second_factor(made.who, OLD)


async def test_a_code_of_the_app_is_valid_once(people: People, clock: Clock) -> None:
    made = await ann(people)
    secret = await turn_on(people, made, clock)
    with pytest.raises(WrongSecondFactor):
        await people.sign_in("Ann", OLD, second=code_of(secret, clock))
    clock.at += STEP_SECONDS
    assert (await people.sign_in("Ann", OLD, second=code_of(secret, clock))).who == made.who
    with pytest.raises(WrongSecondFactor):
        await people.sign_in("Ann", OLD, second=code_of(secret, clock))
    with pytest.raises(WrongPassword):
        await people.sign_in("Ann", NEW, second=code_of(secret, clock))


async def test_a_recovery_code_replaces_one_factor(people: People, clock: Clock) -> None:
    made = await ann(people)
    await turn_on(people, made, clock)
    one, two, three, *_ = made.recovery_codes
    assert (await people.sign_in("Ann", OLD, second=one)).who == made.who
    with pytest.raises(WrongSecondFactor):
        await people.sign_in("Ann", OLD, second=one)
    with pytest.raises(NeedsSecondFactor):
        await people.security.recover("Ann", two, NEW, None, PHONE)
    with pytest.raises(WrongSecondFactor):
        await people.security.recover("Ann", two, NEW, two, PHONE)
    await people.security.recover("Ann", two, NEW, three, PHONE)
    assert (await people.security.state(made.who)).has_second_factor


async def test_ending_the_second_factor_needs_both(people: People, clock: Clock) -> None:
    made = await ann(people)
    await turn_on(people, made, clock)
    end = people.security.end_second_factor
    with pytest.raises(WrongPassword):
        await end(made.who, NEW, made.recovery_codes[0], LAPTOP)
    with pytest.raises(WrongSecondFactor):
        await end(made.who, OLD, "000000", LAPTOP)
    await end(made.who, OLD, made.recovery_codes[0], LAPTOP)
    assert (await people.sign_in("Ann", OLD)).who == made.who


async def test_guesses_of_a_second_factor_need_the_password_and_are_limited(
    people: People, clock: Clock
) -> None:
    """A browser that has signed in before has its own budget."""
    made = await ann(people)
    secret = await turn_on(people, made, clock)
    people.security._second_factors = Buckets("codes", Rate(2, 1e-9))
    for _ in range(3):
        with pytest.raises(WrongPassword):
            await people.sign_in("Ann", NEW, second="000000")
    for error in (WrongSecondFactor, WrongSecondFactor, Busy):
        with pytest.raises(error):
            await people.sign_in("Ann", OLD, second="000000")
    clock.at += STEP_SECONDS
    known = Caller("192.0.2.1", "Firefox", "token", is_known=True)
    code = code_of(secret, clock)
    assert (await people.sign_in("Ann", OLD, second=code, caller=known)).who == made.who


async def test_the_audit_log_has_sign_ins_and_changes(people: People, clock: Clock) -> None:
    made = await ann(people)
    await people.make_guest("Guest", PHONE)
    for name in ("Ann", "Nobody"):
        clock.at += 1
        with pytest.raises(WrongPassword):
            await people.sign_in(name, NEW, caller=PHONE)
    clock.at += 1
    await people.sign_in("Ann", OLD, caller=PHONE)
    clock.at += 1
    await people.sign_out(await session_of(people, made), LAPTOP)
    assert await acts(people) == [
        "account_made",
        "sign_in_failed",
        "sign_in_failed",
        "signed_in",
        "signed_out",
    ]
    lines = await people._db.read(lambda db: list_audit(db, made.who.id))
    assert {(it.act, it.name, it.address, it.device) for it in lines} >= {
        ("account_made", "Ann", "192.0.2.1", "Firefox, Linux"),
        ("sign_in_failed", "Ann", "192.0.2.2", "Safari, iPhone"),
    }
    assert len(lines) == 4
    clock.at += AUDIT_SECONDS + 1
    await people.remove_expired()
    assert await acts(people) == []


async def test_the_audit_log_forgets_the_name_of_a_deleted_account(people: People) -> None:
    made = await ann(people)
    await people.account.leave(made.who, OLD, LAPTOP)
    lines = await people._db.read(list_audit)
    assert {it.act for it in lines} == {"account_made", "account_deleted"}
    assert {it.name for it in lines} == {"—"}
