/** The end of a game in words, for each reader. */

import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { Entry, GameEvent } from "../../lib/wire";
import { reasonOf, remarksOf } from "./ending";
import { fixture } from "./fixtures/fixtures";
import type { View } from "./view";

beforeEach(() => messages.need("web-end-survive"));

const event = (kind: string, data: GameEvent["data"] = {}): GameEvent => ({ kind, seat: 0, data });
const EVENTS = [event("contest"), event("knocked_down", { figure: "X1" }), event("knocked_down", { figure: "G1" }), event("theft")];

function endFor(seat: number | null, scores: number[], load = "", winners = [0], homes: string[] = []): Parameters<typeof reasonOf>[0] {
  const over = fixture("over").view;
  const figures = over.figures.map((figure) => ({ ...figure, load: figure.figure === "X1" ? load : "" }));
  const players = over.players.map((player, n) => ({ ...player, home: homes[n] ?? player.home }));
  const view = { ...over, figures, players, seat, outcome: { winners, scores } } as View;
  const entries = [{ events: EVENTS } as unknown as Entry];
  return { view, entries, names: ["Ann", "Ben"], open: null, levels: [], options: {}, box: null as never };
}

test("the lead is described for the winner, the second and a spectator", () => {
  expect([0, 1, null].map((seat) => reasonOf(endFor(seat, [22, 13])))).toEqual([
    "You scored 22 points, 9 more than Ben.",
    "Ann scored 22 points, 9 more than you.",
    "Ann scored 22 points, 9 more than Ben.",
  ]);
});

test("a draw needs no reason", () => {
  expect(reasonOf(endFor(0, [13, 13], "", [0, 1]))).toBe("");
});

test("SR2: of two players with equal points, the one with more resources wins, and all are told so", () => {
  const seats = [0, 1, null];
  expect(seats.map((seat) => reasonOf(endFor(seat, [13, 13], "", [1], ["wff", "wwffe"])))).toEqual([
    "Equal points, but Ben has more resources in their zone than you: 5 to 3.",
    "Equal points, but you have more resources in your zone than Ann: 5 to 3.",
    "Equal points, but Ben has more resources in their zone than Ann: 5 to 3.",
  ]);
});

test("among equal losers, the reader is compared with the winner", () => {
  const end = endFor(2, [12, 5, 5]);
  expect(reasonOf({ ...end, names: ["Ann", "Ben", "Cy"] })).toBe("Ann scored 12 points, 7 more than you.");
});

test("a player counts the falls and the load of their own figures, a spectator all", () => {
  expect(remarksOf(endFor(0, [22, 13])).map(({ value, about }) => `${value} ${about}`)).toEqual([
    "1 time a figure of yours was knocked down",
    "1 attempted theft",
    "1 contest between two figures",
  ]);
  expect(remarksOf(endFor(0, [22, 13], "WF"))[0]).toEqual({ value: "2", about: "resources were still carried at the end and do not count" });
  expect(remarksOf(endFor(null, [22, 13]))[0]).toEqual({ value: "2", about: "times figures were knocked down" });
});
