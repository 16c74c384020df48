/** The log as text: events in the texts of the game, other steps in those of the table. */

import type { GameTable } from "../games/game";
import { capitalise, text } from "../lib/messages.svelte";
import { botName } from "../lib/player_names";
import type { Bot, Entry, GameEvent, GameView, Person } from "../lib/wire";

interface LogLine {
  key: string;
  text: string;
  /** A step at the table, outside of the game. */
  isAside: boolean;
  /** How something came about; the log shows it on request. */
  isDetail: boolean;
}

/** Merge equal lines in a row, such as cards drawn, into one with a count. */
export function mergeRepeats(lines: readonly LogLine[]): (LogLine & { times: number })[] {
  const result: (LogLine & { times: number })[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.text === line.text) last.times += 1;
    else result.push({ ...line, times: 1 });
  }
  return result;
}

/** Group details in a row into one item of the log. */
export function groupDetails<T extends LogLine>(lines: readonly T[]): T[][] {
  const result: T[][] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (line.isDetail && last?.[0]?.isDetail) last.push(line);
    else result.push([line]);
  }
  return result;
}

/** Return the numbers of the entries that were taken back: a later entry has fewer actions. */
function undoneEntries(entries: readonly Entry[]): Set<number> {
  const result = new Set<number>();
  let valid: Entry[] = [];
  for (const entry of entries) {
    const actions = entry.actions ?? 0;
    for (const before of valid) if ((before.actions ?? 0) > actions) result.add(before.number);
    valid = valid.filter((before) => (before.actions ?? 0) <= actions);
    if (entry.step.step === "acted") valid.push(entry);
  }
  return result;
}

/** Return the entries without those that were taken back. */
export function validEntries(entries: readonly Entry[]): Entry[] {
  const undone = undoneEntries(entries);
  return entries.filter(({ number }) => !undone.has(number));
}

/** Return the log up to the last event that the table has shown, so that it does not reveal the next
 * ones. An event that is missing in the log, because the log was reloaded, hides nothing. */
export function seenEntries(log: readonly Entry[], last: GameEvent | null): readonly Entry[] {
  const at = last === null ? -1 : log.findLastIndex((entry) => entry.events?.includes(last));
  if (last !== null && at < 0) return log;
  const next = log.findIndex((entry, i) => i > at && entry.events?.length);
  const until = next < 0 ? log.length : next;
  return log.slice(0, until).map((entry, i) => (i === at ? upTo(entry, last) : entry));
}

function upTo(entry: Entry, last: GameEvent | null): Entry {
  const events = entry.events ?? [];
  return { ...entry, events: events.slice(0, events.findLastIndex((event) => event === last) + 1) };
}

/** Whether one event of a log comes after another; a missing one counts as the first. */
export function isLater(log: readonly Entry[], event: GameEvent, other: GameEvent | null): boolean {
  const at = (it: GameEvent | null) => log.findLastIndex((entry) => it !== null && entry.events?.includes(it));
  const [one, two] = [at(event), at(other)];
  const events = log[one]?.events ?? [];
  return one === two ? events.indexOf(event) > (other ? events.indexOf(other) : -1) : one > two;
}

export interface Reader {
  own: GameTable;
  view: GameView | null;
  names: readonly string[];
  box: unknown;
  game: string;
  seat: number | null;
}

/** Return the lines of all entries after a number, without what was taken back. */
export function logLines(entries: readonly Entry[], reader: Reader, after = 0): LogLine[] {
  const undone = undoneEntries(entries);
  return entries.flatMap((entry, i) => {
    if (entry.number <= after || undone.has(entry.number)) return [];
    const hasTakenBack = (entry.actions ?? 0) < (entries[i - 1]?.actions ?? 0);
    return entryLines(entry, reader, hasTakenBack);
  });
}

export function entryLines(entry: Entry, reader: Reader, hasTakenBack = false): LogLine[] {
  const aside = stepLine(entry, reader, hasTakenBack);
  const lines = aside === null ? [] : [{ key: `${entry.number}`, text: aside, isAside: true, isDetail: false }];
  const { view } = reader;
  if (!view) return lines;
  const events = (entry.events ?? []).map((event, i) => ({
    key: `${entry.number}.${i}`,
    text: capitalise(reader.own.line(event, view, reader.names, reader.box)),
    isAside: false,
    isDetail: reader.own.isDetail?.(event) ?? false,
  }));
  return [...lines, ...events.filter((line) => line.text)];
}

/** Return a step outside of the game as a sentence; null for a move and a contribution to the chance. */
export function stepLine({ step }: Entry, reader: Reader, hasTakenBack: boolean): string | null {
  if (step.step === "acted" || step.step === "seal" || step.step === "reveal") return null;
  const seat = "seat" in step ? step.seat : null;
  const you = seat !== null && seat === reader.seat ? "yes" : "no";
  const current = seat === null ? "" : (reader.names[seat] ?? "");
  const who = step.step === "sit_down" ? seatedName(step.who, current, reader.game) : current;
  const isTaken = hasTakenBack && step.step === "ask_takeback";
  return text(`web-step-${isTaken ? "took-back" : step.step.replaceAll("_", "-")}`, { you, who });
}

/** Return the name at the time of the step, or the current one if it only adds a number. */
function seatedName(who: Person | Bot, current: string, game: string): string {
  const name = who.type === "bot" ? botName(who.level, game) : who.name;
  return current.startsWith(name) ? current : name;
}
