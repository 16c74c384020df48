/** Where a replay comes from: a finished table, or a record from a file. Long games come in pieces. */

import { get, post } from "../lib/api";
import type { GameRecord, Replay } from "../lib/wire";

export interface Source {
  read(eyes: number | null, first: number): Promise<Replay>;
  /** The record, to be taken home. */
  record(): Promise<GameRecord>;
}

export function fromTable(table: string): Source {
  const path = `/tables/${encodeURIComponent(table)}`;
  return {
    read: (eyes, first) => get(`${path}/replay?first=${first}${eyes === null ? "" : `&eyes=${eyes}`}`),
    record: () => get(`${path}/record`),
  };
}

export function fromRecord(record: GameRecord): Source {
  return {
    read: (eyes, first) => post("/replay", { record, eyes, first }),
    record: () => Promise.resolve(record),
  };
}

/** A whole replay through one pair of eyes. */
export async function readAll(source: Source, eyes: number | null): Promise<Replay> {
  const start = await source.read(eyes, 0);
  const frames = [...start.frames];
  while (frames.length <= start.actions) {
    const more = await source.read(eyes, frames.length);
    if (!more.frames.length) break;
    frames.push(...more.frames);
  }
  return { ...start, frames };
}
