/** Nobody at a table is taken for somebody else. */

import { beforeEach, expect, test } from "vitest";
import { messages } from "./messages.svelte";
import { playerNames, seatNames } from "./names";

beforeEach(() => messages.need("bots"));

const BOT = { bot: { type: "bot", level: "level1" } } as const;

test("two bots of one level have names of their own", () => {
  const [first = "", second] = seatNames([BOT, BOT], "nim");
  expect(first).not.toBe("");
  expect(second).toBe(`${first} 2`);
});

test("a bot in somebody's place says so", () => {
  expect(seatNames([{ person: { type: "person", id: "p", name: "Ann" }, ...BOT, away: true }], "nim")).toEqual(["Ann (bot)"]);
});

test("free seats need no numbers", () => {
  expect(seatNames([{}, {}], "nim")).toEqual(["free seat", "free seat"]);
});

test("whoever left the site has no name, and history counts as tables do", () => {
  const gone = { person: { id: "x", name: null }, bot: null };
  const names = playerNames([{ seat: 0, ...gone }, { seat: 1, ...gone }], "nim");
  expect(names).toEqual(["Former player", "Former player 2"]);
});
