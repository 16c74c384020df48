/** The log writes the sentences of a row when it changes, and not those of all rows with each step. */

import { screen } from "@testing-library/svelte";
import { flushSync, mount, unmount } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import { beforeEach, expect, test, vi } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { Entry, GameEvent } from "../../lib/wire";
import ExchangeLog from "./ExchangeLog.svelte";
import { BOX, fixture } from "./fixtures/fixtures";
import * as texts from "./texts";

vi.mock("./texts", async (original) => {
  const actual = await original<typeof texts>();
  return { ...actual, eventText: vi.fn(actual.eventText) };
});

beforeEach(() => messages.need("fightdrome", "play-fightdrome", "web-fightdrome"));

const played = (seat: number, card: string): GameEvent => ({ kind: "played", seat, data: { card, situation: "answer" } });
const entry = (number: number, ...events: GameEvent[]): Entry => ({ number, step: { step: "acted" }, events }) as unknown as Entry;
const FIRST = [entry(1, { kind: "round", seat: null, data: { round: 1 } }), entry(2, played(0, "K30")), entry(3, played(1, "KB40")), entry(4, played(1, "P20"))];

test("a new blow writes its own row only", async () => {
  const { view } = fixture("answer");
  let now = { view, names: ["Ann", "Ben"], entries: FIRST };
  let change = (): void => {};
  const watch = createSubscriber((update) => void (change = update));
  const read = () => (watch(), now);
  // Plain objects, as a page has them: those of `render` are new proxies after each change.
  const props = { box: BOX, aside: () => null, get view() { return read().view; }, get names() { return read().names; }, get entries() { return read().entries; } };
  const log = mount(ExchangeLog, { target: document.body, props });
  flushSync();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  vi.mocked(texts.eventText).mockClear();
  now = { view: { ...view }, names: ["Ann", "Ben"], entries: [...FIRST, entry(5, played(0, "P50"))] };
  change();
  flushSync();
  const written = vi.mocked(texts.eventText).mock.calls.map(([event]) => event.data.card);
  expect(new Set(written)).toEqual(new Set(["P20", "P50"]));
  await unmount(log);
});
