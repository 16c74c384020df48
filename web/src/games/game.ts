/** What the browser can know about a game beyond what the server sends.
 *
 * A game that has something of its own exports it as `game` from `games/<game>/index.ts`. A game
 * without a folder is played at the generic table, and pages leave out what it does not have. */

import type { Component } from "svelte";
import type { Example, ExampleChoice } from "../help/example";
import type { Preset, Question } from "../lab/question.svelte";
import type { Area } from "../lib/messages.svelte";
import type { SoundName } from "../lib/synth";
import type { GameEvent, GameView, TableBox } from "../lib/wire";
import type { CardProps } from "../reference/reference";

type Lazy<T> = () => Promise<{ default: T }>;

/** What every table is given. */
export interface TableProps<View extends GameView = GameView, Box = unknown> {
  view: View;
  names: readonly string[];
  box: Box;
  options: TableBox["options"];
  onaction: (action: string) => void;
  /** The rule against an action; null if there is none. */
  why?: (action: string) => string | null;
  /** Where steps may lead: each cell, and the one before it on the way. */
  ways?: Readonly<Record<string, string>>;
  /** Somebody without a seat looks on while it is played. */
  isWatched?: boolean;
  /** What happened between the view before and this one; a new list for each step. */
  events?: readonly GameEvent[];
  /** These events are seen now. */
  onhappen?: (events: readonly GameEvent[]) => void;
}

/** A game's table: the same view drawn and in words, and what its events sound like. */
export interface GameTable<View extends GameView = GameView, Box = unknown> {
  /** The messages it needs. */
  areas: Area[];
  Board: Component<TableProps<View, Box>>;
  Text: Component<TableProps<View, Box>>;
  /** On a phone the switch between the two stands below the table instead of above it. */
  isSwitchBelow?: boolean;
  /** Cards seen so far, where the game has such a thing. */
  Tracker?: Component<{ view: View; names: readonly string[] }>;
  /** What happened, in a sentence. */
  line(event: GameEvent, view: View, names: readonly string[], box: Box): string;
  actionName(action: string, view: View, box: Box): string;
  sound(event: GameEvent, reader: number | null): SoundName | null;
  /** What the log shows only on request. */
  isDetail?(event: GameEvent): boolean;
  /** Whether it reports by `onhappen` when an event is seen, so that it is heard then. */
  isPaced?: boolean;
  /** Whether the number keys choose actions. */
  hasNumberKeys?: boolean;
  /** Whether the server has to supply the words of lines and actions. */
  needsWords?: boolean;
}

/** What the lab offers besides the rulings. */
export interface LabForm {
  presets: Preset[];
  Form: Component<{ question: Question }>;
}

export interface BrowserGame {
  table: Lazy<GameTable>;
  /** An emblem, which fills its place. */
  Picture?: Component;
  /** Beside a rule: whatever shows what it means, if there is such a thing. */
  rulePicture?: Lazy<Component<{ rule: string }>>;
  reference?: Lazy<Component<CardProps>>;
  /** As `scripts/<game>/make_lesson.py` writes it. */
  lesson?: Lazy<unknown>;
  example?: Lazy<{ example: Example; Choices: Component<ExampleChoice> }>;
  lab?: Lazy<LabForm>;
}

/** A table is only ever given the views and the box of its own game, as the server tags them. */
export function asTable<View extends GameView, Box>(table: GameTable<View, Box>): GameTable {
  return table as unknown as GameTable;
}
