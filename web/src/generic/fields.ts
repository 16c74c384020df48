/** A view taken apart: what is said of each player, and what of the table. */

import type { GameView } from "../lib/wire";

export type Fields = [name: string, value: unknown][];

/** What every view has, and what the table shows in other ways. */
const COMMON = new Set(["game", "seat", "to_act", "legal", "outcome"]);

export interface ViewFields {
  /** By seat. */
  players: Fields[];
  table: Fields;
}

/** A value that this reader may not know. JSON has the same null for what is not there. */
export const HIDDEN = Symbol("hidden");

/** `perSeat` names the fields that have one item for each seat, as `GameInfo` lists them. */
export function fieldsOf(view: GameView, seats: number, perSeat: readonly string[]): ViewFields {
  const own = Object.entries(view).filter(([name]) => !COMMON.has(name));
  const shared = own.filter(([name, value]) => perSeat.includes(name) && Array.isArray(value)) as [string, unknown[]][];
  const players = Array.from({ length: seats }, (_, seat) => shared.flatMap(([name, items]) => itemFields(name, items, seat, view.seat)));
  return { players, table: own.filter(([name]) => !shared.some(([it]) => it === name)) };
}

/** An item that is a record is shown by its fields, without the name of the list. */
function itemFields(name: string, items: readonly unknown[], seat: number, reader: number | null): Fields {
  const [item, ours] = [items[seat], reader === null ? undefined : items[reader]];
  if (!isRecord(item)) return [[name, shown(item, ours, seat, reader)]];
  return Object.entries(item).map(([field, value]) => [field, shown(value, isRecord(ours) ? ours[field] : undefined, seat, reader)]);
}

/** What another player has and we have too is hidden where it is null; for a spectator, every null. */
function shown(value: unknown, ours: unknown, seat: number, reader: number | null): unknown {
  return value === null && seat !== reader && ours !== null ? HIDDEN : value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPlain(value: unknown): boolean {
  return value === HIDDEN || typeof value !== "object" || value === null;
}
