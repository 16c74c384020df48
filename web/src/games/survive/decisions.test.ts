/** A tree starts with the question that no answer leads to, in any order of its keys. */

import { expect, test } from "vitest";
import { firstQuestion } from "./decisions";

const close = { ask: "enemy_near", yes: "brawl", no: "patrol" };

test("the first question is the one that no answer leads to", () => {
  const fallen = { ask: "knocked_down", yes: "stand_up", no: "close" };
  expect(firstQuestion({ fallen, close })).toBe("fallen");
  expect(firstQuestion({ close, fallen })).toBe("fallen");
});

test("the order of numeric keys, which JavaScript sorts, has no effect", () => {
  expect(firstQuestion({ "9": { ask: "knocked_down", yes: "stand_up", no: "2" }, "2": close })).toBe("9");
});
