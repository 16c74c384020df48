/** The ways to a table: each ends with its address. */

import { post } from "../lib/api";
import { newWord } from "../lib/chance";
import type { GameInfo, NewTable, QuickMatched, QuickMatchWithdrawn, TableMade } from "../lib/wire";
import { needMe } from "../people/session";
import { CLOCKS, wish } from "./wish.svelte";

type Seats = NonNullable<NewTable["seats"]>;

/** Bots answer at once, so nobody needs a clock against them. */
export function againstBot(info: GameInfo, level: string): Promise<string> {
  return make(info, "practice", [{ kind: "me" }, ...others(info, () => ({ kind: "bot", level }) as const)], false);
}

export function withFriend(info: GameInfo): Promise<string> {
  return make(info, "private", [{ kind: "me" }, ...others(info, () => ({ kind: "open" }) as const)], true);
}

export function inPublic(info: GameInfo): Promise<string> {
  return make(info, "public", [{ kind: "me" }, ...others(info, () => ({ kind: "open" }) as const)], true);
}

export function onOneScreen(info: GameInfo): Promise<string> {
  return make(info, "practice", [{ kind: "me" }, ...others(info, () => ({ kind: "me" }) as const)], false);
}

function others(info: GameInfo, seat: () => Seats[number]): Seats {
  return Array.from({ length: wish.seats(info) - 1 }, seat);
}

async function make(info: GameInfo, visibility: "public" | "private" | "practice", seats: Seats, isWithPeople: boolean): Promise<string> {
  await needMe();
  const clock = isWithPeople ? (CLOCKS[wish.clock] ?? { kind: "none" }) : { kind: "none" as const };
  const { box, ...options } = wish.options;
  const chosen = typeof box === "string" ? { box } : {};
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
