/** A rulebook's worked example: moments of a real game as each seat sees them, as
 * `scripts/make_example.py` writes them. */

import type { Component } from "svelte";
import type { Area } from "../lib/messages.svelte";
import type { GameEvent } from "../lib/wire";
import { loadGame, type GameParts, type View } from "../table/games";
import { idsOf, loadRules, type GameName } from "./rules";

export interface ExampleFrame {
  /** By seat. */
  views: View[];
  /** By seat: what has led here. */
  events: GameEvent[][];
  legal: string[];
  /** The rule against each action of the player to act that cannot be taken. */
  why: Record<string, string>;
}

export interface Example {
  game: GameName;
  names: string[];
  options: Record<string, string | number | boolean>;
  box: unknown;
  actions: string[];
  frames: ExampleFrame[];
}

/** A decision: what could be done, what was done (null: not yet), what could not and by which rule. */
export interface Decision {
  who: string;
  legal: readonly string[];
  why: Readonly<Record<string, string>>;
  action: string | null;
}

export interface LoadedExample {
  example: Example;
  parts: GameParts;
  box: unknown;
  Choices: Component<Decision>;
  rules: Set<string>;
  areas: Area[];
}

const files = import.meta.glob<Example>("../games/*/example.json", { import: "default" });
const choices = import.meta.glob<Component<Decision>>("../games/*/ExampleChoices.svelte", { import: "default" });

export function hasExample(game: string): boolean {
  return `../games/${game}/example.json` in files;
}

export async function readExample(game: GameName): Promise<Example> {
  const load = files[`../games/${game}/example.json`];
  if (!load) throw new Error(`there is no example of ${game}`);
  return load();
}

export async function loadExample(game: GameName): Promise<LoadedExample> {
  const load = choices[`../games/${game}/ExampleChoices.svelte`];
  if (!load) throw new Error(`the example of ${game} shows no choices`);
  const [example, parts, book, Choices] = await Promise.all([readExample(game), loadGame(game), loadRules(game, "en"), load()]);
  return { example, parts, box: parts.readBox(example.box), Choices, rules: idsOf(book), areas: parts.areas };
}

/** The decision that led to a frame, or the one that is open in it. */
export function decisionAt(example: Example, at: number, isOpen = false): Decision | null {
  const frame = example.frames[isOpen ? at : at - 1];
  const seat = frame?.views[0]?.to_act;
  if (!frame || seat == null) return null;
  return { who: example.names[seat] ?? "", legal: frame.legal, why: frame.why, action: isOpen ? null : (example.actions[at - 1] ?? null) };
}
