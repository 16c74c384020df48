/** What happened since the reader's turn: which entries the strip has, and which can be shown again. */

import { expect, test } from "vitest";
import type { GameTable } from "../games/game";
import { nimView } from "../generic/fixtures/nim";
import type { Entry, GameEvent } from "../lib/wire";
import type { Reader } from "./log_lines";
import { Recent, recentItems } from "./recent.svelte";

const event = (seat: number, kind = "took"): GameEvent => ({ kind, seat, data: {} });
const acted = (number: number, seat: number, ...events: GameEvent[]): Entry => ({ number, step: { step: "acted", at: 0, seat }, events, actions: number });

function reader(seat: number | null, own: Partial<GameTable> = {}): Reader {
  const line = ({ kind, seat: by }: GameEvent): string => `${by} ${kind}`;
  return { own: { line, ...own } as GameTable, view: nimView(), names: [], box: null, game: "nim", seat };
}

const labels = (log: Entry[], seat: number | null): string[] => recentItems(log, reader(seat)).map(({ label }) => label);

test("the strip begins after the reader's own events", () => {
  const log = [acted(1, 1, event(1)), acted(2, 0, event(0), event(1, "lost")), acted(3, 1, event(1))];
  expect(labels(log, 0)).toEqual(["1 lost", "1 took"]);
  expect(labels(log, 1)).toEqual(["0 took", "1 lost"]);
});

test("the entries stay while the reader acts, until others do", () => {
  const log = [acted(1, 0, event(0)), acted(2, 1, event(1)), acted(3, 0, event(0)), acted(4, 0, event(0))];
  expect(labels(log, 0)).toEqual(["1 took"]);
  expect(labels([...log, acted(5, 1, event(1, "lost"))], 0)).toEqual(["1 lost"]);
});

test("a spectator sees the last entries", () => {
  const log = Array.from({ length: 30 }, (_, n) => acted(n + 1, n % 2, event(n % 2)));
  expect(labels(log, null)).toHaveLength(12);
});

test("a game joins events to entries and chooses what needs a sentence", () => {
  const own: Partial<GameTable> = { entries: { starts: () => [1], reported: (events) => events.slice(1), isHeading: () => false, Mark: (() => ({})) as never } };
  const [only] = recentItems([acted(1, 1, event(1), event(1, "rolled"), event(1, "won"))], reader(0, own));
  expect([only?.events.length, only?.label]).toEqual([2, "1 won"]);
});

test("moments are kept with the view before them", () => {
  const recent = new Recent();
  const views = Array.from({ length: 5 }, () => nimView());
  const [own, other, more] = [event(0), event(1), event(1)];
  recent.add({ view: views[0]!, seat: 0 }, []);
  recent.add({ view: views[1]!, seat: 0 }, [acted(1, 1, event(1))]);
  recent.add({ view: views[2]!, seat: 0 }, [acted(2, 0, own)]);
  recent.add({ view: views[3]!, seat: 0 }, [acted(3, 1, other, more)]);
  expect(recent.moments.map(({ before, view }) => [views.indexOf(before as never), views.indexOf(view as never)])).toEqual([[0, 1], [1, 2], [2, 3]]);
  expect(recent.find(more)).toEqual({ moment: 2, at: 1 });
  expect(recent.find(event(1))).toBeNull();
});

test("a takeback and another player at the screen forget the moments", () => {
  const recent = new Recent();
  recent.add({ view: nimView(), seat: 0 }, []);
  recent.add({ view: nimView(), seat: 0 }, [acted(2, 1, event(1))]);
  recent.add({ view: nimView(), seat: 0 }, [{ ...acted(3, 1), step: { step: "grant_takeback", at: 0, seat: 1 }, actions: 1 }]);
  expect(recent.moments).toEqual([]);
  recent.add({ view: nimView(), seat: 0 }, [acted(4, 1, event(1))]);
  expect(recent.moments).toHaveLength(1);
  recent.add({ view: nimView({ seat: 1 }), seat: 1 }, [acted(5, 1, event(1))]);
  expect(recent.moments).toEqual([]);
});
