/** The solution names the best choice and one's own; the teaser shows only puzzles that are ready. */

import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import type { PuzzleChoice, PuzzleSolution, PuzzleStreak } from "../lib/wire";
import { areasOf, dayName } from "./puzzle";
import PuzzleTeaser from "./PuzzleTeaser.svelte";
import Solution from "./Solution.svelte";

const choice = (action: string, chance: number, soon: number): PuzzleChoice => ({ action, chance, soon, error: 0.004, endings: { rounds: 1 }, points: [12, 10], people: 3 });
const solution: PuzzleSolution = {
  answer: "b",
  is_right: false,
  choices: [choice("a", 0.9, 0.5), choice("b", 0.6, 0.1), choice("c", 0.2, 0)],
  samples: 2560,
  soon: "turn",
  levels: [1, 2, 3, 4, 5].map((level) => ({ level, share: level / 5 })),
};
const streak: PuzzleStreak = {
  length: 2,
  right: 1,
  has_today: true,
  days: [
    { date: "2026-11-17", is_tried: true, is_right: false },
    { date: "2026-11-18", is_tried: true, is_right: true },
  ],
};

beforeAll(() => messages.need(...areasOf()));

test("the bars are sorted and have two parts, with the best and the own choice named", () => {
  render(Solution, { game: "nim", solution, nameOf: (action: string) => `take ${action}` });
  const rows = screen.getAllByRole("listitem").slice(0, 3);
  expect(rows.map((row) => row.querySelector(".name span")?.textContent)).toEqual(["take a", "take b", "take c"]);
  expect(rows[0]?.textContent).toContain("best");
  expect(rows[1]?.textContent).toContain("your choice");
  expect(rows[2]?.textContent).not.toContain("choice");
  expect(screen.getByRole("img", { name: "50% immediately, 40% later" })).toBeTruthy();
  expect(screen.getByText(/30 percentage points more often than “take b”/)).toBeTruthy();
});

test("a date is a day in every time zone", () => {
  expect(dayName("2026-11-16")).toBe("Monday, November 16");
});

test("the teaser lists ready puzzles and the streak", async () => {
  const today = { is_ready: true, difficulty: "hard", tried: 4, is_right: null };
  serveNim({ "/api/puzzles": { date: "2026-11-18", games: [{ game: "nim", ...today }, { game: "chess", ...today, is_ready: false }], streak } });
  render(PuzzleTeaser);
  const link = await screen.findByRole("link", { name: /Nim/ });
  expect(link.getAttribute("href")).toBe("/puzzle/nim");
  expect(link.textContent).toContain("Hard");
  expect(screen.queryByRole("link", { name: /chess/i })).toBeNull();
  expect(screen.getByText("2 days in a row")).toBeTruthy();
});
