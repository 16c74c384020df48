/** A puzzle with what its table needs, and the texts about it. */

import type { GameTable } from "../games/game";
import { loadTable } from "../games/registry";
import { get } from "../lib/api";
import { messages, text } from "../lib/messages.svelte";
import type { GameView, PuzzleChoice, PuzzleShown, PuzzleSolution, TableBox } from "../lib/wire";

export interface LoadedPuzzle {
  puzzle: PuzzleShown;
  table: GameTable;
  box: TableBox;
}

/** The message files of a page about puzzles of these games. */
export function areasOf(...games: string[]): string[] {
  return ["puzzle", ...games.map((game) => `puzzle-${game}`)];
}

export async function loadPuzzle(game: string, date: string): Promise<LoadedPuzzle> {
  const path = encodeURIComponent(game);
  const [puzzle, table, box] = await Promise.all([get<PuzzleShown>(`/puzzles/${path}/${encodeURIComponent(date)}`), loadTable(game), get<TableBox>(`/games/${path}/box`)]);
  await messages.need(...areasOf(game), ...table.areas);
  return { puzzle, table, box };
}

/** The question of a puzzle, in the words of the game. */
export function question(game: string, view: GameView): string {
  const id = `${game}-puzzle-ask`;
  const { situation } = view as GameView & { situation?: string };
  return messages.has(id) ? text(id, { situation: situation ?? "" }) : text("puzzle-ask");
}

export function percent(share: number): string {
  return new Intl.NumberFormat(messages.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Return percentage points, with a digit after the point below ten. */
export function points(share: number): string {
  return new Intl.NumberFormat(messages.language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

export function dayName(date: string, style: "full" | "short" = "full"): string {
  const options: Intl.DateTimeFormatOptions = style === "full" ? { weekday: "long", day: "numeric", month: "long" } : { weekday: "short", day: "numeric", month: "short" };
  // A date without a time is midnight UTC.
  return new Intl.DateTimeFormat(messages.language, { ...options, timeZone: "UTC" }).format(new Date(date));
}

/** The sentence that names the rule which decides, with the rule; null if the game has none. */
export function reason(game: string, solution: PuzzleSolution, nameOf: (action: string) => string): { text: string; rule: string | null } | null {
  const [best, second] = solution.choices as [PuzzleChoice, PuzzleChoice];
  const [ending, share] = Object.entries(best.endings).sort(([, a], [, b]) => b - a)[0] ?? ["", 0];
  const id = `${game}-puzzle-why-${ending}`;
  if (!messages.has(id)) return null;
  const number = new Intl.NumberFormat(messages.language, { maximumFractionDigits: 1 });
  const [mine, theirs, less, more] = [...best.points, ...second.points].map((it) => number.format(it)) as [string, string, string, string];
  const values = { share: percent(share), mine, theirs, less, more, second: nameOf(second.action) };
  return { text: text(id, values), rule: messages.has(`${id}.rule`) ? text(`${id}.rule`) : null };
}
