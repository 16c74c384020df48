"""Valid names, descriptions and posts."""

from __future__ import annotations

from undercard.server.clubs.errors import BadClub, BadPost
from undercard.server.http.text import one_line, problem_in

NAME, DESCRIPTION, POST, REASON = 40, 500, 1000, 300
"""The maximum numbers of characters."""
LEAST_NAME = 3


def clean_name(text: str) -> str:
    """Return the name as it is stored; `BadClub` if it is not valid."""
    name = one_line(text)
    if problem := problem_in(name, NAME, LEAST_NAME):
        raise BadClub(f"the name of a club has {problem}")
    return name


def clean_description(text: str) -> str:
    description, problem = _paragraphs(text, DESCRIPTION)
    if problem:
        raise BadClub(f"the description of a club has {problem}")
    return description


def clean_post(text: str) -> str:
    post, problem = _paragraphs(text, POST)
    if not post or problem:
        raise BadPost(f"a post has {problem or f'1 to {POST} characters'}")
    return post


def clean_reason(text: str) -> str:
    """Return the reason of a report, which may be empty."""
    reason = one_line(text)
    if reason and (problem := problem_in(reason, REASON)):
        raise BadPost(f"a reason has {problem}")
    return reason


def _paragraphs(text: str, most: int) -> tuple[str, str | None]:
    """Return a text of several lines, none of them empty, and what it should have if it is not
    valid."""
    lines = [line for line in map(one_line, text.splitlines()) if line]
    problems = filter(None, (problem_in(line, most) for line in lines))
    clean = "\n".join(lines)
    return clean, f"at most {most} characters" if len(clean) > most else next(problems, None)
