/** The log in words: what happened in the game by the game's own sentences, the rest by ours. */

import type { GameTable } from "../games/game";
import { text } from "../lib/messages.svelte";
import { botName } from "../lib/names";
import type { Bot, Entry, GameEvent, GameView, Person } from "../lib/wire";

export interface Line {
  key: string;
  text: string;
  /** What somebody did at the table, outside of the game. */
  isAside: boolean;
  /** What told how something came about: it is read by those who ask. */
  isDetail: boolean;
  /** It was taken back since. */
  isUndone: boolean;
}

/** Where the same is said several times in a row (cards drawn), it is said once, with a count. */
export function folded(lines: readonly Line[]): (Line & { times: number })[] {
  const result: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last?.text === line.text && last.isUndone === line.isUndone) last.times += 1;
    else result.push({ ...line, times: 1 });
  }
  return result;
}

/** Details that follow each other are one item of the log, to be opened. */
export function gathered<T extends Line>(lines: readonly T[]): T[][] {
  const result: T[][] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (line.isDetail && last?.[0]?.isDetail && last[0].isUndone === line.isUndone) last.push(line);
    else result.push([line]);
  }
  return result;
}

/** The numbers of the entries that were taken back: fewer actions stand after a later one. */
export function undone(entries: readonly Entry[]): Set<number> {
  const result = new Set<number>();
  let standing: Entry[] = [];
  for (const entry of entries) {
    const actions = entry.actions ?? 0;
    for (const before of standing) if ((before.actions ?? 0) > actions) result.add(before.number);
    standing = standing.filter((before) => (before.actions ?? 0) <= actions);
    if (entry.step.step === "acted") standing.push(entry);
  }
  return result;
}

/** The log as far as it has been seen: what a table still plays out is not told ahead of it. An
 * event that the log does not know (it came anew since) hides nothing. */
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

/** Whether one event of a log comes after another; one that is not there comes first. */
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

/** A log, or what is new in it. A step that took others back says so. */
export function logLines(entries: readonly Entry[], reader: Reader, after = 0): Line[] {
  const gone = undone(entries);
  return entries.flatMap((entry, i) => {
    if (entry.number <= after) return [];
    const hasTakenBack = (entry.actions ?? 0) < (entries[i - 1]?.actions ?? 0);
    return linesOf(entry, reader, { isUndone: gone.has(entry.number), hasTakenBack });
  });
}

export function linesOf(entry: Entry, reader: Reader, { isUndone = false, hasTakenBack = false } = {}): Line[] {
  const aside = stepLine(entry, reader, hasTakenBack);
  const lines = aside === null ? [] : [{ key: `${entry.number}`, text: aside, isAside: true, isDetail: false, isUndone: false }];
  const { view } = reader;
  if (!view) return lines;
  const events = (entry.events ?? []).map((event, i) => ({
    key: `${entry.number}.${i}`,
    text: begun(reader.own.line(event, view, reader.names, reader.box)),
    isAside: false,
    isDetail: reader.own.isDetail?.(event) ?? false,
    isUndone,
  }));
  return [...lines, ...events.filter((line) => line.text)];
}

/** A sentence begins with a capital, whatever it begins with. */
function begun(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

function stepLine({ step }: Entry, reader: Reader, hasTakenBack: boolean): string | null {
  if (step.step === "acted") return null;
  const seat = "seat" in step ? step.seat : null;
  const you = seat !== null && seat === reader.seat ? "yes" : "no";
  const now = seat === null ? "" : (reader.names[seat] ?? "");
  const who = step.step === "sit_down" ? whoSat(step.who, now, reader.game) : now;
  const isTaken = hasTakenBack && step.step === "ask_takeback";
  return text(`web-step-${isTaken ? "took-back" : step.step.replaceAll("_", "-")}`, { you, who });
}

/** By the name of then, or the one by which a bot is told apart from its likes now. */
function whoSat(who: Person | Bot, now: string, game: string): string {
  const name = who.type === "bot" ? botName(who.level, game) : who.name;
  return now.startsWith(name) ? now : name;
}
