/** A profile counts few games and has percentages of more. */

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import type { ProfilePage, ResultCounts } from "../lib/wire";
import Profile from "./Profile.svelte";

beforeEach(async () => {
  serveNim({ "/api/people/p/achievements": { games: [] } });
  await messages.need("web-record");
});

function show(tally: ResultCounts): void {
  const profile: Partial<ProfilePage> = {
    person: { id: "p", name: "Ann" },
    is_own: true,
    has_account: true,
    since: 0,
    tallies: [{ game: "nim", mode: "heaps", tally }] as unknown as ProfilePage["tallies"],
    traits: [],
    cards: [],
    ratings: [],
    curves: [],
    ladders: [],
    current: [],
    recent: [],
    streak: 0,
    best_streak: 0,
    longest: null,
  };
  render(Profile, { profile: profile as ProfilePage });
}

test("fewer than five games are counted", () => {
  show({ won: 2, lost: 1, drawn: 0 });
  expect(screen.getByText("2 : 1")).toBeTruthy();
  expect(screen.queryByText(/%/)).toBeNull();
});

test("five games have a percentage", () => {
  show({ won: 3, lost: 2, drawn: 0 });
  expect(screen.getByText("60%")).toBeTruthy();
});
