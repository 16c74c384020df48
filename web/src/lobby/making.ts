/** The ways to a table: each ends with its address. */

import { post } from "../lib/api";
import { newWord } from "../lib/chance";
import type { GameInfo, NewTable, QuickMatched, QuickMatchWithdrawn, TableMade } from "../lib/wire";
import { needMe } from "../people/session";
import { CLOCKS, wish } from "./wish.svelte";

export function againstBot(info: GameInfo, level: string): Promise<string> {
  return make(info, "practice", { kind: "bot", level });
}

export function withFriend(info: GameInfo): Promise<string> {
  return make(info, "private", { kind: "open" });
}

export function inPublic(info: GameInfo): Promise<string> {
  return make(info, "public", { kind: "open" });
}

export function onOneScreen(info: GameInfo): Promise<string> {
  return make(info, "practice", { kind: "me" });
}

/** A table with this in all seats but the first. Nobody needs a clock or draws who plays with bots or on one screen. */
async function make(info: GameInfo, visibility: NonNullable<NewTable["visibility"]>, other: NonNullable<NewTable["seats"]>[number]): Promise<string> {
  await needMe();
  const isWithPeople = other.kind === "open";
  const clock = (isWithPeople && CLOCKS[wish.clock]) || { kind: "none" as const };
  const { box, ...options } = wish.options;
  const chosen = typeof box === "string" ? { box } : {};
  const seats = [{ kind: "me" as const }, ...Array.from({ length: wish.seats(info) - 1 }, () => other)];
  const body: NewTable = { game: info.game, options, ...chosen, clock, draws: isWithPeople && wish.draws, visibility, seats, word: newWord() };
  const made = await post<TableMade>("/tables", body);
  return `/table/${made.table}`;
}

/** Once more about every ten seconds while nobody has come. */
export async function quickMatch(game: string): Promise<QuickMatched> {
  await needMe();
  return post<QuickMatched>("/quick-match", { game, word: newWord() });
}

export function withdraw(game: string): Promise<QuickMatchWithdrawn> {
  return post<QuickMatchWithdrawn>("/quick-match/withdraw", { game });
}
