/** The entries of a game: one for each card, choice, Rest and end of a round. */

import type { GameEvent } from "../../lib/wire";

const BEGINNINGS = ["played", "discarded", "rested", "round_won", "chose_stack", "chose_sleeve"];

export function starts(events: readonly GameEvent[]): number[] {
  return events.flatMap(({ kind }, n) => (BEGINNINGS.includes(kind) ? [n] : []));
}

/** Without the cards drawn, unless they can be read. */
export function reported(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ kind, data }) => kind !== "drew" || data.card !== null);
}

export function isHeading({ kind }: GameEvent): boolean {
  return kind === "round";
}
