/** The lab's page shows the results of the server line by line, and can stop a study. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { LabBench, LabProgress } from "../../lib/wire";
import LabPage from "../../lab/LabPage.svelte";
import { OPTIONS } from "./fixtures/reference";

const BENCH: LabBench = {
  game: "fightdrome",
  box: {
    attacks: { strengths: [20, 30] },
    blocks: { values: [40, 60, 80] },
    stacks: { cards: Array.from({ length: 9 }, (_, n) => ({ name: n ? `Stack ${n}` : "Rook", counts: [11, 9, 9, 5, 6] })) },
  },
  options: OPTIONS.filter(({ name }) => name === "last_gasp"),
};
const GAMES = { decisions: 48, rounds: 1, luck: 0.2, picture: "" };
let requests: { body: unknown; signal: AbortSignal }[];
let send: (line: object) => Promise<void>;
let reply: () => Response;

function progress(games: number, margin: number, isOver = false): LabProgress {
  const share = { share: 0.5, margin: 0.01 };
  const change = { share: -0.02, margin };
  return {
    type: "progress",
    games,
    seconds: games / 1000,
    is_over: isOver,
    before: GAMES,
    after: GAMES,
    differences: [
      { kind: "seat", name: "1", before: share, after: share, change, is_clear: false },
      { kind: "starter", name: "", before: share, after: share, change, is_clear: false },
      { kind: "group", name: "Rook", before: share, after: share, change, is_clear: margin < 0.02 },
    ],
  };
}

function streaming(): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  // In two chunks, as a network may deliver it.
  send = async (line) => {
    const bytes = new TextEncoder().encode(`${JSON.stringify(line)}\n\n`);
    await writer.write(bytes.slice(0, 9));
    await writer.write(bytes.slice(9));
  };
  return new Response(readable);
}

beforeEach(async () => {
  requests = [];
  reply = streaming;
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (path === "/api/lab/fightdrome") return Promise.resolve(Response.json(BENCH));
    if (path === "/api/games") return Promise.resolve(Response.json({ games: [] }));
    requests.push({ body: JSON.parse(String(init.body)), signal: init.signal as AbortSignal });
    return Promise.resolve(reply());
  });
  await messages.need("web-lab", "web-lab-fightdrome", "fightdrome", "play-fightdrome");
});

async function changeAndRun(): Promise<void> {
  render(LabPage, { game: "fightdrome" });
  const [first] = await screen.findAllByLabelText("Value 1");
  await fireEvent.change(first as HTMLElement, { target: { value: "60" } });
  await fireEvent.change(screen.getByLabelText("Last Gasp"), { target: { value: "1" } });
  await fireEvent.click(screen.getByRole("button", { name: "Run" }));
  await waitFor(() => expect(requests).toHaveLength(1));
}

test("the changes are sent, and the interval shrinks", async () => {
  await changeAndRun();
  expect(requests[0]?.body).toEqual({ game: "fightdrome", set: { "blocks.values": [60, 60, 80], last_gasp: "on" } });
  await send({ type: "started", games: 100_000, seconds: 60 });
  await send(progress(1000, 0.05));
  await screen.findByText("Every difference is accurate to ± 5.0% or better.");
  expect(screen.getAllByText("may be chance")).toHaveLength(2);
  await send(progress(4000, 0.01, true));
  await screen.findByText("Every difference is accurate to ± 1.0% or better.");
  expect(screen.getByText("Rook wins")).toBeDefined();
  expect(screen.queryByText("Seat 1 wins")).toBeNull();
  expect(screen.getByText("Done: 4,000 games in 4 s")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
});

test("a stop aborts the request and keeps the results", async () => {
  await changeAndRun();
  await send({ type: "started", games: 100_000, seconds: 60 });
  await send(progress(1000, 0.05));
  await fireEvent.click(await screen.findByRole("button", { name: "Stop" }));
  expect(requests[0]?.signal.aborted).toBe(true);
  await screen.findByText("Stopped after 1,000 games");
});

test("the reason of a refusal is shown", async () => {
  reply = () => Response.json({ error: "bad_change", message: "blocks: no" }, { headers: { "undercard-status": "422" } });
  await changeAndRun();
  expect((await screen.findByRole("alert")).textContent).toBe("This change cannot be made: blocks: no");
});

test("leaving the page aborts the study", async () => {
  const page = render(LabPage, { game: "fightdrome" });
  await fireEvent.click(await screen.findByRole("button", { name: "Blocks of 60, 70, 80" }));
  await fireEvent.click(screen.getByRole("button", { name: "Run" }));
  await waitFor(() => expect(requests).toHaveLength(1));
  page.unmount();
  expect(requests[0]?.signal.aborted).toBe(true);
});

test("a preset selects the Stack that it changes", async () => {
  render(LabPage, { game: "fightdrome" });
  await fireEvent.change(await screen.findByLabelText("Stack"), { target: { value: "1" } });
  await fireEvent.click(screen.getByRole("button", { name: "A stronger Onyx" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Stack").value).toBe("8");
});
