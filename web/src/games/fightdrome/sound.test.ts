/** Sounds follow the impact: a stronger attack hits harder. */

import { expect, test } from "vitest";
import { sound } from "./table";

const event = (kind: string, seat: number, data: Record<string, string> = {}) => ({ kind, seat, data });

test("a stronger attack hits harder, and a Neurochem attack hardest", () => {
  const forces = ["P20", "P50", "P80"].map((card) => sound(event("played", 0, { card }), 0)?.force);
  expect(forces).toEqual([0.25, 0.625, 1]);
  expect(sound(event("played", 0, { card: "NP" }), 0)).toEqual({ name: "hit", force: 1 });
});

test("the winner and the loser hear different ends", () => {
  expect(sound(event("game_won", 0), 0)).toEqual({ name: "win" });
  expect(sound(event("game_won", 0), 1)).toEqual({ name: "lose" });
  expect(sound(event("round_won", 0), 1)).toEqual({ name: "round" });
});
