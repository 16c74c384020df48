/** The events lead from the previous scene to that of the view. */

import { expect, test } from "vitest";
import { fixture, FIXTURES } from "./fixtures/fixtures";
import { applyEvent, sceneOf, type Scene } from "./scene";

const recorded = Object.keys(FIXTURES).filter((name) => fixture(name).before !== null);

/** Remove the order of loads and heaps, which has no meaning. */
function sorted(scene: Scene): unknown {
  const letters = (text: string): string => [...text].sort().join("");
  return {
    pieces: scene.pieces.map((piece) => ({ ...piece, load: letters(piece.load) })),
    lying: Object.fromEntries(
      Object.entries(scene.lying)
        .map(([cell, heap]) => [cell, letters(heap)])
        .sort(),
    ),
    fields: [...scene.fields].sort(),
  };
}

test("most fixtures have a previous view", () => expect(recorded.length).toBeGreaterThan(10));

test.each(recorded)("%s", (name) => {
  const { before, events, view } = fixture(name);
  if (!before) throw new Error("filtered above");
  const played = events.reduce(applyEvent, sceneOf(before));
  expect(sorted(played)).toEqual(sorted(sceneOf(view)));
});
