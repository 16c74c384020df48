import { expect, test } from "vitest";
import { familyOf, keyed, parseFace, sortCards } from "./cards";

test("faces are parsed from notation", () => {
  expect(parseFace("KB80")).toEqual({ letters: "KB", strength: 80 });
  expect(parseFace("NG")).toEqual({ letters: "NG", strength: null });
  expect(() => parseFace("Q10")).toThrow("Q10 is not a card");
});

test("each kind has a family", () => {
  expect((["G", "PB", "NB", "W"] as const).map(familyOf)).toEqual(["attack", "block", "neurochem", "trick"]);
});

test("a hand is sorted by kind, weakest first", () => {
  expect(sortCards(["W", "NB", "K70", "P80", "KB40", "K20", "P30"])).toEqual(["P30", "P80", "K20", "K70", "KB40", "NB", "W"]);
});

test("equal cards have different keys", () => {
  expect(keyed(["K30", "K30", "P20"]).map(({ key }) => key)).toEqual(["K30.1", "K30.2", "P20.1"]);
});
