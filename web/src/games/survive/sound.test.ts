/** Dice, theft and falls have sounds of their own; going out is the hardest fall. */

import { expect, test } from "vitest";
import { sound } from "./table";

const cue = (kind: string) => sound({ kind, seat: 0, data: {} }, 0);

test("dice, theft and falls have sounds of their own", () => {
  expect([cue("rolled")?.name, cue("theft")?.name, cue("knocked_down")?.name]).toEqual(["dice", "theft", "fall"]);
  expect(cue("asked")).toBeNull();
});

test("a figure that goes out falls harder than one that is pushed", () => {
  const [pushed, down, out] = ["pushed", "knocked_down", "out"].map((kind) => cue(kind)?.force ?? 0);
  expect([pushed! < down!, down! < out!]).toEqual([true, true]);
});
