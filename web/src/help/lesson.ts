/** Lessons: the frames of a real game, as `scripts/make_lessons.py` writes them. */

import type { Area } from "../lib/messages.svelte";
import type { GameEvent } from "../lib/wire";
import { loadGame, type GameParts, type View } from "../table/games";
import type { Box as FightdromeBox } from "../games/fightdrome/view";
import type { Box as SurviveBox, View as SurviveView } from "../games/survive/view";
import { idsOf, loadRules, type GameName } from "./rules";

export interface LessonFrame {
  view: View;
  events: GameEvent[];
  why: Record<string, string>;
  do: string | null;
  /** Where a walk of several steps ends that begins with `do`. */
  to: string | null;
  say: string[];
}

export interface Lesson {
  game: GameName;
  options: Record<string, string | number | boolean>;
  box: unknown;
  frames: LessonFrame[];
}

export interface LoadedLesson {
  lesson: Lesson;
  parts: GameParts;
  box: unknown;
  /** What an action does, in words. */
  actionName: (action: string, view: View) => string;
  rules: Set<string>;
  areas: Area[];
}

const files = import.meta.glob<Lesson>("./lessons/*.json", { import: "default" });

export async function readLesson(game: GameName): Promise<Lesson> {
  const load = files[`./lessons/${game}.json`];
  if (!load) throw new Error(`there is no lesson of ${game}`);
  return load();
}

export async function loadLesson(game: GameName): Promise<LoadedLesson> {
  const [lesson, parts, book, actionName] = await Promise.all([readLesson(game), loadGame(game), loadRules(game, "en"), loadNames(game)]);
  const box = parts.readBox(lesson.box);
  const name = (action: string, view: View) => actionName(action, view, box);
  return { lesson, parts, box, actionName: name, rules: idsOf(book), areas: parts.areas };
}

type NameOf = (action: string, view: View, box: unknown) => string;

async function loadNames(game: GameName): Promise<NameOf> {
  if (game === "fightdrome") {
    const { actionName } = await import("../games/fightdrome/words");
    return (action, _, box) => actionName(action, box as FightdromeBox);
  }
  const { actionName } = await import("../games/survive/words");
  return (action, view, box) => actionName(action, view as unknown as SurviveView, box as SurviveBox);
}
