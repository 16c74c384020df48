/** The browser seals, reveals only after everyone has sealed, and keeps a copy of what it was shown. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sealOf } from "../help/fairness";
import type { About, Contribution, Now } from "../lib/wire";
import { breachOf, contribute, contributeFirst, keptFor, pledgeFor } from "./pledges";

const COMMITMENT = "c".repeat(64);
const about = { commitment: COMMITMENT } as About;
const theirs: Contribution = { commitment: COMMITMENT, seal: "a".repeat(64) };

let posts: { path: string; body: Record<string, string> }[] = [];
let table = "";

function now(...given: (Contribution | null)[]): Now {
  return { given } as Now;
}

/** Return when all messages are answered. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function see(...given: (Contribution | null)[]): Promise<string[]> {
  posts = [];
  contribute(table, about, now(...given), [0]);
  await settled();
  return posts.map(({ path }) => path.split("/").at(-1) ?? "");
}

function own(isRevealed = false): Contribution {
  const { word } = pledgeFor(table)!;
  return { commitment: COMMITMENT, seal: sealOf(COMMITMENT, word), ...(isRevealed && { word }) };
}

beforeEach(() => {
  localStorage.clear();
  posts = [];
  table = `t${Math.random()}`;
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    posts.push({ path, body: JSON.parse(body) as Record<string, string> });
    return Promise.resolve(new Response('{"number":1}', { status: 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("it seals while another seat is missing, and reveals when all have sealed", async () => {
  expect(await see(null, null)).toEqual(["seal"]);
  expect(posts[0]?.body).toEqual({ commitment: COMMITMENT, seal: own().seal });
  expect(await see(own(), null)).toEqual([]);
  expect(await see(own(), theirs)).toEqual(["reveal"]);
  expect(posts[0]?.body).toEqual({ commitment: COMMITMENT, word: pledgeFor(table)?.word });
  expect(await see(own(true), theirs)).toEqual([]);
  expect(keptFor(table)).toEqual({ commitment: COMMITMENT, seat: 0, word: pledgeFor(table)?.word, seals: [own().seal, theirs.seal] });
});

test("the last player reveals immediately", async () => {
  expect(await see(null, theirs)).toEqual(["reveal"]);
  expect(keptFor(table)?.seals).toEqual([own().seal, theirs.seal]);
});

test("a table without other people needs one message", async () => {
  contributeFirst(table, COMMITMENT, true);
  await settled();
  expect(posts.map(({ path }) => path)).toEqual([`/api/tables/${table}/reveal`]);
  expect(keptFor(table)?.commitment).toBe(COMMITMENT);
});

test("a contribution that is not delivered is sent again", async () => {
  vi.useFakeTimers();
  const fetchNow = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  contributeFirst(table, COMMITMENT, true);
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal("fetch", fetchNow);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posts.map(({ path }) => path.split("/").at(-1))).toEqual(["reveal"]);
  vi.useRealTimers();
});

test("after a seat has changed, a new contribution is sealed", async () => {
  await see(null, theirs);
  await see(own(true), theirs);
  const { word } = pledgeFor(table)!;
  expect(await see(null, null)).toEqual(["seal"]);
  expect(pledgeFor(table)?.word).not.toBe(word);
});

test("a second device without a pledge takes over; the first one leaves it alone", async () => {
  const foreign = { commitment: COMMITMENT, seal: "b".repeat(64) };
  expect(await see(foreign, null)).toEqual(["seal"]);
  expect(await see(foreign, null)).toEqual([]);
});

test("a broken promise ends the contribution", async () => {
  await see(null, null);
  const changed = { commitment: "d".repeat(64) } as About;
  expect(breachOf(pledgeFor(table), changed, now(null, null))).toBe("changed");
  const differs = { commitment: "d".repeat(64), seal: "a".repeat(64) };
  expect(breachOf(pledgeFor(table), about, now(null, differs))).toBe("differs");
  expect(breachOf(null, about, now(null, theirs))).toBeNull();
  expect(await see(own(), differs)).toEqual([]);
});
