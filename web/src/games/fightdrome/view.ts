/** The View a seat is given: the wire's, with the few texts named that it can hold. */

import type * as Told from "../../lib/wire";

export type Situation = "over" | "lead" | "answer" | "follow_up" | "stagger" | "opening" | "sleeve" | "stack" | "last_gasp";
export type Ending = "" | "staggered" | "empty_hand" | "rest";
export type Supply = "Punch" | "Kick" | "Grapple" | "Block" | "Neurochem";

export type Fighter = Omit<Told.Fighter, "supplies" | "opening"> & {
  supplies: Partial<Record<Supply, number>>;
  opening: "untold" | "sound" | "unsound";
};
export type Outcome = Omit<Told.Outcome, "ending"> & { ending: Ending };
export type View = Omit<Told.FightdromeView, "situation" | "fighters" | "outcome"> & {
  situation: Situation;
  fighters: [Fighter, Fighter];
  outcome: Outcome | null;
};

/** The names of the pack's characters, and how a deck is read from them (F1.2). */
export interface Box {
  sleeves: { name: string; order: Supply[] }[];
  stacks: { name: string; counts: number[] }[];
}

/** Those options of the table that change how it looks. */
export interface TableOptions {
  mode: "bout" | "match" | "epic";
  target: number;
}

/** Who speaks for the rules: the id of the rule against an action, null if there is none. */
export type WhyNot = (action: string) => string | null | Promise<string | null>;

export type Seat = 0 | 1;

/** Whose corner we look from: our own, or the first one when we only watch. */
export function nearSeat(view: View): Seat {
  return view.seat === 1 ? 1 : 0;
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** Whose attack is live: whoever is not asked to deal with it, or who may draw after it (FR12). */
export function attacker(view: View): Seat | null {
  if (view.live === null || view.to_act === null) return null;
  const isFirst = (view.to_act === 0) === (view.situation === "last_gasp");
  return isFirst ? 0 : 1;
}

/** A Sleeve's supplies and a Stack's numbers, read side by side (F1.2). */
export function suppliesOf(box: Box, sleeve: number, stack: number | null): Partial<Record<Supply, number>> {
  const counts = stack === null ? [] : (box.stacks[stack - 1]?.counts ?? []);
  const order = box.sleeves[sleeve - 1]?.order ?? [];
  return Object.fromEntries(order.map((supply, i) => [supply, counts[i] ?? 0]));
}

const EXAMPLE = "11-9-9-5-6";

/** F1.5: whether a Stack is that of the rulebook's example. */
export function isExample(box: Box, stack: number): boolean {
  return box.stacks[stack - 1]?.counts.join("-") === EXAMPLE;
}

/** The action that spends this card now, if there is one: playing it or giving it up. */
export function actionFor(view: View, card: string): string | null {
  return [card, `x${card}`].find((action) => view.legal.includes(action)) ?? null;
}
