/** Routes start with a legal step, are not longer than the remaining movement, and end on a free cell. */

import { expect, test } from "vitest";
import { fixture, FIXTURES } from "./fixtures/fixtures";
import { nextStep, routes } from "./route";
import { figureAt, figureOf } from "./view";

const moving = Object.keys(FIXTURES).filter((name) => fixture(name).view.legal.some((action) => /^[a-j]\d+-/.test(action)));

test.each(moving)("%s", (name) => {
  const { view, ways } = fixture(name);
  const mover = figureOf(view, view.active);
  const found = routes(view, ways);
  expect(found.size).toBeGreaterThan(0);
  for (const [cell, way] of found) {
    expect(view.legal).toContain(nextStep(view, way));
    expect(way.length).toBeLessThanOrEqual((mover?.value ?? 0) - (view.steps ?? 0));
    expect(way.at(-1)).toBe(cell);
    expect(figureAt(view, cell)).toBeUndefined();
  }
});

test("an illegal step is not taken", () => {
  const { view, ways } = fixture("move");
  const [way = []] = routes(view, ways).values();
  expect(nextStep({ ...view, legal: ["pass"] }, way)).toBeNull();
});
