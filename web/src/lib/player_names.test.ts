/** Names at a table are distinct. */

import { beforeEach, expect, test } from "vitest";
import { messages } from "./messages.svelte";
import { playerNames, seatNames } from "./player_names";

beforeEach(() => messages.need("bots"));

const BOT = { bot: { type: "bot", level: "level1" } } as const;

test("two bots of one level have different names", () => {
  const [first = "", second] = seatNames([BOT, BOT], "nim");
  expect(first).not.toBe("");
  expect(second).toBe(`${first} 2`);
});

test("a bot that plays for a person is marked as a bot", () => {
  expect(seatNames([{ person: { type: "person", id: "p", name: "Ann" }, ...BOT, away: true }], "nim")).toEqual(["Ann (bot)"]);
});

test("free seats have no numbers", () => {
  expect(seatNames([{}, {}], "nim")).toEqual(["free seat", "free seat"]);
});

test("deleted accounts have no name and are numbered", () => {
  const gone = { person: { id: "x", name: null }, bot: null };
  const names = playerNames([{ seat: 0, ...gone }, { seat: 1, ...gone }], "nim");
  expect(names).toEqual(["Former player", "Former player 2"]);
});
