/** The filters of the history are in its address, and a bot is that of its game. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../app/router.svelte";
import { OWN_GAMES } from "../games/registry";
import { levelName } from "../lib/game_names";
import { messages, text } from "../lib/messages.svelte";
import type { GamePlayed } from "../lib/wire";
import { live } from "../live/live.svelte";
import HistoryPage from "./HistoryPage.svelte";

const [ONE = "", OTHER = ""] = OWN_GAMES;
const ME = { id: "a", name: "Ann", has_account: true };
let requested: URLSearchParams[];
/** The number of games of the next page; none without one. */
let older: number;
let length: number;

function played(game: string): GamePlayed {
  return {
    table: `table-${game}`,
    game,
    state: "finished",
    visibility: "practice",
    mode: "bots",
    is_rated: false,
    at: 0,
    players: [
      { seat: 0, person: { id: "a", name: "Ann" }, bot: null },
      { seat: 1, person: null, bot: "level1" },
    ],
    seats: [0],
    result: null,
    verdict: "won",
    actions: length,
    seconds: 60,
    traits: {},
    pool: null,
    rating: null,
    rating_change: null,
  };
}

function filter(label: string): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>("combobox", { name: text(`record-${label}`) });
}

async function choose(label: string, name: string): Promise<void> {
  const select = filter(label);
  const option = [...select.options].find((it) => it.text === name);
  await fireEvent.change(select, { target: { value: option?.value ?? "missing" } });
}

async function isRequested(query: Record<string, string>): Promise<void> {
  await waitFor(() => expect(Object.fromEntries(requested.at(-1) ?? [])).toEqual(query));
}

beforeEach(async () => {
  requested = [];
  older = 0;
  length = 9;
  vi.stubGlobal("fetch", (path: string) => {
    if (path.startsWith("/api/me/games")) {
      requested.push(new URL(path, location.href).searchParams);
      const game = requested.at(-1)?.get("game");
      const isOlder = requested.at(-1)?.has("before");
      const finished = isOlder ? Array.from({ length: older }, (_, n) => ({ ...played(ONE), table: `older-${n}` })) : [ONE, OTHER].filter((it) => !game || it === game).map(played);
      return Promise.resolve(Response.json({ current: [], finished, next: isOlder || !older ? null : "1~x" }));
    }
    const opponents = [...[ONE, OTHER].map((game) => ({ person: null, game, bot: "level1" })), { person: { id: "c", name: "Cem" }, game: null, bot: null }];
    if (path === "/api/me/opponents") return Promise.resolve(Response.json({ opponents }));
    const games = [ONE, OTHER].map((game) => ({ game, levels: [], bots: [], options: [] }));
    const trait = { game: ONE, trait: "stack", value: "Rook", tally: { won: 1, lost: 0, drawn: 0 } };
    return Promise.resolve(Response.json(path.includes("/profile") ? { traits: [trait] } : { me: ME, games, notices: [] }));
  });
  live.me = ME;
  await messages.need("bots", "web-record", "web-friends", ...OWN_GAMES, ...OWN_GAMES.flatMap((game) => [`play-${game}`, `web-record-${game}`]));
  router.go("/games", { replace: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  router.go("/", { replace: true });
});

test("the bots of both games have their own names and are filtered by game", async () => {
  render(HistoryPage);
  await screen.findByRole("option", { name: levelName(OTHER, 1) });
  await choose("opponent", levelName(ONE, 1));
  await isRequested({ game: ONE, opponent: "level1" });
  expect(filter("opponent").selectedOptions[0]?.text).toBe(levelName(ONE, 1));
});

test("an opponent is offered who is in no game of this page", async () => {
  render(HistoryPage);
  await screen.findByRole("option", { name: "Cem" });
  await choose("opponent", "Cem");
  await isRequested({ opponent: "c" });
});

test("another game clears the filters that belong to the previous one", async () => {
  render(HistoryPage);
  await screen.findByRole("option", { name: /Rook/ });
  await choose("own", [...filter("own").options][1]?.text ?? "");
  await isRequested({ trait: "stack:Rook" });
  await choose("game", text(OTHER));
  await isRequested({ game: OTHER });
  expect(screen.queryByRole("combobox", { name: text("record-own") })).toBeNull();
});

test("the address keeps the filters for a reload and for the way back", async () => {
  const { unmount } = render(HistoryPage);
  await choose("verdict", "Lost");
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "tin" } });
  await isRequested({ verdict: "lost", search: "tin" });
  expect(location.search).toBe("?verdict=lost&search=tin");
  unmount();
  requested = [];
  render(HistoryPage);
  await isRequested({ verdict: "lost", search: "tin" });
  expect(filter("verdict").value).toBe("lost");
  await fireEvent.click(screen.getByRole("button", { name: text("record-clear") }));
  await isRequested({});
  expect(location.search).toBe("");
});

test("a game without a move has no length, and options begin with a capital", async () => {
  length = 0;
  render(HistoryPage);
  await screen.findAllByRole("listitem");
  expect(document.body.textContent).not.toContain("0 moves");
  expect([...filter("verdict").options].map((it) => it.text)).toEqual(["All", "Won", "Lost", "Drawn"]);
  expect([...filter("mode").options].map((it) => it.text)).toContain("Pass and play");
});

test("the way back shows the pages that were loaded, a link only the first", async () => {
  older = 3;
  const { unmount } = render(HistoryPage);
  const games = (): HTMLElement[] => screen.queryAllByRole("listitem");
  await fireEvent.click(await screen.findByRole("button", { name: text("web-older") }));
  await waitFor(() => expect(games()).toHaveLength(5));
  unmount();
  router.isReturn = true;
  const back = render(HistoryPage);
  expect(games()).toHaveLength(5);
  requested = [];
  await isRequested({});
  await waitFor(() => expect(screen.queryByRole("button", { name: text("web-older") })).toBeNull());
  expect(games()).toHaveLength(5);
  back.unmount();
  router.isReturn = false;
  render(HistoryPage);
  await waitFor(() => expect(games()).toHaveLength(2));
});
