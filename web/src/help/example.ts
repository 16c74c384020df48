/** The worked example of a rulebook: frames of a real game as each seat sees them. */

import type { Component } from "svelte";
import type { GameTable } from "../games/game";
import { loadGame } from "../games/registry";
import type { GameEvent, GameView, TableBox } from "../lib/wire";
import { idsOf, loadRules } from "./rules";

interface ExampleFrame {
  /** By seat. */
  views: GameView[];
  /** By seat: the events since the previous frame. */
  events: GameEvent[][];
  legal: string[];
  /** By illegal action of the player to act: the rule against it. */
  why: Record<string, string>;
}

export interface Example extends TableBox {
  names: string[];
  actions: string[];
  frames: ExampleFrame[];
}

/** A decision: the legal actions, the rules against the others, and the action taken, if any. */
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

/** Return null for a game without an example. */
export async function loadExample(game: string): Promise<LoadedExample | null> {
  const own = await loadGame(game);
  if (!own.example) return null;
  const [{ default: found }, { default: table }, book] = await Promise.all([own.example(), own.table(), loadRules(game, "en")]);
  return { ...found, table, rules: idsOf(book) };
}

/** Return the decision that led to a frame, or the open one in it. */
export function decisionAt(example: Example, at: number, isOpen = false): ExampleChoice | null {
  const frame = example.frames[isOpen ? at : at - 1];
  const seat = frame?.views[0]?.to_act;
  if (!frame || seat == null) return null;
  return { who: example.names[seat] ?? "", legal: frame.legal, why: frame.why, action: isOpen ? null : (example.actions[at - 1] ?? null) };
}
