/** Every offer has a button for each answer. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Now, ReadinessReply } from "../lib/wire";
import { live } from "../live/live.svelte";
import Offers from "./Offers.svelte";
import type { TableState } from "./table_state.svelte";

const READINESS: ReadinessReply = {
  state: "failed",
  games: [{ game: "nim", is_compiled: true, bots: [{ bot: "level3", state: "failed", seconds: null }] }],
};

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(READINESS)));
});

afterEach(() => void vi.unstubAllGlobals());

/** The player has seat 0, Ben has seat 1. */
function at(now: Partial<Now>, more: object = {}): { post: ReturnType<typeof vi.fn> } {
  const post = vi.fn().mockResolvedValue(true);
  const state = { now: { phase: "running", seat: 0, clock: null, draw: null, takeback: null, ...now }, names: ["You", "Ben"], game: "nim", toAct: 0, feed: { away: [], log: [] }, post, ...more };
  render(Offers, { state: state as unknown as TableState });
  return { post };
}

test.each([
  ["Allow", "grant_takeback"],
  ["Decline", "refuse_takeback"],
])("Ben asks for a takeback: %s", async (button, step) => {
  const { post } = at({ takeback: { seat: 1 } });
  expect(screen.getByText("Ben would like to take back a move.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: button }));
  expect(post).toHaveBeenCalledExactlyOnceWith({ step, seat: 0 });
});

test("the player's own request has no buttons, and neither has one the player has agreed to", () => {
  at({ takeback: { seat: 0 } });
  expect(screen.getByText("You have asked for a takeback.")).toBeTruthy();
  at({ takeback: { seat: 1, agreed: [0] } });
  expect(screen.queryByRole("button", { name: "Allow" })).toBeNull();
});

test.each([
  ["Accept", "accept_draw", 1],
  ["Decline", "decline_draw", 1],
  ["Withdraw", "withdraw_draw", 0],
])("a draw offer: %s", async (button, step, by) => {
  const { post } = at({ draw: { seat: by } });
  await fireEvent.click(screen.getByRole("button", { name: button }));
  expect(post).toHaveBeenCalledExactlyOnceWith({ step, seat: 0 });
});

test("spectators get no buttons", () => {
  at({ seat: null, takeback: { seat: 1 }, draw: { seat: 1 } });
  expect(screen.queryByRole("button")).toBeNull();
});

test("a bot that failed to compile is named to all", async () => {
  at({ seat: null, seats: [{ person: null }, { bot: { level: "level3" } }] as Now["seats"] });
  expect(await screen.findByText("Ben cannot think ahead on this server and plays by simple rules.")).toBeTruthy();
});

test("a player who ran out of time reads so while the others play on", () => {
  at({ seats: [{ out: "time", bot: { level: "random" } }, {}] as Now["seats"] });
  expect(screen.getByText("You ran out of time.")).toBeTruthy();
});

test("a player for whom a bot plays can play on", async () => {
  const { post } = at({ seats: [{ away: true, bot: { level: "random" } }, {}] as Now["seats"] });
  expect(screen.getByText("A bot plays for you.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Return to the game" }));
  expect(post).toHaveBeenCalledExactlyOnceWith({ step: "come_back", seat: 0 });
});

/** Ben has been away for some seconds, of 60, while the game waits for him. */
function away(seconds: number, toAct = 1): { post: ReturnType<typeof vi.fn> } {
  const left = live.now() - seconds;
  const entry = { number: 1, step: { step: "start", at: left - 5 } };
  return at({}, { toAct, feed: { away: [{ seat: 1, since: left, counted_from: left, patience: 60 }], log: [entry] } });
}

test("an absent opponent has a countdown and no buttons", async () => {
  away(20);
  expect((await screen.findByRole("timer")).textContent).toMatch(/0:(40|39)/);
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["Claim the win", "abandon"],
  ["Let a bot take over (unrated)", "take_over"],
])("after the countdown: %s", async (button, step) => {
  const { post } = away(61);
  await fireEvent.click(await screen.findByRole("button", { name: button }));
  expect(post).toHaveBeenCalledExactlyOnceWith({ step, seat: 0, absent: 1 });
});

test("the player may wait: the question is gone for a while", async () => {
  away(61);
  await fireEvent.click(await screen.findByRole("button", { name: "Keep waiting" }));
  expect(screen.queryByRole("button")).toBeNull();
});

test("an opponent who is away during the player's own turn loses nothing", async () => {
  away(61, 0);
  await Promise.resolve();
  expect(screen.queryByRole("button")).toBeNull();
});
