/** The game inside the file, as `undercard.server.replays.standalone` has put it there. */

import type { GameRecord, Replay } from "../lib/wire";
import type { Source } from "../replay/source";

interface Standalone {
  record: GameRecord;
  /** All cards open, then the point of view of each seat. */
  replays: [Replay, ...Replay[]];
  messages: Record<string, Record<string, string>>;
}

async function read(): Promise<Standalone> {
  const text = document.getElementById("game")?.textContent ?? "";
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).json() as Promise<Standalone>;
}

let found: Promise<Standalone> | undefined;

export function readGame(): Promise<Standalone> {
  return (found ??= read());
}

export function fromFile({ record, replays }: Standalone): Source {
  return {
    read: (eyes) => Promise.resolve(replays[eyes === null ? 0 : eyes + 1] ?? replays[0]),
    record: () => Promise.resolve(record),
  };
}
