/** What the page needs of a game: its table, its words and its sounds, loaded with the game. */

import type { Component } from "svelte";
import type { Area } from "../lib/messages.svelte";
import type { SoundName } from "../lib/synth";
import type { GameEvent, Now, TableBox } from "../lib/wire";

export type View = NonNullable<Now["view"]>;

/** What every table is given. */
export interface TableProps {
  view: View;
  names: readonly string[];
  box: unknown;
  options: TableBox["options"];
  onaction: (action: string) => void;
  why: (action: string) => string | null;
  /** Where steps may lead: each cell, and the one before it on the way. */
  ways: Record<string, string>;
  /** Somebody without a seat looks on while it is played. */
  isWatched?: boolean;
  /** What happened between the view before and this one; a new list for each step. */
  events: readonly GameEvent[];
  /** These events are seen now. */
  onhappen?: (events: readonly GameEvent[]) => void;
}

export interface GameParts {
  areas: Area[];
  Table: Component<TableProps>;
  /** Cards seen so far, where the game has such a thing. */
  Tracker: Component<{ view: View; names: readonly string[] }> | null;
  /** The pack or scenario as the table wants it. */
  readBox(box: unknown): unknown;
  line(event: GameEvent, view: View, names: readonly string[], box: unknown): string;
  sound(event: GameEvent, reader: number | null): SoundName | null;
  /** What the log tells only to those who ask. */
  isDetail(event: GameEvent): boolean;
  /** Whether its table says by `onhappen` when an event is seen, so that it is heard then. */
  isPaced: boolean;
}

const LOADERS: Record<string, () => Promise<{ parts: GameParts }>> = {
  fightdrome: () => import("./fightdrome"),
  survive: () => import("./survive"),
};

export async function loadGame(game: string): Promise<GameParts> {
  const load = LOADERS[game];
  if (!load) throw new Error(`there is no table for ${game}`);
  return (await load()).parts;
}
