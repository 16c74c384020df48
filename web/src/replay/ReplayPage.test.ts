/** The replay page with a fake server: steps, points of view, proof, refusals. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { nimView, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import { textView } from "../lib/text_view.svelte";
import ReplayPage from "./ReplayPage.svelte";

const proof = {
  secret: Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join(""),
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  contributions: ["a", "b"],
};
const frames = [0, 1, 2].map((number) => ({
  number,
  seat: number ? 0 : null,
  action: null,
  events: [{ kind: "took", seat: 0, data: {} }],
  words: [`Ann takes ${number} matches.`],
  view: nimView({ seat: null }),
}));
const replay = {
  game: "nim",
  rules: 1,
  options: {},
  box: null,
  players: ["Ann", "level1"],
  actions: 2,
  rounds: [0],
  first: 0,
  frames,
  seed: null,
  proof,
  stopped: null,
  result: null,
};

let requests: ReturnType<typeof serveNim>;

/** The same reply for every point of view and language. */
function serve(reply: object): void {
  const paths = ["first=0", "first=0&eyes=1"].flatMap((path) => [path, `${path}&language=en`, `${path}&language=de`]);
  requests = serveNim(Object.fromEntries(paths.map((path) => [`/api/tables/t1/replay?${path}`, reply])));
}

beforeEach(async () => {
  localStorage.removeItem("undercard-pledges");
  serve({});
  textView.choose(true);
  // The list is beside the table.
  Object.assign(window, { innerWidth: 1440 });
  history.replaceState(null, "", "/replay/t1");
  await messages.need("web-replay", "bots");
});

test("keys step through the game, and the address has the step", async () => {
  serve({ ...replay, eyes: null });
  render(ReplayPage, { table: "t1" });
  await screen.findByText("0 / 2");
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  expect(screen.getByText("1 / 2")).toBeTruthy();
  await fireEvent.keyDown(window, { key: "End" });
  expect(location.hash).toBe("#step=2");
});

test("an open page follows a changed address", async () => {
  serve({ ...replay, eyes: null });
  render(ReplayPage, { table: "t1" });
  await screen.findByText("0 / 2");
  history.replaceState(null, "", "/replay/t1#step=2");
  await fireEvent(window, new HashChangeEvent("hashchange"));
  expect(screen.getByText("2 / 2")).toBeTruthy();
  history.replaceState(null, "", "/replay/t1#step=1&eyes=1");
  await fireEvent(window, new HashChangeEvent("hashchange"));
  expect(screen.getByText("1 / 2")).toBeTruthy();
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/api/tables/t1/replay?first=0&eyes=1&language=en"));
});

test("another point of view is requested from the server", async () => {
  serve({ ...replay, eyes: null });
  render(ReplayPage, { table: "t1" });
  const eyes = await screen.findByLabelText<HTMLSelectElement>("View as");
  await fireEvent.change(eyes, { target: { value: "1" } });
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/api/tables/t1/replay?first=0&eyes=1&language=en"));
});

test("a game without texts uses those of the server, in the language of the page", async () => {
  serve({ ...replay, eyes: null });
  render(ReplayPage, { table: "t1" });
  expect(await screen.findByText("Ann takes 2 matches.")).toBeTruthy();
  await messages.switchTo("de");
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/api/tables/t1/replay?first=0&language=de"));
});

function keep(commitment: string): void {
  localStorage.setItem("undercard-pledges", JSON.stringify({ t1: { commitment, word: "a", seat: 0, seals: [], isRevealed: true } }));
}

test("the proof is compared with the copy of the browser", async () => {
  keep(proof.commitment);
  serve({ ...replay, eyes: null });
  render(ReplayPage, { table: "t1" });
  (await screen.findByRole("button", { name: "Verify" })).click();
  expect(await screen.findByText(/the secret fits the promise it kept/)).toBeTruthy();
  expect(screen.getByText(/Your own word is among those/)).toBeTruthy();
  expect(screen.getByText(proof.commitment)).toBeTruthy();
});

test("a server that exchanges secret and commitment is not believed", async () => {
  keep("0".repeat(64));
  serve({ ...replay, eyes: null });
  render(ReplayPage, { table: "t1" });
  (await screen.findByRole("button", { name: "Verify" })).click();
  expect(await screen.findByText(/this is not the secret that was promised/)).toBeTruthy();
  expect(screen.getByText("Promise kept by your browser")).toBeTruthy();
});

test("without a copy, the browser does not vouch for the promise", async () => {
  serve({ ...replay, eyes: null });
  render(ReplayPage, { table: "t1" });
  (await screen.findByRole("button", { name: "Verify" })).click();
  expect(await screen.findByText(/This browser kept no promise/)).toBeTruthy();
});

test("a secret that does not match the commitment is rejected", async () => {
  serve({ ...replay, eyes: null, proof: { ...proof, commitment: "0".repeat(64) } });
  render(ReplayPage, { table: "t1" });
  (await screen.findByRole("button", { name: "Verify" })).click();
  expect(await screen.findByText(/this is not the secret that was promised/)).toBeTruthy();
});

test("an unknown game leads home, with the places of the site", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: "unknown_table", message: "" }, { status: 404 })));
  render(ReplayPage, { table: "t1" });
  expect(await screen.findByRole("heading", { name: "Replay not available" })).toBeTruthy();
  expect(document.title).toBe("Replay not available · Undercard");
  expect(screen.getByRole("navigation")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Home page" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a running game links to its table", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: "not_over", message: "" }, { status: 409 })));
  render(ReplayPage, { table: "t1" });
  expect(await screen.findByRole("button", { name: "To the table" })).toBeTruthy();
});
