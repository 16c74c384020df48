/** Every offer has a button for each answer. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Now, ReadinessReply } from "../lib/wire";
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
function at(now: Partial<Now>): { post: ReturnType<typeof vi.fn> } {
  const post = vi.fn().mockResolvedValue(true);
  const state = { now: { phase: "running", seat: 0, clock: null, draw: null, takeback: null, ...now }, names: ["You", "Ben"], game: "nim", toAct: 0, post };
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
