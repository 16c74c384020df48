"""A visitor's request as a study of the lab, and its progress."""

from __future__ import annotations

from undercard.lab.balance import Difference, differences, group_shares, groupings_of, meetings
from undercard.lab.prepared_study import PreparedStudy
from undercard.lab.results import Result
from undercard.lab.run import cells_of, sum_games
from undercard.lab.studies import quick_bot, what_if
from undercard.lab.study import Study, StudyDefaults
from undercard.lab.summary import Share, Summary
from undercard.lab.svg import heat_map
from undercard.lab.traits import traits_of
from undercard.server.lab.wire import (
    LabDifference,
    LabGames,
    LabProgress,
    LabQuestion,
    LabShare,
)


def study_of(question: LabQuestion) -> Study:
    """Return a study of the original and the changed game, with fast bots and small chunks."""
    bench, bot = traits_of(question.game).bench, quick_bot(question.game)
    study = what_if(
        question.game, StudyDefaults((bot, bot), bench.games), question.set, bench.pairings
    )
    study.chunk = bench.chunk
    return study


def progress_of(
    table: PreparedStudy, result: Result, seconds: float, *, is_over: bool
) -> LabProgress:
    return LabProgress(
        games=sum_games(result),
        seconds=round(seconds, 1),
        is_over=is_over,
        before=_games(table, result, 0),
        after=_games(table, result, 1),
        differences=tuple(map(_difference, differences(table, result, 1))),
    )


def _games(table: PreparedStudy, result: Result, variant: int) -> LabGames:
    total = Summary.of(result.total(cells_of(table, variant)))
    return LabGames(
        decisions=total.decisions[0],
        rounds=total.rounds,
        luck=total.luck,
        picture=_picture(table, result, variant),
    )


def _picture(table: PreparedStudy, result: Result, variant: int) -> str:
    """Return a chart in the order of the original game, so that both charts are comparable."""
    for grouping in groupings_of(table):
        if grouping.is_compared:
            names = list(group_shares(table, result, 0, grouping))
            return heat_map(names, names, meetings(table, result, variant, grouping), "")
    return ""


def _difference(found: Difference) -> LabDifference:
    kind = found.kind
    assert kind != "bot"
    return LabDifference(
        kind=kind,
        name=found.name,
        before=_share(found.before),
        after=_share(found.after),
        change=_share(found.change),
        is_clear=found.is_clear,
    )


def _share(share: Share) -> LabShare:
    return LabShare(share=round(share.share, 5), margin=round(share.margin, 5))
