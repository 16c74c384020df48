/** The view and the scenario from the wire, and values derived from them. */

import type { TableProps as Props } from "../game";
import type { FigureView, Node, Resource, ShownPlan, ShownScenario, View } from "./wire";

export type { FigureView as Figure, NpcKind, View } from "./wire";
export type Box = ShownScenario;
export type Name = Resource["name"];
export type Tree = Record<string, Node>;
export type TableProps = Props<View, Box>;
export type Ways = NonNullable<TableProps["ways"]>;
export type AllOdds = NonNullable<TableProps["odds"]>;

export const SEAT_LETTERS = "XYZ";

export function seatOf(letter: string): number | null {
  const seat = SEAT_LETTERS.indexOf(letter);
  return seat < 0 ? null : seat;
}

/** Return the initiative card of a side, or null if it is hidden. */
export function bidOf(view: View, letter: string): string | null {
  const seat = seatOf(letter);
  return seat === null ? view.npc_card : (view.players[seat]?.bid ?? null);
}

/** Return the cells of a side's zone. */
export function zoneOf({ zones }: ShownPlan, letter: string): string[] {
  return Object.keys(zones).filter((cell) => zones[cell] === letter);
}

export function figureOf(view: View, label: string | null): FigureView | undefined {
  return view.figures.find(({ figure }) => figure === label);
}

export function figureAt(view: View, cell: string): FigureView | undefined {
  return view.figures.find((figure) => figure.cell === cell);
}

/** Return the figure that the current decision is about, or null. */
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
  const isPending = (figure: FigureView) => figure.seat === view.to_act && figure.cell === null && !figure.left_out;
  return view.figures.find(isPending)?.figure ?? null;
}

/** Return the colour class of a side: the reader first, then the others in order. */
export function toneOf(view: View, seat: number | null): string {
  if (seat === null) return "npc";
  const order = view.players.map((_, n) => n);
  const from = view.seat ?? 0;
  return ["you", "them", "third"][order[(seat - from + order.length) % order.length] ?? 0] ?? "them";
}
