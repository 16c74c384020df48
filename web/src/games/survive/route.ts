/** Routes of the moving figure. It walks step by step, and each step is sent only if it is legal at
 * that moment. */

import { figureAt, figureOf, type View, type Ways } from "./view";

/** The cells of each route, by the last of them. */
export type Routes = Map<string, string[]>;

/** Return the routes to all free cells in reach. */
export function routes(view: View, ways: Ways): Routes {
  const free = Object.keys(ways).filter((cell) => !figureAt(view, cell));
  return new Map(free.map((cell) => [cell, wayTo(cell, ways)]));
}

function wayTo(cell: string, ways: Ways): string[] {
  const way: string[] = [];
  for (let at: string | undefined = cell; at !== undefined && ways[at] !== undefined; at = ways[at]) way.unshift(at);
  return way;
}

/** Return the next step of a route, or null if it is illegal. */
export function nextStep(view: View, way: readonly string[]): string | null {
  const cell = figureOf(view, view.active)?.cell;
  const next = cell ? way[way.indexOf(cell) + 1] : undefined;
  const step = `${cell}-${next}`;
  return next !== undefined && view.legal.includes(step) ? step : null;
}
