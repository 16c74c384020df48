/** A tree starts with the question that no answer leads to; a path has what was asked. */

import { expect, test } from "vitest";
import { firstQuestion, pathThrough } from "./decisions";

const close = { ask: "enemy_near", yes: "brawl", no: "patrol" };

test("the first question is the one that no answer leads to", () => {
  const fallen = { ask: "knocked_down", yes: "stand_up", no: "close" };
  expect(firstQuestion({ fallen, close })).toBe("fallen");
  expect(firstQuestion({ close, fallen })).toBe("fallen");
});

test("the order of numeric keys, which JavaScript sorts, has no effect", () => {
  expect(firstQuestion({ "9": { ask: "knocked_down", yes: "stand_up", no: "2" }, "2": close })).toBe("9");
});

test("S10.2: the path has the questions that were asked, and the behaviour once it is reached", () => {
  const tree = { fallen: { ask: "knocked_down", yes: "stand_up", no: "close" }, close };
  expect(pathThrough(tree, "")).toEqual({ questions: [], behaviour: null });
  expect(pathThrough(tree, "n")).toEqual({ questions: [{ ask: "knocked_down", answer: "n" }], behaviour: null });
  expect(pathThrough(tree, "ny")).toEqual({
    questions: [
      { ask: "knocked_down", answer: "n" },
      { ask: "enemy_near", answer: "y" },
    ],
    behaviour: "brawl",
  });
});
