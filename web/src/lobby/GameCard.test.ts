/** A game to watch names its players, their ratings and its spectators; a finished one leads to its replay. */

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { nimView, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import type { WatchedGame } from "../lib/wire";
import GameCard from "./GameCard.svelte";

const [ANN, BEN] = [
  { type: "person", id: "a", name: "Ann" },
  { type: "person", id: "b", name: "Ben" },
] as const;
const GAME: WatchedGame = {
  table: { table: "t", state: "running", at: 0, line: { about: { id: "t", game: "nim", creator: ANN }, seats: [{ person: ANN }, { person: BEN }] } },
  ratings: [1512, null],
  watching: 7,
  number: 12,
  view: nimView({ seat: null }),
};

beforeEach(async () => {
  serveNim();
  await messages.need("bots", "nim", "web-front");
});

test("a running game", () => {
  render(GameCard, { game: GAME });
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("/table/t");
  expect(link.textContent).toMatch(/Ann 1512 – Ben/);
  expect(link.textContent).toContain("7 spectators");
});

test("a finished game", () => {
  const result = { winners: [1], scores: [0, 1], ending: "last_match" };
  render(GameCard, { game: { ...GAME, watching: 0, table: { ...GAME.table, state: "finished", line: { ...GAME.table.line, result } } } });
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("/replay/t");
  expect(link.textContent).toContain("Ben wins!");
  expect(link.textContent).not.toContain("spectator");
});
