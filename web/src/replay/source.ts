/** The source of a replay: a finished table, or a record from a file. Long games are loaded in parts. */

import { get, post } from "../lib/api";
import type { Language } from "../lib/messages.svelte";
import type { GameRecord, Replay } from "../lib/wire";
import { keptFor } from "../table/pledges";

export interface Source {
  /** Return the frames from `first` on; with texts in a language, if one is given. */
  read(eyes: number | null, first: number, language?: Language): Promise<Replay>;
  /** Return the record with the browser's own copy of the promise, for a download. */
  record(): Promise<GameRecord>;
}

export function fromTable(table: string): Source {
  const path = `/tables/${encodeURIComponent(table)}`;
  return {
    read: (eyes, first, language) => get(`${path}/replay?${query({ first, eyes, language })}`),
    record: async () => {
      const record = await get<GameRecord>(`${path}/record`);
      const kept = keptFor(table);
      return kept ? { ...record, kept } : record;
    },
  };
}

export function fromRecord(record: GameRecord): Source {
  return {
    read: (eyes, first, language) => post("/replay", { record, eyes, first, ...(language && { language }) }),
    record: () => Promise.resolve(record),
  };
}

function query(values: Record<string, string | number | null | undefined>): string {
  return String(new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))));
}

/** Return a whole replay from one point of view. */
export async function readAll(source: Source, eyes: number | null, language?: Language): Promise<Replay> {
  const start = await source.read(eyes, 0, language);
  const frames = [...start.frames];
  while (frames.length <= start.actions) {
    const more = await source.read(eyes, frames.length, language);
    if (!more.frames.length) break;
    frames.push(...more.frames);
  }
  return { ...start, frames };
}
