/** What happened since the reader's turn: the entries of the strip, and the views to show them again. */

import { split } from "../games/entries";
import { capitalise } from "../lib/messages.svelte";
import type { Entry, GameEvent, GameView, Now } from "../lib/wire";
import type { Reader } from "./log_lines";

/** A spectator has no turn. */
const SPECTATORS_SEE = 12;
const MOST_MOMENTS = 80;

/** A view and the events that led to it. */
export interface Moment {
  before: GameView;
  view: GameView;
  events: readonly GameEvent[];
}

/** One entry of the strip. */
export interface RecentItem {
  events: readonly GameEvent[];
  label: string;
}

/** The last moments. Those before the page was opened are unknown. */
export class Recent {
  moments = $state.raw<readonly Moment[]>([]);
  #last: GameView | null = null;
  #seat: number | null = null;
  #actions = 0;

  /** Take the next state of the table and the entries that led to it. */
  add({ view, seat }: Pick<Now, "view" | "seat">, entries: readonly Entry[]): void {
    const before = this.#last;
    const actions = entries.at(-1)?.actions ?? this.#actions;
    // After a takeback, and for another player at the same screen, the past is a different one.
    if (seat !== this.#seat || actions < this.#actions) this.moments = [];
    const isSame = before !== null && seat === this.#seat;
    this.#last = view;
    this.#seat = seat;
    this.#actions = actions;
    const events = entries.flatMap((entry) => entry.events ?? []);
    if (!view || !isSame || !events.length) return;
    this.moments = [...this.moments, { before, view, events }].slice(-MOST_MOMENTS);
  }

  /** Return the moment of an event and its index in it, or null if the page does not have its view. */
  find(event: GameEvent | undefined): { moment: number; at: number } | null {
    const moment = this.moments.findIndex(({ events }) => event !== undefined && events.includes(event));
    return moment < 0 || event === undefined ? null : { moment, at: this.moments[moment]?.events.indexOf(event) ?? 0 };
  }
}

function isActionOf({ step }: Entry, seat: number | null): boolean {
  return seat !== null && step.step === "acted" && step.seat === seat;
}

/** Return the entries of the strip from a log without what was taken back or not yet shown. They stay while
 * the reader acts, until others do. */
export function recentItems(log: readonly Entry[], reader: Reader): RecentItem[] {
  const { own, seat } = reader;
  const isOthers = (part: readonly GameEvent[]): boolean => seat === null || part[0]?.seat !== seat;
  const end = log.findLastIndex((entry) => split(entry.events ?? [], own.entries).some(isOthers));
  const from = log.slice(0, end + 1).findLastIndex((entry) => isActionOf(entry, seat));
  const events = log.slice(Math.max(from, 0), end + 1).flatMap((entry) => entry.events ?? []);
  const parts = split(events, own.entries).map((part) => ({ events: part, label: labelOf(part, reader) }));
  const items = parts.filter(({ label }) => label);
  const first = items.findIndex((item) => isOthers(item.events));
  return from < 0 ? items.slice(-SPECTATORS_SEE) : items.slice(Math.max(first, 0));
}

function labelOf(events: readonly GameEvent[], { own, view, names, box }: Reader): string {
  if (!view) return "";
  const reported = own.entries?.reported(events) ?? events;
  return reported.map((event) => capitalise(own.line(event, view, names, box))).filter(Boolean).join(" ");
}
