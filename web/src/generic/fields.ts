/** The fields of a view, by player and for the whole table. */

import type { GameView } from "../lib/wire";

export type Fields = [name: string, value: unknown][];

/** Fields of every view, which the table shows in other ways. */
const COMMON = new Set(["game", "seat", "to_act", "legal", "outcome"]);

interface ViewFields {
  /** By seat. */
  players: Fields[];
  table: Fields;
}

/** A value that is hidden from the reader. JSON has null for this and for a missing value. */
export const HIDDEN = Symbol("hidden");

/** Split a view. `perSeat` names the fields with one item for each seat, as `GameInfo` lists them. */
export function fieldsOf(view: GameView, seats: number, perSeat: readonly string[]): ViewFields {
  const own = Object.entries(view).filter(([name]) => !COMMON.has(name));
  const shared = own.filter(([name, value]) => perSeat.includes(name) && Array.isArray(value)) as [string, unknown[]][];
  const players = Array.from({ length: seats }, (_, seat) => shared.flatMap(([name, items]) => itemFields(name, items, seat, view.seat)));
  return { players, table: own.filter(([name]) => !shared.some(([it]) => it === name)) };
}

/** A record is shown as its fields, without the name of the list. */
function itemFields(name: string, items: readonly unknown[], seat: number, reader: number | null): Fields {
  const [item, ours] = [items[seat], reader === null ? undefined : items[reader]];
  if (!isRecord(item)) return [[name, shown(item, ours, seat, reader)]];
  return Object.entries(item).map(([field, value]) => [field, shown(value, isRecord(ours) ? ours[field] : undefined, seat, reader)]);
}

/** A null of another seat is hidden if the reader has a value there; for spectators every null is. */
function shown(value: unknown, ours: unknown, seat: number, reader: number | null): unknown {
  return value === null && seat !== reader && ours !== null ? HIDDEN : value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPlain(value: unknown): boolean {
  return value === HIDDEN || typeof value !== "object" || value === null;
}
