/** The drawing is read as the rules read it: the board shows the walls and passages that count. */

import { expect, test } from "vitest";
import { boxOf, fixture } from "./fixtures/fixtures";
import { readPlan } from "./plan";

const duel = readPlan(boxOf(fixture("act").view).dungeon);
const trio = readPlan(boxOf(fixture("trio").view).dungeon);

test("S1.2: a hundred cells, four teleporters, four terminals, a zone per team", () => {
  for (const [plan, teams] of [[duel, 2], [trio, 3]] as const) {
    expect(plan.cells).toHaveLength(100);
    expect([...plan.teleporters.values()].sort()).toEqual([1, 2, 3, 4]);
    expect(plan.terminals).toHaveLength(4);
    expect(new Set(plan.zones.values()).size).toBe(teams);
  }
});

test("S1.3: every field the table tells of has its passage in the drawing", () => {
  const names = duel.passages.map(({ name }) => name);
  for (const field of fixture("act").view.fields) expect(names).toContain(field);
});

test("cells with open edges are neighbours, those behind walls are not", () => {
  expect(duel.open.get("a10")).toContain("b10");
  expect(duel.open.get("d10")).not.toContain("e10");
  expect(trio.rocks).toEqual(["d9", "g9"]);
});
