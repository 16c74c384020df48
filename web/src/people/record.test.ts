import { beforeAll, describe, expect, it } from "vitest";
import { messages } from "../lib/messages.svelte";
import type { GamePlayed } from "../lib/wire";
import { groupBy, levelOf, opponents, reasonText, signed, sum, winShare } from "./record";

const game: GamePlayed = {
  table: "t",
  game: "nim",
  state: "finished",
  visibility: "practice",
  mode: "bots",
  is_rated: true,
  at: 0,
  players: [
    { seat: 0, person: null, bot: "level2" },
    { seat: 1, person: { id: "a", name: "Ann" }, bot: null },
  ],
  seats: [1],
  result: { winners: [1], scores: [240, 305], ending: "staggered" },
  verdict: "won",
  actions: 20,
  seconds: 60,
  traits: {},
  pool: "bots",
  rating: 1500,
  rating_change: 11,
};

beforeAll(() => messages.need("bots", "web", "web-record"));

describe("a finished game", () => {
  it("names the opponent", () => {
    expect(opponents(game)).toBe("Level 2");
    expect(levelOf(game)).toBe("level2");
    expect(opponents({ ...game, mode: "shared" })).toBe("Pass and play");
  });

  it("shows the own points first", () => expect(reasonText(game)).toBe("305 : 240"));

  it("shows the way of an early end", () => {
    expect(reasonText({ ...game, result: { winners: [1], scores: [0, 0], ending: "resigned" } })).toBe("by resignation");
  });
});

describe("numbers", () => {
  it("counts a draw as half a win", () => expect(winShare({ won: 1, lost: 1, drawn: 2 })).toBe(0.5));
  it("adds tallies", () => expect(sum([{ won: 1, lost: 2, drawn: 3 }, { won: 1, lost: 0, drawn: 0 }])).toEqual({ won: 2, lost: 2, drawn: 3 }));
  it("has a sign", () => expect([11, -6, 0].map(signed)).toEqual(["+11", "−6", "±0"]));
  it("groups in the order of the first", () => expect(groupBy(["b1", "a1", "b2"], (it) => it.charAt(0))).toEqual([["b", ["b1", "b2"]], ["a", ["a1"]]]));
});
