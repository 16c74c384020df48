/** Lessons: the frames of a real game, as the scripts in `web/scripts` write them. */

import type { GameTable } from "../games/game";
import { loadGame } from "../games/registry";
import type { GameEvent, GameView, TableBox } from "../lib/wire";
import { idsOf, loadRules } from "./rules";

export interface LessonFrame {
  view: GameView;
  events: GameEvent[];
  why: Record<string, string>;
  do: string | null;
  /** Where a walk of several steps ends that begins with `do`. */
  to: string | null;
  say: string[];
}

export interface Lesson extends TableBox {
  frames: LessonFrame[];
}

export interface LoadedLesson {
  lesson: Lesson;
  table: GameTable;
  rules: Set<string>;
}

/** Null for a game without a lesson. */
export async function loadLesson(game: string): Promise<LoadedLesson | null> {
  const own = await loadGame(game);
  if (!own.lesson) return null;
  const [{ default: lesson }, { default: table }, book] = await Promise.all([own.lesson(), own.table(), loadRules(game, "en")]);
  return { lesson: lesson as Lesson, table, rules: idsOf(book) };
}
