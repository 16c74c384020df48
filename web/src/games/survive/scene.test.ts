/** The events lead from the previous scene to that of the view. */

import { expect, test } from "vitest";
import { fixture, FIXTURES } from "./fixtures/fixtures";
import { applyEvent, sceneOf, viewDuring, type Scene } from "./scene";

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

test("during the animation, the turn is that of the side whose moves are shown", () => {
  const { before, view, events } = fixture("return");
  if (!before) throw new Error("the fixture has no previous view");
  const turn = events.findIndex(({ kind, seat }) => kind === "turn" && seat === null);
  expect(turn).toBeGreaterThanOrEqual(0);
  const during = viewDuring(before, view, sceneOf(before), events, turn + 1);
  expect([during.turn, during.to_act, during.active]).toEqual(["N", null, null]);
  expect(viewDuring(before, view, sceneOf(before), events, turn).turn).toBe(before.turn);
});

test("needs and goods at home of a later view are not shown before its turns; the cards of the round are", () => {
  const { before, events } = fixture("npcs");
  if (!before) throw new Error("the fixture has no previous view");
  const players = before.players.map((player) => ({ ...player, bid: "AS", needs: "wfe", home: "wwf", home_points: 11 }));
  const revealed = { kind: "revealed", seat: 1, data: { card: "AS" } };
  const during = viewDuring(before, { ...before, players }, sceneOf(before), [revealed, ...events.filter(({ kind }) => kind === "stepped")], 1);
  const shown = ({ needs, home, home_points }: (typeof players)[number]) => ({ needs, home, home_points });
  expect(during.players.map(({ bid }) => bid)).toEqual(["AS", "AS"]);
  expect(during.players.map((player) => shown(player as never))).toEqual(before.players.map((player) => shown(player as never)));
});
