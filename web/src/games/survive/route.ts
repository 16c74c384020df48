/** Ways to walk, as the table tells them: a way is walked step by step, and each step is only sent
 * when it is legal at that moment. */

import { figureAt, figureOf, type View, type Ways } from "./view";

/** The cells to step on, by the last of them. */
export type Routes = Map<string, string[]>;

/** Every free cell that the moving figure's steps lead to. */
export function routes(view: View, ways: Ways): Routes {
  const free = Object.keys(ways).filter((cell) => !figureAt(view, cell));
  return new Map(free.map((cell) => [cell, wayTo(cell, ways)]));
}

function wayTo(cell: string, ways: Ways): string[] {
  const way: string[] = [];
  for (let at: string | undefined = cell; at !== undefined && ways[at] !== undefined; at = ways[at]) way.unshift(at);
  return way;
}

/** The step that leads along a way from where the figure stands, if the table allows it now. */
export function nextStep(view: View, way: readonly string[]): string | null {
  const cell = figureOf(view, view.active)?.cell;
  const next = cell ? way[way.indexOf(cell) + 1] : undefined;
  const step = `${cell}-${next}`;
  return next !== undefined && view.legal.includes(step) ? step : null;
}
