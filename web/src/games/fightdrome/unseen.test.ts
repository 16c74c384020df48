/** What an opponent may still hold adds up with the deck and with what Staggers have shown. */

import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import CardsSeen from "./CardsSeen.svelte";
import { BOX, fixture, FIXTURES, NAMES } from "./fixtures/fixtures";
import { ruledOut, unseenOf } from "./unseen";
import type { Fighter, View } from "./view";

const VIEW = fixture("answer").view;

function change(far: Partial<Fighter>, live: string | null = null): View {
  const [near, other] = VIEW.fighters;
  return { ...VIEW, live, fighters: [near, { ...other, ...far }] };
}

const row = (view: View, group: string) => unseenOf(view, 1, BOX).find((it) => it.group === group);

test("open cards are subtracted from the deck", () => {
  const supplies = { Punch: 11, Kick: 9, Grapple: 9, Block: 5, Neurochem: 6 };
  const view = change({ supplies, discard: ["P30", "P60", "PB40", "NG", "F"], hand_size: 4, cannot_hold: [] }, "K40");
  const hidden = Object.fromEntries(unseenOf(view, 1, BOX).map((it) => [it.group, it.hidden]));
  expect(hidden).toEqual({ Punch: 9, Kick: 8, Grapple: 9, Block: 4, Neurochem: 5, Feint: 1, Weave: 2 });
  expect([row(view, "Punch")?.most, row(view, "Feint")?.most]).toEqual([4, 1]);
});

test("a card that a Stagger has ruled out is not counted in the hand", () => {
  const kicks = BOX.attacks.strengths.map((strength) => `K${strength}`);
  const supplies = { Punch: 11, Kick: 9, Grapple: 9, Block: 5, Neurochem: 6 };
  const some = change({ supplies, discard: [], hand_size: 3, cannot_hold: [kicks, kicks] });
  expect(row(some, "Kick")?.most).toBe(1);
  expect(ruledOut(some, 1)).toEqual([]);
  const all = change({ supplies, discard: [], hand_size: 2, cannot_hold: [[...kicks, "W"], kicks] });
  expect(row(all, "Kick")?.most).toBe(0);
  expect(ruledOut(all, 1)).toEqual(kicks);
});

test.each(Object.keys(FIXTURES))("%s: hidden cards are those in hand, pile and face down", (name) => {
  const { view } = fixture(name);
  for (const seat of [0, 1] as const) {
    const rows = unseenOf(view, seat, BOX);
    const { hand_size: hand, pile_size: pile, face_down_size: down } = view.fighters[seat];
    if (rows.length) expect(rows.reduce((sum, { hidden }) => sum + hidden, 0)).toBe(hand + pile + down);
  }
});

test("the panel shows the rows of the opponent, not of the reader", async () => {
  await messages.need("fightdrome", "play-fightdrome", "web-fightdrome");
  render(CardsSeen, { view: VIEW, names: NAMES, box: BOX });
  expect(screen.getAllByText(/not seen, at most/)).toHaveLength(7);
});
