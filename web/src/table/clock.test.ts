/** Only the running seat loses time, and never more than it has. */

import { expect, test } from "vitest";
import { clockText, secondsLeft } from "./clock";

const CLOCK = { left: [60, 30], running: 0, since: 1000 };

test("only the running seat loses time", () => {
  expect(secondsLeft(CLOCK, 0, 1010)).toBe(50);
  expect(secondsLeft(CLOCK, 1, 1010)).toBe(30);
  expect(secondsLeft(CLOCK, 0, 2000)).toBe(0);
  expect(secondsLeft(CLOCK, 0, 990)).toBe(60);
});

test.each([
  [249, "4:09"],
  [3723.9, "1:02:03"],
  [9.87, "9.8"],
  [0, "0.0"],
])("%d seconds are shown as %s", (left, shown) => expect(clockText(left)).toBe(shown));
