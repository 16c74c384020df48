/** Every address has a page. */

import { expect, test } from "vitest";
import { OWN_GAMES } from "../games/registry";
import { findPage, loadPage, rememberGame } from "./pages";
import { match } from "./router.svelte";

test("parameters are decoded", () => {
  expect(match("/table/:table", "/table/a_b-C")).toEqual({ table: "a_b-C" });
  expect(match("/people/:name", "/people/Zo%C3%AB/")).toEqual({ name: "Zoë" });
  expect(match("/people/:name", "/people/100%")).toEqual({ name: "100%" });
});

test("a longer or shorter path does not match", () => {
  expect(match("/table/:table", "/table")).toBeNull();
  expect(match("/table/:table", "/table/x/y")).toBeNull();
  expect(match("/", "/")).toEqual({});
});

test("an unknown address has the not-found page", () => {
  expect(findPage("/").page.file).toBe("lobby/FrontPage");
  expect(findPage("/table/x").params).toEqual({ table: "x" });
  expect(findPage("/no/such").page.file).toBe("");
});

test("an address without a game shows the last chosen one", () => {
  rememberGame(OWN_GAMES[1] ?? "");
  expect(findPage("/lab").params).toEqual({ game: OWN_GAMES[1] });
  expect(findPage("/rules/").page.file).toBe("help/RulesPage");
  rememberGame("no such game");
  expect(findPage("/leaderboard").params).toEqual({ game: OWN_GAMES[1] });
});

test.each(["/", "/watch", "/rules", "/table/x", "/replay/x", "/learn", "/rules/x", "/rules/x/example", "/rules/x/card", "/fair", "/lab/x", "/people/Ann", "/leaderboard/x", "/settings", "/settings/security", "/reset", "/puzzle", "/puzzle/x", "/puzzle/x/2026-11-16", "/host", "/host/people", "/none"])(
  "%s can be loaded",
  async (path) => expect(await loadPage(findPage(path).page)).toBeTypeOf("function"),
);
