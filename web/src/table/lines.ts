/** The log in words: what happened in the game by the game's own sentences, the rest by ours. */

import { text } from "../lib/messages.svelte";
import { botName } from "../lib/names";
import type { Entry } from "../lib/wire";
import type { GameParts, View } from "./games";

export interface Line {
  key: string;
  text: string;
  /** What somebody did at the table, outside of the game. */
  isAside: boolean;
}

/** Where the same is said several times in a row (cards drawn), it is said once, with a count. */
export function folded(lines: readonly Line[]): (Line & { times: number })[] {
  const result: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.text === line.text) last.times += 1;
    else result.push({ ...line, times: 1 });
  }
  return result;
}

export interface Reader {
  parts: GameParts;
  view: View | null;
  names: readonly string[];
  box: unknown;
  game: string;
  seat: number | null;
}

export function linesOf(entry: Entry, reader: Reader): Line[] {
  const aside = stepLine(entry, reader);
  const lines = aside === null ? [] : [{ key: `${entry.number}`, text: aside, isAside: true }];
  const { view } = reader;
  if (!view) return lines;
  const events = (entry.events ?? []).map((event, i) => ({
    key: `${entry.number}.${i}`,
    text: reader.parts.line(event, view, reader.names, reader.box),
    isAside: false,
  }));
  return [...lines, ...events];
}

function stepLine({ step }: Entry, reader: Reader): string | null {
  if (step.step === "acted") return null;
  const seat = "seat" in step ? step.seat : null;
  const you = seat !== null && seat === reader.seat ? "yes" : "no";
  let who = seat === null ? "" : (reader.names[seat] ?? "");
  if (step.step === "sit_down") who = step.who.type === "bot" ? botName(step.who.level, reader.game) : step.who.name;
  return text(`web-step-${step.step.replaceAll("_", "-")}`, { you, who });
}
