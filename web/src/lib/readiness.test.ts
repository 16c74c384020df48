/** The page shows how long a bot takes to get ready. */

import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NIM } from "../generic/fixtures/nim";
import BotLevels from "../lobby/BotLevels.svelte";
import { messages } from "./messages.svelte";
import type { BotReadiness, ReadinessReply } from "./wire";

const LEVELS = [1, 3].map((number) => ({ level: `level${number}`, number, rating: null, margin: null }));
let replies: ReadinessReply[];

function reply(state: ReadinessReply["state"], third: Omit<BotReadiness, "bot">): ReadinessReply {
  const bots: BotReadiness[] = [{ bot: "level1", state: "ready", seconds: 0 }, { bot: "level3", ...third }];
  return { state, games: [{ game: "nim", is_compiled: false, bots }] };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(replies.shift())));
  await messages.need("bots");
});
afterEach(() => void vi.useRealTimers());

async function expectText(expected: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole("button").map((it) => it.querySelector(".wait")?.textContent ?? "")).toEqual(["", expected]));
}

test("the seconds are rounded and updated until the bot is ready", async () => {
  replies = [
    reply("compiling", { state: "compiling", seconds: 181 }),
    reply("compiling", { state: "compiling", seconds: 41.6 }),
    reply("compiling", { state: "compiling", seconds: null }),
    reply("ready", { state: "ready", seconds: 0 }),
  ];
  render(BotLevels, { game: "nim", info: { ...NIM, levels: LEVELS, bots: [] }, onplay: () => {} });
  await expectText("Getting ready: about 4 min");
  await vi.advanceTimersByTimeAsync(1000);
  await expectText("Getting ready: about 45 s");
  await vi.advanceTimersByTimeAsync(1000);
  await expectText("Getting ready: a little longer than expected");
  await vi.advanceTimersByTimeAsync(1000);
  await expectText("");
  await vi.advanceTimersByTimeAsync(5000);
  expect(replies).toEqual([]);
});

test("a failed compilation is shown", async () => {
  replies = [reply("failed", { state: "failed", seconds: null })];
  render(BotLevels, { game: "nim", info: { ...NIM, levels: LEVELS, bots: [] }, onplay: () => {} });
  await expectText("Not available at full strength: plays by simple rules");
});
