"""Accessibility checks with axe-core."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from browser.site import ROOT

RUN = """async rules => {
  const runOnly = rules.length ? { type: "rule", values: rules } : undefined;
  const { violations } = await axe.run(document, { resultTypes: ["violations"], runOnly });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`));
}"""


@cache
def _script() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, *rules: str) -> list[str]:
    """Return the violations of these rules, or of all rules."""
    page.evaluate(_script())
    found: list[str] = page.evaluate(RUN, rules)
    return found


def violations_in_both_themes(page: Page) -> list[str]:
    """Return the violations of all rules in the dark theme, and of the contrast in the light one,
    which differs in colours only."""
    found = violations(page)
    page.emulate_media(color_scheme="light")
    found += violations(page, "color-contrast")
    page.emulate_media(color_scheme="dark")
    return found
