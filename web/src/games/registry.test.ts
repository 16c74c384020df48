/** Every folder is a game with a table; other games have the generic table. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import generic from "../generic/table";
import { nimView, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import TableView from "./TableView.svelte";
import { gamesWith, loadGame, loadTable, OWN_GAMES } from "./registry";

const folders = Object.keys(import.meta.glob("./*/wire.ts")).map((path) => path.split("/")[1]);
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "../../vite.config.ts", "!./*/**"], { query: "?raw", import: "default", eager: true });

beforeEach(async () => {
  serveNim();
  await messages.need("web-generic", "nim");
});

test("every folder is a game", () => {
  expect(OWN_GAMES.length).toBeGreaterThan(1);
  expect([...OWN_GAMES]).toEqual(folders.sort());
});

test.each(OWN_GAMES)("%s has a table of its own", async (game) => {
  const table = await loadTable(game);
  expect(table).not.toBe(generic);
  expect(table.needsServerTexts).toBeFalsy();
});

test("no file outside its folder names a game", () => {
  const named = Object.entries(sources).filter(([, source]) => OWN_GAMES.some((game) => source.toLowerCase().includes(game)));
  expect(named.map(([path]) => path)).toEqual([]);
});

test("a game without a folder has the generic table and nothing else", async () => {
  expect(await loadTable("nim")).toBe(generic);
  expect(Object.keys(await loadGame("nim"))).toEqual(["table"]);
  expect(await gamesWith("lessons")).not.toContain("nim");
});

test.each([...OWN_GAMES.map((game) => [game]), ["nim"]])("%s is shown as a board or as text, as stored", async (game) => {
  const table = { ...(await loadTable(game)), Board: generic.Board, text: generic.text };
  const props = { table, view: nimView(), names: ["Ann", "Ben"], box: null, options: {}, onaction: vi.fn() };
  localStorage.clear();
  const { unmount } = render(TableView, props);
  await fireEvent.click(screen.getByRole("button", { name: "Text" }));
  expect(await screen.findByRole("article")).toBeTruthy();
  unmount();
  render(TableView, props);
  expect(screen.getByRole("button", { name: "Text" }).getAttribute("aria-pressed")).toBe("true");
});
