"""Contributions to chance: every seat seals its own before any is revealed.

See `kernel.chance_source`. The last player to seal may reveal immediately, because the others can
no longer change theirs. A player who does not reveal in time contributes nothing: the others need
not wait, and the record shows it. From the first revelation to the deal nobody leaves, because a
new contribution after it would be a choice between two deals.
"""

from __future__ import annotations

from msgspec.structs import replace

from undercard.kernel.chance_source import (
    MOST_CHARACTERS,
    bot_contribution,
    is_contribution,
    is_hash,
    seal_of,
)
from undercard.table.errors import (
    AlreadyRevealed,
    AlreadyStarted,
    BadStep,
    NotRevealed,
    NotSealed,
)
from undercard.table.progress import Contribution, Progress, TableContext
from undercard.table.seats import Seat, check_owner
from undercard.table.steps import Reveal, Seal

REVEAL_SECONDS = 15.0
"""Seconds for which the game waits for contributions after the last seal."""
NOTHING = Contribution(word="")


def give(now: Progress, seat: int, given: Contribution | None) -> Progress:
    """Return the progress with the contribution of a seat, and the time of the deal."""
    all_given = (*now.given[:seat], given, *now.given[seat + 1 :])
    return _set_time(replace(now, given=all_given))


def withdraw(now: Progress, seat: int) -> Progress:
    """Remove the contribution of a seat that is now empty; revealed ones are to be renewed.

    Revealed ones exist here in logs of earlier versions, and where one person has several seats.
    """
    given = tuple(None if it and it.seal and it.word else it for it in now.given)
    return give(replace(now, given=given), seat, None)


def is_deal_due(now: Progress) -> bool:
    """Return whether a contribution was revealed and the deal follows, within `REVEAL_SECONDS`."""
    if now.play is not None or None in now.given:
        return False
    return any(it is not None and it.seal and it.word for it in now.given)


def check_no_deal_is_due(now: Progress) -> None:
    """Refuse that a seat becomes empty between the first revelation and the deal."""
    if is_deal_due(now):
        raise AlreadyRevealed("a contribution was revealed; nobody can leave before the deal")


def of_bot(context: TableContext, seat: int) -> Contribution:
    """Return the contribution of a bot of the host, which is revealed at the deal."""
    if context.about.protocol == 1:
        return NOTHING
    commitment = context.about.commitment
    return Contribution(commitment, seal_of(commitment, bot_contribution(context.secret, seat)))


def seal(now: Progress, step: Seal) -> Progress:
    _check_open(now)
    check_owner(now.seats, step.seat, step.by)
    if any(it is not None and it.seal and it.word for it in now.given):
        raise AlreadyRevealed("a contribution was revealed, so no other can change")
    if not step.seal:
        return give(now, step.seat, NOTHING)
    if not is_hash(step.seal) or not is_hash(step.commitment):
        raise BadStep("seal and commitment must each have 64 hexadecimal digits")
    return give(now, step.seat, Contribution(step.commitment, step.seal))


def reveal(now: Progress, step: Reveal) -> Progress:
    _check_open(now)
    check_owner(now.seats, step.seat, step.by)
    if not is_contribution(step.word) or not step.word or not is_hash(step.commitment):
        raise BadStep(f"a contribution has 1 to {MOST_CHARACTERS} printable characters")
    own = now.given[step.seat]
    if own is not None and own.word is not None:
        raise AlreadyRevealed(f"the contribution of seat {step.seat} is already revealed")
    if not all(map(_is_sealed, now.seats, now.given, (step.by,) * len(now.seats))):
        raise NotSealed("every other seat must seal its contribution first")
    sealed = seal_of(step.commitment, step.word)
    if own is not None and (own.seal, own.commitment) != (sealed, step.commitment):
        raise BadStep("the contribution is not the one that was sealed")
    return give(now, step.seat, Contribution(step.commitment, sealed, step.word))


def contributions_of(context: TableContext, now: Progress) -> tuple[str, ...]:
    """Return the contributions for the deal; raise a `TableError` while the game waits for one."""
    if None in now.given:
        raise NotSealed("not every player has sealed a contribution")
    if not now.is_revealed and (now.deal_at is None or now.at < now.deal_at):
        raise NotRevealed("the game waits for the contributions of all players")
    pairs = enumerate(zip(now.seats, now.given, strict=True))
    return tuple(_word(context, n, seat, it) for n, (seat, it) in pairs)


def seals_of(now: Progress) -> tuple[str, ...]:
    return tuple(it.seal if it is not None else "" for it in now.given)


def _word(context: TableContext, n: int, seat: Seat, given: Contribution | None) -> str:
    if seat.bot is not None and given is not None and given.seal:
        return bot_contribution(context.secret, n)
    return "" if given is None else given.word or ""


def _set_time(now: Progress) -> Progress:
    is_complete = None not in now.given and not any(seat.is_open for seat in now.seats)
    if not is_complete or now.is_revealed:
        return replace(now, deal_at=None)
    return replace(now, deal_at=now.deal_at or now.at + REVEAL_SECONDS)


def _is_sealed(seat: Seat, given: Contribution | None, by: str | None) -> bool:
    """Return whether a seat can no longer choose a contribution, or is one of the caller's own."""
    return given is not None or (seat.person is not None and seat.person.id == by)


def _check_open(now: Progress) -> None:
    if now.play is not None:
        raise AlreadyStarted("the game has already started")
