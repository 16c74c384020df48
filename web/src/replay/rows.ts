/** The list of a replay: turns and rounds as headings, one row for each entry with what came of it. */

import type { GameTable } from "../games/game";
import { split } from "../games/entries";
import { capitalise, text } from "../lib/messages.svelte";
import type { Frame, GameEvent } from "../lib/wire";

export interface Row {
  key: string;
  step: number;
  isHeading: boolean;
  /** Whether the number of the step stands before it. */
  isFirst: boolean;
  lines: string[];
}

/** Return the rows of a frame. */
export function rowsOf({ number, events, view }: Frame, own: GameTable, names: readonly string[], box: unknown): Row[] {
  const line = (event: GameEvent): string => capitalise(own.line(event, view, names, box));
  const rows = partsOf(events, own).map(({ isHeading, events: part }) => ({ isHeading, lines: part.map(line).filter(Boolean) }));
  const shown = rows.filter(({ lines }) => lines.length);
  if (shown.every(({ isHeading }) => isHeading)) shown.unshift({ isHeading: false, lines: quietLines(events, own, line) });
  const first = shown.findIndex(({ isHeading }) => !isHeading);
  return shown.map((row, n) => ({ ...row, key: `${number}.${n}`, step: number, isFirst: n === first }));
}

/** A choice that nothing came of yet is worth a row as well. */
function quietLines(events: readonly GameEvent[], { entries, isDetail }: GameTable, line: (event: GameEvent) => string): string[] {
  const lines = events.filter((event) => !entries?.isHeading(event) && !isDetail?.(event)).map(line).filter(Boolean);
  return lines.length ? lines : [text("replay-nothing")];
}

interface Part {
  isHeading: boolean;
  events: readonly GameEvent[];
}

/** Divide the events of a step into headings and entries; a game without entries has one part. */
function partsOf(events: readonly GameEvent[], { entries }: GameTable): Part[] {
  if (!entries) return [{ isHeading: false, events }];
  const parts: Part[] = [];
  let from = 0;
  const close = (until: number): void => {
    for (const part of split(events.slice(from, until), entries, true)) parts.push({ isHeading: false, events: entries.reported(part) });
    from = until + 1;
  };
  events.forEach((event, n) => {
    if (!entries.isHeading(event)) return;
    close(n);
    parts.push({ isHeading: true, events: [event] });
  });
  close(events.length);
  return parts;
}
