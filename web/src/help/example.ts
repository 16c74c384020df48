/** A rulebook's worked example: moments of a real game as each seat sees them. */

import type { Component } from "svelte";
import type { GameTable } from "../games/game";
import { loadGame } from "../games/registry";
import type { GameEvent, GameView, TableBox } from "../lib/wire";
import { idsOf, loadRules } from "./rules";

export interface ExampleFrame {
  /** By seat. */
  views: GameView[];
  /** By seat: what has led here. */
  events: GameEvent[][];
  legal: string[];
  /** The rule against each action of the player to act that cannot be taken. */
  why: Record<string, string>;
}

export interface Example extends TableBox {
  names: string[];
  actions: string[];
  frames: ExampleFrame[];
}

/** A decision: what could be done, what was done (null: not yet), what could not and by which rule. */
export interface ExampleChoice {
  who: string;
  legal: readonly string[];
  why: Readonly<Record<string, string>>;
  action: string | null;
}

export interface LoadedExample {
  example: Example;
  table: GameTable;
  Choices: Component<ExampleChoice>;
  rules: Set<string>;
}

/** Null for a game without an example. */
export async function loadExample(game: string): Promise<LoadedExample | null> {
  const own = await loadGame(game);
  if (!own.example) return null;
  const [{ default: found }, { default: table }, book] = await Promise.all([own.example(), own.table(), loadRules(game, "en")]);
  return { ...found, table, rules: idsOf(book) };
}

/** The decision that led to a frame, or the one that is open in it. */
export function decisionAt(example: Example, at: number, isOpen = false): ExampleChoice | null {
  const frame = example.frames[isOpen ? at : at - 1];
  const seat = frame?.views[0]?.to_act;
  if (!frame || seat == null) return null;
  return { who: example.names[seat] ?? "", legal: frame.legal, why: frame.why, action: isOpen ? null : (example.actions[at - 1] ?? null) };
}
