/** Ways over the drawn floor, as a guide for the eye and the hand.
 *
 * Not the rules: a way is only ever walked step by step, and a step is only sent when the table
 * has said that it is legal. */

import { parseAction } from "./actions";
import type { Plan } from "./plan";
import { figureAt, figureOf, type View } from "./view";

/** The cells to step on, the last one first reached by this many steps. */
export type Routes = Map<string, string[]>;

/** Every free cell that the moving figure's steps may lead to, by the shortest way. */
export function routes(view: View, plan: Plan): Routes {
  const mover = figureOf(view, view.active);
  const first = view.legal.map(parseAction).filter(({ kind }) => kind === "step");
  if (!mover?.cell || !first.length) return new Map();
  const budget = mover.value - (view.steps ?? 0);
  const found: Routes = new Map();
  let edge = first.map(({ what }) => [what]);
  const seen = new Set([mover.cell, ...first.map(({ what }) => what)]);
  for (let cost = 1; cost <= budget && edge.length; cost++) {
    edge = edge.filter((way) => !isEnemyAt(view, last(way)) || cost === 1);
    for (const way of edge) if (!figureAt(view, last(way))) found.set(last(way), way);
    edge = edge.filter((way) => !isEnemyAt(view, last(way))).flatMap((way) => onward(view, plan, way, seen));
  }
  return found;
}

const last = (way: string[]): string => way.at(-1) ?? "";

function onward(view: View, plan: Plan, way: string[], seen: Set<string>): string[][] {
  const next = neighbours(view, plan, last(way)).filter((cell) => !seen.has(cell));
  for (const cell of next) seen.add(cell);
  return next.map((cell) => [...way, cell]);
}

function neighbours(view: View, plan: Plan, cell: string): string[] {
  const through = plan.passages
    .filter(({ name, cells }) => cells.includes(cell) && !view.fields.includes(name))
    .map(({ cells }) => (cells[0] === cell ? cells[1] : cells[0]));
  return [...(plan.open.get(cell) ?? []), ...through];
}

function isEnemyAt(view: View, cell: string): boolean {
  const figure = figureAt(view, cell);
  return figure !== undefined && figure.seat !== view.seat;
}

/** The step that leads along a way from where the figure stands, if the table allows it now. */
export function nextStep(view: View, way: readonly string[]): string | null {
  const cell = figureOf(view, view.active)?.cell;
  const next = cell ? way[way.indexOf(cell) + 1] : undefined;
  const step = `${cell}-${next}`;
  return next !== undefined && view.legal.includes(step) ? step : null;
}
