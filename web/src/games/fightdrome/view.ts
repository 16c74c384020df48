/** The View a seat is given: the wire's, with the few texts named that it can hold. */

import type * as Told from "../../lib/wire";

export type Situation = "over" | "lead" | "answer" | "follow_up" | "stagger" | "opening" | "sleeve";
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

/** Whose attack is live: whoever is not asked to deal with it. */
export function attacker(view: View): Seat | null {
  if (view.live === null || view.to_act === null) return null;
  return view.to_act === 0 ? 1 : 0;
}

/** The action that spends this card now, if there is one: playing it or giving it up. */
export function actionFor(view: View, card: string): string | null {
  return [card, `x${card}`].find((action) => view.legal.includes(action)) ?? null;
}
