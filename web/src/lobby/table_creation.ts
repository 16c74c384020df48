/** Requests that create tables; each returns the address of the table. */

import { post } from "../lib/api";
import type { GameInfo, NewTable, TableMade } from "../lib/wire";
import { ensureMe } from "../people/session";
import { contributeFirst } from "../table/pledges";
import { tableForm } from "./table_form.svelte";

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
  const { clock, draws, ...terms } = tableForm.terms;
  const timed = isWithPeople ? { clock, draws } : {};
  const seats = [{ kind: "me" as const }, ...Array.from({ length: tableForm.seats(info) - 1 }, () => other)];
  const body: NewTable = { ...terms, ...timed, spectators: tableForm.spectators, visibility, seats, contributes: true };
  return enterTable(body);
}

/** Create a table and contribute to its chance; return the path of its page. */
export async function enterTable(body: NewTable): Promise<string> {
  const { table, commitment } = await post<TableMade>("/tables", body);
  contributeFirst(table, commitment, body.seats?.every(({ kind }) => kind !== "open") ?? false);
  return `/table/${table}`;
}
