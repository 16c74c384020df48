/** The plan of a scenario is drawn as the rules define it. */

import { expect, test } from "vitest";
import { CELLS, edgeOf, wallPath } from "./cells";
import { boxOf, fixture } from "./fixtures/fixtures";

const { ground: duel } = boxOf(fixture("act").view);
const { ground: trio } = boxOf(fixture("trio").view);

test("S1.2: a hundred cells, four teleporters, four terminals, a zone per team", () => {
  expect(new Set(CELLS).size).toBe(100);
  for (const [plan, teams] of [[duel, 2], [trio, 3]] as const) {
    expect(Object.values(plan.teleporters).sort()).toEqual([1, 2, 3, 4]);
    expect(plan.terminals).toHaveLength(4);
    expect(new Set(Object.values(plan.zones)).size).toBe(teams);
  }
});

test("S1.3: every active field has its passage in the plan", () => {
  const names = duel.passages.map(({ name }) => name);
  for (const field of fixture("act").view.fields) expect(names).toContain(field);
});

test("an edge lies between its two cells", () => {
  expect(edgeOf(["d10", "e10"])).toEqual({ x: 400, y: 0, isUpright: true });
  expect(edgeOf(["a6", "a7"])).toEqual({ x: 0, y: 400, isUpright: false });
  expect(duel.walls).toContainEqual(["d10", "e10"]);
  expect(wallPath([["d10", "e10"]])).toBe("M400 0v100M0 0H1000V1000H0Z");
});
