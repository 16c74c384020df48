/** The first button suits the visitor; one click on a bot starts a game, and a guest is created without a form. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { router } from "../app/router.svelte";
import { games } from "../games/games.svelte";
import { NIM, resetTableForm, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import { store } from "../lib/storage";
import { live } from "../live/live.svelte";
import FrontPage from "./FrontPage.svelte";
import { tableForm } from "./table_form.svelte";

let requests: ReturnType<typeof serveNim>;

class SilentSocket {
  close(): void {}
}

beforeEach(async () => {
  requests = serveNim({
    "/api/me": { me: null },
    "/api/readiness": { state: "ready", games: [] },
    "/api/guest": { me: { id: "p", name: "Nova 11", has_account: false } },
    "/api/tables": { table: "abc", number: 3 },
    "/api/watch?running=4&finished=4": { running: [], count: 0, finished: [] },
    "/api/me/notices": { notices: [] },
    "/api/me/games?limit=1": { current: [], finished: [], next: null },
    "/api/me/ladder?game=nim": { climb: { game: "nim", levels: [], next: "level1" }, rating: null },
  });
  vi.stubGlobal("WebSocket", SilentSocket);
  localStorage.clear();
  live.me = null;
  tableForm.clock = "none";
  resetTableForm();
  await messages.need("bots");
});

/** Return the body of the request that creates the table. */
async function tableRequest(): Promise<unknown> {
  const find = () => requests.find(({ path }) => path === "/api/tables");
  await waitFor(() => expect(find()).toBeTruthy());
  return find()?.body;
}

test("a click on a bot creates a guest and a table, and opens it", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.change(await screen.findByLabelText("How many heaps"), { target: { value: "very many" } });
  await fireEvent.click(await screen.findByRole("button", { name: /Level 1/ }));
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith("/table/abc"));
  const created = requests.filter((it) => ["/api/guest", "/api/tables"].includes(it.path));
  expect(created.map((it) => it.path)).toEqual(["/api/guest", "/api/tables"]);
  expect(created.at(-1)?.body).toMatchObject({
    game: "nim",
    options: { heaps: "very many" },
    visibility: "practice",
    seats: [{ kind: "me" }, { kind: "bot", level: "level1" }],
  });
});

test("a bot of the server is played like the others", async () => {
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  // The page of a person who is known replaces that of a newcomer.
  await screen.findByRole("heading", { level: 1, name: "Undercard" });
  await fireEvent.click(await screen.findByRole("button", { name: /Penny Pincher/ }));
  expect(await tableRequest()).toMatchObject({ seats: [{ kind: "me" }, { kind: "bot", level: "Penny Pincher" }] });
});

test("a click before the games are known waits for them", async () => {
  const go = vi.spyOn(router, "go").mockClear().mockImplementation(() => {});
  let answer = (): void => {};
  const load = vi.spyOn(games, "load").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  games.infos = [];
  render(FrontPage);
  await fireEvent.click(await screen.findByRole("button", { name: /Play with a friend/ }));
  games.infos = [NIM];
  answer();
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith("/table/abc"));
  load.mockRestore();
});

test.each([/Level 1/, /Play with a friend/, /Create a table/, /Pass and play/])("the box applies to every kind of table: %s", async (button) => {
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.click(await screen.findByRole("button", { name: "More options" }));
  await fireEvent.change(await screen.findByLabelText("Made of"), { target: { value: "pebbles" } });
  expect(screen.getByText("1 changed")).toBeTruthy();
  await fireEvent.click(await screen.findByRole("button", { name: button }));
  expect(await tableRequest()).toMatchObject({ box: "pebbles", options: {} });
});

test("the default box is not sent", async () => {
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.click(await screen.findByRole("button", { name: "More options" }));
  const box = await screen.findByLabelText<HTMLSelectElement>("Made of");
  expect(box.value).toBe("matches");
  await fireEvent.change(box, { target: { value: "pebbles" } });
  await fireEvent.change(box, { target: { value: "matches" } });
  expect(screen.queryByText(/changed/)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /Play with a friend/ }));
  expect(await tableRequest()).toMatchObject({ box: null });
});

test("a game without a picture shows its initial, and an option without a message its identifier", async () => {
  render(FrontPage);
  expect(await screen.findByText("The last match wins.")).toBeTruthy();
  expect(await screen.findByText("N")).toBeTruthy();
  await fireEvent.click(await screen.findByRole("button", { name: "More options" }));
  expect(await screen.findByLabelText("Any number")).toBeTruthy();
  expect(screen.getByRole("option", { name: "Very many" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Rules" })).toBeNull();
});

test("a newcomer is first offered the lesson, a returning player the next bot", async () => {
  const { unmount } = render(FrontPage);
  expect((await screen.findByRole("link", { name: "Learn in two minutes" })).getAttribute("href")).toBe("/learn#nim");
  unmount();
  store("played", "yes");
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.click(await screen.findByRole("button", { name: "Play now" }));
  expect(screen.queryByRole("link", { name: "Learn in two minutes" })).toBeNull();
  await waitFor(() => expect(go).toHaveBeenCalledWith("/table/abc"));
  expect(await tableRequest()).toMatchObject({ seats: [{ kind: "me" }, { kind: "bot", level: "level1" }] });
});

test("the time control and the mode are chosen in place", async () => {
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.change(await screen.findByLabelText("Time control"), { target: { value: "blitz" } });
  await fireEvent.click(await screen.findByRole("button", { name: /Play with a friend/ }));
  expect(await tableRequest()).toMatchObject({ clock: { kind: "fischer", base: 180, increment: 5 }, spectators: "names" });
});

test("a challenge is answered in place, with its terms", async () => {
  const [ann, ben] = [
    { id: "a", name: "Ann" },
    { id: "p", name: "Nova 11" },
  ];
  const about = { id: "t", game: "nim", creator: { type: "person", ...ann }, rated: true, invited_only: true };
  const challenge = { table: "t", line: { about, seats: [] }, by: ann, to: ben, at: 0, expires_at: 86_400, state: "pending", reason: "" };
  const me = { ...ben, has_account: true };
  // The session was loaded by an earlier test.
  live.me = me;
  store("played", "yes");
  const replies: Record<string, unknown> = {
    "/api/me": { me },
    "/api/me/notices": { notices: [{ kind: "invited", table: "t", game: "nim", url: "/table/t", at: 0, by: "Ann" }] },
    "/api/me/challenges": { incoming: [challenge], outgoing: [] },
  };
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => (replies[path] ? Promise.resolve(Response.json(replies[path])) : answer(path, init)));
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  expect(await screen.findByText(/Nim · rated/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/table/t"));
  expect(requests.find(({ path }) => path === "/api/tables/t/accept")?.body).toEqual({ contributes: true });
});
