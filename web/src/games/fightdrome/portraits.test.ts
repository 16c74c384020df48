/** Every character and every bot has a face, and no two characters the same. */

import { expect, test } from "vitest";
import { BOX } from "./fixtures/fixtures";
import { portraitOf, type Expression } from "./portraits";

const drawing = (stack: number, sleeve: number, level: string | null = null, expression: Expression = "calm") => JSON.stringify(portraitOf(BOX, { stack, sleeve }, level, expression));

test("66 characters have 66 faces", () => {
  const all = BOX.stacks.cards.flatMap((_, stack) => BOX.sleeves.cards.map((_, sleeve) => drawing(stack + 1, sleeve + 1)));
  expect(new Set(all).size).toBe(66);
  expect(all.every((it) => !it.includes("undefined"))).toBe(true);
});

test.each(["level1", "level2", "level3", "level4", "level5"])("the bot %s keeps its head and shows three expressions", (level) => {
  expect(drawing(1, 2, level)).toBe(drawing(7, 2, level));
  expect(new Set((["calm", "hit", "win"] as const).map((it) => drawing(1, 2, level, it))).size).toBe(3);
});

test("a player without a character has no face", () => {
  expect(portraitOf(BOX, { stack: null, sleeve: null }, null, "calm")).toBeNull();
});
