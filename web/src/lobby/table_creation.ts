/** Requests that create tables; each returns the address of the table. */

import { post } from "../lib/api";
import type { GameInfo, NewTable, QuickMatched, QuickMatchWithdrawn, TableMade } from "../lib/wire";
import { ensureMe } from "../people/session";
import { contributeFirst } from "../table/pledges";
import { CLOCKS, tableForm } from "./table_form.svelte";

export function createBotTable(info: GameInfo, level: string): Promise<string> {
  return create(info, "practice", { kind: "bot", level });
}

export function createPrivateTable(info: GameInfo): Promise<string> {
  return create(info, "private", { kind: "open" });
}

export function createPublicTable(info: GameInfo): Promise<string> {
  return create(info, "public", { kind: "open" });
}

export function createSharedTable(info: GameInfo): Promise<string> {
  return create(info, "practice", { kind: "me" });
}

/** Create a table with the person in the first seat and `other` in the rest. Clocks and draws are for games between people. */
async function create(info: GameInfo, visibility: NonNullable<NewTable["visibility"]>, other: NonNullable<NewTable["seats"]>[number]): Promise<string> {
  await ensureMe();
  const isWithPeople = other.kind === "open";
  const clock = (isWithPeople && CLOCKS[tableForm.clock]) || { kind: "none" as const };
  const { box, ...options } = tableForm.options;
  const chosen = typeof box === "string" ? { box } : {};
  const seats = [{ kind: "me" as const }, ...Array.from({ length: tableForm.seats(info) - 1 }, () => other)];
  const body: NewTable = { game: info.game, options, ...chosen, clock, draws: isWithPeople && tableForm.draws, visibility, seats, contributes: true };
  return enterTable(body);
}

/** Create a table and contribute to its chance; return the path of its page. */
export async function enterTable(body: NewTable): Promise<string> {
  const { table, commitment } = await post<TableMade>("/tables", body);
  contributeFirst(table, commitment, body.seats?.every(({ kind }) => kind !== "open") ?? false);
  return `/table/${table}`;
}

/** Called repeatedly until an opponent arrives; the table stays the same. */
export async function requestQuickMatch(game: string): Promise<QuickMatched> {
  await ensureMe();
  const matched = await post<QuickMatched>("/quick-match", { game, contributes: true });
  contributeFirst(matched.table, matched.commitment, false);
  return matched;
}

export function withdrawQuickMatch(game: string): Promise<QuickMatchWithdrawn> {
  return post<QuickMatchWithdrawn>("/quick-match/withdraw", { game });
}
