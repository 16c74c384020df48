/** The View a seat is given: the wire's, with the situations named; the scenario, and what the table
 * tells of events. */

import type { FigureView, SurviveView } from "../../lib/wire";

export type Situation =
  | "over"
  | "leave"
  | "place"
  | "bid"
  | "use"
  | "act"
  | "move"
  | "green"
  | "to"
  | "follow"
  | "return";

export type Figure = FigureView;
export type View = Omit<SurviveView, "situation"> & { situation: Situation };

/** A name for all languages, or one for each. */
export type Name = string | Record<string, string>;

export interface TreeNode {
  ask: string;
  yes: string;
  no: string;
}
export type Tree = Record<string, TreeNode>;

export interface NpcKind {
  moves: number[];
  modifier: number;
  tree: Tree;
  patrol: string[];
}

/** The scenario: dungeon, figures, NPCs and resources as data. */
export interface Box {
  name: string;
  players: number;
  team: number;
  dungeon: string;
  resources: { name: Name; code: string; tokens: number; cards: number }[];
  figures: { name: Name; moves: number[]; modifier: number }[];
  grabbers: NpcKind;
  crawlers: NpcKind;
}

/** Those options of the table that change how it looks. */
export interface TableOptions {
  rounds: number;
}

/** Something that happened, as this reader may know it. */
export interface TableEvent {
  kind: string;
  seat: number | null;
  data: Record<string, string | number | null>;
}

/** Who speaks for the rules: the id of the rule against an action, null if there is none. */
export type WhyNot = (action: string) => string | null | Promise<string | null>;

/** Where steps may lead: each cell, and the one before it on the way. */
export type Ways = Readonly<Record<string, string>>;

/** What both tables, the drawn one and the one in words, are given. */
export interface TableProps {
  view: View;
  names: readonly string[];
  box: Box;
  options: TableOptions;
  onaction: (action: string) => void;
  why?: WhyNot;
  ways?: Ways;
  /** Somebody without a seat looks on while it is played. */
  isWatched?: boolean;
  /** What happened between the view before and this one; a new list for each step. */
  events?: readonly TableEvent[];
  /** These events are seen now. */
  onhappen?: (events: readonly TableEvent[]) => void;
}

export const SEAT_LETTERS = "XYZ";

export function seatOf(letter: string): number | null {
  const seat = SEAT_LETTERS.indexOf(letter);
  return seat < 0 ? null : seat;
}

export function figureOf(view: View, label: string | null): Figure | undefined {
  return view.figures.find(({ figure }) => figure === label);
}

export function figureAt(view: View, cell: string): Figure | undefined {
  return view.figures.find((figure) => figure.cell === cell);
}

/** The figure that the one to act is asked about, if it is about one. */
export function askedFigure(view: View): string | null {
  if (view.situation === "to") return view.jumper;
  if (view.situation === "follow") return view.follower;
  if (view.situation === "return") return nextPending(view);
  if (view.situation === "place") return nextToPlace(view);
  return view.active;
}

function nextPending(view: View): string | null {
  const letter = SEAT_LETTERS[view.to_act ?? 0] ?? "";
  return view.pending.find((label) => label.startsWith(letter)) ?? view.pending[0] ?? null;
}

function nextToPlace(view: View): string | null {
  const waits = (figure: Figure) => figure.seat === view.to_act && figure.cell === null && !figure.left_out;
  return view.figures.find(waits)?.figure ?? null;
}

/** How a side looks to whoever watches: ourselves, then the others in their order. */
export function toneOf(view: View, seat: number | null): string {
  if (seat === null) return "npc";
  const order = view.players.map((_, n) => n);
  const from = view.seat ?? 0;
  return ["you", "them", "third"][order[(seat - from + order.length) % order.length] ?? 0] ?? "them";
}
