/** Lettering is one path at its place. */

import { expect, test } from "vitest";
import { lettering } from "./glyphs";

test("characters are scaled, moved and set side by side", () => {
  expect(lettering("T", 0, 0, 1)).toBe("M-0.4 0H6.4M3 0V10.6");
  expect(lettering("T", 10, 20, 2)).toBe("M9.2 20H22.8M16 20V41.2");
  expect(lettering("TT", 0, 0, 1)).toBe("M-0.4 0H6.4M3 0V10.6M8.6 0H15.4M12 0V10.6");
});

test("a character without a drawing is a gap", () => {
  expect(lettering("?T", 0, 0, 1)).toBe("M8.6 0H15.4M12 0V10.6");
});
