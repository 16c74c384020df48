/** Cards chosen ahead at the table: marked, played on the player's turn, or taken back. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { automation } from "../../lib/automation.svelte";
import { messages } from "../../lib/messages.svelte";
import { LONGEST } from "./ahead.svelte";
import Board from "./Board.svelte";
import Text from "./Text.svelte";
import { BOX, fixture, NAMES } from "./fixtures/fixtures";
import type { View } from "./view";

beforeEach(async () => {
  await messages.need("fightdrome", "play-fightdrome", "web-fightdrome");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  automation.playOnlyAction(false);
  automation.allowAhead(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ANSWER = fixture("answer").view;
const EVENTS = [{ kind: "played", seat: 1, data: { card: ANSWER.live ?? "", situation: "lead" } }];
const waiting = (): View => ({ ...ANSWER, live: null, situation: "lead", to_act: 1, legal: [] });
const card = (name: string) => screen.getByRole("button", { name });

function sit(view: View, Table = Board, isPlaying = true) {
  const onaction = vi.fn();
  const props = { view, names: NAMES, box: BOX, options: fixture("answer").table, onaction, isPlaying };
  const { rerender } = render(Table, props);
  const show = async (next: View, events = EVENTS) => {
    await rerender({ ...props, view: next, events });
    await vi.advanceTimersByTimeAsync(1500);
  };
  return { onaction, show };
}

test("a card chosen during the opponent’s turn is played when it is legal", async () => {
  const { onaction, show } = sit(waiting());
  await fireEvent.click(card("Kick 70"));
  expect(card("Kick 70").getAttribute("aria-pressed")).toBe("true");
  expect(onaction).not.toHaveBeenCalled();
  await show(ANSWER);
  expect(onaction).toHaveBeenCalledExactlyOnceWith("K70");
});

test("a card that is not legal on the turn is taken back with a note", async () => {
  const { onaction, show } = sit(waiting());
  await fireEvent.click(card("Punch 60"));
  await fireEvent.pointerLeave(screen.getByRole("group", { name: "Your hand" }));
  expect(screen.getByText(/^Punch 60 is chosen\./)).toBeTruthy();
  await show(ANSWER);
  expect(onaction).not.toHaveBeenCalled();
  expect(screen.getByText("Punch 60 was taken back: it cannot be played now.")).toBeTruthy();
});

test("nothing can be chosen in a replay, or if the player does not want it", async () => {
  const { onaction, show } = sit(waiting(), Board, false);
  expect(card("Kick 70").getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(card("Kick 70"));
  await show(ANSWER);
  expect(onaction).not.toHaveBeenCalled();
  cleanup();
  automation.allowAhead(false);
  sit(waiting());
  expect(card("Kick 70").hasAttribute("aria-pressed")).toBe(false);
});

test.each([
  ["board", Board],
  ["text", Text],
])("the only legal action is played after a delay: %s", async (_, Table) => {
  automation.playOnlyAction(true);
  vi.spyOn(Math, "random").mockReturnValue(1);
  const { onaction, show } = sit(waiting(), Table);
  await show({ ...ANSWER, legal: ["K70"] });
  expect(screen.getByText(/follows automatically/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(LONGEST);
  expect(onaction).toHaveBeenCalledExactlyOnceWith("K70");
});

test("a draw offer or a new connection takes no chosen card back, and stops no automatic action", async () => {
  automation.playOnlyAction(true);
  vi.spyOn(Math, "random").mockReturnValue(1);
  const { onaction, show } = sit(waiting());
  await fireEvent.click(card("Kick 70"));
  await show(waiting(), []);
  expect(card("Kick 70").getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(card("Kick 70"));
  const turn = { ...ANSWER, legal: ["K70"] };
  await show(turn);
  await show({ ...turn }, []);
  await vi.advanceTimersByTimeAsync(LONGEST);
  expect(onaction).toHaveBeenCalledExactlyOnceWith("K70");
});

test("after a takeback the player decides", async () => {
  automation.playOnlyAction(true);
  const { onaction, show } = sit(waiting());
  await show({ ...ANSWER, legal: ["K70"] }, []);
  await vi.advanceTimersByTimeAsync(2 * LONGEST);
  expect(onaction).not.toHaveBeenCalled();
});

test("the text view offers the same choice", async () => {
  const { onaction, show } = sit(waiting(), Text);
  await fireEvent.click(card("Choose Kick 70 ahead"));
  await show(ANSWER);
  expect(onaction).toHaveBeenCalledExactlyOnceWith("K70");
});
