/** What the scene at the end of a game shows of any game: duration, numbers, rating, next opponent. */

import type { EndProps, Remark } from "../games/game";
import { get } from "../lib/api";
import { messages, text } from "../lib/messages.svelte";
import { who } from "../lib/player_names";
import type { About, Entry, GameInfo, GameView, NewTable, OwnResult, Replay, Seat } from "../lib/wire";
import { clockText } from "./clock";

const MINUTE = 60;
const LEVEL = /^level([1-9])$/;

/** Return the duration of a game from its first step to its last action, in seconds. */
export function duration(entries: readonly Entry[]): number {
  const start = entries.find(({ step }) => step.step === "start") ?? entries[0];
  const last = entries.findLast(({ step }) => step.step !== "rematch");
  return Math.max(0, (last?.step.at ?? 0) - (start?.step.at ?? 0));
}

export function durationText(entries: readonly Entry[]): string {
  const minutes = Math.round(duration(entries) / MINUTE);
  return minutes ? text("end-minutes", { minutes }) : text("end-under-minute");
}

/** Return the numbers of a game that has no ending of its own. */
export function genericRemarks({ entries, view, names }: EndProps): Remark[] {
  const moves = entries.filter(({ step }) => step.step === "acted").length;
  if (!moves) return [];
  const counted = { value: messages.number(moves), about: text("end-remark-moves", { count: moves }) };
  const thought = longestThought(entries, view.seat);
  if (!thought) return [counted];
  return [counted, { value: clockText(Math.max(thought.seconds, 10)), about: text("end-remark-thought", who(view, names, thought.seat)) }];
}

/** Return the longest time before an action, of the reader if they have acted. */
export function longestThought(entries: readonly Entry[], reader: number | null): { seat: number; seconds: number } | null {
  const thoughts = entries.flatMap(({ step }, i) => {
    const before = entries[i - 1]?.step.at;
    return step.step === "acted" && before !== undefined ? [{ seat: step.seat, seconds: step.at - before }] : [];
  });
  const own = thoughts.filter(({ seat }) => seat === reader);
  const longest = (own.length ? own : thoughts).reduce((best, one) => (one.seconds > best.seconds ? one : best), { seat: -1, seconds: 0 });
  return longest.seconds >= 10 ? longest : null;
}

/** Return the final view with all cards open. */
export async function loadOpenView(table: string, entries: readonly Entry[]): Promise<GameView | null> {
  const first = entries.reduce((most, { actions }) => Math.max(most, actions ?? 0), 0);
  const { frames } = await get<Replay>(`/tables/${encodeURIComponent(table)}/replay?first=${first}`);
  return frames.at(-1)?.view ?? null;
}

/** Return the reader's result with the change of the rating. */
export async function loadOwnResult(table: string): Promise<OwnResult | null> {
  const result = await get<OwnResult>(`/me/games/${encodeURIComponent(table)}`);
  return result.game ? result : null;
}

/** Return the table against the next stronger bot, the first after the last; null unless all others are bots. */
export function nextTable(about: About, seats: readonly Seat[], info: GameInfo | undefined, reader: number): NewTable | null {
  const others = seats.filter((_, seat) => seat !== reader);
  if (!info || !others.length || others.some(({ person, bot }) => person || !bot)) return null;
  const met = Math.max(...others.map(({ bot }) => Number(LEVEL.exec(bot?.level ?? "")?.[1] ?? 0)));
  const levels = info.levels.toSorted((a, b) => a.number - b.number);
  const next = levels.find(({ number }) => number > met) ?? levels[0];
  if (!next) return null;
  const wanted: NonNullable<NewTable["seats"]> = seats.map((_, seat) => (seat === reader ? { kind: "me" } : { kind: "bot", level: next.level }));
  const { game, options = {}, visibility = "practice" } = about;
  return { game, options, box: about.box as NonNullable<NewTable["box"]>, visibility, seats: wanted, contributes: true };
}
