/** The view and the pack from the wire, and values derived from them. */

import type { TableProps as Props } from "../game";
import type { Pack, Sleeve, View } from "./wire";

export type { Fighter, View } from "./wire";
export type Box = Pack;
export type Supply = Sleeve["order"][number];
export type TableProps = Props<View, Box>;
export type Seat = 0 | 1;

/** Return the reader's seat, or the first one for a spectator. */
export function nearSeat(view: View): Seat {
  return view.seat === 1 ? 1 : 0;
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** Return the seat of the live attack: not the one to act, unless that one may draw after it (FR12). */
export function attacker(view: View): Seat | null {
  if (view.live === null || view.to_act === null) return null;
  const isFirst = (view.to_act === 0) === (view.situation === "last_gasp");
  return isFirst ? 0 : 1;
}

/** Return the supplies of a Sleeve with the numbers of a Stack (F1.2). */
export function suppliesOf(box: Box, sleeve: number, stack: number | null): Partial<Record<Supply, number>> {
  const counts = stack === null ? [] : (box.stacks.cards[stack - 1]?.counts ?? []);
  const order = box.sleeves.cards[sleeve - 1]?.order ?? [];
  return Object.fromEntries(order.map((supply, i) => [supply, counts[i] ?? 0]));
}

const EXAMPLE = "11-9-9-5-6";

/** F1.5: whether a Stack is the one of the rulebook's example. */
export function isExample(box: Box, stack: number): boolean {
  return box.stacks.cards[stack - 1]?.counts.join("-") === EXAMPLE;
}

/** Return the legal action that plays or discards a card, or null. */
export function actionFor(view: View, card: string): string | null {
  return [card, `x${card}`].find((action) => view.legal.includes(action)) ?? null;
}
