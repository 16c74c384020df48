"""The contrast of states that only a pointer shows: axe sees a page without them."""

from __future__ import annotations

import pytest

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.sample_tables import SampleTables
from browser.visitor import Theme


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_question_before_a_resignation_can_be_read(
    new_visitor: NewVisitor, samples: SampleTables, theme: Theme
) -> None:
    visitor = new_visitor(theme=theme, known=samples.known)
    visitor.open(f"/table/{samples.bout}")
    visitor.button("web-menu").click()
    visitor.button("web-resign").hover()
    assert violations(visitor.page, "color-contrast") == []
    visitor.button("web-resign").click()
    visitor.button("web-resign-sure").hover()
    assert violations(visitor.page, "color-contrast") == []
