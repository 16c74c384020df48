/** Views of real games for the tests and the review page, as `scripts/<game>/make_fixtures.py` writes them. */

import type { Component } from "svelte";
import type { GameEvent, GameView } from "../lib/wire";
import type { TableProps } from "./game";

export interface Fixture<View = GameView> {
  table: TableProps["options"];
  view: View;
  why: Record<string, string>;
  /** What led to the view, where it was recorded. */
  before?: View | null;
  events?: GameEvent[];
  ways?: Record<string, string>;
}

/** `fixtures/fixtures.ts` of a game, as the review page uses it. */
export interface Reviewed {
  FIXTURES: Record<string, Fixture>;
  boxOf(view: GameView): unknown;
  namesOf(view: GameView): readonly string[];
  /** What an action would change, so that it can be felt. */
  pretend?(view: GameView, action: string): GameView;
  /** Things of the game that no view shows side by side. */
  Gallery?: Component;
}

/** Files (`./lead.json`) by the names of what they hold. */
export function byName<F>(files: Record<string, F>): Record<string, F> {
  return Object.fromEntries(Object.entries(files).map(([path, fixture]) => [path.slice(2, -5), fixture]));
}

export function find<F>(fixtures: Record<string, F>, name: string): F {
  const found = fixtures[name];
  if (!found) throw new Error(`there is no fixture ${name}; there are ${Object.keys(fixtures).join(", ")}`);
  return found;
}
