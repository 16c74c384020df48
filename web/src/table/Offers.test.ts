/** What one is asked is answered by one button each. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Now, ReadinessReply } from "../lib/wire";
import Offers from "./Offers.svelte";
import type { TableState } from "./table.svelte";

const READINESS: ReadinessReply = {
  state: "failed",
  games: [{ game: "nim", is_compiled: true, bots: [{ bot: "level3", state: "failed", seconds: null }] }],
};

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(READINESS)));
});

afterEach(() => void vi.unstubAllGlobals());

/** We sit at seat 0, Ben at seat 1. */
function at(now: Partial<Now>): { take: ReturnType<typeof vi.fn> } {
  const take = vi.fn().mockResolvedValue(true);
  const state = { now: { phase: "running", seat: 0, clock: null, draw: null, takeback: null, ...now }, names: ["You", "Ben"], game: "nim", toAct: 0, take };
  render(Offers, { state: state as unknown as TableState });
  return { take };
}

test.each([
  ["Allow", "grant_takeback"],
  ["Decline", "refuse_takeback"],
])("a takeback that Ben asks for: %s", async (button, step) => {
  const { take } = at({ takeback: { seat: 1 } });
  expect(screen.getByText("Ben would like to take back a move.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: button }));
  expect(take).toHaveBeenCalledExactlyOnceWith({ step, seat: 0 });
});

test("one's own request waits, and what one has agreed to is not asked again", () => {
  at({ takeback: { seat: 0 } });
  expect(screen.getByText("You have asked for a takeback.")).toBeTruthy();
  at({ takeback: { seat: 1, agreed: [0] } });
  expect(screen.queryByRole("button", { name: "Allow" })).toBeNull();
});

test.each([
  ["Accept", "accept_draw", 1],
  ["Decline", "decline_draw", 1],
  ["Withdraw", "withdraw_draw", 0],
])("a draw on offer: %s", async (button, step, by) => {
  const { take } = at({ draw: { seat: by } });
  await fireEvent.click(screen.getByRole("button", { name: button }));
  expect(take).toHaveBeenCalledExactlyOnceWith({ step, seat: 0 });
});

test("whoever watches is asked nothing", () => {
  at({ seat: null, takeback: { seat: 1 }, draw: { seat: 1 } });
  expect(screen.queryByRole("button")).toBeNull();
});

test("a bot that is not what it should be is named to all", async () => {
  at({ seat: null, seats: [{ person: null }, { bot: { level: "level3" } }] as Now["seats"] });
  expect(await screen.findByText("Ben cannot think ahead on this server and plays by simple rules.")).toBeTruthy();
});
