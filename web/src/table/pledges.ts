/** Pledges: what a table promised before the deal, and the player's own contribution, kept in this browser.
 *
 * The check after the game compares with this copy, because the server could exchange its own.
 */

import { sealOf } from "../help/fairness";
import { post } from "../lib/api";
import { randomHex } from "../lib/hex";
import { isTransient } from "../lib/request";
import { readStored, store } from "../lib/storage";
import type { About, Contributed, Kept, Now } from "../lib/wire";

const MOST = 200;
const RETRY_MS = 2000;

export interface Pledge {
  commitment: string;
  word: string;
  seat: number | null;
  seals: string[];
  isRevealed: boolean;
  /** Whether the table has shown the revealed contribution. */
  isShown: boolean;
}

type Pledges = Record<string, Pledge>;
export type Message = "seal" | "reveal";
/** `changed`: the table has shown this browser another promise; `differs`: it has shown it to another player. */
export type Breach = "changed" | "differs";

/** Used where the browser stores nothing. */
let inMemory: Pledges = {};
/** The messages on the way. */
const sent = new Set<string>();

function readAll(): Pledges {
  try {
    return (JSON.parse(readStored("pledges") ?? "null") as Pledges | null) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function pledgeFor(table: string): Pledge | null {
  return readAll()[table] ?? null;
}

function keep(table: string, pledge: Pledge): Pledge {
  const { [table]: _, ...others } = readAll();
  inMemory = Object.fromEntries([...Object.entries(others), [table, pledge]].slice(-MOST)) as Pledges;
  store("pledges", JSON.stringify(inMemory));
  return pledge;
}

function begin(table: string, commitment: string): Pledge {
  return keep(table, { commitment, word: randomHex(16), seat: null, seals: [], isRevealed: false, isShown: false });
}

/** Return the copy for the check and for the record. */
export function keptFor(table: string): Kept | null {
  const pledge = pledgeFor(table);
  if (!pledge) return null;
  const { commitment, seat, seals, isRevealed, word } = pledge;
  return { commitment, seat, seals, word: isRevealed ? word : "" };
}

/** Keep the promise of a table where the player waits; the contribution follows when its page is open. */
export function rememberPromise(table: string, commitment: string): void {
  if (!pledgeFor(table)) begin(table, commitment);
}

/** Contribute to a table as soon as it is made. With no other person at it, there is nothing to wait for. */
export function contributeFirst(table: string, commitment: string, isAlone: boolean): void {
  if (!pledgeFor(table)) void send(table, begin(table, commitment), isAlone ? "reveal" : "seal");
}

/** Contribute to a table before the deal; called whenever it changes. */
export function contribute(table: string, about: About, now: Now, ours: readonly number[]): void {
  const known = pledgeFor(table);
  if (breachOf(known, about, now)) return;
  const pledge = known && !isUsedUp(known, now, ours) ? known : begin(table, about.commitment ?? "");
  const seals = now.given.map((given, i) => (ours.includes(i) ? sealOf(pledge.commitment, pledge.word) : (given?.seal ?? "")));
  const current = { ...pledge, seat: ours[0] ?? null, seals: areOthersSealed(now, ours) ? seals : [] };
  const message = nextMessage(pledge, now, ours, pledge !== known);
  if (message) void send(table, current, message);
  else if (now.given[ours[0] ?? -1]?.word === pledge.word && !pledge.isShown) keep(table, { ...current, isShown: true });
}

function areOthersSealed(now: Now, ours: readonly number[]): boolean {
  return now.given.every((given, i) => given !== null || ours.includes(i));
}

/** Whether all players contribute again, because a seat changed after this contribution was revealed. */
function isUsedUp(pledge: Pledge, now: Now, ours: readonly number[]): boolean {
  const isMissing = now.given[ours[0] ?? -1] === null;
  return isMissing && (pledge.isShown || (pledge.isRevealed && !areOthersSealed(now, ours)));
}

/** Return the message that is due: the last player to contribute reveals immediately. */
export function nextMessage(pledge: Pledge, now: Now, ours: readonly number[], isNew: boolean): Message | null {
  const own = now.given[ours[0] ?? -1];
  if (own === undefined || (own && own.word != null)) return null;
  if (own === null) return areOthersSealed(now, ours) ? "reveal" : "seal";
  // Another device of the player has sealed; the newest one without a pledge takes over.
  if (own.seal !== sealOf(pledge.commitment, pledge.word)) return isNew ? "seal" : null;
  return areOthersSealed(now, ours) ? "reveal" : null;
}

/** Return how the table has broken its promise, or null. */
export function breachOf(pledge: Pledge | null, about: About, now: Now): Breach | null {
  if (pledge && pledge.commitment !== about.commitment) return "changed";
  return now.given.some((given) => given?.commitment && given.commitment !== about.commitment) ? "differs" : null;
}

function keyOf(table: string, pledge: Pledge, message: Message): string {
  return `${table} ${message} ${pledge.word}`;
}

/** Send a contribution again, unless the page has made another one meanwhile. */
function repeat(table: string, word: string, message: Message): void {
  const pledge = pledgeFor(table);
  if (pledge?.word === word) void send(table, pledge, message);
}

async function send(table: string, pledge: Pledge, message: Message): Promise<void> {
  const key = keyOf(table, pledge, message);
  if (sent.has(key)) return;
  sent.add(key);
  const { commitment, word } = keep(table, { ...pledge, isRevealed: pledge.isRevealed || message === "reveal" });
  const body = message === "reveal" ? { commitment, word } : { commitment, seal: sealOf(commitment, word) };
  try {
    await post<Contributed>(`/tables/${table}/${message}`, body);
  } catch (error) {
    // Otherwise the table has changed.
    if (isTransient(error)) setTimeout(() => repeat(table, word, message), RETRY_MS);
  } finally {
    sent.delete(key);
  }
}
